import CoreGraphics

extension UITableView {
    // MARK: - Blocks

    /// Makes changes that are shown together, in a closure that does not outlive the call.
    public func performBatchUpdates(
        _ updates: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }

    /// Makes one change, which is shown at once where no block of changes is open.
    func update(_ change: (inout TableUpdates) -> Void) {
        beginChanges()
        change(&table.updates)
        endChanges(nil)
    }

    func beginChanges() {
        if table.updateDepth == 0 { table.updates = TableUpdates() }
        table.updateDepth += 1
    }

    func endChanges(_ completion: ((Bool) -> Void)?) {
        precondition(
            table.updateDepth > 0,
            "endUpdates was called without a beginUpdates before it."
        )
        if let completion { table.completions.append(completion) }
        table.updateDepth -= 1
        guard table.updateDepth == 0 else { return }
        let completions = table.completions
        table.completions = []
        let finish: @MainActor () -> Void = { for completion in completions { completion(true) } }
        // What the table has not looked at yet needs no changes, and without a data source there is none
        // to count them.
        guard table.isLoaded, !table.updates.isReload, source != nil else {
            reload()
            return finish()
        }
        apply(table.updates, finish)
    }

    // MARK: - Changes

    private func apply(_ updates: TableUpdates, _ finish: @escaping @MainActor () -> Void) {
        let old = table.layout
        let counts = old.sections.map(\.rows.count)
        let shift = TableShift(updates, from: counts, to: newCounts())
        closeSwipe(animated: false)
        var change = RowChange(updates, old: old, shift: shift)
        let staying = splitRows(&change)
        setLayout(old, shift, updates)
        moveEdges(change)
        table.selected = table.selected.compactMap { path in
            change.isReloaded(path) ? nil : shift.after(path)
        }
        table.shown = staying
        table.updates = TableUpdates()
        followHeldRows(change)
        guard window != nil, UIView.areAnimationsEnabled, bounds.height > 0 else {
            for (path, cell) in change.leaving { remove(cell, path) }
            updateContentSize()
            setNeedsLayout()
            return finish()
        }
        animate(change, finish)
    }

    /// Leads what a person holds to where its row is now.
    private func followHeldRows(_ change: RowChange) {
        func place(of path: IndexPath) -> IndexPath? {
            change.isReloaded(path) ? nil : change.shift.after(path)
        }
        if let drag = table.drag {
            if let path = place(of: drag.path) { table.drag?.path = path } else { endDrag() }
        }
        followTransfer(place)
        if let press = table.press {
            if let path = place(of: press.path) {
                table.press?.path = path
            } else {
                forgetPress()
            }
        }
    }

    /// Asks the data source for the number of rows of each section.
    func newCounts() -> [Int] {
        guard let source else { return [] }
        return (0..<max(0, source.numberOfSections(in: self))).map {
            max(0, source.tableView(self, numberOfRowsInSection: $0))
        }
    }

    /// Returns the cells that stay with their new rows; the others leave.
    private func splitRows(
        _ change: inout RowChange
    ) -> [(path: IndexPath, cell: UITableViewCell)] {
        var staying: [(path: IndexPath, cell: UITableViewCell)] = []
        for (path, cell) in table.shown {
            if let target = change.shift.after(path), !change.isReloaded(path) {
                staying.append((target, cell))
                change.staying.insert(ObjectIdentifier(cell))
            } else {
                change.leaving.append((path, cell))
            }
        }
        return staying.sorted { $0.path < $1.path }
    }

