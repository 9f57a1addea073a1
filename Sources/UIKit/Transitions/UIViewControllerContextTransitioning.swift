/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is shown afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is shown before.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is shown afterwards.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator knows of its transition, and tells of it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens; the animator adds the new view to it.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a gesture leads the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was called off.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The turn of the container; always identity.
    var targetTransform: CGAffineTransform { get }
    /// Tells how far a gesture led the transition, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that a gesture ended, and the transition goes on.
    func finishInteractiveTransition()
    /// Tells that a gesture ended, and the transition goes back.
    func cancelInteractiveTransition()
    /// Tells that a gesture takes the transition over.
    func pauseInteractiveTransition()
    /// Tells that the transition is over; the animator calls it.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the two controllers.
    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController?
    /// Returns one of the two views; nil for a view that the animator should not touch.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame that a controller's view has before; zero where it is not shown.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame that a controller's view has afterwards; zero where it is not shown.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// What animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the length of the transition, in seconds.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that can be stopped and turned, which then makes the transition; the same
    /// one each time. By default there is none.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Tells that the transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns one that stands for none.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { MissingAnimator() }
    /// Tells that the transition is over.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What lets a gesture lead a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition, which it then leads through its context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The pace of the rest after the gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the rest after the gesture; 1 is that of the animation.
    var completionSpeed: CGFloat { get }
    /// Whether a gesture leads the transition from its start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The pace of the rest after the gesture.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The speed of the rest after the gesture.
    public var completionSpeed: CGFloat { 1 }
    /// Whether a gesture leads the transition from its start.
    public var wantsInteractiveStart: Bool { true }
}
