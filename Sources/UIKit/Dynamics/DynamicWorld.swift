import CoreGraphics

/// Rigid bodies that push each other, in steps of a fixed time.
@MainActor
final class DynamicWorld {
    /// How many parts a step is made in, so that fast bodies do not miss each other.
    static let parts = 4
    /// Bodies below this speed do not bounce, in points a second.
    private static let leastBounce = 60.0
    /// How far bodies may be in each other for good, in points.
    private static let slack = 0.2

    /// A line that nothing passes.
    struct Wall {
        var start: DynamicVector
        var end: DynamicVector
        var shape: PlacedShape
        /// The place of the boundary among those of the collision.
        var boundary: Int

        init(_ start: DynamicVector, _ end: DynamicVector, _ boundary: Int) {
            self.start = start
            self.end = end
            self.boundary = boundary
            shape = PlacedShape(from: start, to: end)
        }
    }

    /// Bodies that collide with each other and with walls.
    struct Collision {
        let owner: ObjectIdentifier
        var bodies: [DynamicBody]
        var walls: [Wall]
        var bodiesCollide: Bool
    }

    /// Two bodies, or a body and a boundary, that touch.
    struct Touch: Hashable {
        let owner: ObjectIdentifier
        let first: ObjectIdentifier
        let second: ObjectIdentifier?
        let boundary: Int
    }

    /// What touched in the last part of the step, and where it began to.
    private(set) var touches: [Touch: DynamicVector] = [:]
    /// What touched in any part of the step, and where it began to.
    private(set) var met: [Touch: DynamicVector] = [:]
    private var impulses: [DynamicRow.Key: Double] = [:]
    private var rows: [DynamicRow] = []
    /// How far bodies are to be pushed apart.
    private var overlaps: [(first: DynamicBody?, second: DynamicBody, push: DynamicVector)] = []

    /// Lets a time pass.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - bodies: All bodies.
    ///   - collisions: What collides with what.
    ///   - forces: Sets the forces on the bodies for a part of the time, which it is given.
    ///   - joints: Adds the conditions between bodies for a part of the time.
    func step(
        _ time: Double,
        _ bodies: [DynamicBody],
        _ collisions: [Collision],
        forces: (Double) -> Void,
        joints: (Double) -> [DynamicRow]
    ) {
        let part = time / Double(Self.parts)
        met = [:]
        for _ in 0..<Self.parts {
            for body in bodies { (body.force, body.torque) = (.zero, 0) }
            forces(part)
            for body in bodies { hasten(body, part) }
            solve(joints(part), collisions)
            for body in bodies { move(body, part, collisions) }
            separate()
        }
    }

    /// Forgets what a body touched.
    func forget(_ body: DynamicBody) {
        let name = ObjectIdentifier(body)
        touches = touches.filter { $0.key.first != name && $0.key.second != name }
        met = met.filter { $0.key.first != name && $0.key.second != name }
        impulses = impulses.filter { $0.key.first != name && $0.key.second != name }
    }

    // MARK: - Parts of a step

    private func hasten(_ body: DynamicBody, _ time: Double) {
        guard body.inverseMass > 0 else { return }
        body.velocity += body.force * (body.inverseMass * time)
        body.velocity /= 1 + time * body.traits.resistance
        body.spin += body.torque * body.inverseInertia * time
        body.spin /= 1 + time * body.traits.angularResistance
        // Nothing is faster than what can be followed.
        let speed = body.velocity.length
        if !speed.isFinite {
            (body.velocity, body.spin) = (.zero, 0)
        } else if speed > 60_000 {
            body.velocity *= 60_000 / speed
        }
    }

    private func move(_ body: DynamicBody, _ time: Double, _ collisions: [Collision]) {
        guard body.inverseMass > 0 else { return }
        let before = body.position
        body.position += body.velocity * time
        body.angle += body.spin * time
        // A middle that passed a wall within one part is led back to it.
        for collision in collisions where !collision.walls.isEmpty {
            guard collision.bodies.contains(where: { $0 === body }) else { continue }
            for wall in collision.walls {
                let way = body.position - before
                let line = wall.end - wall.start
                let turn = way.cross(line)
                guard abs(turn) > 1e-12 else { continue }
                let share = (wall.start - before).cross(line) / turn
                let place = (wall.start - before).cross(way) / turn
                guard share > 0, share <= 1, place >= 0, place <= 1 else { continue }
                let back = min(1, 0.5 / max(way.length, 1e-9))
                body.position = before + way * max(0, share - back)
            }
        }
        body.place()
    }

