import RenderTree

extension UIView {
    /// Options for animations through keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The subviews are laid out with their superview.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation starts from what is on screen and ends what runs there.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A nested animation keeps its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// A nested animation takes nothing from the one around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From value to value at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at an even speed; times of keyframes do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve, at an even speed; times of keyframes do not count.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        fileprivate var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates changes through keyframes.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds; 0 makes the changes without animation.
    ///   - delay: The wait before the start, in seconds.
    ///   - options: How the animation runs.
    ///   - animations: Calls `addKeyframe` for each change; called at once.
    ///   - completion: Called once, when the animation ended or was cut off.
    public static func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The pace, unless the options of blocks are passed on as those of keyframes, is even.
        let blockOptions = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let isPlain = options.rawValue >> 16 & 3 == 0
        let timing = isPlain ? .linear : blockOptions.curve.timing
        var transition = makeTransition(
            duration,
            delay,
            timing,
            blockOptions.union(.overrideInheritedCurve)
        )
        (transition.replaces, transition.addsWays) = (false, false)
        let recorder = KeyframeRecorder(calculationMode: options.calculationMode)
        let group = AnimationGroup(
            transition,
            blockOptions,
            kind: .keyframes(recorder),
            completion
        )
        group.record(animations)
        recorder.play(group)
        group.begin()
    }

    /// Adds a change to an animation through keyframes.
    ///
    /// Outside of `animateKeyframes` the changes are made as if there were no keyframe.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start within the whole, 0…1.
    ///   - frameDuration: The length within the whole, 0…1.
    ///   - animations: The changes; called at once.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        guard let group = Animator.current.group, case .keyframes(let recorder) = group.kind else {
            return animations()
        }
        let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
        let end = frameDuration > 0 ? min(start + frameDuration, 1) : start
        recorder.record(start...end, in: group, animations)
    }
}
