import CoreGraphics

/// What items of an animator are made of.
struct DynamicTraits {
    // What bodies without a behaviour of their own have: a little bounce and grip.
    var elasticity = 0.2
    var friction = 0.2
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var isAnchored = false
    var allowsRotation = true
}

/// An item that physics moves.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var shape: DynamicShape
    var position: DynamicVector
    var angle: Double
    var velocity = DynamicVector.zero
    /// The turn of a second, in radians.
    var spin = 0.0
    var force = DynamicVector.zero
    var torque = 0.0
    var traits = DynamicTraits() {
        didSet { weigh() }
    }
    /// The mass: 1 for 100 × 100 points of density 1.
    private(set) var mass = 1.0
    /// 0 for what nothing moves.
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 1.0
    private(set) var placed: PlacedShape
    /// The item's transform as it was found, and the angle in it.
    private var transform: CGAffineTransform
    private var transformAngle: Double

    init(_ item: any UIDynamicItem) {
        self.item = item
        shape = DynamicShape(of: item)
        position = DynamicVector(item.center)
        transform = item.transform
        transformAngle = Self.angle(of: item.transform)
        angle = transformAngle
        placed = PlacedShape(shape, at: position, angle: angle)
        weigh()
    }

    /// Takes over where the item is now.
    func readItem() {
        shape = DynamicShape(of: item)
        position = DynamicVector(item.center)
        transform = item.transform
        transformAngle = Self.angle(of: item.transform)
        angle = transformAngle
        weigh()
        place()
    }

    /// Moves the item to where the body is.
    func writeItem() {
        let center = position.point
        if item.center != center { item.center = center }
        let turn = angle - transformAngle
        let turned =
            turn == 0
            ? transform : transform.concatenating(CGAffineTransform(rotationAngle: turn))
        if item.transform != turned { item.transform = turned }
    }

    /// Brings the shape to where the body is.
    func place() {
        placed = PlacedShape(shape, at: position, angle: angle)
    }

    /// Gives the body a push at a distance of its middle.
    func push(_ impulse: DynamicVector, at arm: DynamicVector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    private func weigh() {
        mass = max(shape.area * max(traits.density, 0) / 10_000, 1e-6)
        inverseMass = traits.isAnchored ? 0 : 1 / mass
        let turns = !traits.isAnchored && traits.allowsRotation
        inverseInertia = turns ? 1 / (mass * shape.turningMass) : 0
        if traits.isAnchored { velocity = .zero }
        if inverseInertia == 0 { spin = 0 }
    }

    private static func angle(of transform: CGAffineTransform) -> Double {
        Double(atan2(transform.b, transform.a))
    }
}
