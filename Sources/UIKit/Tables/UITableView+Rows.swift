import CoreGraphics

extension UITableView {
    // MARK: - Layout

    /// Makes views for what can be seen, and for what may be next, and puts them in their places.
    func layoutTable() {
        guard !table.isLayingOut, table.updateDepth == 0 else { return }
        loadIfNeeded()
        settleTableEdges()
        updateTableEdges()
        guard bounds.width > 0, bounds.height > 0 else { return }
        layoutRows()
        layoutEdges()
        placeRows()
        hideRecycledCells()
        orderSubviews()
        if let view = table.backgroundView {
            view.letFrameCount()
            if view.frame != bounds { view.frame = bounds }
        }
        if table.transfer != nil { placePlaceholders() }
        updateTableEdges()
        updateContentSize()
        placeFiller()
        updateActions()
        prepareMenus()
        placeSectionIndex()
        tellOfNewRows()
        prefetch()
    }

    /// The vertical range in which rows have views.
    ///
    /// A page shows what is there; what a person flings to must be there before. Views reach as far
    /// beyond what can be seen as the content moves until new ones can be on the page.
    var preparedRange: (top: CGFloat, bottom: CGFloat) {
        let height = bounds.height
        guard window != nil else { return (bounds.minY, bounds.maxY) }
        let atRest = height * 0.5
        if let motion = scroll.motion {
            let way = min(max(motion.target.y - bounds.minY, -3 * height), 3 * height)
            return (bounds.minY - max(-way, atRest), bounds.maxY + max(way, atRest))
        }
        guard scroll.phase != .idle else { return (bounds.minY - atRest, bounds.maxY + atRest) }
        let ahead = min(max(abs(scroll.velocity.y) * 350, atRest), height * 3)
        return scroll.velocity.y < 0
            ? (bounds.minY - ahead, bounds.maxY + atRest)
            : (bounds.minY - atRest, bounds.maxY + ahead)
    }

    /// Makes views for what can be seen without moving what has some.
    func prepareRows() {
        layoutRows()
        layoutEdges()
        orderSubviews()
        placeSectionIndex()
        tellOfNewRows()
        prefetch()
    }

    private func layoutRows() {
        let area = preparedRange
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        leaveRows(outside: area)
        guard let anchor = table.layout.row(at: max(bounds.minY, area.top)) else {
            return leaveRows(outside: (0, 0))
        }
        var shown: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in table.shown { shown[path] = cell }
        var rows: [(path: IndexPath, cell: UITableViewCell)] = []
        var next: IndexPath? = anchor
        while let path = next, table.layout.range(of: path).top < area.bottom {
            if let cell = settledRow(path, shown[path]) { rows.append((path, cell)) }
            next = table.layout.row(after: path)
        }
        var above: [(path: IndexPath, cell: UITableViewCell)] = []
        next = table.layout.row(before: anchor)
        while let path = next {
            let range = table.layout.range(of: path)
            guard range.top + range.height > area.top else { break }
            if let cell = settledRow(path, shown[path]) { above.append((path, cell)) }
            // Rows stay where they are seen when those above are not as high as guessed.
            let change = table.layout.range(of: path).height - range.height
            if change != 0 { keepPlace(change) }
            next = table.layout.row(before: path)
        }
        rows.insert(contentsOf: above.reversed(), at: 0)
        // What fell out of the range as rows above it turned out to be higher.
        let kept = Set(rows.map { ObjectIdentifier($0.cell) })
        var held: [(path: IndexPath, cell: UITableViewCell)] = []
        for (path, cell) in table.shown where !kept.contains(ObjectIdentifier(cell)) {
            if isInUse(cell) { held.append((path, cell)) } else { endDisplay(of: cell, path) }
        }
        if !held.isEmpty { rows = (rows + held).sorted { $0.path < $1.path } }
        table.shown = rows
    }

    private func leaveRows(outside area: (top: CGFloat, bottom: CGFloat)) {
        guard !table.shown.isEmpty else { return }
        var left: [(IndexPath, UITableViewCell)] = []
        var staying: [(path: IndexPath, cell: UITableViewCell)] = []
        for (path, cell) in table.shown {
            let range = table.layout.range(of: path)
            let isGone = range.top >= area.bottom || range.top + range.height <= area.top
            // A row that is moved or swiped stays, wherever it is.
            if isGone, !isInUse(cell) {
                left.append((path, cell))
            } else {
                staying.append((path, cell))
            }
        }
        table.shown = staying
        for (path, cell) in left { endDisplay(of: cell, path) }
    }

    private func isInUse(_ cell: UITableViewCell) -> Bool {
        table.drag?.cell === cell || table.swipe?.cell === cell
    }

    /// Makes a row that nothing has room for yet; it is laid out with the table.
    func makeRowWithoutRoom(_ path: IndexPath) -> UITableViewCell? {
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        guard let cell = makeRow(path) else { return nil }
        show(cell, path)
        table.shown = (table.shown + [(path, cell)]).sorted { $0.path < $1.path }
        return cell
    }

