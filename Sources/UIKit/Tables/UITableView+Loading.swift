import CoreGraphics

extension UITableView {
    /// The layout of what the data source has, asked for if it was not yet.
    var loadedLayout: TableLayout {
        loadIfNeeded()
        return table.layout
    }

    /// Has the data source asked before the next layout.
    func setNeedsReload() {
        guard table.isLoaded else { return setNeedsLayout() }
        table.isLoaded = false
        setNeedsLayout()
    }

    func reload() {
        if table.updateDepth > 0 { table.updates.isReload = true }
        table.isLoaded = false
        forgetSelection()
        closeSwipe(animated: false)
        forgetTransfers()
        loadIfNeeded()
        setNeedsLayout()
    }

    /// Asks the data source for the numbers of sections and rows, and makes all cells anew.
    func loadIfNeeded() {
        guard !table.isLoaded, !table.isLayingOut else { return }
        table.isLoaded = true
        recycleAll()
        let old = table.layout
        let edges = (old.headerHeight, old.footerHeight)
        table.layout = makeLayout { [self] in guesses(from: old, for: $0) }
        (table.layout.headerHeight, table.layout.footerHeight) = edges
        table.measuredWidth = bounds.width
        table.selected = table.selected.filter { table.layout.contains($0) }
        table.prefetched = []
        loadSectionIndex()
        updateTableEdges()
        updateContentSize()
    }

    /// Returns the heights that rows had, where rows measure themselves and sections have as many
    /// as before.
    ///
    /// What is seen so stays where it is when the same rows are loaded anew.
    private func guesses(from old: TableLayout, for rows: [Int]) -> [Int: [KeptHeight]] {
        var kept: [Int: [KeptHeight]] = [:]
        guard rowHeight < 0 else { return kept }
        for (section, (lengths, count)) in zip(old.sections, rows).enumerated()
        where lengths.rows.count == count {
            kept[section] = lengths.rows.known.map {
                KeptHeight(row: $0.row, height: $0.height, rank: .guessed)
            }
        }
        return kept
    }

    private func recycleAll() {
        endDrag()
        forgetPress()
        // Backwards, so that the rows that come get the cells that they had.
        for (path, cell) in table.shown.reversed() { endDisplay(of: cell, path) }
        table.shown = []
        for (section, edge) in table.headers { endDisplay(of: edge, section, isHeader: true) }
        for (section, edge) in table.footers { endDisplay(of: edge, section, isHeader: false) }
        (table.headers, table.footers) = ([:], [:])
    }

