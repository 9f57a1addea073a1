import CoreGraphics

/// Lets items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    /// A boundary of a name.
    private struct Boundary {
        let name: AnyHashable
        let identifier: any NSCopying
        let path: UIBezierPath
        /// The number that touches know it by; that of the bounds is 0.
        let number: Int
    }

    /// The items that collide.
    open private(set) var items: [any UIDynamicItem]
    /// What they collide with; default everything.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { changed() } }
    }
    /// Whether the bounds of the animator's view are a boundary; default false.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet { if translatesReferenceBoundsIntoBoundary != oldValue { changed() } }
    }
    /// What hears of collisions; default nil.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [Boundary] = []
    private var lastNumber = 0
    private var boundsInsets = UIEdgeInsets.zero
    private var touching: Set<DynamicWorld.Touch> = []

    /// Creates collisions of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates collisions of nothing yet.
    public convenience override init() { self.init(items: []) }

    /// Lets one more item collide.
    open func addItem(_ item: any UIDynamicItem) {
        items.include(item)
        changed()
    }

    /// Lets an item collide no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    // MARK: - Boundaries

    /// Makes the bounds of the animator's view, made smaller by insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        boundsInsets = insets
        translatesReferenceBoundsIntoBoundary = true
        changed()
    }

    /// Adds a path as a boundary, in place of one of the same name.
    open func addBoundary(
        withIdentifier identifier: any NSCopying,
        for bezierPath: UIBezierPath
    ) {
        guard let name = Self.name(identifier) else { return }
        let path = UIBezierPath(cgPath: bezierPath.cgPath)
        let index = boundaries.firstIndex { $0.name == name }
        if index == nil { lastNumber += 1 }
        let boundary = Boundary(
            name: name,
            identifier: identifier,
            path: path,
            number: index.map { boundaries[$0].number } ?? lastNumber
        )
        if let index { boundaries[index] = boundary } else { boundaries.append(boundary) }
        changed()
    }

    /// Adds a line as a boundary, in place of one of the same name.
    open func addBoundary(
        withIdentifier identifier: any NSCopying,
        from p1: CGPoint,
        to p2: CGPoint
    ) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; nil where there is none of this name.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let name = Self.name(identifier)
        return boundaries.first { $0.name == name }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let name = Self.name(identifier)
        boundaries.removeAll { $0.name == name }
        changed()
    }

    /// The names of the boundaries; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Removes the boundaries of all names.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    /// The identifier as something that can be compared; strings of both kinds are the same.
    private static func name(_ identifier: any NSCopying) -> AnyHashable? {
        if let text = identifier as? NSString { return String(describing: text) }
        return identifier as? AnyHashable
    }

    // MARK: - In an animator

    override var movedItems: [any UIDynamicItem] { items }

    /// Returns what collides.
    func collision(_ bodies: DynamicBodies, in bounds: CGRect?) -> DynamicWorld.Collision {
        var walls: [DynamicWorld.Wall] = []
        if collisionMode.contains(.boundaries) {
            if translatesReferenceBoundsIntoBoundary, let bounds {
                let rect = bounds.inset(by: boundsInsets)
                add(UIBezierPath(rect: rect), 0, to: &walls)
            }
            for boundary in boundaries { add(boundary.path, boundary.number, to: &walls) }
        }
        return DynamicWorld.Collision(
            owner: ObjectIdentifier(self),
            bodies: items.compactMap { bodies[$0] },
            walls: walls,
            bodiesCollide: collisionMode.contains(.items)
        )
    }

    private func add(_ path: UIBezierPath, _ place: Int, to walls: inout [DynamicWorld.Wall]) {
        for part in path.shape.lines(for: 12) {
            var points = part.points.map { DynamicVector($0) }
            if part.isClosed, let first = points.first { points.append(first) }
            for (start, end) in zip(points, points.dropFirst()) where (end - start).length > 1e-6 {
                walls.append(DynamicWorld.Wall(start, end, place))
            }
        }
    }

    /// Tells of contacts that began or ended.
    func tellTouches(_ world: DynamicWorld, _ bodies: DynamicBodies) {
        let owner = ObjectIdentifier(self)
        // A fast item may have met something and left it again within one step.
        let own = world.met.filter { $0.key.owner == owner }
        let (before, met) = (touching, Set(own.keys))
        touching = met.filter { world.touches[$0] != nil }
        let now = touching
        guard let delegate = collisionDelegate else { return }
        var byBody: [ObjectIdentifier: any UIDynamicItem] = [:]
        for body in bodies.list { byBody[ObjectIdentifier(body)] = body.item }
        for touch in met.subtracting(before) {
            guard let item = byBody[touch.first] else { continue }
            let point = (own[touch] ?? .zero).point
            if let second = touch.second {
                guard let other = byBody[second] else { continue }
                delegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
            } else {
                delegate.collisionBehavior(
                    self,
                    beganContactFor: item,
                    withBoundaryIdentifier: identifier(touch.boundary),
                    at: point
                )
            }
        }
        for touch in before.union(met).subtracting(now) {
            guard let item = byBody[touch.first] else { continue }
            if let second = touch.second {
                guard let other = byBody[second] else { continue }
                delegate.collisionBehavior(self, endedContactFor: item, with: other)
            } else {
                delegate.collisionBehavior(
                    self,
                    endedContactFor: item,
                    withBoundaryIdentifier: identifier(touch.boundary)
                )
            }
        }
    }

    private func identifier(_ place: Int) -> (any NSCopying)? {
        boundaries.first { $0.number == place }?.identifier
    }
}

/// What hears of collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Tells that two items touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )
    /// Tells that two items touch no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )
    /// Tells that an item touches a boundary; the bounds of the animator's view have no name.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )
    /// Tells that an item touches a boundary no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
