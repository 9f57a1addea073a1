import CoreGraphics

/// Stands for any cell class, whose initialiser for a style is to be called.
///
/// See `ObjectFactory`: both classes have the initialiser at the same place of their method tables.
@_spi(ObjectFactory)
open class AnyInitializableCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any class of headers, whose initialiser for a name is to be called.
@_spi(ObjectFactory)
open class AnyInitializableHeaderFooterView: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension ObjectFactory {
    /// Returns a new cell of a class.
    // Inlined, a cast of the result would be decided by the stand-in's type.
    @inline(never)
    @MainActor
    static func makeCell(_ type: UITableViewCell.Type, _ identifier: String?) -> UITableViewCell {
        let maker = unsafeBitCast(type, to: AnyInitializableCell.Type.self)
        return maker.init(style: .default, reuseIdentifier: identifier) as UITableViewCell
    }

    /// Returns a new header or footer of a class.
    @inline(never)
    @MainActor
    static func makeHeaderFooterView(
        _ type: UITableViewHeaderFooterView.Type,
        _ identifier: String?
    ) -> UITableViewHeaderFooterView {
        let maker = unsafeBitCast(type, to: AnyInitializableHeaderFooterView.Type.self)
        return maker.init(reuseIdentifier: identifier) as UITableViewHeaderFooterView
    }
}

extension UITableView {
    func registerCell(_ type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewCell.Type,
            "must pass a class of kind UITableViewCell"
        )
        precondition(!identifier.isEmpty, "must pass a valid reuse identifier")
        table.cellSources[identifier] = type.map { .type($0) }
    }

    func registerEdge(_ type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewHeaderFooterView.Type,
            "must pass a class of kind UITableViewHeaderFooterView"
        )
        precondition(!identifier.isEmpty, "must pass a valid reuse identifier")
        table.edgeSources[identifier] = type.map { .type($0) }
    }

    // MARK: - Cells

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let making = table.cellInMaking, making.identifier == identifier { return making.cell }
        if let cell = takeFromPool(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let source = table.cellSources[identifier] else { return nil }
        var cell: UITableViewCell?
        // Variations of documents are chosen by the traits of where the cell is shown.
        traitCollection.performAsCurrent { cell = makeCell(source, identifier) }
        return cell
    }

    private func takeFromPool(_ identifier: String) -> UITableViewCell? {
        guard var pool = table.cellPool[identifier], !pool.isEmpty else { return nil }
        // A cell that is made again for the row that it showed needs no change of the page.
        let cell = pool.removeLast()
        table.cellPool[identifier] = pool
        return cell
    }

    func requireCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        precondition(
            table.cellSources[identifier] != nil,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard"
        )
        precondition(
            path.count == 2,
            "Invalid index path for use with UITableView: \(path). Index paths passed to table "
                + "view must contain exactly two indices specifying the section and row."
        )
        guard let cell = dequeue(identifier) else {
            preconditionFailure("No cell was made for the identifier \(identifier).")
        }
        let height = loadedLayout.contains(path) ? table.layout.range(of: path).height : 44
        cell.frame.size = CGSize(width: rowFrame(0, 0).width, height: max(0, height))
        return cell
    }

    private func makeCell(_ source: ReuseSource, _ identifier: String) -> UITableViewCell {
        switch source {
        case .type(let type):
            guard let type = type as? UITableViewCell.Type else {
                preconditionFailure("must pass a class of kind UITableViewCell")
            }
            return ObjectFactory.makeCell(type, identifier)
        case .prototype(let prototype):
            guard let cell = prototype.make() as? UITableViewCell else {
                preconditionFailure(
                    "The prototype for the identifier \(identifier) is not a UITableViewCell."
                )
            }
            cell.cell.reuseIdentifier = identifier
            return cell
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil, options: nil)
            guard made.count == 1 || made.contains(where: { $0 is UITableViewCell }),
                let cell = made.first(where: { $0 is UITableViewCell }) as? UITableViewCell
            else {
                preconditionFailure(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain "
                        + "exactly one top level object which must be a UITableViewCell instance"
                )
            }
            let own = cell.cell.reuseIdentifier
            precondition(
                own == nil || own == identifier || own?.isEmpty == true,
                "cell reuse indentifier in nib (\(own ?? "")) does not match the identifier used "
                    + "to register the nib (\(identifier))"
            )
            cell.cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Keeps a cell for another row.
    func recycle(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, table.staticContent == nil else { return }
        table.cellPool[identifier, default: []].append(cell)
    }

    /// Takes those cells off the screen that wait for other rows.
    func hideRecycledCells() {
        // A screen of cells is enough to scroll on with; more would be memory that nobody uses.
        let most = max(16, table.shown.count)
        for (identifier, pool) in table.cellPool {
            for cell in pool where cell.superview === self { cell.removeFromSuperview() }
            if pool.count > most { table.cellPool[identifier] = Array(pool.suffix(most)) }
        }
        for (identifier, pool) in table.edgePool where pool.count > 16 {
            table.edgePool[identifier] = Array(pool.suffix(16))
        }
    }

    // MARK: - Headers and footers

    func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
        if var pool = table.edgePool[identifier], let view = pool.popLast() {
            table.edgePool[identifier] = pool
            view.edge.isPinned = false
            view.setNeedsUpdateConfiguration()
            view.prepareForReuse()
            return view
        }
        guard let source = table.edgeSources[identifier] else { return nil }
        var view: UITableViewHeaderFooterView?
        traitCollection.performAsCurrent { view = makeEdge(source, identifier) }
        return view
    }

    private func makeEdge(
        _ source: ReuseSource,
        _ identifier: String
    ) -> UITableViewHeaderFooterView? {
        switch source {
        case .type(let type):
            guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
            let view = ObjectFactory.makeHeaderFooterView(type, identifier)
            view.edge.tableView = self
            return view
        case .prototype(let prototype): return prototype.make() as? UITableViewHeaderFooterView
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil, options: nil)
            guard
                let view = made.first(where: { $0 is UITableViewHeaderFooterView })
                    as? UITableViewHeaderFooterView
            else {
                preconditionFailure(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain "
                        + "exactly one top level object which must be a "
                        + "UITableViewHeaderFooterView instance"
                )
            }
            view.edge.reuseIdentifier = identifier
            view.edge.tableView = self
            return view
        }
    }

    func recycleEdge(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView,
            let identifier = view.reuseIdentifier
        else { return }
        table.edgePool[identifier, default: []].append(view)
    }
}