    /// Returns the cell of a row, made if it is missing, with its height known.
    private func settledRow(_ path: IndexPath, _ known: UITableViewCell?) -> UITableViewCell? {
        let height =
            table.layout.sections[path.section].rows.isMeasured(path.row)
            ? nil : knownHeight(path)
        if let height { setHeight(height, of: path) }
        let isNew = known == nil
        guard let cell = known ?? makeRow(path) else { return nil }
        if needsMeasuring(path) {
            let size = CGSize(width: rowFrame(0, 0).width, height: 0)
            let fitting = cell.systemLayoutSizeFitting(
                size,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            setHeight(roundedUpToPixel(fitting.height), of: path)
        }
        if isNew { show(cell, path) }
        return cell
    }

    /// The height that is known without looking at a cell; nil where it has to be measured.
    private func knownHeight(_ path: IndexPath) -> CGFloat? {
        let own = delegate.flatMap { delegate in
            ask(.rowHeight) { delegate.tableView(self, heightForRowAt: path) }
        }
        let height = own ?? table.staticContent?.height(path) ?? rowHeight
        return height >= 0 ? height : nil
    }

    /// Returns whether the height of a row is found by measuring its cell.
    func needsAutomaticHeight(_ path: IndexPath) -> Bool { knownHeight(path) == nil }

    private func needsMeasuring(_ path: IndexPath) -> Bool {
        !table.layout.sections[path.section].rows.isMeasured(path.row) && knownHeight(path) == nil
    }

    private func setHeight(_ height: CGFloat, of path: IndexPath) {
        guard height.isFinite else { return }
        let height = max(0, height)
        let rows = table.layout.sections[path.section].rows
        // Rows of one height need no list of heights.
        if height == rows.base, !rows.isMeasured(path.row), rowHeight == height { return }
        table.layout.change(path.section) { $0.rows.measure(path.row, height) }
    }

    /// Keeps what is seen in its place though content above it grew.
    private func keepPlace(_ change: CGFloat) {
        if scroll.phase == .idle || bounds.minY < 0 {
            follow(shiftOf: change)
        } else {
            table.layout.shift -= change
        }
    }

    /// Brings the content back to where it begins at zero, after a person's scrolling.
    func settleShift() {
        let shift = table.layout.shift
        guard shift != 0 else { return }
        table.layout.shift = 0
        follow(shiftOf: -shift)
        setNeedsLayout()
    }

    // MARK: - Cells

    func makeRow(_ path: IndexPath) -> UITableViewCell? {
        guard let source else { return nil }
        table.pathInMaking = path
        defer { table.pathInMaking = nil }
        let cell = UIView.withoutAnimation { source.tableView(self, cellForRowAt: path) }
        // A cell that is given for a second row leaves the first.
        if let old = table.shown.firstIndex(where: { $0.cell === cell }) {
            table.shown.remove(at: old)
        }
        UIView.withoutAnimation { prepare(cell, path) }
        return cell
    }

    /// Gives a cell what the table says of its row.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.cell.tableView = self
        if !table.keepsClear { cell.insetsLayoutMarginsFromSafeArea = false }
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor =
                style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        if let level = delegate.flatMap({ delegate in
            ask(.indentation) { delegate.tableView(self, indentationLevelForRowAt: path) }
        }) {
            cell.indentationLevel = level
        }
        updateEditing(of: cell, path, animated: false)
        setSelectability(of: cell)
        let isSelected = table.selected.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let width = rowFrame(0, 0).width
        if cell.frame.width != width { cell.frame.size.width = width }
    }

    private func show(_ cell: UITableViewCell, _ path: IndexPath) {
        UIView.withoutAnimation {
            let range = table.layout.range(of: path)
            let frame = rowFrame(range.top, range.height)
            cell.frame = frame
            cell.cell.place = frame
            cell.alpha = 1
            // A row that is dragged away may scroll out of sight and come back.
            cell.isHidden = table.transfer?.room?.without == path
            if cell.superview !== self { addSubview(cell) }
            // Told when all rows stand: the app may change rows when it hears of it.
            table.coming.append((path, cell))
        }
    }

    /// Puts cells where their rows are, and their lines and corners as they belong.
    ///
    /// What the app moved itself stays there until its row moves, unless all cells are meant.
    func placeRows(evenMoved: Bool = false) {
        for (path, cell) in table.shown where table.drag?.cell !== cell {
            var range = table.layout.range(of: path)
            if let transfer = table.transfer { range.top += transfer.displacement(of: path) }
            let frame = rowFrame(range.top, range.height)
            let isPlaced = evenMoved ? cell.frame == frame : cell.cell.place == frame
            if !isPlaced, table.swipe?.cell !== cell { cell.frame = frame }
            cell.cell.place = frame
            decorate(cell, path)
        }
    }

