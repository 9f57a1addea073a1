/// One transition between two controllers: its context, its coordinator and its course.
///
/// A container says what is shown before and after; an animator leads from one to the other.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    let fromController: UIViewController?
    let toController: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    /// The views; nil where the animator should leave them alone.
    var fromView: UIView?
    var toView: UIView?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Called once at the end; its flag is false where the transition was called off.
    var end: (Bool) -> Void = { _ in }
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isOver = false
    /// Whether the container is being told of the end: completions may still be added.
    private var isEnding = false
    private(set) var isRunning = false
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var animations: [Coordinated] = []
    private var completions: [Coordinated] = []
    private var interactionChanges: [Coordinated] = []

    typealias Coordinated = (any UIViewControllerTransitionCoordinatorContext) -> Void

    init(
        from: UIViewController?,
        to: UIViewController?,
        in container: UIView,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        fromController = from
        toController = to
        containerView = container
        self.animator = animator
        self.interaction = animator == nil ? nil : interaction
        isAnimated = animator != nil
        fromView = from?.viewIfLoaded
        toView = to?.viewIfLoaded
        super.init()
    }

    var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

    /// Runs the transition; without an animator the container ends it after the next layout.
    func run() {
        guard !isRunning, !isOver else { return }
        isRunning = true
        guard let animator else {
            UIView.performWithoutAnimation { runAnimations() }
            return
        }
        if let interaction, interaction.wantsInteractiveStart {
            isInteractive = true
            interaction.startInteractiveTransition(self)
            runAnimations()
            return
        }
        if let driven = interaction as? UIPercentDrivenInteractiveTransition {
            return driven.run(self)
        }
        start(animator)
    }

    // MARK: - Held changes

    /// What holds the changes of a transition that a gesture may lead by their share.
    private lazy var holder: UIViewPropertyAnimator? =
        interaction is UIPercentDrivenInteractiveTransition
        ? UIViewPropertyAnimator(duration: duration, curve: .linear) : nil

    /// Runs a block whose animations are led together with the transition's own.
    func holding(_ body: () -> Void) {
        let outer = Animator.current.holder
        Animator.current.holder = isOver ? nil : holder
        body()
        Animator.current.holder = outer
    }

    /// Lets the animator begin, and returns what leads its changes.
    func startHeld() -> any UIViewImplicitlyAnimating {
        let own = animator?.ownInterruptible(self)
        if let own { holder = own as? UIViewPropertyAnimator }
        holding {
            runAnimations()
            if own == nil { animator?.animateTransition(using: self) }
        }
        return own ?? holder ?? UIViewPropertyAnimator(duration: duration, curve: .linear)
    }

    /// Lets the animator begin; an interaction calls it when it takes the transition over.
    func start(_ animator: any UIViewControllerAnimatedTransitioning) {
        runAnimations()
        let context = containerView.rendering.context
        let running = context?.runningGroups.count ?? 0
        animator.animateTransition(using: self)
        // One that leaves everything to its animator that can be stopped begins by that.
        guard !isOver, (context?.runningGroups.count ?? 0) <= running else { return }
        animator.ownInterruptible(self)?.startAnimation()
    }

    private func runAnimations() {
        let animations = animations
        self.animations = []
        guard !animations.isEmpty else { return }
        alongside { for animation in animations { animation(self) } }
    }

    private func alongside(_ body: @escaping () -> Void) {
        guard isAnimated else { return UIView.performWithoutAnimation(body) }
        holding {
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: .allowUserInteraction,
                animations: body
            )
        }
    }

    // MARK: - Context

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    func pauseInteractiveTransition() {
        isInteractive = true
        for change in interactionChanges { change(self) }
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        transitionWasCancelled = cancelled
        isInteractive = false
        for change in interactionChanges { change(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        (interaction as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
        runAnimations()
        // A transition that is ended from outside leaves nothing held on the way.
        if let holder, holder.state == .active {
            holder.stopAnimation(false)
            holder.finishAnimation(at: didComplete ? .end : .start)
        }
        isEnding = true
        end(didComplete)
        isEnding = false
        end = { _ in }
        animator?.animationEnded(didComplete)
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    /// Ends without a word where the scene is over: nothing hears of it, and nothing is kept.
    func abandon() {
        isOver = true
        end = { _ in }
        (animations, completions, interactionChanges) = ([], [], [])
        if let holder, holder.state == .active { holder.stopAnimation(true) }
        holder = nil
    }

    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
        key == .from ? fromController : key == .to ? toController : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(vc)] ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        finalFrames[ObjectIdentifier(vc)] ?? .zero
    }

    var targetTransform: CGAffineTransform { .identity }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var transitionDuration: TimeInterval { duration }
    var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
    var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    var isCancelled: Bool { transitionWasCancelled }
    var initiallyInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
    var isInterruptible: Bool { false }

    @discardableResult
    func animate(
        alongsideTransition animation: Coordinated?,
        completion: Coordinated?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: Coordinated?,
        completion: Coordinated?
    ) -> Bool {
        guard !isOver || isEnding else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if isRunning {
            alongside { animation(self) }
        } else {
            animations.append(animation)
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Coordinated) {
        interactionChanges.append(handler)
    }
}
