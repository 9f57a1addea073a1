/// What says what can be dropped onto a view, and takes it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns whether the view has to do with a drag at all; default true.
    ///
    /// Asked once for each drag. Where it is false, views around this one are asked.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool
    /// Tells that a drag came over the view.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    )
    /// Returns what a drop would do, now that the drag came or moved; default nothing.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Tells that a drag left the view.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    )
    /// Takes what was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    )
    /// Tells that the drop was taken and its animation is over.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    )
    /// Tells that a drag is over that had come over the view, wherever it ended.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    )
    /// Returns where a dropped item goes, nil for nowhere; default to where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Tells that an item is about to go to where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    )
}

extension UIDropInteractionDelegate {
    /// Takes part in every drag.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {}
    /// Takes nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {}
    /// Lets an item go to where it was dropped.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
