/// Something that holds content of a size: a controller, or what shows one.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content likes to have, in points.
    var preferredContentSize: CGSize { get }
    /// Tells that a child prefers another size.
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    )
    /// Tells that the size will change.
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
    /// Tells that the traits will change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
    /// Returns the size that a child has when this container has another one.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
}

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The length, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The pace.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether the transition was called off.
    var isCancelled: Bool { get }
    /// Whether a gesture leads the transition now.
    var isInteractive: Bool { get }
    /// The turn of the container; identity where its bounds change instead.
    var targetTransform: CGAffineTransform { get }
    /// Whether a gesture led the transition at its start.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be stopped by a gesture.
    var isInterruptible: Bool { get }
    /// How far a gesture led the transition, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest after a gesture.
    var completionVelocity: CGFloat { get }
    /// The style of a presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Returns one of the two controllers; nil where there are none.
    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController?
    /// Returns one of the two views; nil where there are none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// What runs changes together with a transition of the system.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Runs changes together with the transition, and a call after it.
    ///
    /// - Parameters:
    ///   - animation: The changes; animated as the transition is.
    ///   - completion: Called at the end of the transition.
    /// - Returns: Whether the changes will run.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs changes of views outside of the container together with the transition.
    ///
    /// - Parameters:
    ///   - view: The view in which the changes happen.
    ///   - animation: The changes; animated as the transition is.
    ///   - completion: Called at the end of the transition.
    /// - Returns: Whether the changes will run.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a function when a gesture takes the transition over or lets it go.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Calls a function when a gesture lets the transition go; by default, over the method above.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Calls a function when a gesture lets the transition go; older than
    /// `notifyWhenInteractionChanges(_:)`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { context in
            if !context.isInteractive { handler(context) }
        }
    }

    /// Runs changes together with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs changes of views outside of the transition together with it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
