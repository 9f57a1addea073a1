import CoreGraphics

/// Moves a row of a list aside for its actions.
@MainActor
final class CollectionSwipe: NSObject, UIGestureRecognizerDelegate {
    private struct Row {
        let cell: UICollectionViewCell
        let configuration: UISwipeActionsConfiguration
        /// Whether the actions stand at the right end.
        let isRight: Bool
        /// What holds the buttons, behind the row.
        let actions: SwipeActionsView
        /// The place of the row at rest.
        let frame: CGRect
        /// How far the row is moved to the right, in points.
        var distance: CGFloat = 0
    }

    private weak var view: UICollectionView?
    private var row: Row?
    /// How far the row was open when the finger began to move it, in points.
    private var openBefore: CGFloat = 0

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: CollectionSwipe.moved)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    // MARK: - Fingers

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view, let pan = recognizer as? UIPanGestureRecognizer, !view.isEditing else {
            return false
        }
        let way = pan.translation(in: view)
        guard abs(way.x) > abs(way.y) else { return false }
        var start = pan.location(in: view)
        start.x -= way.x
        start.y -= way.y
        guard let path = view.indexPathForItem(at: start), let cell = view.cellForItem(at: path)
        else { return false }
        if row?.cell === cell { return true }
        close(animated: true)
        return open(cell, isRight: way.x < 0)
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let view, row != nil else { return }
        let way = pan.translation(in: view).x
        switch pan.state {
        case .began:
            openBefore = row?.distance ?? 0
            move(by: way)
        case .changed: move(by: way)
        case .ended: end()
        default: close(animated: true)
        }
    }

    private func move(by way: CGFloat) {
        guard let row else { return }
        let wanted = openBefore + way
        self.row?.distance = row.isRight ? min(0, wanted) : max(0, wanted)
        place()
    }

    private func end() {
        guard let row else { return }
        let distance = abs(row.distance)
        if distance > row.frame.width * 0.6, row.configuration.performsFirstActionWithFullSwipe,
            let first = row.configuration.actions.first
        {
            return perform(first, row.actions)
        }
        settle(isOpen: distance > row.actions.naturalWidth / 2)
    }

    /// Ends an open row for a touch outside of its buttons; false where none is open.
    func endsOpenRow(_ touches: Set<UITouch>) -> Bool {
        guard let row, let touched = touches.first?.view,
            !touched.isDescendant(of: row.actions)
        else { return false }
        close(animated: true)
        return true
    }

    // MARK: - Rows

    /// Moves a row aside as far as its buttons are wide.
    func open(_ cell: UICollectionViewCell, isTrailing: Bool) {
        if row?.cell === cell { return close(animated: true) }
        close(animated: true)
        guard open(cell, isRight: isTrailing != cell.isRightToLeft) else { return }
        settle(isOpen: true)
        // Who pressed the control by key goes on at what it uncovers.
        guard let button = row?.actions.firstButton else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: button)
    }

    private func open(_ cell: UICollectionViewCell, isRight: Bool) -> Bool {
        guard let view, let path = view.indexPath(for: cell),
            let configuration = view.collectionViewLayout.swipeActions(
                at: path,
                isTrailing: isRight != cell.isRightToLeft
            ),
            !configuration.actions.isEmpty
        else { return false }
        let actions = SwipeActionsView(configuration.actions, isRight: isRight) { [weak self] in
            self?.perform($0, $1)
        }
        actions.frame = cell.frame
        actions.layer.cornerRadius = cell.layer.cornerRadius
        actions.layer.maskedCorners = cell.layer.maskedCorners
        view.insertSubview(actions, belowSubview: cell)
        row = Row(
            cell: cell,
            configuration: configuration,
            isRight: isRight,
            actions: actions,
            frame: cell.frame
        )
        setSwiped(cell, true)
        return true
    }

    private func setSwiped(_ cell: UICollectionViewCell, _ isSwiped: Bool) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.row.isSwiped = isSwiped
        cell.markNeedsConfiguration()
    }

    private func place() {
        guard let row else { return }
        row.actions.spread(over: abs(row.distance))
        row.cell.frame = row.frame.offsetBy(dx: row.distance, dy: 0)
    }

    private func settle(isOpen: Bool) {
        guard let row else { return }
        guard isOpen else { return close(animated: true) }
        let width = row.actions.naturalWidth
        // A person who knows where the button will be presses it at once.
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            self.row?.distance = row.isRight ? -width : width
            place()
        }
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        action.handler(action, source) { [weak self] _ in
            MainActor.assumeIsolated { self?.close(animated: true) }
        }
    }

    /// Puts the row back where it belongs.
    func close(animated: Bool) {
        guard let row else { return }
        self.row = nil
        setSwiped(row.cell, false)
        // The row may have gone or moved meanwhile.
        let path = view?.indexPath(for: row.cell)
        let target = path.flatMap { view?.layoutAttributesForItem(at: $0)?.frame }
        let rest = target.flatMap { view?.mirrored($0) }
        let change: @MainActor () -> Void = {
            if let rest { row.cell.frame = rest }
            row.actions.spread(over: 0)
        }
        let finish: @MainActor () -> Void = { row.actions.removeFromSuperview() }
        guard animated, view?.window != nil else {
            change()
            return finish()
        }
        UIView.animate(withDuration: 0.25, animations: change) { _ in finish() }
    }
}
