import CoreGraphics
import Foundation

/// How a person moves rows to other places.
extension UITableView {
    /// Whether the data source says that a row can be moved, or the cell asks for a grip and the
    /// data source does not mind.
    func canMoveRow(of cell: UITableViewCell) -> Bool {
        guard let path = shownPath(cell), let source else { return false }
        var isAllowed = false
        let own = ask(.canMove) {
            isAllowed = source.tableView(self, canMoveRowAt: path)
            return isAllowed
        }
        return own ?? (isAllowed && cell.showsReorderControl)
    }

    /// Has a grip move its row.
    func prepareGrip(_ grip: UIView, of cell: UITableViewCell) {
        grip.addGestureRecognizer(
            GripRecognizer { [weak self, weak cell] recognizer in
                guard let self, let cell else { return }
                drag(cell, recognizer)
            }
        )
    }

    private func drag(_ cell: UITableViewCell, _ recognizer: GripRecognizer) {
        let y = recognizer.location(in: self).y
        switch recognizer.state {
        case .began:
            guard let path = shownPath(cell) else { return }
            rowTouchesCancelled(Set([table.press?.touch].compactMap { $0 }))
            let grip = y - cell.frame.minY
            let scroller = EdgeScroller(self) { [weak self] in self?.moveDrag(to: $0.y) }
            table.drag = RowDrag(cell: cell, path: path, grip: grip, scroller: scroller)
            cell.layer.zPosition = 2
            cell.layer.shadowOpacity = 0.25
            cell.layer.shadowRadius = 6
            cell.markNeedsConfiguration()
        case .changed:
            moveDrag(to: y)
            table.drag?.scroller.hold(at: CGPoint(x: bounds.midX, y: y))
        default: drop(cell, isKept: recognizer.state == .ended)
        }
    }

    /// Moves the row that is dragged to where the finger is, in the content's coordinates.
    private func moveDrag(to y: CGFloat) {
        guard let drag = table.drag else { return }
        let highest = max(0, contentSize.height - drag.cell.bounds.height)
        drag.cell.frame.origin.y = min(max(0, y - drag.grip), highest)
    }

    private func drop(_ cell: UITableViewCell, isKept: Bool) {
        guard let drag = endDrag() else { return }
        let proposed = table.layout.row(at: cell.frame.midY) ?? drag.path
        put(drag, at: target(of: drag.path, proposed), isKept: isKept)
    }

    /// Moves a row down by a number of rows, as keys do, or up by a negative one.
    func moveRow(of cell: UITableViewCell, by rows: Int) {
        guard table.drag == nil, let path = shownPath(cell) else { return }
        var proposed = path
        for _ in 0..<abs(rows) {
            let next = neighbour(of: proposed, isBelow: rows > 0)
            guard let next else { break }
            proposed = next
        }
        let target = target(of: path, proposed)
        let scroller = EdgeScroller(self) { _ in }
        put(RowDrag(cell: cell, path: path, grip: 0, scroller: scroller), at: target, isKept: true)
        guard let place = shownPath(cell), place != path else { return }
        scrollToRow(at: place, at: .none, animated: true)
        let count = numberOfRows(inSection: place.section)
        let words = [cell.accessibilityLabel, "\(place.row + 1) of \(count)"].compactMap { $0 }
        UIAccessibility.post(notification: .announcement, argument: words.joined(separator: ", "))
    }

    /// The place beside a row's own that it goes to; nil at the ends.
    private func neighbour(of path: IndexPath, isBelow: Bool) -> IndexPath? {
        let (row, section) = (path.row + (isBelow ? 1 : -1), path.section)
        if row >= 0, row < table.layout.sections[section].rows.count {
            return IndexPath(row: row, section: section)
        }
        let next = section + (isBelow ? 1 : -1)
        guard table.layout.sections.indices.contains(next) else { return nil }
        let count = table.layout.sections[next].rows.count
        return IndexPath(row: isBelow ? 0 : count, section: next)
    }

    private func target(of path: IndexPath, _ proposed: IndexPath) -> IndexPath {
        delegate?.tableView(
            self,
            targetIndexPathForMoveFromRowAt: path,
            toProposedIndexPath: proposed
        ) ?? proposed
    }

    /// Has the data source move a row, and shows it where it is then.
    private func put(_ drag: RowDrag, at target: IndexPath, isKept: Bool) {
        guard isKept, target != drag.path, table.layout.canTake(target, from: drag.path) else {
            UIView.animate(withDuration: 0.25) { [self] in placeRows(evenMoved: true) }
            return
        }
        // What the data source shows by itself meanwhile leads the row along, or ends its drag.
        table.drag = drag
        source?.tableView(self, moveRowAt: drag.path, to: target)
        guard endDrag()?.path == drag.path else {
            UIView.animate(withDuration: 0.25) { [self] in placeRows(evenMoved: true) }
            return
        }
        // A data source that did not follow shows what it has.
        guard hasMoved(drag.path, to: target) else { return reload() }
        moveRow(at: drag.path, to: target)
    }

    /// Returns whether the data source has as many rows as after a move.
    func hasMoved(_ path: IndexPath, to target: IndexPath) -> Bool {
        var counts = table.layout.sections.map(\.rows.count)
        counts[path.section] -= 1
        counts[target.section] += 1
        return newCounts() == counts
    }

    /// Puts a dragged row down where it is.
    @discardableResult
    func endDrag() -> RowDrag? {
        guard let drag = table.drag else { return nil }
        table.drag = nil
        drag.scroller.stop()
        drag.cell.layer.zPosition = 0
        drag.cell.layer.shadowOpacity = 0
        drag.cell.markNeedsConfiguration()
        return drag
    }
}
