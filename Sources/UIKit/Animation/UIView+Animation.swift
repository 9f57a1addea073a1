import RenderTree

extension UIView {
    /// Options for animations.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Touches reach views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from what is on screen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each second run goes backwards; only with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested animation keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested animation keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Slow, fast, slow: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Whether changes made now are animated where an animation block runs.
    public static var areAnimationsEnabled: Bool { Animator.current.isEnabled }

    /// The duration of the animation block that runs, in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval {
        Animator.current.group?.transition.duration ?? 0
    }

    /// Sets whether changes made from now on are animated.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        Animator.current.isEnabled = enabled
    }

    /// Makes changes without animation, inside an animation block too.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = Animator.current.isEnabled
        Animator.current.isEnabled = false
        actionsWithoutAnimation()
        Animator.current.isEnabled = wasEnabled
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
        let timing: Transition.Timing
        switch options.rawValue >> 16 & 3 {
        case 1: timing = .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
        case 2: timing = .cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
        case 3: timing = .linear
        default: timing = .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        }
        var transition = Transition(
            duration: length(duration),
            delay: length(delay),
            timing: timing
        )
        if options.contains(.repeat) {
            transition.repeatCount = .infinity
            transition.autoreverses = options.contains(.autoreverse)
        }
        if let outer = Animator.current.group?.transition {
            if !options.contains(.overrideInheritedDuration) {
                transition.duration = outer.duration
                transition.delay = outer.delay
            }
            if !options.contains(.overrideInheritedCurve) { transition.timing = outer.timing }
        }
        AnimationGroup.run(transition, options, animations, completion)
    }

    /// A time that can be waited for: neither negative nor NaN, and at most a year.
    private static func length(_ time: TimeInterval) -> TimeInterval {
        time > 0 ? min(time, 31_536_000) : 0
    }
}
