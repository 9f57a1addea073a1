import CoreGraphics

/// Takes what is dropped onto a list.
@MainActor
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var list: (any DragList)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var scroller: EdgeScroller?
    /// What the list said last; nil before it said anything of a drag.
    private(set) var proposal: (any ListDropProposal)?
    /// Where things would come, as the list heard it last.
    private(set) var destination: IndexPath?

    init(_ list: any DragList) {
        self.list = list
        super.init()
    }

    private var transfer: ListTransfer? { list?.listTransfer }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool { list?.canTake(session, transfer?.moved(by: session)) ?? false }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        guard let list else { return }
        setActive(true)
        scroller = EdgeScroller(list) { [weak list] _ in
            list?.window?.windowScene?.requests?.drags.course?.retarget()
        }
        list.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        scroller?.hold(at: point)
        let moved = transfer?.moved(by: session)
        let place = list.dropPlace(at: point, moved, after: proposal)
        destination = place.destination
        let proposal = list.dropProposal(session, place)
        self.proposal = proposal
        show(place, proposal)
        return proposal
    }

    private func show(_ place: DropPlace, _ proposal: any ListDropProposal) {
        let isInto =
            proposal.place == .into || proposal.place == .automatic && !place.isBetween
        light(proposal.takes && isInto ? place.cell : nil)
        let isAt = proposal.place == .at || proposal.place == .automatic
        let opens = proposal.takes && isAt && place.isBetween && place.destination != nil
        list?.showRoom(at: opens ? place : nil, for: proposal)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        leave()
        close()
        list?.dropDidExit(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        leave()
        setActive(false)
        close()
        proposal = nil
        destination = nil
        list?.dropDidEnd(session)
    }

    private func setActive(_ isActive: Bool) {
        transfer?.hasActiveDrop = isActive
        for cell in list?.draggedCells ?? [] { cell.markNeedsConfiguration() }
    }

    private func leave() {
        scroller?.stop()
        scroller = nil
        light(nil)
    }

    /// Closes the room for what was held over the list.
    func close() {
        if let proposal { list?.showRoom(at: nil, for: proposal) }
    }

    private func light(_ cell: (any DraggedCell)?) {
        guard let transfer, cell !== transfer.lit else { return }
        let old = transfer.lit
        transfer.lit = cell
        old?.light(false)
        cell?.light(true)
    }

    // MARK: - The drop

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        leave()
        list?.takeDrop(session, at: self)
    }

    /// Leads an item to where a row or an item of the list is once the drop was taken.
    @discardableResult
    func lead(
        _ item: UIDragItem,
        to path: @escaping @MainActor () -> IndexPath?
    ) -> any UIDragAnimating {
        guard let list else { return DragAnimation() }
        var goal = DropGoal(list, rect: .zero)
        goal.resolve = { [weak list] in
            guard let list, let path = path(), let rect = list.dragFrame(of: path) else {
                return (.null, nil)
            }
            return (rect, list.draggedCell(path))
        }
        return lead(item, to: goal)
    }

    @discardableResult
    func lead(_ item: UIDragItem, to goal: DropGoal) -> any UIDragAnimating {
        interaction.goals[ObjectIdentifier(item)] = goal
        return goal.animation
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
}
