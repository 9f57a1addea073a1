import CoreGraphics

/// Moves views and other items as bodies that fall, collide and are held.
///
/// Time is that of the scene that runs when something begins to move, in sixty steps a second.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// How slow everything is, in points and radians a second, for how long, when it rests.
    private static let rest = (speed: 4.0, spin: 0.06, time: 0.4)

    /// The view in whose coordinates items move; nil for layout attributes and free items.
    open private(set) var referenceView: UIView?
    /// The behaviours, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// What hears that things begin to move or rest; default nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether something moves.
    open private(set) var isRunning = false
    /// How long things have moved since the first behaviour was added, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    private weak var layout: UICollectionViewLayout?
    private let bodies = DynamicBodies()
    private let world = DynamicWorld()
    private var link: CADisplayLink?
    private var lastStep: CFTimeInterval?
    private var timeAtRest = 0.0
    private var isStepping = false
    private var resumesAfterStep = false

    /// Creates an animator of the views in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator of a layout's attributes; the layout is invalidated at each step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Creates an animator of items that stand nowhere.
    public override init() { super.init() }

    // MARK: - Behaviours

    /// Adds a behaviour; one that is in an animator already is left out.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        behavior.tellMove(to: self)
        behavior.animator = self
        behaviors.append(behavior)
        updateBodies()
        resume()
    }

    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.tellMove(to: nil)
        behavior.animator = nil
        behaviors.remove(at: index)
        updateBodies()
        resume()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items that meet a rectangle of the animator's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        bodies.list.map(\.item).filter { item in
            let size = item.bounds.size
            let box = CGRect(
                x: -size.width / 2,
                y: -size.height / 2,
                width: size.width,
                height: size.height
            )
            return box.applying(item.transform)
                .offsetBy(dx: item.center.x, dy: item.center.y)
                .intersects(rect)
        }
    }

    /// Takes over where the app has put an item meanwhile.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = bodies[item] else { return }
        body.readItem()
        resume()
    }

    // MARK: - Layout attributes

    /// Returns the attributes of an item's cell that this animator moves; nil for none.
    open func layoutAttributesForCell(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// Returns the attributes of a supplementary view that this animator moves; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// Returns the attributes of a decoration view that this animator moves; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory,
        _ kind: String?,
        _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        bodies.list.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    // MARK: - Steps

    /// Returns the body of an item.
    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[item] }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    private func updateBodies() {
        bodies.update(allBehaviors.flatMap(\.movedItems)) { world.forget($0) }
    }

    /// Lets things move on, as something is different now.
    func resume() {
        timeAtRest = 0
        if isStepping {
            resumesAfterStep = true
            return
        }
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        lastStep = nil
        delegate?.dynamicAnimatorWillResume(self)
        let link = CADisplayLink(target: Ticker(self), selector: Ticker.tick)
        link.preferredFramesPerSecond = 60
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        guard isRunning else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    fileprivate func tick(_ link: CADisplayLink) {
        let passed = lastStep.map { link.timestamp - $0 } ?? link.duration
        lastStep = link.timestamp
        guard passed > 0 else { return }
        // After a pause of the process things go on where they were.
        let time = min(passed, 0.05)
        isStepping = true
        resumesAfterStep = false
        updateBodies()
        step(time)
        for body in bodies.list { body.writeItem() }
        elapsedTime += time
        layout?.invalidateLayout()
        let behaviors = allBehaviors
        for case let collision as UICollisionBehavior in behaviors {
            collision.tellTouches(world, bodies)
        }
        for behavior in behaviors { behavior.action?() }
        isStepping = false
        if resumesAfterStep { timeAtRest = 0 }
        timeAtRest = isAtRest ? timeAtRest + time : 0
        if self.behaviors.isEmpty || timeAtRest > Self.rest.time { pause() }
    }

    private func step(_ time: Double) {
        let behaviors = allBehaviors
        for body in bodies.list { body.traits = DynamicTraits() }
        for behavior in behaviors { behavior.prepare(bodies) }
        var collisions: [DynamicWorld.Collision] = []
        for case let collision as UICollisionBehavior in behaviors {
            collisions.append(collision.collision(bodies, in: bounds))
        }
        world.step(
            time,
            bodies.list,
            collisions,
            forces: { part in for behavior in behaviors { behavior.applyForces(bodies, part) } },
            joints: { part in behaviors.flatMap { $0.rows(bodies, part) } }
        )
    }

    private var bounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    private var isAtRest: Bool {
        for body in bodies.list
        where body.velocity.length > Self.rest.speed || abs(body.spin) > Self.rest.spin {
            return false
        }
        return !allBehaviors.contains { $0.keepsMoving }
    }

    /// Keeps the calls from holding an animator that the app let go of.
    @MainActor
    private final class Ticker {
        weak var animator: UIDynamicAnimator?

        init(_ animator: UIDynamicAnimator) { self.animator = animator }

        func tick(_ link: CADisplayLink) {
            guard let animator else { return link.invalidate() }
            animator.tick(link)
        }
    }
}

/// What hears that an animator's items begin to move or rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Tells that items begin to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Tells that all items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
