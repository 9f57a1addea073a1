import CoreGraphics

/// Lets an item spring to a place, upright.
open class UISnapBehavior: UIDynamicBehavior {
    /// How often the item would swing in a second.
    private static let frequency = 2.5

    private let item: any UIDynamicItem
    /// The place, in points of the animator's coordinates.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { changed() } }
    }
    /// How little the item swings, from 0, a lot, to 1; default 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { changed() } }
    }

    /// Creates a spring that leads an item to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    override func applyForces(_ bodies: DynamicBodies, _ time: Double) {
        guard let body = bodies[item], body.inverseMass > 0 else { return }
        let rate = 2 * Double.pi * Self.frequency
        let ratio = 0.2 + 0.8 * min(max(Double(damping), 0), 1)
        // With the velocity at the end of the step, so that it never swings up.
        let share = 1 / (1 + 2 * ratio * rate * time + rate * rate * time * time)
        let way = body.position - DynamicVector(snapPoint)
        let velocity = (body.velocity - way * (rate * rate * time)) * share
        body.force += (velocity - body.velocity) * (body.mass / time)
        guard body.inverseInertia > 0 else { return }
        let spin = (body.spin - body.angle * rate * rate * time) * share
        body.torque += (spin - body.spin) / (body.inverseInertia * time)
    }
}
