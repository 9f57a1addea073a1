import RenderTree

/// What is told of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Tells that an animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that an animation ended, and whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer, the base of all kinds.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace; default even.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of start and end; held until the end, as on iOS.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end; default true.
    open var isRemovedOnCompletion = true

    /// Creates an animation.
    public required override init() {
        super.init()
    }

    /// Takes the values of another animation of the same class; overrides call super.
    func takeValues(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Returns an animation that does not change with this one.
    final func makeCopy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.takeValues(of: self)
        return copy
    }

    /// Returns the values that a layer takes on the way, given those that it has.
    func tracks(from values: LayerValues) -> [PropertyTrack] { [] }

    /// The pace of the whole.
    var overallTiming: Transition.Timing {
        (timingFunction ?? CATransaction.animationTimingFunction())?.timing ?? .linear
    }

    /// The length of one run, as set or as the transaction has it.
    var effectiveDuration: Double {
        let own = duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration()
        return min(own, 31_536_000)
    }

    /// When and how often the page plays the animation, from now on.
    func makeTransition(now: TimeInterval) -> Transition {
        let pace = Double(speed)
        let length = effectiveDuration
        guard pace > 0, pace.isFinite else {
            // Time stands: the value at the offset stays.
            var transition = Transition(duration: 31_536_000, timing: .linear)
            transition.repeatCount = .infinity
            return transition
        }
        let delay = beginTime > 0 ? beginTime - now : 0
        var transition = Transition(
            duration: length / pace,
            delay: (delay.isFinite ? delay : 0) - max(timeOffset, 0) / pace,
            timing: overallTiming
        )
        transition.autoreverses = autoreverses
        if repeatDuration > 0 {
            transition.repeatCount = repeatDuration / (length * (autoreverses ? 2 : 1))
        } else if repeatCount > 0 {
            // The largest number is what iOS code says for endless.
            transition.repeatCount = repeatCount >= 1e30 ? .infinity : Double(repeatCount)
        }
        return transition
    }

    /// The values of the way, held where time stands.
    func effectiveTracks(from values: LayerValues) -> [PropertyTrack] {
        let tracks = tracks(from: values)
        guard speed <= 0 || !speed.isFinite else { return tracks }
        let fraction = min(max(timeOffset / effectiveDuration, 0), 1)
        let progress = overallTiming.progress(at: fraction, of: effectiveDuration)
        return tracks.map { track in
            var held = track
            held.values = Array(repeating: track.value(at: progress), count: 2)
            held.times = [0, 1]
            held.timings = []
            return held
        }
    }
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property, such as "position.x" or "transform.rotation.z".
    open var keyPath: String?
    /// Whether the values add to the layer's own; default false.
    open var isAdditive = false
    /// Whether each run starts where the one before ended; default false.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil for the layer's own, or one counted back from the last by `byValue`.
    open var fromValue: Any?
    /// The last value; nil for the layer's own, or one counted on from the first by `byValue`.
    open var toValue: Any?
    /// The difference of the values.
    open var byValue: Any?

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func tracks(from values: LayerValues) -> [PropertyTrack] {
        guard let target = AnimatedKeyPath(keyPath, reportedBy: self) else { return [] }
        let own = isAdditive ? target.neutral : target.value(in: values)
        let (from, to) = (target.numbers(fromValue), target.numbers(toValue))
        let by = target.numbers(byValue)
        func sum(_ a: [Double], _ b: [Double], _ sign: Double) -> [Double] {
            zip(a, b).map { $0 + sign * $1 }
        }
        let ends: [[Double]]
        switch (from, to, by) {
        case (let from?, let to?, _): ends = [from, to]
        case (let from?, nil, let by?): ends = [from, sum(from, by, 1)]
        case (nil, let to?, let by?): ends = [sum(to, by, -1), to]
        case (let from?, nil, nil): ends = [from, own]
        case (nil, let to?, nil): ends = [own, to]
        case (nil, nil, let by?): ends = [own, sum(own, by, 1)]
        case (nil, nil, nil): return []
        }
        return [target.track(ends, [0, 1], [], .linear, isAdditive, values)]
    }
}

/// The way between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// From value to value at once.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values on the way.
    open var values: [Any]?
    /// The times of the values, 0…1; nil for even ones.
    open var keyTimes: [NSNumber]?
    /// The paces from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way between the values; default straight.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, keyTimes) = (other.values, other.keyTimes)
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func tracks(from layer: LayerValues) -> [PropertyTrack] {
        guard let target = AnimatedKeyPath(keyPath, reportedBy: self) else { return [] }
        let numbers = (values ?? []).compactMap { target.numbers($0) }
        guard !numbers.isEmpty, numbers.count == values?.count else { return [] }
        let even = numbers.indices.map { Double($0) / Double(max(numbers.count - 1, 1)) }
        let timings = timingFunctions?.map(\.timing) ?? []
        return [
            target.track(
                numbers,
                times(count: numbers.count) ?? even,
                timings,
                calculationMode,
                isAdditive,
                layer
            )
        ]
    }

    /// The times as set, where they say a time for each value in order.
    private func times(count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count >= count else { return nil }
        let own = Array(times.prefix(count))
        let isRising = zip(own, own.dropFirst()).allSatisfy { $0 <= $1 }
        guard isRising, own.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return own
    }
}
