import CoreGraphics

/// Lifts the rows or items of a list.
@MainActor
final class ListDragSource: NSObject, UIDragInteractionDelegate {
    private weak var list: (any DragList)?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(_ list: any DragList) {
        self.list = list
        super.init()
    }

    private var transfer: ListTransfer? { list?.listTransfer }

    /// Whether a touch may lift something that moved between two places of the window.
    func mayLift(from start: CGPoint, to point: CGPoint) -> Bool {
        guard let list, list.mayLift else { return false }
        // A mouse moves aside what has actions there.
        let isAside = abs(point.x - start.x) > 2 * abs(point.y - start.y)
        return !(isAside && list.takesSideDrags)
    }

    private func cell(of item: UIDragItem) -> (any DraggedCell)? {
        transfer?.path(of: item).flatMap { list?.draggedCell($0) }
    }

    private func tell(
        _ cells: [any DraggedCell],
        _ state: UICellConfigurationState.DragState
    ) {
        for cell in cells {
            cell.dragStateDidChange(to: state)
            cell.markNeedsConfiguration()
        }
    }

    // MARK: - What is lifted

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, let transfer,
            let path = list.draggedPath(at: session.location(in: list))
        else { return [] }
        let items = list.dragItems(for: session, at: path)
        transfer.dragged = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, let transfer, let path = list.draggedPath(at: point),
            !transfer.dragged.contains(where: { $0.path == path })
        else { return [] }
        let items = list.addedDragItems(to: session, at: path, point)
        guard !items.isEmpty else { return [] }
        transfer.dragged += items.map { ($0, path) }
        transfer.hasActiveDrag = true
        transfer.isDragging = true
        tell(items.compactMap { cell(of: $0) }, .dragging)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = transfer?.path(of: item), let cell = list.draggedCell(path)
        else { return nil }
        return UITargetedDragPreview(
            view: cell,
            parameters: list.dragParameters(path) ?? UIDragPreviewParameters()
        )
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        transfer?.hasActiveDrag = true
        tell(session.items.compactMap { cell(of: $0) }, .lifting)
    }

    // MARK: - The drag

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        transfer?.isDragging = true
        tell(session.items.compactMap { cell(of: $0) }, .dragging)
        list?.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.allowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.isRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // What is dragged may have moved, or is gone.
        guard let list, let path = transfer?.path(of: item), let rect = list.dragFrame(of: path)
        else { return nil }
        let target = UIDragPreviewTarget(
            container: list,
            center: CGPoint(x: rect.midX, y: rect.midY)
        )
        return defaultPreview.retargetedPreview(with: target)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        animator.addCompletion { [weak self] _ in
            guard let self, let transfer else { return }
            let cell = cell(of: item)
            transfer.dragged.removeAll { $0.item === item }
            transfer.hasActiveDrag = !transfer.dragged.isEmpty
            tell(cell.map { [$0] } ?? [], .none)
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        let cells = session.items.compactMap { cell(of: $0) }
        transfer?.dragged = []
        transfer?.hasActiveDrag = false
        transfer?.isDragging = false
        tell(cells, .none)
        list?.dragDidEnd(session)
    }
}
