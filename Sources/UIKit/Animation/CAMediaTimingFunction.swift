import Foundation
import RenderTree

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow, fast, slow.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of most of the system's animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let points: [Float]

    /// Creates a pace by its name; unknown names are linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a pace by the control points of its curve; times outside of 0…1 are clamped.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
        points = [
            min(max(finite(c1x), 0), 1), finite(c1y), min(max(finite(c2x), 0), 1), finite(c2y),
        ]
    }

    /// Writes one of the four points of the curve: two numbers.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        precondition(
            (0...3).contains(index),
            "A timing function has the points 0…3; it was asked for \(index)."
        )
        values[0] = all[index * 2]
        values[1] = all[index * 2 + 1]
    }

    /// The curve as the page plays it.
    var timing: Transition.Timing {
        let numbers = points.map { Double($0) }
        if numbers == [0, 0, 1, 1] { return .linear }
        return .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    public override var hash: Int { points.hashValue }
}

/// What an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's own value before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When something plays, and how often.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The start, in seconds of `CACurrentMediaTime()`; 0 for at once.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast time passes; default 1.
    var speed: Float { get set }
    /// The time within the run at which it starts, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 counts as 1.
    var repeatCount: Float { get set }
    /// How long it runs, in seconds; 0 where the count says it.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What shows before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A time or length, in seconds.
public typealias CFTimeInterval = Double

/// A time, in seconds since the first of January 2001, in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time of the machine's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time of the scene's clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    RenderContext.current?.clock.now ?? ProcessInfo.processInfo.systemUptime
}
