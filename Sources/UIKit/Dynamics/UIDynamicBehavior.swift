import CoreGraphics

/// Something that an animator's items do, by itself or as several behaviours together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Called at each step, after items were moved; default nil.
    open var action: (() -> Void)?
    /// The behaviours that this one is made of.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator that this is in, directly or as part of another; nil for none.
    open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }
    weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// Creates a behaviour that is made of others.
    public override init() { super.init() }

    /// Adds a behaviour that this one is made of; one that is in an animator already is left out.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, behavior.parent == nil, behavior.animator == nil else { return }
        behavior.parent = self
        childBehaviors.append(behavior)
        if let animator = dynamicAnimator { behavior.tellMove(to: animator) }
        changed()
    }

    /// Removes a behaviour that this one is made of.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        if dynamicAnimator != nil { behavior.tellMove(to: nil) }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        changed()
    }

    /// Tells that this comes into an animator, or leaves it for nil; default nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: - What kinds of behaviour say

    /// The items that this moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Whether this moves something though all items rest.
    var keepsMoving: Bool { false }
    /// Puts forces on bodies for a time in seconds.
    func applyForces(_ bodies: DynamicBodies, _ time: Double) {}
    /// Returns conditions between bodies.
    func rows(_ bodies: DynamicBodies, _ time: Double) -> [DynamicRow] { [] }
    /// Hears of the animator before its bodies are used.
    func prepare(_ bodies: DynamicBodies) {}

    /// This behaviour and all that it is made of.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    func tellMove(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in childBehaviors { child.tellMove(to: animator) }
    }

    /// Makes the animator go on, as something is different now.
    func changed() { dynamicAnimator?.resume() }
}

/// The bodies of an animator by their items.
@MainActor
final class DynamicBodies {
    private(set) var list: [DynamicBody] = []
    private var places: [ObjectIdentifier: DynamicBody] = [:]

    subscript(item: any UIDynamicItem) -> DynamicBody? { places[ObjectIdentifier(item)] }

    /// Takes over which items there are; others are forgotten.
    func update(_ items: [any UIDynamicItem], forget: (DynamicBody) -> Void) {
        var wanted: Set<ObjectIdentifier> = []
        for item in items {
            let name = ObjectIdentifier(item)
            guard wanted.insert(name).inserted, places[name] == nil else { continue }
            let body = DynamicBody(item)
            places[name] = body
            list.append(body)
        }
        guard wanted.count < list.count else { return }
        list.removeAll { body in
            let name = ObjectIdentifier(body.item)
            guard !wanted.contains(name) else { return false }
            places[name] = nil
            forget(body)
            return true
        }
    }
}

extension [any UIDynamicItem] {
    /// Adds an item that is not in the list.
    mutating func include(_ item: any UIDynamicItem) {
        if !contains(where: { $0 === item }) { append(item) }
    }
}