    /// Takes the new numbers of rows over, with the heights of rows that were looked at.
    private func setLayout(_ old: TableLayout, _ shift: TableShift, _ updates: TableUpdates) {
        let shown = Set(table.shown.map(\.path))
        let change = RowChange(updates, old: old, shift: shift)
        let edges = (old.headerHeight, old.footerHeight, old.shift)
        table.layout = makeLayout { _ in
            var kept: [Int: [KeptHeight]] = [:]
            for (section, lengths) in old.sections.enumerated() {
                for (row, height, isMeasured) in lengths.rows.known {
                    let path = IndexPath(row: row, section: section)
                    guard let target = shift.after(path) else { continue }
                    // What is seen is measured again: its content may have changed. Until then,
                    // it keeps its height, so that what is around it stays where it is.
                    let isSettled =
                        isMeasured && !shown.contains(path) && !change.isReloaded(path)
                    kept[target.section, default: []].append(
                        KeptHeight(
                            row: target.row,
                            height: height,
                            rank: isSettled ? .settled : .doubted
                        )
                    )
                }
            }
            return kept
        }
        (table.layout.headerHeight, table.layout.footerHeight, table.layout.shift) = edges
    }

    private func moveEdges(_ change: RowChange) {
        for isHeader in [true, false] {
            let old = isHeader ? table.headers : table.footers
            var kept: [Int: ShownEdge] = [:]
            var gone: [(Int, ShownEdge)] = []
            for (section, edge) in old {
                if let target = change.shift.after(section: section),
                    !change.reloadedSections.keys.contains(section)
                {
                    kept[target] = edge
                } else {
                    gone.append((section, edge))
                }
            }
            if isHeader { table.headers = kept } else { table.footers = kept }
            for (section, edge) in gone { endDisplay(of: edge, section, isHeader: isHeader) }
        }
    }

    private func remove(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.removeFromSuperview()
        endDisplay(of: cell, path)
    }

    // MARK: - Animation

    private func animate(_ changes: RowChange, _ finish: @escaping @MainActor () -> Void) {
        var change = changes
        // The page keeps its length until what is left of the content has come into sight.
        table.heldLength = max(table.heldLength, contentSize.height)
        table.leadingChanges += 1
        let lowest = max(
            -adjustedContentInset.top,
            table.layout.height + adjustedContentInset.bottom - bounds.height
        )
        if contentOffset.y > lowest, scroll.phase == .idle {
            // The app did not ask for this way, and hears nothing of its end.
            moveAnimated(to: CGPoint(x: contentOffset.x, y: lowest)) { _ in }
        }
        UIView.performWithoutAnimation {
            for (_, cell) in change.leaving { sendSubviewToBack(cell) }
            let frames = change.leaving.map(\.1.frame)
            prepareRows()
            updateContentSize()
            keepCellsGivenAgain(&change, frames)
            for (path, cell) in table.shown
            where !change.staying.contains(ObjectIdentifier(cell)) {
                begin(cell, path, change)
            }
        }
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            options: [.allowUserInteraction],
            animations: { [self, change] in
                placeRows(evenMoved: true)
                placeEdges()
                updateTableEdges()
                for (_, cell) in table.shown {
                    if cell.alpha != 1 { cell.alpha = 1 }
                    cell.layoutIfNeeded()
                }
                for (path, cell) in change.leaving { end(cell, path, change) }
            },
            completion: { [weak self, change] _ in
                guard let self else { return finish() }
                // One may be a cell of the app's that has come again since.
                let shown = Set(table.shown.map { ObjectIdentifier($0.cell) })
                for (path, cell) in change.leaving where !shown.contains(ObjectIdentifier(cell)) {
                    cell.removeFromSuperview()
                    cell.alpha = 1
                    endDisplay(of: cell, path)
                }
                table.leadingChanges -= 1
                if table.leadingChanges == 0 { table.heldLength = 0 }
                setNeedsRender()
                setNeedsLayout()
                finish()
            }
        )
    }

    /// Keeps cells on the screen that the data source gave for a row again, as static tables do.
    private func keepCellsGivenAgain(_ change: inout RowChange, _ frames: [CGRect]) {
        let shown = Set(table.shown.map { ObjectIdentifier($0.cell) })
        for ((path, cell), frame) in zip(change.leaving, frames)
        where shown.contains(ObjectIdentifier(cell)) {
            cell.frame = frame
            change.staying.insert(ObjectIdentifier(cell))
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        change.leaving.removeAll { shown.contains(ObjectIdentifier($0.1)) }
    }

    /// Puts a cell that comes in where it comes from.
    private func begin(_ cell: UITableViewCell, _ path: IndexPath, _ change: RowChange) {
        if let origin = change.shift.before(path), !change.isReloaded(origin) {
            // It was there before, out of sight.
            let range = change.old.range(of: origin)
            cell.frame = rowFrame(range.top, range.height)
            return
        }
        let animation = change.arrival(of: path)
        cell.frame = cell.frame.offset(for: animation)
        if animation.fades { cell.alpha = 0 }
    }

    /// Puts a cell that leaves where it goes to.
    private func end(_ cell: UITableViewCell, _ path: IndexPath, _ change: RowChange) {
        let animation = change.departure(of: path)
        if animation == .none {
            cell.alpha = 0
            return
        }
        cell.frame = cell.frame.offset(for: animation)
        if animation.fades { cell.alpha = 0 }
    }

    /// Configures cells again without making others.
    func reconfigure(_ paths: [IndexPath]) {
        guard table.isLoaded else { return }
        for path in paths {
            guard let cell = shownCell(path), let source else { continue }
            table.pathInMaking = path
            // The data source gets the very cell when it asks for one.
            if let identifier = cell.reuseIdentifier {
                table.cellInMaking = (identifier, cell)
            }
            let made = source.tableView(self, cellForRowAt: path)
            table.cellInMaking = nil
            table.pathInMaking = nil
            guard made === cell else {
                reloadRows(at: [path], with: .none)
                continue
            }
            if needsAutomaticHeight(path) {
                table.layout.change(path.section) { $0.rows.doubt(path.row) }
            }
            setNeedsLayout()
        }
    }
}

