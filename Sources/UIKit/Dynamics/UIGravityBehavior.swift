import CoreGraphics

/// Draws items in a direction: 1 is an acceleration of 1000 points per second squared.
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that are drawn.
    open private(set) var items: [any UIDynamicItem]
    /// The direction and the strength; default (0, 1), downwards.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { changed() } }
    }

    /// Creates gravity for items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates gravity for nothing yet.
    public convenience override init() { self.init(items: []) }

    /// Draws one more item.
    open func addItem(_ item: any UIDynamicItem) {
        items.include(item)
        changed()
    }

    /// Draws an item no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    /// The direction, in radians clockwise from the right; default π/2.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; default 1.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func applyForces(_ bodies: DynamicBodies, _ time: Double) {
        let pull = DynamicVector(gravityDirection.dx, gravityDirection.dy) * 1_000
        for item in items {
            guard let body = bodies[item] else { continue }
            body.force += pull * body.mass
        }
    }
}
