/// One condition on the velocities of two bodies, as in Catto, "Iterative Dynamics with Temporal
/// Coherence" (2005): what it takes is found by going round all of them again and again.
@MainActor
struct DynamicRow {
    /// What a row is known by in the next step.
    struct Key: Hashable {
        var first: ObjectIdentifier
        var second: ObjectIdentifier?
        var part: Int
    }

    let key: Key
    /// The bodies; nil for what stands still.
    let first: DynamicBody?
    let second: DynamicBody?
    /// The direction in which the second is pushed, and the first the other way.
    var linear = DynamicVector.zero
    var firstTurn = 0.0
    var secondTurn = 0.0
    /// The velocity to be reached, turned around.
    var bias = 0.0
    /// How much the condition gives way to what it takes.
    var softness = 0.0
    /// The least and the most that it may take.
    var limits = -Double.infinity...Double.infinity
    /// The row whose push times this friction limits this one.
    var friction: (row: Int, share: Double)?
    var impulse = 0.0
    private var mass = 0.0

    init(_ key: Key, _ first: DynamicBody?, _ second: DynamicBody?) {
        self.key = key
        self.first = first
        self.second = second
    }

    /// Creates a row in which two places go on along a line.
    init(
        _ key: Key,
        _ first: (body: DynamicBody?, arm: DynamicVector),
        _ second: (body: DynamicBody?, arm: DynamicVector),
        along direction: DynamicVector
    ) {
        self.init(key, first.body, second.body)
        linear = direction
        firstTurn = first.arm.cross(direction)
        secondTurn = second.arm.cross(direction)
    }

    /// The resistance to a push without regard to softness.
    var stiffMass: Double {
        let push = linear.dot(linear)
        var inverse = 0.0
        if let first {
            inverse += first.inverseMass * push + first.inverseInertia * firstTurn * firstTurn
        }
        if let second {
            inverse += second.inverseMass * push + second.inverseInertia * secondTurn * secondTurn
        }
        return inverse > 0 ? 1 / inverse : 0
    }

    /// The velocity along the row.
    var velocity: Double {
        var velocity = 0.0
        if let second { velocity += linear.dot(second.velocity) + secondTurn * second.spin }
        if let first { velocity -= linear.dot(first.velocity) + firstTurn * first.spin }
        return velocity
    }

    /// Begins with what the row took in the last step.
    mutating func begin(with old: Double) {
        let stiff = stiffMass
        mass = stiff == 0 ? 0 : 1 / (1 / stiff + softness)
        impulse = min(max(old, limits.lowerBound), limits.upperBound)
        push(impulse)
    }

    /// Takes what is missing, at most as much as a limit.
    mutating func solve(within limits: ClosedRange<Double>) {
        let wished = impulse - mass * (velocity + bias + softness * impulse)
        let total = min(max(wished, limits.lowerBound), limits.upperBound)
        push(total - impulse)
        impulse = total
    }

    private func push(_ amount: Double) {
        if let first {
            first.velocity -= linear * (amount * first.inverseMass)
            first.spin -= firstTurn * amount * first.inverseInertia
        }
        if let second {
            second.velocity += linear * (amount * second.inverseMass)
            second.spin += secondTurn * amount * second.inverseInertia
        }
    }
}
