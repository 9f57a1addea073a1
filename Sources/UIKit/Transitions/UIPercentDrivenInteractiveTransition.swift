import CoreGraphics

/// Lets a gesture lead a transition by telling how much of it is done.
///
/// What the transition's animator animates is held and follows `update(_:)`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    private enum End {
        case finish, cancel
    }

    private weak var context: ControllerTransition?
    /// What leads the changes; nil before the transition begins and after the gesture.
    private var leader: (any UIViewImplicitlyAnimating)?
    /// How the gesture ended before the transition began.
    private var earlyEnd: End?

    /// The length of the transition, in seconds; 0 before it begins.
    open private(set) var duration: CGFloat = 0
    /// How much is done, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest after the gesture; 1, the default, is that of the animation.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest after the gesture; default slow, fast, slow.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest after the gesture, in place of the curve; default nil.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a gesture leads the transition from its start; default true.
    open var wantsInteractiveStart = true

    /// Creates what leads one transition after another.
    public override init() { super.init() }

    /// Holds what the transition's animator animates; overrides call super.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        context = transition
        duration = CGFloat(transition.duration)
        let leader = transition.startHeld()
        self.leader = leader
        leader.fractionComplete = percentComplete
        guard let earlyEnd else { return }
        self.earlyEnd = nil
        switch earlyEnd {
        case .finish: finish()
        case .cancel: cancel()
        }
    }

    /// Takes hold of a transition that runs.
    open func pause() {
        guard let context, let leader, !context.isInteractive else { return }
        context.pauseInteractiveTransition()
        leader.pauseAnimation()
        // One that went back is led by its way forwards again.
        leader.isReversed = false
        percentComplete = leader.fractionComplete
    }

    /// Leads the transition to a part of its way, 0…1.
    open func update(_ percentComplete: CGFloat) {
        let share = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
        self.percentComplete = share
        guard let context, context.isInteractive else { return }
        leader?.fractionComplete = share
        context.updateInteractiveTransition(share)
    }

    /// Ends the gesture: the transition goes on by itself to its end.
    open func finish() { end(.finish) }

    /// Ends the gesture: the transition goes back by itself to where it began.
    open func cancel() { end(.cancel) }

    private func end(_ end: End) {
        guard let context, let leader else {
            // Transitions begin before the next layout, gestures may end earlier.
            earlyEnd = end
            return
        }
        guard context.isInteractive else { return }
        let rest = end == .finish ? 1 - percentComplete : percentComplete
        if end == .finish {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
            leader.isReversed = true
        }
        let speed = completionSpeed > 0 ? completionSpeed : 1
        leader.continueAnimation(
            withTimingParameters: timingCurve
                ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: max(rest / speed, 0.001)
        )
    }

    /// The transition is over: the next one begins anew.
    func transitionDidEnd() {
        context = nil
        leader = nil
        earlyEnd = nil
        percentComplete = 0
    }

    /// Lets a transition run by itself that a gesture may take hold of later.
    func run(_ transition: ControllerTransition) {
        context = transition
        duration = CGFloat(transition.duration)
        let leader = transition.startHeld()
        self.leader = leader
        leader.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
