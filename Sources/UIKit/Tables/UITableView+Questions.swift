import CoreGraphics

extension UITableView {
    func rowCount(_ section: Int) -> Int {
        let layout = loadedLayout
        guard layout.sections.indices.contains(section) else { return 0 }
        return layout.sections[section].rows.count
    }

    func shownCell(_ path: IndexPath) -> UITableViewCell? {
        table.shown.first { $0.path == path }?.cell
    }

    func settledCell(_ path: IndexPath) -> UITableViewCell? {
        settle()
        return shownCell(path) ?? cellWithoutRoom(path)
    }

    /// Makes the row at the upper edge of a table that has no size yet, as in a test of its data.
    private func cellWithoutRoom(_ path: IndexPath) -> UITableViewCell? {
        guard bounds.isEmpty, !table.isLayingOut, table.updateDepth == 0,
            loadedLayout.row(at: bounds.minY) == path
        else { return nil }
        return makeRowWithoutRoom(path)
    }

    func shownPath(_ cell: UITableViewCell) -> IndexPath? {
        table.shown.first { $0.cell === cell }?.path
            ?? (cell.cell.tableView === self ? table.pathInMaking : nil)
    }

    func row(at point: CGPoint) -> IndexPath? {
        let layout = loadedLayout
        guard let path = layout.row(at: point.y) else { return nil }
        return rectOfRow(path).contains(point) ? path : nil
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        let layout = loadedLayout
        var found: [IndexPath] = []
        var next = layout.row(at: rect.minY)
        while let path = next, layout.range(of: path).top < rect.maxY {
            if rectOfRow(path).intersects(rect) { found.append(path) }
            next = layout.row(after: path)
        }
        return found
    }

    /// What can be seen of the content.
    private var sight: CGRect { bounds }

    private func settle() {
        guard !table.isLayingOut, isLayoutPending || !table.isLoaded else { return }
        layoutTable()
    }

    func cellsInSight() -> [UITableViewCell] {
        settle()
        return table.shown.filter { isInSight($0.path) }.map(\.cell)
    }

    func rowsInSight() -> [IndexPath]? {
        settle()
        let paths = table.shown.map(\.path).filter(isInSight)
        return paths.isEmpty ? nil : paths
    }

    private func isInSight(_ path: IndexPath) -> Bool {
        let row = rectOfRow(path)
        // Sums of heights end a little beyond the edge that a row touches.
        return row.intersects(sight.insetBy(dx: 0, dy: min(0.01, sight.height / 2)))
    }

    // MARK: - Rectangles

    func rectOfSection(_ section: Int) -> CGRect {
        let layout = loadedLayout
        guard layout.sections.indices.contains(section) else { return .zero }
        let top = layout.top(of: section)
        return CGRect(
            x: 0,
            y: top,
            width: bounds.width,
            height: layout.bottom(of: section) - top
        )
    }

    func rectOfRow(_ path: IndexPath) -> CGRect {
        let layout = loadedLayout
        guard layout.contains(path) else { return .zero }
        let range = layout.range(of: path)
        return rowFrame(range.top, range.height)
    }

    func rectOfHeader(_ section: Int) -> CGRect {
        let layout = loadedLayout
        guard layout.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0,
            y: layout.headerTop(section),
            width: bounds.width,
            height: layout.sections[section].header.height
        )
    }

    func rectOfFooter(_ section: Int) -> CGRect {
        let layout = loadedLayout
        guard layout.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0,
            y: layout.footerTop(section),
            width: bounds.width,
            height: layout.sections[section].footer.height
        )
    }

    // MARK: - Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        if !table.isLayingOut, isLayoutPending || !table.isLoaded { layoutTable() }
        // A row of NSNotFound is UIKit's way of naming the section itself.
        let isSection = path.count == 2 && path.row == NSNotFound
        precondition(
            isSection && loadedLayout.sections.indices.contains(path.section)
                || loadedLayout.contains(path),
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row "
                + "(\(path.count == 2 ? path.row : -1)) beyond bounds "
                + "(\(path.count > 0 ? rowCount(path.section) : 0)) for section "
                + "(\(path.count > 0 ? path.section : -1))."
        )
        let target = offset(showing: path, isSection, position)
        if !animated, window != nil {
            contentOffset = target
            stopDecelerating()
            settle(on: path, isSection, position)
        } else {
            moveAnimated(to: target, isSection, path, position)
        }
    }

    /// Stays at a row that rows which were only guessed may put elsewhere.
    private func settle(on path: IndexPath, _ isSection: Bool, _ position: ScrollPosition) {
        // Each step brings rows into sight that are measured, which may move the row again.
        for _ in 0..<8 {
            layoutTable()
            let settled = offset(showing: path, isSection, position)
            guard settled != contentOffset else { break }
            contentOffset = settled
        }
    }

    /// Goes to a row, wherever it is once the rows on the way are measured.
    private func moveAnimated(
        to target: CGPoint,
        _ isSection: Bool,
        _ path: IndexPath,
        _ position: ScrollPosition
    ) {
        let aim: @MainActor () -> CGPoint? = { [weak self] in
            guard let self, table.isLoaded,
                isSection
                    ? table.layout.sections.indices.contains(path.section)
                    : table.layout.contains(path)
            else { return nil }
            return offset(showing: path, isSection, position)
        }
        moveAnimated(to: target, aim: aim) {
            // A way of few steps has left out rows that are measured only now.
            if aim() != nil { ($0 as? UITableView)?.settle(on: path, isSection, position) }
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
        }
    }

    private func offset(
        showing path: IndexPath,
        _ isSection: Bool,
        _ position: ScrollPosition
    ) -> CGPoint {
        let rect = isSection ? rectOfSection(path.section) : rectOfRow(path)
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        // A header that stays at the upper edge covers what is below it.
        let header =
            style == .plain && !isSection
            ? table.layout.sections[path.section].header.height : 0
        let top = rect.minY - inset.top - header
        let bottom = rect.maxY - bounds.height + inset.bottom
        var offset = contentOffset
        switch position {
        case .top: offset.y = top
        case .middle: offset.y = rect.midY - inset.top - room / 2
        case .bottom: offset.y = bottom
        case .none:
            if offset.y > top { offset.y = top } else if offset.y < bottom { offset.y = bottom }
        }
        return clamped(offset)
    }

    func scrollToSelection(_ position: ScrollPosition, _ animated: Bool) {
        let middle = bounds.midY
        let nearest = table.selected.min {
            abs(rectOfRow($0).midY - middle) < abs(rectOfRow($1).midY - middle)
        }
        if let nearest { scroll(to: nearest, position, animated) }
    }

    func marginsOfTableDidChange() {
        guard style == .insetGrouped, table.isLoaded else { return }
        setNeedsLayout()
    }
}