    /// Tells the delegate of the rows that came.
    private func tellOfNewRows() {
        while !table.coming.isEmpty {
            let coming = table.coming
            table.coming = []
            for (path, cell) in coming where shownPath(cell) == path {
                UIView.performWithoutAnimation {
                    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
                }
            }
        }
    }

    /// Returns a row's rectangle in the content's coordinates.
    func rowFrame(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        let insets = rowInsets
        let y = roundedToPixel(top)
        return CGRect(
            x: insets.left,
            y: y,
            width: max(0, bounds.width - insets.left - insets.right),
            height: roundedToPixel(top + height) - y
        )
    }

    private var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = safeAreaInsets
        let side = CellMetrics.side(bounds.width)
        var left = side + safe.left
        var right = side + safe.right
        let readable: CGFloat = 672
        if table.followsReadableWidth, bounds.width - left - right > readable {
            (left, right) = ((bounds.width - readable) / 2, (bounds.width - readable) / 2)
        }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// The inset that the app said; nil where separators begin with the content.
    var appSeparatorInset: UIEdgeInsets? { table.separatorInset }

    func separatorsDidChange() {
        for (path, cell) in table.shown {
            decorate(cell, path)
            cell.setNeedsLayout()
        }
        if fillerRowHeight != 0 { setNeedsLayout() }
    }

    private func decorate(_ cell: UITableViewCell, _ path: IndexPath) {
        let isFirst = path.row == 0
        let isLast = path.row == table.layout.sections[path.section].rows.count - 1
        var lines = SeparatorLines()
        if separatorStyle != .none {
            lines.color =
                (separatorEffect as? UIVibrancyEffect)?.color ?? separatorColor ?? .separator
            switch style {
            case .plain: lines.bottom = .inset
            case .grouped:
                lines.bottom = isLast ? .full : .inset
                if isFirst { lines.top = .full }
            case .insetGrouped: lines.bottom = isLast ? .none : .inset
            }
        }
        cell.setLines(lines)
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius: CGFloat = corners.isEmpty ? 0 : 10
        if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
        if cell.layer.maskedCorners != corners, radius > 0 { cell.layer.maskedCorners = corners }
        if !cell.clipsToBounds { cell.clipsToBounds = true }
    }

    /// Has what is in rows keep clear of the safe area, or not.
    func changeKeepingClear(_ keepsClear: Bool) {
        guard keepsClear != table.keepsClear else { return }
        table.keepsClear = keepsClear
        func change(_ view: UIView) {
            view.insetsLayoutMarginsFromSafeArea = keepsClear
            view.setNeedsLayout()
        }
        for (_, cell) in table.shown { change(cell) }
        for cell in table.cellPool.values.joined() { change(cell) }
        for view in table.edgePool.values.joined() { change(view) }
        for edge in table.headers.values { change(edge.view) }
        for edge in table.footers.values { change(edge.view) }
        setNeedsReload()
    }

    /// The content of a cell changed, and with it perhaps the height of its row.
    func contentOfCellDidChange(_ cell: UITableViewCell) {
        guard !table.isLayingOut, table.updateDepth == 0, let path = shownPath(cell),
            needsAutomaticHeight(path)
        else { return }
        table.layout.change(path.section) { $0.rows.doubt(path.row) }
        setNeedsLayout()
    }

    // MARK: - Order

    /// Orders the views as they are read: headers, rows and footers from top to bottom.
    func orderSubviews() {
        var order: [UIView] = []
        if let view = table.backgroundView { order.append(view) }
        if let view = table.headerView { order.append(view) }
        var rows = table.shown[...]
        let edges = Set(table.headers.keys).union(table.footers.keys)
        for section in edges.union(rows.map(\.path.section)).sorted() {
            if let edge = table.headers[section] { order.append(edge.outer) }
            while let row = rows.first, row.path.section == section {
                order.append(row.cell)
                rows = rows.dropFirst()
            }
            if let edge = table.footers[section] { order.append(edge.outer) }
        }
        if let view = table.footerView { order.append(view) }
        if let track = table.index?.track, track.superview === self { order.append(track) }
        let managed = Set(order.map(ObjectIdentifier.init))
        let others = hierarchy.subviews.filter { !managed.contains(ObjectIdentifier($0)) }
        // What an app put behind the rows stays behind them.
        let first = hierarchy.subviews.firstIndex { managed.contains(ObjectIdentifier($0)) } ?? 0
        let behind = others.prefix(first)
        let all = behind + order + others.dropFirst(behind.count)
        guard !all.elementsEqual(hierarchy.subviews, by: ===), all.count == hierarchy.subviews.count
        else {
            return
        }
        hierarchy.subviews = Array(all)
        setNeedsRender()
    }
}

extension UIView {
    /// Calls a function whose changes are not animated, whatever runs.
    static func withoutAnimation<Value>(_ body: () -> Value) -> Value {
        var result: Value?
        performWithoutAnimation { result = body() }
        guard let result else { preconditionFailure("The function was not called.") }
        return result
    }
}
