import Dispatch
import Foundation
import Synchronization

/// One observation: what is read, and who is told.
///
/// Unchecked: all that is not constant is used on the main thread only, but for the atomic flag.
final class ValueObserver: @unchecked Sendable {
    private let validity = Atomic(true)
    /// Whether changes are told.
    var isValid: Bool { validity.load(ordering: .acquiring) }
    /// Looks whether the value changed, and tells it; returns whether it did.
    var check: (@MainActor () -> Bool)?
    /// Tells what came, went or was replaced in an observed array; nil for those without a key path.
    var tellPart: (@MainActor (ArrayChange) -> Void)?
    /// The object that is observed.
    let object: ObjectIdentifier
    /// Who observes, the key path and the context, of observers that are removed by them.
    let observer: ObjectIdentifier?
    let keyPath: String?
    let context: UnsafeMutableRawPointer?
    /// The scene whose code observes; nil for code of no scene.
    fileprivate(set) var home: SceneOrigin?

    init(
        of object: ObjectIdentifier,
        by observer: ObjectIdentifier? = nil,
        keyPath: String? = nil,
        context: UnsafeMutableRawPointer? = nil
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.context = context
    }

    /// Ends the observation, on whatever thread.
    func invalidate() {
        guard validity.exchange(false, ordering: .acquiringAndReleasing) else { return }
        MainThread.run { ValueObservers.remove(self) }
    }
}

/// The observations of all objects.
///
/// Objects that can be observed say where they change; all are looked at as well when a scene comes to
/// the end of a turn, so that properties that say nothing are told of, if later. Each scene's observers
/// look with its own turns; where they observe what all may change, such as an app's models, they look
/// after the turns of other scenes as well: once for all turns that end meanwhile. Scenes whose observers
/// are told then come to the end of a turn as well.
@MainActor
enum ValueObservers {
    private struct Observed {
        weak var object: NSObject?
        var observers: [ValueObserver]
    }

    /// Whether anything is observed at all.
    private(set) static var isActive = false
    private static var table: [ObjectIdentifier: Observed] = [:] {
        didSet { isActive = !table.isEmpty }
    }
    /// How many changes are under way that belong together, and the objects that they changed.
    private static var depth = 0
    /// The views, controllers and layers that code of a scene observes, by the scene; all objects that
    /// code of no scene observes, by nil.
    private static var watched: [ObjectIdentifier?: Set<ObjectIdentifier>] = [:]
    /// The other objects that code of a scene observes, by the scene.
    private static var shared: [ObjectIdentifier?: Set<ObjectIdentifier>] = [:]
    /// The objects that code of scenes observed which have ended.
    private static var orphaned: Set<ObjectIdentifier> = []
    /// Whether all that is shared is looked at once the main queue comes to it.
    private static var isLookAwaited = false
    private static var pending: [NSObject] = []
    /// The scenes whose observers were told outside of their turns, until all look at what is shared.
    private static var roused: [ObjectIdentifier: RenderContext] = [:]
    /// How often all look once more because observers changed something.
    private static let mostLooks = 8

    static func add(_ observer: ValueObserver, of object: NSObject) {
        let id = ObjectIdentifier(object)
        // Another object may have stood at the same place before.
        if table[id]?.object !== object { table[id] = Observed(object: object, observers: []) }
        table[id]?.observers.append(observer)
        let home = RenderContext.current?.origin ?? SceneOrigin.current
        observer.home = home
        guard let home else {
            watched[nil, default: []].insert(id)
            return
        }
        let key = ObjectIdentifier(home)
        if home.context == nil {
            orphaned.insert(id)
        } else if isOfOneScene(object) {
            watched[key, default: []].insert(id)
        } else {
            shared[key, default: []].insert(id)
        }
    }

    /// Whether an object is of the kind that only one scene's code changes.
    private static func isOfOneScene(_ object: NSObject) -> Bool {
        object is UIView || object is UIViewController || object is CALayer
    }

    /// Whether anybody observes an object.
    static func isObserved(_ object: NSObject) -> Bool { table[ObjectIdentifier(object)] != nil }

    static func remove(_ observer: ValueObserver) {
        observer.check = nil
        observer.tellPart = nil
        guard var entry = table[observer.object] else { return }
        entry.observers.removeAll { $0 === observer }
        table[observer.object] = entry.observers.isEmpty ? nil : entry
    }

    /// Ends what one object observes of another, the newest of several; false where it does not.
    static func remove(
        _ observer: ObjectIdentifier,
        keyPath: String,
        of object: ObjectIdentifier,
        context: UnsafeMutableRawPointer??
    ) -> Bool {
        let found = table[object]?.observers.last { entry in
            entry.observer == observer && entry.keyPath == keyPath
                && (context.map { entry.context == $0 } ?? true)
        }
        found?.invalidate()
        return found != nil
    }

    /// An object changed in some way: those who observe it are told what did.
    static func changed(_ object: NSObject) {
        guard depth == 0 else {
            if !pending.contains(where: { $0 === object }) { pending.append(object) }
            return
        }
        guard let entry = table[ObjectIdentifier(object)], entry.object === object else { return }
        for observer in entry.observers { tell(observer) }
    }

    /// Has an observer look at its value, as code of its scene.
    private static func tell(_ observer: ValueObserver) {
        guard observer.isValid, let check = observer.check else { return }
        perform(check, as: observer)
    }

    /// Part of an array changed: those who observe it by its name are told at once.
    static func changed(_ object: NSObject, key: String, _ change: ArrayChange) {
        guard let entry = table[ObjectIdentifier(object)], entry.object === object else { return }
        for observer in entry.observers where observer.isValid && observer.keyPath == key {
            guard let tell = observer.tellPart else { continue }
            perform(
                {
                    tell(change)
                    return true
                },
                as: observer
            )
        }
    }