/// What changes, with the cells that leave and stay.
private struct RowChange {
    let old: TableLayout
    let shift: TableShift
    let reloadedSections: [Int: UITableView.RowAnimation]
    private let reloadedRows: [IndexPath: UITableView.RowAnimation]
    private let deletedRows: [IndexPath: UITableView.RowAnimation]
    private let insertedRows: [IndexPath: UITableView.RowAnimation]
    private let deletedSections: [Int: UITableView.RowAnimation]
    private let insertedSections: [Int: UITableView.RowAnimation]
    var leaving: [(IndexPath, UITableViewCell)] = []
    var staying: Set<ObjectIdentifier> = []

    init(_ updates: TableUpdates, old: TableLayout, shift: TableShift) {
        self.old = old
        self.shift = shift
        reloadedSections = Dictionary(updates.reloadedSections) { $1 }
        reloadedRows = Dictionary(updates.reloadedRows) { $1 }
        deletedRows = Dictionary(updates.deletedRows) { $1 }
        insertedRows = Dictionary(updates.insertedRows) { $1 }
        deletedSections = Dictionary(updates.deletedSections) { $1 }
        insertedSections = Dictionary(updates.insertedSections) { $1 }
    }

    func isReloaded(_ path: IndexPath) -> Bool {
        reloadedRows[path] != nil || reloadedSections[path.section] != nil
    }

    /// How a row leaves, by its place before.
    func departure(of path: IndexPath) -> UITableView.RowAnimation {
        deletedRows[path] ?? reloadedRows[path] ?? deletedSections[path.section]
            ?? reloadedSections[path.section] ?? .fade
    }

    /// How a row comes, by its place afterwards.
    func arrival(of path: IndexPath) -> UITableView.RowAnimation {
        if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
        guard let origin = shift.before(path) else { return .fade }
        return reloadedRows[origin] ?? reloadedSections[origin.section] ?? .fade
    }
}

extension UITableView.RowAnimation {
    /// Whether rows fade beside what they do else.
    fileprivate var fades: Bool { self != .none && self != .left && self != .right }
}

extension CGRect {
    /// The place where a row with this frame comes from or goes to.
    fileprivate func offset(for animation: UITableView.RowAnimation) -> CGRect {
        switch animation {
        case .right: offsetBy(dx: width, dy: 0)
        case .left: offsetBy(dx: -width, dy: 0)
        case .top: offsetBy(dx: 0, dy: -height)
        case .bottom: offsetBy(dx: 0, dy: height)
        case .fade, .none, .middle, .automatic: self
        }
    }
}
