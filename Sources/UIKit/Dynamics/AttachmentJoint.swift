/// The conditions of an attachment for a part of a step.
@MainActor
struct AttachmentJoint {
    let owner: ObjectIdentifier
    let first: DynamicBody
    let second: DynamicBody?
    /// From the middles to the places that are held.
    let firstArm: DynamicVector
    let secondArm: DynamicVector
    /// The place that the first is held to where there is no second.
    let anchor: DynamicVector
    let time: Double

    /// How much of an error is mended in a second.
    private var mending: Double { 0.2 / time }
    /// From the place on the first to that on the second.
    private var way: DynamicVector {
        (second.map { $0.position + secondArm } ?? anchor) - first.position - firstArm
    }
    /// The angle of the second as seen by the first.
    var turn: Double { (second?.angle ?? 0) - first.angle }

    private func key(_ part: Int) -> DynamicRow.Key {
        DynamicRow.Key(first: owner, second: nil, part: part)
    }

    private func row(_ part: Int, along direction: DynamicVector) -> DynamicRow {
        DynamicRow(key(part), (first, firstArm), (second, secondArm), along: direction)
    }

    private func turningRow(_ part: Int) -> DynamicRow {
        var row = DynamicRow(key(part), first, second)
        (row.firstTurn, row.secondTurn) = (1, 1)
        return row
    }

    /// Keeps both at a distance, stiffly or as a spring does.
    func distance(_ length: Double, frequency: Double, damping: Double) -> [DynamicRow] {
        let way = way
        let current = way.length
        guard length > 0.5 || frequency > 0 else { return point() }
        guard let direction = way.direction else { return [] }
        var row = row(0, along: direction)
        let error = current - length
        if frequency > 0 {
            let mass = row.stiffMass
            let rate = 2 * Double.pi * frequency
            let stiffness = mass * rate * rate
            let drag = 2 * mass * max(damping, 0) * rate
            let softness = time * (drag + time * stiffness)
            row.softness = softness > 0 ? 1 / softness : 0
            row.bias = error * time * stiffness * row.softness
        } else {
            row.bias = error * mending
        }
        return [row]
    }

    /// Keeps both within a distance.
    func limit(_ length: Double) -> [DynamicRow] {
        guard let direction = way.direction else { return [] }
        var row = row(0, along: direction)
        let error = way.length - length
        row.bias = error > 0 ? error * mending : error / time
        row.limits = -Double.infinity...0
        return [row]
    }

    /// Keeps both places on each other.
    func point() -> [DynamicRow] {
        let way = way
        var rows = [row(0, along: [1, 0]), row(1, along: [0, 1])]
        rows[0].bias = way.x * mending
        rows[1].bias = way.y * mending
        return rows
    }

    /// Keeps the angle between both.
    func angle(_ rest: Double) -> [DynamicRow] {
        var row = turningRow(2)
        row.bias = (turn - rest) * mending
        return [row]
    }

    /// Resists turning with a torque.
    func friction(_ torque: Double) -> [DynamicRow] {
        guard torque > 0 else { return [] }
        var row = turningRow(3)
        row.limits = (-torque * time)...(torque * time)
        return [row]
    }

    /// Keeps the angle between both within a range.
    func turns(_ rest: Double, _ range: UIFloatRange) -> [DynamicRow] {
        bounds(turn - rest, range, 4) { turningRow($0) }
    }

    /// Keeps the places on a line, within a range along it.
    func slide(_ axis: DynamicVector, _ range: UIFloatRange) -> [DynamicRow] {
        let way = way
        // Pushes on the second act where the first is.
        func along(_ part: Int, _ direction: DynamicVector) -> DynamicRow {
            DynamicRow(
                key(part),
                (first, firstArm + way),
                (second, secondArm),
                along: direction
            )
        }
        let side = DynamicVector(-axis.y, axis.x)
        var across = along(0, side)
        across.bias = way.dot(side) * mending
        // Distances count from the second to the first.
        let turned = UIFloatRange(minimum: -range.maximum, maximum: -range.minimum)
        return [across] + bounds(way.dot(axis), turned, 4) { along($0, axis) }
    }

    private func bounds(
        _ value: Double,
        _ range: UIFloatRange,
        _ part: Int,
        _ make: (Int) -> DynamicRow
    ) -> [DynamicRow] {
        var rows: [DynamicRow] = []
        if range.minimum.isFinite {
            var low = make(part)
            let error = value - Double(range.minimum)
            low.bias = error < 0 ? error * mending : error / time
            low.limits = 0...Double.infinity
            rows.append(low)
        }
        if range.maximum.isFinite {
            var high = make(part + 1)
            let error = value - Double(range.maximum)
            high.bias = error > 0 ? error * mending : error / time
            high.limits = -Double.infinity...0
            rows.append(high)
        }
        return rows
    }
}
