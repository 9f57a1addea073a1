import CoreGraphics

/// Does something with a view over which a person holds what is dragged, without dropping it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    let behavior: (any UISpringLoadedInteractionBehavior)?
    let effect: any UISpringLoadedInteractionEffect
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction; add it to a view.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Says when something happens; nil for wherever something is held.
    ///   - interactionEffect: Shows that something is about to happen; nil lets the view blink.
    ///   - handler: Called once something was held over the view for a second, each time that it comes.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect ?? SpringBlink()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction that acts wherever something is held over its view.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.requireRare().takesPartInDrags = true
        view.setNeedsRender()
    }
}

/// What says whether something happens with a view over which a person holds something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether something may happen, or still may; asked as the drag comes and moves.
    ///
    /// It may set the context's target, by which another one is known.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Tells that something happened, or does no more.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// What shows that something is about to happen with a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Shows a new state.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}

/// How far something is that happens with a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing is held over the view, or something happened.
    case inactive
    /// Something is held over the view.
    case possible
    /// It is about to happen.
    case activating
    /// It happens.
    case activated
}

/// What a person holds over a view, and where.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view with which something happens; the interaction's where nothing was set.
    var targetView: UIView? { get set }
    /// What of the view it happens with; default nil. Hashable values tell things apart.
    var targetItem: Any? { get set }
    /// Returns where the drag is, in a view's coordinates; nil for the window's.
    func location(in view: UIView?) -> CGPoint
}

/// What can do by itself, while something is held over it, what a tap does.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it does; default false.
    var isSpringLoaded: Bool { get set }
}