    func endDisplay(of cell: UITableViewCell, _ path: IndexPath) {
        recycle(cell)
        if cell.reuseIdentifier == nil || table.staticContent != nil { cell.removeFromSuperview() }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    // MARK: - Numbers

    /// The source of a static table is the table itself.
    var source: (any UITableViewDataSource)? { dataSource ?? table.staticContent }

    /// Returns the lengths of everything that the data source has.
    func makeLayout(keeping known: (([Int]) -> [Int: [KeptHeight]])?) -> TableLayout {
        // As in UIKit, a table that has nobody to ask has one section without rows.
        guard let source else { return TableLayout(sections: [.withoutRows]) }
        return makeLayout(countRows(source), source, keeping: known)
    }

    /// Asks a data source for the number of rows of each section.
    private func countRows(_ source: any UITableViewDataSource) -> [Int] {
        let count = source.numberOfSections(in: self)
        precondition(count >= 0, "The data source of \(layoutName) has \(count) sections.")
        return (0..<count).map { section in
            max(0, source.tableView(self, numberOfRowsInSection: section))
        }
    }

    private func makeLayout(
        _ rows: [Int],
        _ source: any UITableViewDataSource,
        keeping known: (([Int]) -> [Int: [KeptHeight]])?
    ) -> TableLayout {
        let kept = known?(rows) ?? [:]
        let guess = RowGuess(self, rows: rows)
        var sections: [TableLayout.Section] = []
        sections.reserveCapacity(rows.count)
        for (section, number) in rows.enumerated() {
            var heights = guess.heights(section, number)
            // A section that is reloaded may have fewer rows than before.
            for kept in kept[section] ?? []
            where kept.row < number && !heights.isMeasured(kept.row) {
                switch kept.rank {
                case .settled: heights.measure(kept.row, kept.height)
                case .guessed where heights.isKnown(kept.row): break
                case .doubted, .guessed: heights.guess(kept.row, kept.height)
                }
            }
            sections.append(makeSection(section, heights, source))
        }
        return TableLayout(sections: sections)
    }

    private func makeSection(
        _ section: Int,
        _ rows: RowHeights,
        _ source: any UITableViewDataSource
    ) -> TableLayout.Section {
        let header = makeEdge(section, isHeader: true, source)
        let footer = makeEdge(section, isHeader: false, source)
        var padding: CGFloat = 0
        // What is thinner than a point is how apps say that there is none.
        if header.isShown || header.height >= 1, style == .plain {
            let own = sectionHeaderTopPadding
            padding = own == UITableView.automaticDimension ? 22 : max(0, own)
        }
        return TableLayout.Section(rows: rows, padding: padding, header: header, footer: footer)
    }

    private func makeEdge(
        _ section: Int,
        isHeader: Bool,
        _ source: any UITableViewDataSource
    ) -> TableLayout.Edge {
        var edge = TableLayout.Edge()
        edge.title =
            isHeader
            ? source.tableView(self, titleForHeaderInSection: section)
            : source.tableView(self, titleForFooterInSection: section)
        let common = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let own = delegate.flatMap { delegate in
            ask(isHeader ? .headerHeight : .footerHeight) {
                isHeader
                    ? delegate.tableView(self, heightForHeaderInSection: section)
                    : delegate.tableView(self, heightForFooterInSection: section)
            }
        }
        let height = own ?? common
        // As in UIKit, views of sections whose heights the delegate says are made when they show.
        let isLater = section > 0 && (own ?? 0) >= 1
        let hasView = isLater ? mayHaveEdgeView(isHeader) : hasEdgeView(section, isHeader)
        edge.isShown = edge.title?.isEmpty == false || hasView ?? false
        // The table's own height leaves titles of grouped tables the room that they need.
        let isTitle = style != .plain && own == nil && hasView == false
        if edge.isShown, isTitle || height == UITableView.automaticDimension {
            let view = makeEdgeView(section, edge.title, isHeader)
            edge.height = max(view.map { measure($0) } ?? 0, height)
            view.map(recycleEdge)
            return edge
        }
        if own != nil || edge.isShown {
            edge.height = min(max(0, height), RowHeights.highest)
            if hasView == nil { edge.isShown = edge.height > 0 }
            return edge
        }
        edge.height = gap(section, isHeader: isHeader, common)
        return edge
    }

    /// The space of grouped tables where there is no header or footer.
    private func gap(_ section: Int, isHeader: Bool, _ common: CGFloat) -> CGFloat {
        guard style != .plain else { return 0 }
        if isHeader, section == 0, table.headerView == nil { return 35 }
        return common == UITableView.automaticDimension ? 17.5 : max(0, common)
    }

    /// Whether the delegate has views of its own, by what the first section told: false where it
    /// has none at all, nil where each section may have one.
    private func mayHaveEdgeView(_ isHeader: Bool) -> Bool? {
        table.defaultAnswers.contains(isHeader ? .headerView : .footerView) ? false : nil
    }

    /// Whether the delegate has a view of its own for a section.
    private func hasEdgeView(_ section: Int, _ isHeader: Bool) -> Bool {
        guard let delegate else { return false }
        let answer: Answers = isHeader ? .headerView : .footerView
        guard
            let view = ask(
                answer,
                {
                    isHeader
                        ? delegate.tableView(self, viewForHeaderInSection: section)
                        : delegate.tableView(self, viewForFooterInSection: section)
                }
            )
        else { return false }
        guard let view else { return false }
        recycleEdge(view)
        return true
    }

    // MARK: - Widths

    /// The width changed, so that heights which follow from it are not known any more.
    func widthDidChange() {
        guard table.isLoaded, bounds.width > 0, bounds.width != table.measuredWidth else { return }
        table.measuredWidth = bounds.width
        // Titles of grouped tables are as high as their lines in any case.
        guard
            style != .plain || rowHeight == UITableView.automaticDimension
                || sectionHeaderHeight == UITableView.automaticDimension
        else { return }
        let anchor = table.layout.row(at: bounds.minY + adjustedContentInset.top)
        let offset = anchor.map { bounds.minY - table.layout.range(of: $0).top }
        let edges = (table.layout.headerHeight, table.layout.footerHeight)
        table.layout = layoutForWidth
        (table.layout.headerHeight, table.layout.footerHeight) = edges
        // What was at the upper edge stays there, unless it was the beginning.
        if let anchor, let offset, table.layout.contains(anchor),
            bounds.minY > -adjustedContentInset.top
        {
            let y = table.layout.range(of: anchor).top + offset
            setOffset(CGPoint(x: bounds.minX, y: y), isAnimated: false)
        }
        updateContentSize()
    }

    /// Texts have other sizes, so that heights which follow from them are not known any more.
    func textsDidChange() {
        guard table.isLoaded else { return }
        table.measuredWidth = 0
        widthDidChange()
        setNeedsLayout()
    }

    /// The layout of what is shown, with heights for the width that the table has now.
    private var layoutForWidth: TableLayout {
        var layout = table.layout
        if let source {
            let rows = countRows(source)
            if rows == layout.sections.map(\.rows.count) {
                return makeLayout(rows, source) { [self] in guesses(from: table.layout, for: $0) }
            }
        }
        // As in UIKit, the numbers stay until the app tells of its new data. It cannot be asked
        // about rows that it has no more.
        layout.shift = 0
        if delegate == nil || table.defaultAnswers.contains(.rowHeight) {
            if rowHeight < 0 { layout.doubtRows() } else { layout.forgetRows() }
        }
        return layout
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: table.layout.height)
        if size != contentSize { contentSize = size }
    }

