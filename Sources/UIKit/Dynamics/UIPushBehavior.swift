import CoreGraphics

/// Pushes items, once or as long as it is active.
///
/// A push of 1 gives a view of 100 × 100 points and density 1 an acceleration of 100 points per
/// second squared, or, where it is instantaneous, a velocity of 100 points per second.
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// At once, whenever the behaviour becomes active.
        case instantaneous
    }

    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem]
    /// How long a push lasts.
    public let mode: Mode
    /// Whether items are pushed; default true, and false after an instantaneous push.
    open var active = true {
        didSet { if active { changed() } }
    }
    /// The direction and the strength; default none.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { changed() } }
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Pushes one more item.
    open func addItem(_ item: any UIDynamicItem) {
        items.include(item)
        changed()
    }

    /// Pushes an item no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Returns where an item is pushed, from its middle; default zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, in points from its middle; elsewhere than there it turns.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        offsets[ObjectIdentifier(item)] = offset
        changed()
    }

    /// The direction, in radians clockwise from the right; default 0.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; default 0.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }
    override var keepsMoving: Bool {
        active && !items.isEmpty && (pushDirection.dx != 0 || pushDirection.dy != 0)
    }

    override func applyForces(_ bodies: DynamicBodies, _ time: Double) {
        guard active else { return }
        let push = DynamicVector(pushDirection.dx, pushDirection.dy) * 100
        for item in items {
            guard let body = bodies[item] else { continue }
            let arm = DynamicVector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
            switch mode {
            case .continuous:
                body.force += push
                body.torque += arm.cross(push)
            case .instantaneous:
                body.push(push, at: arm)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
