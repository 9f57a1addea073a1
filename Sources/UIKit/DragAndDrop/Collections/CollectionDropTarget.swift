import CoreGraphics

/// Takes what is dropped onto a collection view.
@MainActor
final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var scroller: EdgeScroller?
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var destination: IndexPath?

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
    }

    private var transfer: CollectionTransfer? { view?.collection.transfer }
    private var delegate: (any UICollectionViewDropDelegate)? { transfer?.dropDelegate }

    /// The item of the view that is dragged alone; nil for anything else.
    private func movedItem(_ session: any UIDropSession) -> IndexPath? {
        guard let transfer, session.localDragSession != nil, session.items.count == 1,
            let only = transfer.dragged.first, transfer.dragged.count == 1,
            only.item === session.items[0]
        else { return nil }
        return only.path
    }

    // MARK: - The drag

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        guard let view else { return false }
        return delegate?.collectionView(view, canHandle: session) ?? false
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        guard let view else { return }
        setActive(true)
        scroller = EdgeScroller(view) { [weak view] _ in
            view?.window?.windowScene?.requests?.drags.course?.retarget()
        }
        delegate?.collectionView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view, let delegate else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: view)
        scroller?.hold(at: point)
        let moved = movedItem(session)
        let under = view.item(at: point)
        let isInto = proposal.intent == .insertIntoDestinationIndexPath
        destination = isInto ? under.flatMap { data($0) } : insertion(at: point, under, moved)
        proposal = delegate.collectionView(
            view,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: destination
        )
        show(moved, under)
        return proposal
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        leave()
        guard let view else { return }
        close()
        delegate?.collectionView(view, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        leave()
        setActive(false)
        proposal = UICollectionViewDropProposal(operation: .cancel)
        destination = nil
        guard let view else { return }
        close()
        delegate?.collectionView(view, dropSessionDidEnd: session)
    }

    private func setActive(_ isActive: Bool) {
        transfer?.hasActiveDrop = isActive
        for cell in view?.visibleCells ?? [] { cell.markNeedsConfiguration() }
    }

    private func leave() {
        scroller?.stop()
        scroller = nil
        light(nil)
    }

    private func close() {
        view?.setRoom(nil)
        view?.endDragMovement()
    }

    // MARK: - Places

    private func data(_ path: IndexPath) -> IndexPath? { view?.dataPath(of: path) }

    /// Returns where an item would come at a point, as items are counted without the moved one.
    private func insertion(
        at point: CGPoint,
        _ under: IndexPath?,
        _ moved: IndexPath?
    ) -> IndexPath? {
        guard let view else { return nil }
        if let movement = view.collection.movement, movement.isDrag {
            return under ?? end(beside: point) ?? movement.target
        }
        guard let under else {
            if let room = transfer?.room { return transfer?.dataPath(room.path) }
            return end(beside: point)
        }
        // What is shown of the room stays open.
        guard let path = data(under) else { return transfer?.dataPath(under) }
        guard moved == nil, transfer?.room == nil,
            let frame = view.layoutAttributesForItem(at: under)?.frame
        else { return path }
        let isBehind =
            isColumn(frame) ? point.y > frame.midY : (point.x > frame.midX) != view.isRightToLeft
        return isBehind ? IndexPath(item: path.item + 1, section: path.section) : path
    }

    /// Whether an item takes the whole width, so that others stand below it.
    private func isColumn(_ frame: CGRect) -> Bool {
        guard let view else { return false }
        return frame.width > view.bounds.width * 0.6
    }

    /// Returns the place behind the last item of a section in whose last line a point is.
    private func end(beside point: CGPoint) -> IndexPath? {
        guard let view else { return nil }
        for section in 0..<view.numberOfSections {
            let count = view.numberOfItems(inSection: section)
            guard count > 0 else { continue }
            let last = IndexPath(item: count - 1, section: section)
            guard let frame = view.layoutAttributesForItem(at: last)?.frame,
                frame.minY <= point.y, point.y < frame.maxY
            else { continue }
            let isMoved = view.collection.movement?.isDrag == true
            let path = transfer?.dataPath(last) ?? last
            return isMoved ? path : IndexPath(item: path.item + 1, section: section)
        }
        return nil
    }

    // MARK: - What is shown

    private func show(_ moved: IndexPath?, _ under: IndexPath?) {
        guard let view else { return }
        let takes = proposal.operation == .copy || proposal.operation == .move
        let isInto = proposal.intent == .insertIntoDestinationIndexPath
        light(takes && isInto ? under.flatMap { view.cellForItem(at: $0) } : nil)
        guard takes, let destination, proposal.intent == .insertAtDestinationIndexPath else {
            return close()
        }
        guard let moved, proposal.operation == .move else { return view.setRoom(destination) }
        view.beginDragMovement(at: moved)
        view.moveDragged(to: destination)
    }

    private func light(_ cell: UICollectionViewCell?) {
        guard let transfer, cell !== transfer.lit else { return }
        let old = transfer.lit
        transfer.lit = cell
        old?.isHighlighted = false
        cell?.isHighlighted = true
    }

    // MARK: - The drop

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        guard let view, let delegate else { return }
        leave()
        // Items go on from where they are shown: the ways of both changes add up.
        close()
        let coordinator = CollectionDrop(
            view,
            interaction,
            session,
            destination: destination,
            proposal: proposal
        )
        delegate.collectionView(view, performDropWith: coordinator)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
}
