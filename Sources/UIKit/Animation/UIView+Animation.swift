import RenderTree

extension UIView {
    /// Options for animations.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The subviews are laid out with their superview.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Opacity and colours start from what is on screen, where they start from the view's value
        /// otherwise; places, sizes and transforms add to what runs in any case.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested animation keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested animation keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// What changes within a transition of the whole view is animated by itself too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A nested animation takes nothing but duration and curve from the one around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Updates that wait (traits, properties, constraints, layout) are made without the animation
        /// before it begins, and those that it asks for belong to it; in nested ones as well.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
        /// Slow, fast, slow: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A transition turns the view about its upright middle, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition turns the view about its upright middle, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition turns the page upwards; the page fades.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition turns the page downwards; the page fades.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition fades from the old picture to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition turns the view about its level middle, from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition turns the view about its level middle, from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Sixty frames a second, or as many as the browser shows.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames a second; browsers show as many as they can.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var timing: Transition.Timing {
            switch self {
            case .easeInOut: .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
            case .easeIn: .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
            case .easeOut: .cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
            case .linear: .linear
            }
        }
    }

    /// Whether changes made now are animated where an animation block runs.
    public static var areAnimationsEnabled: Bool { Animator.current.isEnabled }

    /// The duration of the animation block that runs, in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval {
        Animator.current.group?.transition.duration ?? 0
    }

    /// Sets whether changes made from now on are animated, in the scene whose code runs.
    ///
    /// Outside of all scenes, as at launch and in tests, it is set for all of them.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        Animator.current.isEnabled = enabled
    }

    /// Makes changes without animation, inside an animation block too.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Animator.current.withoutAnimations(actionsWithoutAnimation)
    }

    /// Animates the changes that a block makes.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void
    ) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates the changes that a block makes; the completion's flag says whether it ran to the end.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes that a block makes, after a delay, with options.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds; 0 makes the changes without animation.
    ///   - delay: The wait before the start, in seconds.
    ///   - options: How the animation runs.
    ///   - animations: The changes; called at once.
    ///   - completion: Called once, when the animation ended or was cut off.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let transition = makeTransition(duration, delay, options.curve.timing, options)
        AnimationGroup.run(transition, options, animations, completion)
    }

    /// Animates the changes that a block makes like masses on springs, which rest at the end.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds, after which the springs are at rest.
    ///   - delay: The wait before the start, in seconds.
    ///   - dampingRatio: 1 for no swinging, towards 0 for more.
    ///   - velocity: The speed at the start, in ways for each second.
    ///   - options: How the animation runs.
    ///   - animations: The changes; called at once.
    ///   - completion: Called once, when the animation ended or was cut off.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = Transition.Timing.settling(
            in: length(duration),
            dampingRatio: Double(dampingRatio),
            velocity: Double(velocity)
        )
        let transition = makeTransition(duration, delay, timing, options)
        AnimationGroup.run(transition, options, animations, completion)
    }

    /// Animates the changes that a block makes like masses on springs, as people perceive them.
    ///
    /// - Parameters:
    ///   - duration: The time until the changes seem at rest, in seconds; they end later.
    ///   - bounce: How much they swing, 0 for not at all, towards 1 for more.
    ///   - initialSpringVelocity: The speed at the start, in ways for each second.
    ///   - delay: The wait before the start, in seconds.
    ///   - options: How the animation runs.
    ///   - animations: The changes; called at once.
    ///   - completion: Called once, when the animation ended or was cut off.
    public static func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceptual(duration: duration, bounce: Double(bounce))
        let velocity = initialSpringVelocity.isFinite ? Double(initialSpringVelocity) : 0
        let settling = duration > 0 ? spring.settlingTime(velocity: velocity) : 0
        let timing = Transition.Timing(spring, velocity: velocity)
        let transition = makeTransition(settling, delay, timing, options)
        AnimationGroup.run(transition, options, animations, completion)
    }

    /// Makes the animations that a block starts run several times.
    ///
    /// - Parameters:
    ///   - count: How often; fractions end in between.
    ///   - autoreverses: Whether each run is followed by one backwards.
    ///   - animations: The changes, within an animation block.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        guard let outer = Animator.current.group, outer.records else { return animations() }
        var transition = outer.transition
        transition.repeatCount = count > 0 ? Double(count) : 1
        transition.autoreverses = autoreverses
        outer.wait(for: AnimationGroup.run(transition, outer.options, animations, nil))
    }

    /// Returns the transition of a block, given the block around it.
    static func makeTransition(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ timing: Transition.Timing,
        _ options: AnimationOptions
    ) -> Transition {
        var transition = Transition(
            duration: length(duration),
            delay: length(delay),
            timing: timing
        )
        if options.contains(.repeat) { transition.repeatCount = .infinity }
        transition.autoreverses = options.contains(.autoreverse)
        transition.replaces = options.contains(.beginFromCurrentState)
        transition.addsWays = transition.replaces
        guard let outer = Animator.current.group?.transition else { return transition }
        if !options.contains(.overrideInheritedDuration) {
            transition.duration = outer.duration
            transition.delay = outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { transition.timing = outer.timing }
        if !options.contains(.overrideInheritedOptions) {
            transition.replaces = transition.replaces || outer.replaces
            transition.addsWays = transition.replaces
        }
        return transition
    }

    /// A time that can be waited for: neither negative nor NaN, and at most a year.
    static func length(_ time: TimeInterval) -> TimeInterval {
        time > 0 ? min(time, 31_536_000) : 0
    }
}

extension UIView.AnimationOptions {
    /// The pace that the options name.
    var curve: UIView.AnimationCurve {
        switch rawValue >> 16 & 3 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }
}

extension Transition.Timing {
    /// Creates the timing of a spring.
    init(_ spring: Spring, velocity: Double) {
        self = .spring(
            mass: spring.mass,
            stiffness: spring.stiffness,
            damping: spring.damping,
            initialVelocity: velocity
        )
    }

    /// Returns the timing of a spring that rests after a time.
    static func settling(in duration: Double, dampingRatio: Double, velocity: Double)
        -> Transition.Timing
    {
        let velocity = velocity.isFinite ? min(max(velocity, -1000), 1000) : 0
        let spring = Spring.settling(
            in: duration,
            dampingRatio: dampingRatio,
            velocity: velocity
        )
        return Transition.Timing(spring, velocity: velocity)
    }
}