    /// Runs what looks at a value as code of the scene that observes it.
    private static func perform(_ check: @MainActor () -> Bool, as observer: ValueObserver) {
        guard let home = observer.home else {
            _ = check()
            return
        }
        guard let context = home.context, context === RenderContext.running else {
            var isTold = false
            home.perform { isTold = check() }
            if isTold, let context = home.context { rouse(context) }
            return
        }
        _ = check()
    }

    /// Has a scene's observers look soon, since one of them was told: it may have changed something.
    private static func rouse(_ context: RenderContext) {
        roused[ObjectIdentifier(context)] = context
        lookAtAllLater()
    }

    /// A view or its layer changed: so did what the view's controller has of it.
    static func viewChanged(_ view: UIView) {
        changed(view)
        changed(view.layer)
        if let controller = view.viewController { changed(controller) }
    }

    /// Makes changes that are told together, after the last one.
    static func together(_ body: () -> Void) {
        guard isActive else { return body() }
        depth += 1
        body()
        depth -= 1
        guard depth == 0, !pending.isEmpty else { return }
        let objects = pending
        pending = []
        for object in objects { changed(object) }
    }

    /// Tells a scene's observers of changes that were not told of yet, and those of no scene.
    ///
    /// With the end of a turn others look soon at what scenes share: once, however many turns end.
    static func sweep(for context: RenderContext, endsTurn: Bool = false) {
        guard isActive, depth == 0 else { return }
        let home = ObjectIdentifier(context.origin)
        for key in [home, nil] {
            for id in watched[key] ?? [] where !look(at: id, for: key) {
                leave(id, key, in: &watched)
            }
        }
        for id in shared[home] ?? [] where !look(at: id, for: home) {
            leave(id, home, in: &shared)
        }
        guard endsTurn else { return }
        let others = shared.count - (shared[home] == nil ? 0 : 1)
        if others > 0 || !orphaned.isEmpty { lookAtAllLater() }
    }

    /// Tells those who observe an object as code of a scene, or of none; false where nobody does.
    private static func look(at id: ObjectIdentifier, for home: ObjectIdentifier?) -> Bool {
        let observers = watchers(of: id).filter { observer in
            observer.home.map { ObjectIdentifier($0) } == home
        }
        for observer in observers { tell(observer) }
        return !observers.isEmpty
    }

    /// Returns who observes an object; nobody, who is forgotten then, where it is gone.
    private static func watchers(of id: ObjectIdentifier) -> [ValueObserver] {
        guard let entry = table[id] else { return [] }
        if entry.object != nil { return entry.observers }
        table[id] = nil
        return []
    }

    private static func leave(
        _ id: ObjectIdentifier,
        _ home: ObjectIdentifier?,
        in places: inout [ObjectIdentifier?: Set<ObjectIdentifier>]
    ) {
        places[home]?.remove(id)
        if places[home]?.isEmpty == true { places[home] = nil }
    }

    /// Has all look at what scenes share, as soon as the main queue comes to it.
    private static func lookAtAllLater() {
        guard !isLookAwaited else { return }
        isLookAwaited = true
        // By Dispatch's own method: this is the code of no scene.
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
            MainActor.assumeIsolated { lookAtAll() }
        }
    }

    private static func lookAtAll() {
        guard isActive, depth == 0 else {
            isLookAwaited = false
            roused = [:]
            return
        }
        // What observers change is looked at here: it asks for no further look.
        for _ in 0..<mostLooks {
            let scenes = roused.values
            roused = [:]
            for context in scenes where !context.isClosed {
                context.scene?.perform { sweep(for: context) }
            }
            lookAtShared()
            if roused.isEmpty { break }
        }
        roused = [:]
        isLookAwaited = false
    }

    private static func lookAtShared() {
        let all = shared.values.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
        for id in all {
            for observer in watchers(of: id) where observer.home != nil { tell(observer) }
        }
        for id in orphaned {
            let observers = watchers(of: id).filter { observer in
                observer.home != nil && observer.home?.context == nil
            }
            if observers.isEmpty {
                orphaned.remove(id)
            } else if !all.contains(id) {
                for observer in observers { tell(observer) }
            }
        }
    }

    /// A scene is gone, and with it the turns in which its observers are told.
    ///
    /// Most of what they observe goes after it, which is found when all look at what scenes share.
    static func sceneDidEnd(_ context: RenderContext) {
        guard !watched.isEmpty || !shared.isEmpty else { return }
        let home = ObjectIdentifier(context.origin)
        let objects = [watched.removeValue(forKey: home), shared.removeValue(forKey: home)]
        guard isActive else { return }
        for case let objects? in objects { orphaned.formUnion(objects) }
        if !orphaned.isEmpty { lookAtAllLater() }
    }

    /// Whether two values are known to be the same; values that cannot be compared never change.
    static func isSame(_ old: Any, _ new: Any) -> Bool {
        if let old = old as? any Equatable { return equal(old, new) }
        guard let before = KeyPathValue.unwrap(old) else { return KeyPathValue.unwrap(new) == nil }
        guard let after = KeyPathValue.unwrap(new) else { return false }
        guard type(of: before) is AnyClass, type(of: after) is AnyClass else { return true }
        return before as AnyObject === after as AnyObject
    }

    private static func equal<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
        guard let new = new as? Value else { return false }
        // What does not equal itself, such as NaN, would be a change at every look.
        return new == old || (new != new && old != old)
    }
}
