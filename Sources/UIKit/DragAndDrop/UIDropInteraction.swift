import CoreGraphics

/// Lets a person drop onto a view what is dragged in the page, or into it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What says what can be dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The goals that a list has for dropped items.
    var goals: [ObjectIdentifier: DropGoal] = [:]

    /// Creates an interaction; add it to a view.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.requireRare().takesPartInDrags = true
        view.setNeedsRender()
    }

    // MARK: - The drag

    func canHandle(_ session: LocalDropSession) -> Bool {
        guard view?.isUserInteractionEnabled == true else { return false }
        return delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    func enter(_ session: LocalDropSession) {
        delegate?.dropInteraction(self, sessionDidEnter: session)
    }

    /// Returns what a drop would do; a move that the source does not allow is none.
    func update(_ session: LocalDropSession) -> UIDropOperation {
        let proposal = delegate?.dropInteraction(self, sessionDidUpdate: session)
        let operation = proposal?.operation ?? .cancel
        return operation == .move && !session.allowsMoveOperation ? .cancel : operation
    }

    func exit(_ session: LocalDropSession) {
        delegate?.dropInteraction(self, sessionDidExit: session)
    }

    func perform(_ session: LocalDropSession) {
        delegate?.dropInteraction(self, performDrop: session)
    }

    func conclude(_ session: LocalDropSession) {
        delegate?.dropInteraction(self, concludeDrop: session)
    }

    func end(_ session: LocalDropSession) {
        goals = [:]
        delegate?.dropInteraction(self, sessionDidEnd: session)
    }

    /// Returns where an item goes; nil for nowhere.
    func goal(of item: UIDragItem, _ preview: UITargetedDragPreview, _ session: LocalDropSession)
        -> DropGoal?
    {
        if let goal = goals[ObjectIdentifier(item)] { return goal }
        guard let view else { return nil }
        let target = UIDragPreviewTarget(container: view, center: session.location(in: view))
        let chosen = delegate?.dropInteraction(
            self,
            previewForDropping: item,
            withDefault: preview.retargetedPreview(with: target)
        )
        return chosen.map { DropGoal($0) }
    }
}

/// Where a dropped item goes, and what is animated with it.
@MainActor
struct DropGoal {
    /// The view in whose coordinates the place is.
    let container: UIView
    /// The place, in points.
    var rect: CGRect
    var transform = CGAffineTransform.identity
    var animation = DragAnimation()
    /// What is shown when the item is there; nil where it is shown already.
    var cell: UIView?
    /// Returns the place and what is shown there once the drop was taken; nil where both are known.
    var resolve: (@MainActor () -> (CGRect, UIView?))?

    /// The goal as it is when the drop was taken; nil where it is gone.
    var resolved: DropGoal? {
        guard let resolve else { return self }
        let (rect, cell) = resolve()
        guard !rect.isNull else { return nil }
        var goal = self
        goal.rect = rect
        goal.cell = cell
        return goal
    }

    init(_ container: UIView, rect: CGRect) {
        self.container = container
        self.rect = rect
    }

    init(_ preview: UITargetedDragPreview) {
        container = preview.target.container
        let path = preview.parameters.visiblePath?.bounds
        let size = path?.size ?? preview.size
        let center = preview.target.center
        rect = CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        transform = preview.target.transform
    }
}
