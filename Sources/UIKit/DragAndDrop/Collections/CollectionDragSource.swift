import CoreGraphics

/// Lifts the items of a collection view.
@MainActor
final class CollectionDragSource: NSObject, UIDragInteractionDelegate, ListDragSource {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
    }

    private var transfer: CollectionTransfer? { view?.collection.transfer }
    private var delegate: (any UICollectionViewDragDelegate)? { transfer?.dragDelegate }

    func mayLift(from start: CGPoint, to point: CGPoint) -> Bool {
        guard let view, view.collection.movement == nil, view.collection.batch == nil else {
            return false
        }
        let isAside = abs(point.x - start.x) > 2 * abs(point.y - start.y)
        return !(isAside && view.takesSideDrags)
    }

    private func path(of item: UIDragItem) -> IndexPath? {
        transfer?.dragged.first { $0.item === item }?.path
    }

    private func cell(of item: UIDragItem) -> UICollectionViewCell? {
        guard let view, let path = path(of: item) else { return nil }
        return view.cellForItem(at: transfer?.shownPath(path) ?? path)
    }

    private func tell(_ item: UIDragItem, _ state: UICollectionViewCell.DragState) {
        let cell = cell(of: item)
        cell?.dragStateDidChange(state)
        cell?.markNeedsConfiguration()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view, let transfer, let delegate,
            let shown = view.indexPathForItem(at: session.location(in: view)),
            let path = view.dataPath(of: shown)
        else { return [] }
        let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
        transfer.dragged = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let path = path(of: item), let cell = cell(of: item) else { return nil }
        let parameters = delegate?.collectionView(view, dragPreviewParametersForItemAt: path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? .init())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        transfer?.hasActiveDrag = true
        for item in session.items { tell(item, .lifting) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        transfer?.isDragging = true
        for item in session.items { tell(item, .dragging) }
        if let view { delegate?.collectionView(view, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let view else { return true }
        return delegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let view else { return false }
        return delegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The item may have moved, or is gone.
        guard let view, let path = path(of: item),
            let place = view.layoutAttributesForItem(at: transfer?.shownPath(path) ?? path)
        else { return nil }
        let target = UIDragPreviewTarget(container: view, center: place.center)
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
            cell?.dragStateDidChange(.none)
            cell?.markNeedsConfiguration()
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
        for cell in cells {
            cell.dragStateDidChange(.none)
            cell.markNeedsConfiguration()
        }
        if let view { delegate?.collectionView(view, dragSessionDidEnd: session) }
    }
}
