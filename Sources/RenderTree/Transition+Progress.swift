import CoreGraphics
import Foundation

extension Transition {
    /// The time from now to the end, delay included; infinite for endless repetition.
    public var length: Double {
        let run = duration * (autoreverses ? 2 : 1)
        return run > 0 ? delay + run * repeatCount : delay
    }

    /// Returns how much of the way is done after a time, in seconds: 0 at the start, 1 at the end.
    public func progress(after elapsed: Double) -> Double {
        let time = elapsed - delay
        guard time > 0 else { return duration > 0 ? timing.progress(at: 0, of: duration) : 0 }
        guard duration > 0, elapsed < length else { return 1 }
        let run = (time / duration).rounded(.down)
        var fraction = time / duration - run
        if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { fraction = 1 - fraction }
        return timing.progress(at: fraction, of: duration)
    }
}

extension Transition.Timing {
    /// Returns how much of the way is done at a fraction of the time.
    ///
    /// - Parameters:
    ///   - fraction: The part of the time that is over, 0…1.
    ///   - duration: The whole time in seconds, which springs need.
    /// - Returns: The progress, 0 at the start and 1 at the end; springs go beyond in between.
    public func progress(at fraction: Double, of duration: Double) -> Double {
        let fraction = min(max(fraction, 0), 1)
        switch self {
        case .linear: return fraction
        case .cubic(let x1, let y1, let x2, let y2):
            let parameter = Self.parameter(of: fraction, x1, x2)
            return Self.bezier(parameter, y1, y2)
        case .spring(let mass, let stiffness, let damping, let velocity):
            if fraction == 1 { return 1 }
            let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
            return 1 - spring.displacement(after: fraction * duration, velocity: velocity)
        }
    }

    /// Returns the rate of progress, for each second, at a fraction of the time.
    public func rate(at fraction: Double, of duration: Double) -> Double {
        guard duration > 0 else { return 0 }
        let step = 1e-4
        let (low, high) = (max(fraction - step, 0), min(fraction + step, 1))
        let change = progress(at: high, of: duration) - progress(at: low, of: duration)
        return high > low ? change / ((high - low) * duration) : 0
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Finds the parameter of a point by halving: x rises along the curve, so it cannot fail.
    private static func parameter(of x: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// A mass on a damped spring, one unit away from its rest.
public struct Spring: Sendable, Hashable {
    /// The mass, above 0.
    public var mass: Double
    /// The stiffness, above 0.
    public var stiffness: Double
    /// The damping, not below 0.
    public var damping: Double

    /// Creates a spring.
    public init(mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// Returns how far the mass is from its rest, 1 at the start.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - velocity: The speed towards the rest at the start, in ways for each second.
    /// - Returns: The part of the way that is left; below 0 beyond the rest.
    public func displacement(after time: Double, velocity: Double) -> Double {
        let decay = damping / (2 * mass)
        let square = stiffness / mass - decay * decay
        let start = decay - velocity
        let fade = exp(-decay * time)
        if abs(square) < 1e-6 { return fade * (1 + start * time) }
        let rate = abs(square).squareRoot()
        if square > 0 { return fade * (cos(rate * time) + start / rate * sin(rate * time)) }
        // Sums of two fading parts: the hyperbolic functions would overflow before they fade.
        let share = start / rate
        return
            (exp((rate - decay) * time) * (1 + share)
            + exp((-rate - decay) * time) * (1 - share)) / 2
    }

    /// Returns a size that the mass stays below from a time on.
    package func envelope(after time: Double, velocity: Double) -> Double {
        let decay = damping / (2 * mass)
        let square = stiffness / mass - decay * decay
        guard square > 1e-6 else { return abs(displacement(after: time, velocity: velocity)) }
        let share = (decay - velocity) / square.squareRoot()
        return exp(-decay * time) * (1 + abs(share))
    }

    /// Returns the time until nobody sees the mass move: less than a thousandth of the way is left.
    ///
    /// - Returns: The time in seconds, at most 60: without damping it never rests.
    public func settlingTime(velocity: Double) -> Double {
        guard damping > 0 else { return 60 }
        var (low, high) = (0.0, 60.0)
        // The tail alone falls steadily, so the search looks for its last crossing.
        for step in 0...600 where envelope(after: Double(step) / 10, velocity: velocity) > 0.001 {
            low = Double(step) / 10
        }
        high = min(low + 0.1, 60)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if envelope(after: middle, velocity: velocity) > 0.001 {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }
}
