import CoreGraphics

/// A row that is moved aside for its actions.
struct SwipedRow {
    let cell: UITableViewCell
    let path: IndexPath
    let configuration: UISwipeActionsConfiguration
    /// Whether the actions stand at the right end.
    let isRight: Bool
    /// What holds the buttons, behind the row.
    let actions: SwipeActionsView
    /// How far the row is moved to the right, in points.
    var distance: CGFloat = 0
}

/// A row that a person moves to another place.
struct RowDrag {
    let cell: UITableViewCell
    var path: IndexPath
    /// The distance of the touch from the row's upper edge, in points.
    let grip: CGFloat
    /// What scrolls while the row is held near an edge.
    let scroller: EdgeScroller
}

extension UITableView {
    // MARK: - Editing

    func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != table.isEditing else { return }
        closeSwipe(animated: animated)
        table.isEditing = editing
        forgetSelection(animated: animated)
        for (path, cell) in table.shown {
            updateEditing(of: cell, path, animated: animated)
            setSelectability(of: cell)
        }
        setNeedsLayout()
    }

    /// Gives a cell the controls that the table's editing asks for.
    func updateEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        guard table.isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let canEdit = source?.tableView(self, canEditRowAt: path) ?? false
        if canEdit {
            let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.cell.editingStyle = table.allowsMultipleEditing ? .delete : style
            cell.cell.indentsWhileEditing =
                delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        } else {
            cell.cell.editingStyle = .none
        }
        cell.setEditing(canEdit, animated: animated)
        cell.setNeedsLayout()
    }

    func editControlWasPressed(in cell: UITableViewCell) {
        guard let path = shownPath(cell) else { return }
        switch cell.editingStyle {
        case .none: break
        case .insert: source?.tableView(self, commit: .insert, forRowAt: path)
        case .delete:
            if table.swipe?.cell === cell { return closeSwipe(animated: true) }
            closeSwipe(animated: true)
            let configuration = trailingActions(path) ?? deletion(path)
            openSwipe(cell, path, configuration, isRight: !isRightToLeft)
            settleSwipe(isOpen: true)
            // Who pressed the control by key goes on at what it uncovers.
            guard let button = table.swipe?.actions.firstButton else { return }
            UIAccessibility.post(notification: .layoutChanged, argument: button)
        }
    }

    // MARK: - Actions

    /// The actions that the delegate has at the trailing end.
    private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    /// Returns the actions at an end of a row; nil where there are none.
    private func actions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard !table.isEditing else { return nil }
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        let own = delegate.flatMap { delegate in
            ask(.trailingActions) {
                delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            }
        }
        // A delegate that answers nil wants none, not even the deletion.
        if let own { return own?.actions.isEmpty == false ? own : nil }
        if let rows = rowActions(path) { return rows.actions.isEmpty ? nil : rows }
        return offersDeletion(path) ? deletion(path) : nil
    }

    /// The actions at both ends of a row, the leading ones first.
    func sideActions(_ path: IndexPath) -> [UIContextualAction] {
        [false, true].flatMap { actions(path, isTrailing: $0)?.actions ?? [] }
    }

    /// The actions of apps from before contextual ones; nil where there are none.
    private func rowActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        let own = delegate.flatMap { delegate in
            ask(.rowActions) { delegate.tableView(self, editActionsForRowAt: path) }
        }
        guard let own, let actions = own, let source else { return nil }
        let canEdit = ask(.canEdit) { source.tableView(self, canEditRowAt: path) }
        let configuration = UISwipeActionsConfiguration(
            actions: canEdit == false
                ? []
                : actions.map { action in
                    action.contextual { [weak self] in
                        self?.table.swipe.flatMap { self?.shownPath($0.cell) } ?? path
                    }
                }
        )
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Whether the app says itself that the row can be deleted.
    ///
    /// Nothing tells whether a data source has `tableView(_:commit:forRowAt:)` of its own: what it
    /// says of editing does.
    private func offersDeletion(_ path: IndexPath) -> Bool {
        guard let source else { return false }
        let canEdit = ask(.canEdit) { source.tableView(self, canEditRowAt: path) }
        let style = delegate.flatMap { delegate in
            ask(.editingStyle) { delegate.tableView(self, editingStyleForRowAt: path) }
        }
        if canEdit == false { return false }
        return style.map { $0 == .delete } ?? (canEdit == true)
    }

    /// Lets the page know whether rows can be moved to the side.
    func updateActions() {
        guard !table.hasActions, let path = table.shown.first?.path,
            actions(path, isTrailing: true) != nil || actions(path, isTrailing: false) != nil
        else { return }
        table.hasActions = true
        setNeedsRender()
    }

    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, finish in
            guard let self else { return }
            let row = table.swipe.flatMap { shownPath($0.cell) } ?? path
            closeSwipe(animated: true)
            source?.tableView(self, commit: .delete, forRowAt: row)
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: - Swipes

    /// Begins to move a row aside where it has actions at that end.
    func beginSwipe(_ press: RowPress, by distance: CGFloat) -> Bool {
        if let swipe = table.swipe { return swipe.cell === press.cell }
        let isRight = distance < 0
        guard let path = shownPath(press.cell),
            let configuration = actions(path, isTrailing: isRight != isRightToLeft)
        else { return false }
        openSwipe(press.cell, path, configuration, isRight: isRight)
        return true
    }

    private func openSwipe(
        _ cell: UITableViewCell,
        _ path: IndexPath,
        _ configuration: UISwipeActionsConfiguration,
        isRight: Bool
    ) {
        guard !configuration.actions.isEmpty else { return }
        let view = SwipeActionsView(configuration.actions, isRight: isRight) { [weak self] in
            self?.perform($0, $1)
        }
        view.frame = cell.frame
        insertSubview(view, belowSubview: cell)
        table.swipe = SwipedRow(
            cell: cell,
            path: path,
            configuration: configuration,
            isRight: isRight,
            actions: view
        )
        cell.setSwiped(true)
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    /// Moves the swiped row by a distance from where the touch began, in points.
    func moveSwipe(by distance: CGFloat) {
        guard let swipe = table.swipe else { return }
        let wanted = (table.press?.openBefore ?? 0) + distance
        table.swipe?.distance = swipe.isRight ? min(0, wanted) : max(0, wanted)
        placeSwipe()
    }

    private func placeSwipe() {
        guard let swipe = table.swipe, let path = shownPath(swipe.cell) else { return }
        let frame = rectOfRow(path)
        swipe.actions.frame = frame
        swipe.actions.spread(over: abs(swipe.distance))
        swipe.cell.frame = frame.offsetBy(dx: swipe.distance, dy: 0)
    }

    /// Ends a movement: opens or closes the actions, or performs the first one.
    func endSwipe() {
        guard let swipe = table.swipe else { return }
        let distance = abs(swipe.distance)
        let isFull = distance > swipe.cell.bounds.width * 0.6
        if isFull, swipe.configuration.performsFirstActionWithFullSwipe,
            let first = swipe.configuration.actions.first
        {
            return perform(first, swipe.actions)
        }
        settleSwipe(isOpen: distance > swipe.actions.naturalWidth / 2)
    }

    private func settleSwipe(isOpen: Bool) {
        guard let swipe = table.swipe else { return }
        guard isOpen else { return closeSwipe(animated: true) }
        let width = swipe.actions.naturalWidth
        // A person who knows where the button will be presses it at once.
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            table.swipe?.distance = swipe.isRight ? -width : width
            placeSwipe()
        }
    }

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        action.handler(action, view) { [weak self] _ in
            MainActor.assumeIsolated { self?.closeSwipe(animated: true) }
        }
    }

    func closeSwipe(animated: Bool) {
        guard let swipe = table.swipe else { return }
        table.swipe = nil
        swipe.cell.setSwiped(false)
        let path = shownPath(swipe.cell)
        let close: @MainActor () -> Void = { [self] in
            if let path { swipe.cell.frame = rectOfRow(path) }
            swipe.actions.spread(over: 0)
        }
        let finish: @MainActor () -> Void = { swipe.actions.removeFromSuperview() }
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, animations: close) { _ in finish() }
        } else {
            close()
            finish()
        }
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}

/// Recognises that a grip is held, at once.
final class GripRecognizer: UIGestureRecognizer {
    /// How far the middle of the row is below the finger, in points.
    var offset: CGFloat = 0
    private let report: @MainActor (GripRecognizer) -> Void

    init(_ report: @escaping @MainActor (GripRecognizer) -> Void) {
        self.report = report
        super.init(target: nil, action: nil)
        addTarget(self, action: GripRecognizer.tell)
    }

    private func tell() { report(self) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
}
