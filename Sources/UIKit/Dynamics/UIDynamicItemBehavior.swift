import CoreGraphics

/// Says what items are made of, and gives them velocities.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items that are made so.
    open private(set) var items: [any UIDynamicItem]
    /// How much of its speed a bounce gives back, usually 0…1; default 0.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much items resist sliding along each other; default 0.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of 100 × 100 points; default 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How much velocity is lost as time passes; default 0.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// How much turning is lost as time passes; default 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// Whether items stay where they are, whatever pushes them; default false.
    open var isAnchored = false { didSet { changed() } }
    /// Whether items turn; default true.
    open var allowsRotation = true { didSet { changed() } }
    /// What is to be added to velocities once there are bodies.
    private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates a behaviour for nothing yet.
    public convenience override init() { self.init(items: []) }

    /// Makes one more item so.
    open func addItem(_ item: any UIDynamicItem) {
        items.include(item)
        changed()
    }

    /// Makes an item so no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        waiting.removeAll { $0.item === item }
        changed()
    }

    /// Adds to the velocity of an item, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        waiting.append((item, velocity, 0))
        changed()
    }

    /// Adds to the turning of an item, in radians a second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        waiting.append((item, .zero, velocity))
        changed()
    }

    /// Returns the velocity of an item, in points a second; zero for one that is in no animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        giveVelocities()
        let waiting = waiting.filter { $0.item === item }
        let body = dynamicAnimator?.body(of: item)
        return waiting.reduce((body?.velocity ?? .zero).point) {
            CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
        }
    }

    /// Returns the turning of an item, in radians a second; 0 for one that is in no animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        giveVelocities()
        let waiting = waiting.filter { $0.item === item }
        let body = dynamicAnimator?.body(of: item)
        return waiting.reduce(CGFloat(body?.spin ?? 0)) { $0 + $1.angular }
    }

    override var movedItems: [any UIDynamicItem] { items }
    override var keepsMoving: Bool { !waiting.isEmpty }

    override func prepare(_ bodies: DynamicBodies) {
        for item in items {
            bodies[item]?.traits = DynamicTraits(
                elasticity: Double(elasticity),
                friction: max(Double(friction), 0),
                density: Double(density),
                resistance: max(Double(resistance), 0),
                angularResistance: max(Double(angularResistance), 0),
                isAnchored: isAnchored,
                allowsRotation: allowsRotation
            )
        }
    }

    /// Adds to the velocities of bodies what was to be added.
    func giveVelocities() {
        guard !waiting.isEmpty, let animator = dynamicAnimator else { return }
        for (item, linear, angular) in waiting {
            guard let body = animator.body(of: item) else { continue }
            if body.inverseMass > 0 { body.velocity += DynamicVector(linear) }
            if body.inverseInertia > 0 { body.spin += Double(angular) }
        }
        waiting = []
    }

    override func applyForces(_ bodies: DynamicBodies, _ time: Double) { giveVelocities() }
}
