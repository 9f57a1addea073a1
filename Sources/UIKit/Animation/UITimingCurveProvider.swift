import RenderTree

/// What says the pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of pace.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The pace of a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve by its name.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Creates the pace of the system: slow, fast, slow.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates a pace by its name.
    public init(animationCurve: UIView.AnimationCurve) {
        self.animationCurve = animationCurve
        isBuiltIn = true
        if case .cubic(let x1, let y1, let x2, let y2) = animationCurve.timing {
            (controlPoint1, controlPoint2) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
        } else {
            (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// Creates a pace by the control points of its curve; times outside of 0…1 are clamped.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
        super.init()
    }

    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var timing: Transition.Timing {
        if isBuiltIn { return animationCurve.timing }
        return .cubic(
            x1: Double(controlPoint1.x),
            y1: Double(controlPoint1.y),
            x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y)
        )
    }
}

/// The pace of a mass on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in ways for each second.
    public let initialVelocity: CGVector
    private let spring: Spring?
    private let dampingRatio: Double

    /// Creates the spring of the system: it does not swing, and has a length of its own.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that rests after the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 for no swinging, towards 0 for more.
    ///   - velocity: The speed at the start, in ways for each second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        spring = nil
        dampingRatio = Double(ratio)
        super.init()
    }

    /// Creates a spring by its physics, which say its length; damping slows it down only as far as
    /// it swings less.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
        self.initialVelocity = initialVelocity
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
                && damping.isFinite,
            "A spring needs a mass and a stiffness above 0 and a damping of at least 0; "
                + "it was given \(mass), \(stiffness), \(damping)."
        )
        spring =
            Spring(
                mass: Double(mass),
                stiffness: Double(stiffness),
                damping: Double(damping)
            ).withoutOverdamping
        dampingRatio = 1
        super.init()
    }

    /// Creates a spring by what people see of it, which says its length.
    ///
    /// - Parameters:
    ///   - duration: The time until it seems at rest, in seconds.
    ///   - bounce: How much it swings, 0 for not at all, towards 1 for more.
    ///   - initialVelocity: The speed at the start, in ways for each second.
    public init(
        duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
        spring = Spring.perceptual(duration: duration, bounce: Double(bounce))
        dampingRatio = 1
        super.init()
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    private var velocity: Double {
        let velocity = initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy
        return velocity.isFinite ? Double(velocity) : 0
    }

    /// The length that the spring has of its own.
    var ownDuration: Double? { spring?.settlingTime(velocity: velocity) }

    /// Returns the pace of an animation of a length.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds, for springs that have none of their own.
    ///   - given: The speed that takes the place of the initial one.
    /// - Returns: The pace.
    func timing(duration: Double, velocity given: Double?) -> Transition.Timing {
        let velocity = given ?? velocity
        if let spring { return Transition.Timing(spring, velocity: velocity) }
        return .settling(in: duration, dampingRatio: dampingRatio, velocity: velocity)
    }
}
