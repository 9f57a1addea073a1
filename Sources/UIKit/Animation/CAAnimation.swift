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
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
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

    /// What the app noted by names of its own.
    private var notes: [String: Any] = [:]

    /// Creates an animation.
    public override init() {
        super.init()
    }

    /// Creates an animation from an archive, which says nothing about animations.
    public required init?(coder: NSCoder) {
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
        notes = other.notes
    }

    /// Notes a value by a name of the app's own, which the delegate finds it by.
    open func setValue(_ value: Any?, forKey key: String) {
        notes[key] = value
    }

    /// Returns the value that the app noted by a name; nil for none.
    open func value(forKey key: String) -> Any? {
        notes[key]
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Animations belong to the main thread, as everything of the interface.
        MainActor.assumeIsolated { () -> UncheckedBox<CAAnimation> in
            let copy: CAAnimation = ObjectFactory.object(type(of: self))
            copy.takeValues(of: self)
            return UncheckedBox(value: copy)
        }.value
    }

    /// Returns an animation that plays as this one and does not change with it.
    ///
    /// It is of UIKit's class, as one of the app's may have no initialiser that is known here.
    final func makeCopy() -> CAAnimation {
        let copy = makeBlank()
        copy.takeValues(of: self)
        return copy
    }

    /// Makes an animation of the class of UIKit's that this one's is, or is below.
    func makeBlank() -> CAAnimation { CAAnimation() }

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
        return tracks.map { $0.held(at: progress) }
    }
}