    // MARK: - Background

    func setBackgroundView(_ view: UIView?) {
        guard view !== table.backgroundView else { return }
        table.backgroundView?.removeFromSuperview()
        table.backgroundView = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
        setNeedsLayout()
    }
}

/// What is guessed of the heights of rows before they are looked at.
@MainActor
private struct RowGuess {
    private let tableView: UITableView
    private let delegate: (any UITableViewDelegate)?
    /// Whether all rows are asked for at once.
    private let isExact: Bool
    private let base: CGFloat
    private let hasHeights: Bool
    private let hasEstimates: Bool

    /// The number of rows that are asked for at once where the delegate knows their heights.
    private static let few = 200

    /// Creates a guess for the numbers of rows of the sections.
    init(_ tableView: UITableView, rows: [Int]) {
        self.tableView = tableView
        let delegate = tableView.delegate
        self.delegate = delegate
        var base = tableView.rowHeight > 0 ? tableView.rowHeight : CellMetrics.rowHeight
        let estimate = tableView.estimatedRowHeight
        if tableView.rowHeight <= 0, estimate > 0 { base = estimate }
        self.base = max(base, 1)
        // The first row tells whether the delegate has the methods.
        let section = rows.firstIndex { $0 > 0 }
        let first = IndexPath(row: 0, section: section ?? 0)
        let canAsk = section != nil && delegate != nil
        hasHeights =
            canAsk
            && tableView.ask(.rowHeight) {
                delegate?.tableView(tableView, heightForRowAt: first)
            } != nil
        hasEstimates =
            canAsk && !hasHeights
            && tableView.ask(.estimatedRowHeight) {
                delegate?.tableView(tableView, estimatedHeightForRowAt: first)
            } != nil
        isExact = hasHeights && (estimate == 0 || rows.reduce(0, +) <= Self.few)
    }

    func heights(_ section: Int, _ count: Int) -> RowHeights {
        var heights = RowHeights(count: count, base: base)
        guard isExact || hasEstimates, let delegate else { return heights }
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let height =
                isExact
                ? delegate.tableView(tableView, heightForRowAt: path)
                : delegate.tableView(tableView, estimatedHeightForRowAt: path)
            guard height >= 0 else { continue }
            if isExact { heights.measure(row, height) } else { heights.guess(row, height) }
        }
        return heights
    }
}