    private func solve(_ joints: [DynamicRow], _ collisions: [Collision]) {
        rows = joints
        overlaps = []
        var found: [Touch: DynamicVector] = [:]
        for collision in collisions {
            for (index, body) in collision.bodies.enumerated() {
                for wall in collision.walls where body.inverseMass > 0 {
                    guard let contact = DynamicContact.between(wall.shape, body.placed) else {
                        continue
                    }
                    let touch = Touch(
                        owner: collision.owner,
                        first: ObjectIdentifier(body),
                        second: nil,
                        boundary: wall.boundary
                    )
                    found[touch] = touches[touch] ?? contact.places[0].point
                    add(contact, nil, body, wall.boundary)
                }
                guard collision.bodiesCollide else { continue }
                for other in collision.bodies[(index + 1)...] {
                    guard body.inverseMass + other.inverseMass > 0,
                        let contact = DynamicContact.between(body.placed, other.placed)
                    else { continue }
                    let touch = Touch(
                        owner: collision.owner,
                        first: ObjectIdentifier(body),
                        second: ObjectIdentifier(other),
                        boundary: 0
                    )
                    found[touch] = touches[touch] ?? contact.places[0].point
                    add(contact, body, other, 0)
                }
            }
        }
        touches = found
        met.merge(found) { first, _ in first }
        for index in rows.indices { rows[index].begin(with: impulses[rows[index].key] ?? 0) }
        for _ in 0..<10 {
            for index in rows.indices {
                var limits = rows[index].limits
                if let friction = rows[index].friction {
                    let most = friction.share * rows[friction.row].impulse
                    limits = -most...most
                }
                rows[index].solve(within: limits)
            }
        }
        impulses = [:]
        for row in rows { impulses[row.key] = row.impulse }
    }

    /// Adds the rows of places where two bodies meet, or a wall and a body.
    private func add(
        _ contact: DynamicContact,
        _ first: DynamicBody?,
        _ second: DynamicBody,
        _ boundary: Int
    ) {
        let elasticity = max(first?.traits.elasticity ?? 0, second.traits.elasticity)
        let friction = ((first ?? second).traits.friction * second.traits.friction).squareRoot()
        var deepest = 0.0
        for place in contact.places {
            deepest = max(deepest, place.depth)
            let arms = (
                place.point - (first?.position ?? .zero), place.point - second.position
            )
            // Three rows for a place, far from those of joints.
            let part = 1_000 + (boundary * 65_536 + place.feature) * 2
            let key = DynamicRow.Key(
                first: ObjectIdentifier(second),
                second: first.map { ObjectIdentifier($0) },
                part: part
            )
            var row = DynamicRow(key, (first, arms.0), (second, arms.1), along: contact.normal)
            row.limits = 0...Double.infinity
            let speed = row.velocity
            if speed < -Self.leastBounce { row.bias = elasticity * speed }
            rows.append(row)
            guard friction > 0 else { continue }
            let grip = DynamicRow.Key(first: key.first, second: key.second, part: part + 1)
            let side = DynamicVector(-contact.normal.y, contact.normal.x)
            var slide = DynamicRow(grip, (first, arms.0), (second, arms.1), along: side)
            slide.friction = (rows.count - 1, friction)
            slide.limits = -Double.infinity...Double.infinity
            rows.append(slide)
        }
        if deepest > Self.slack {
            let push = min((deepest - Self.slack) * 0.3, 8)
            overlaps.append((first, second, contact.normal * push))
        }
    }

    /// Moves bodies apart that are in each other, without giving them speed.
    private func separate() {
        for (first, second, push) in overlaps {
            let total = (first?.inverseMass ?? 0) + second.inverseMass
            guard total > 0 else { continue }
            if let first {
                first.position -= push * (first.inverseMass / total)
                first.place()
            }
            second.position += push * (second.inverseMass / total)
            second.place()
        }
    }
}
