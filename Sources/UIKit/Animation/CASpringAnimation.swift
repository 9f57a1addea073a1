import RenderTree

/// An animation that swings to its last value like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0; default 1.
    open var mass: CGFloat = 1
    /// The stiffness, above 0; default 100.
    open var stiffness: CGFloat = 100
    /// The damping; default 10.
    open var damping: CGFloat = 10
    /// The speed at the start, in ways for each second; default 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping beyond what keeps the mass from swinging slows it down; default false.
    open var allowsOverdamping = false

    /// Creates an animation by what people see of it.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The time until the mass seems at rest, in seconds.
    ///   - bounce: How much it swings, 0 for not at all, 1 for ever; below 0 it is slower.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring.perceptual(duration: perceptualDuration, bounce: bounce)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = bounce < 0
    }

    override func makeBlank() -> CAAnimation { CASpringAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness) = (other.mass, other.stiffness)
        (damping, initialVelocity) = (other.damping, other.initialVelocity)
        allowsOverdamping = other.allowsOverdamping
    }

    /// The time until less than a thousandth of the way is left, in seconds.
    open var settlingDuration: CFTimeInterval {
        spring.settlingTime(velocity: Double(initialVelocity))
    }

    /// The time until the mass seems at rest, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * .pi * (spring.mass / spring.stiffness).squareRoot()
    }

    /// How much it swings: 0 for not at all, 1 for ever.
    open var bounce: CGFloat {
        let ratio = spring.damping / (2 * (spring.mass * spring.stiffness).squareRoot())
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private var spring: Spring {
        func positive(_ value: CGFloat, _ standard: Double) -> Double {
            value > 0 && value.isFinite ? Double(value) : standard
        }
        let spring = Spring(
            mass: positive(mass, 1),
            stiffness: positive(stiffness, 100),
            damping: damping.isFinite ? Double(max(damping, 0)) : 10
        )
        return allowsOverdamping ? spring : spring.withoutOverdamping
    }

    override var overallTiming: Transition.Timing {
        .spring(
            mass: spring.mass,
            stiffness: spring.stiffness,
            damping: spring.damping,
            initialVelocity: initialVelocity.isFinite ? Double(initialVelocity) : 0
        )
    }
}

extension Spring {
    /// The spring with no more damping than keeps the mass from swinging, as layers have it.
    var withoutOverdamping: Spring {
        var spring = self
        spring.damping = min(damping, 2 * (mass * stiffness).squareRoot())
        return spring
    }

    /// Returns the spring of a mass of 1 that seems at rest after a time.
    static func perceptual(duration: Double, bounce: Double) -> Spring {
        let time = duration > 0 && duration.isFinite ? min(duration, 3600) : 0.001
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        let frequency = 2 * Double.pi / time
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// Returns the spring of a mass of 1 that has settled after a time, to a thousandth of the way.
    ///
    /// UIKit's animations with a damping ratio end with their duration, however much they swing.
    static func settling(in duration: Double, dampingRatio: Double, velocity: Double) -> Spring {
        let time = max(duration, 0.001)
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        func spring(_ frequency: Double) -> Spring {
            Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        }
        var (low, high) = (0.01 / time, 10_000 / time)
        for _ in 0..<60 {
            let middle = (low * high).squareRoot()
            if spring(middle).settlingTime(velocity: velocity, limit: time) > time {
                low = middle
            } else {
                high = middle
            }
        }
        return spring(high)
    }

    /// The settling time, as far as it matters whether it is beyond a limit.
    private func settlingTime(velocity: Double, limit: Double) -> Double {
        envelope(after: limit, velocity: velocity) > 0.001 ? limit * 2 : 0
    }
}
