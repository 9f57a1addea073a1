/// How the browser gets from what it shows to a new value.
public struct Transition: Sendable, Hashable {
    /// The length of one run, in seconds.
    public var duration: Double
    /// The wait before the start, in seconds.
    public var delay: Double
    /// The way between the values.
    public var timing: Timing
    /// How often it runs; infinity without end; default 1.
    public var repeatCount = 1.0
    /// Whether every other run goes backwards; default false.
    public var autoreverses = false
    /// Whether what runs on the same part ends, and this one starts where it is on screen.
    ///
    /// Otherwise the ways add up, so that what ran before runs on; default false.
    public var replaces = false
    /// Whether places, sizes and transforms add up also where `replaces` is true; default false.
    public var addsWays = false

    /// The way between the values.
    public enum Timing: Sendable, Hashable {
        /// At an even pace.
        case linear
        /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points.
        case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
        /// A damped spring.
        case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    }

    /// Creates a transition.
    public init(duration: Double, delay: Double = 0, timing: Timing) {
        self.duration = duration
        self.delay = delay
        self.timing = timing
    }
}
