import CoreGraphics

/// A press of a row that goes on.
struct RowPress {
    weak var touch: UITouch?
    var path: IndexPath
    let cell: UITableViewCell
    /// Whether the row shows that it is pressed.
    var isShown = false
    /// What shows a finger's press a little later, as it may be the beginning of scrolling.
    var timer: SceneTimer?
    /// Where the touch went down, in the table's coordinates.
    let start: CGPoint
    /// The horizontal distance that actions of the row had been moved before.
    var openBefore: CGFloat = 0
    var isSwiping = false
}

extension UITableView {
    // MARK: - Selectability

    var isSelectionAllowed: Bool {
        table.isEditing
            ? table.allowsSelectionEditing || table.allowsMultipleEditing : table.allowsSelection
    }

    /// Whether several rows can be selected now.
    var allowsSeveral: Bool {
        table.isEditing ? table.allowsMultipleEditing : table.allowsMultiple
    }

    func changeSelectability(_ change: (inout TableState) -> Void) {
        change(&table)
        for (_, cell) in table.shown { setSelectability(of: cell) }
        if !isSelectionAllowed || (!allowsSeveral && table.selected.count > 1) {
            forgetSelection()
        }
    }

    func setSelectability(of cell: UITableViewCell) {
        guard cell.cell.isSelectable != isSelectionAllowed else { return }
        cell.cell.isSelectable = isSelectionAllowed
        cell.setNeedsRender()
    }

    // MARK: - By the app

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else { return forgetSelection(animated: animated) }
        guard loadedLayout.contains(path) else { return }
        if !allowsSeveral {
            for old in table.selected where old != path { deselect(old, animated) }
        }
        if !table.selected.contains(path) { table.selected.append(path) }
        shownCell(path)?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, _ animated: Bool) {
        guard let index = table.selected.firstIndex(of: path) else { return }
        table.selected.remove(at: index)
        shownCell(path)?.setSelected(false, animated: animated)
    }

    func forgetSelection(animated: Bool = false) {
        for path in table.selected { shownCell(path)?.setSelected(false, animated: animated) }
        table.selected = []
    }

    // MARK: - By a person

    private func row(of touch: UITouch) -> (path: IndexPath, cell: UITableViewCell)? {
        var view = touch.view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UITableViewCell, cell.tableView === self {
                return table.shown.first { $0.cell === cell }
            }
            view = candidate.superview
        }
        return nil
    }

    func rowTouchesBegan(_ touches: Set<UITouch>, chooses: Bool = true) {
        guard let touch = touches.first, table.press?.touch == nil else { return }
        forgetPress()
        if table.swipe != nil {
            guard let row = row(of: touch), row.cell === table.swipe?.cell else {
                // Anything else that is pressed only closes the actions.
                return closeSwipe(animated: true)
            }
        }
        guard let row = row(of: touch) else { return }
        let start = touch.location(in: self)
        var press = RowPress(touch: touch, path: row.path, cell: row.cell, start: start)
        press.openBefore = table.swipe?.distance ?? 0
        let delays = touch.type == .direct && scroll.isEnabled
        table.press = press
        guard chooses, canHighlight(row.path) else { return }
        if delays {
            table.press?.timer = rendering.context?.schedule(after: 0.1) { [weak self] in
                self?.showPress()
            }
        } else {
            showPress()
        }
    }

    private func canHighlight(_ path: IndexPath) -> Bool {
        guard isSelectionAllowed, table.swipe == nil else { return false }
        return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    private func showPress() {
        guard let press = table.press, !press.isShown, !press.isSwiping else { return }
        table.press?.isShown = true
        press.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: press.path)
    }

    private func hidePress() {
        table.press?.timer?.cancel()
        guard let press = table.press, press.isShown else { return }
        table.press?.isShown = false
        press.cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: press.path)
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) {
        guard let press = table.press, let touch = touches.first(where: { $0 === press.touch })
        else { return }
        let point = touch.location(in: self)
        if press.isSwiping { return moveSwipe(by: point.x - press.start.x) }
        let way = CGSize(width: point.x - press.start.x, height: point.y - press.start.y)
        if abs(way.width) > 10, abs(way.width) > 2 * abs(way.height),
            beginSwipe(press, by: way.width)
        {
            hidePress()
            table.press?.isSwiping = true
            return moveSwipe(by: way.width)
        }
        // As far away from the row it is another one's.
        if !press.cell.bounds.insetBy(dx: -40, dy: -20).contains(touch.location(in: press.cell)) {
            hidePress()
        }
    }

    func rowTouchesEnded(_ touches: Set<UITouch>) {
        guard let press = table.press, let touch = touches.first(where: { $0 === press.touch })
        else { return }
        if press.isSwiping {
            table.press = nil
            return endSwipe()
        }
        if table.swipe != nil {
            table.press = nil
            return closeSwipe(animated: true)
        }
        let isInside = press.cell.bounds.contains(touch.location(in: press.cell))
        // Whether the row may be pressed was asked as the touch came down, as UIKit does.
        let isPending = press.timer != nil && !press.isShown && isSelectionAllowed
        press.timer?.cancel()
        if isInside, isPending { showPress() }
        let isPressed = table.press?.isShown == true
        hidePress()
        table.press = nil
        // The app may have changed rows meanwhile; the cell says where it is now.
        guard isInside, isPressed, let path = shownPath(press.cell) else { return }
        choose(path)
    }

    func rowTouchesCancelled(_ touches: Set<UITouch>) {
        guard let press = table.press, touches.contains(where: { $0 === press.touch }) else {
            return
        }
        if press.isSwiping { endSwipe() }
        hidePress()
        table.press = nil
    }

    /// Forgets the press of a row that goes.
    func forgetPress() {
        guard let press = table.press else { return }
        press.timer?.cancel()
        table.press = nil
        if press.isShown { press.cell.setHighlighted(false, animated: false) }
    }

    /// Does what pressing a row does.
    private func choose(_ path: IndexPath) {
        let delegate = delegate
        if allowsSeveral, table.selected.contains(path) {
            guard let row = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
            else { return }
            deselect(row, false)
            delegate?.tableView(self, didDeselectRowAt: row)
            return
        }
        guard let row = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
            loadedLayout.contains(row)
        else { return }
        if !allowsSeveral {
            for old in table.selected where old != row {
                guard let gone = delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old
                else { continue }
                deselect(gone, false)
                delegate?.tableView(self, didDeselectRowAt: gone)
            }
        }
        if !table.selected.contains(row) { table.selected.append(row) }
        let cell = shownCell(row)
        cell?.setSelected(true, animated: false)
        cell?.followSelectionSegue()
        delegate?.tableView(self, didSelectRowAt: row)
        guard let delegate, !table.isEditing,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: row)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: row)
    }

    func accessoryWasPressed(in cell: UITableViewCell) {
        guard let path = shownPath(cell) else { return }
        cell.followAccessorySegue()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
