import Foundation
import Synchronization

/// One observation: what is read, and who is told.
///
/// Unchecked: all that is not constant is used on the main thread only, but for the atomic flag.
final class ValueObserver: @unchecked Sendable {
    private let validity = Atomic(true)
    /// Whether changes are told.
    var isValid: Bool { validity.load(ordering: .acquiring) }
    /// Looks whether the value changed, and tells it.
    var check: (@MainActor () -> Void)?
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
/// the end of a turn, so that properties that say nothing are told of, if later. What one scene shows
/// is looked at with the turns of the observer's scene; what all may change, such as an app's models,
/// with those of every scene.
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
    /// The objects that are looked at with the turns of a scene, by the scene; nil for those that are
    /// with the turns of all.
    private static var watched: [ObjectIdentifier?: Set<ObjectIdentifier>] = [:]
    private static var pending: [NSObject] = []

    static func add(_ observer: ValueObserver, of object: NSObject) {
        let id = ObjectIdentifier(object)
        // Another object may have stood at the same place before.
        if table[id]?.object !== object { table[id] = Observed(object: object, observers: []) }
        table[id]?.observers.append(observer)
        let context = RenderContext.current
        observer.home = context?.isClosed == false ? context?.origin : nil
        let key = isOfOneScene(object) ? observer.home.map { ObjectIdentifier($0) } : nil
        watched[key, default: []].insert(id)
    }

    /// Whether an object is of the kind that only one scene's code changes.
    private static func isOfOneScene(_ object: NSObject) -> Bool {
        object is UIView || object is UIViewController || object is CALayer
    }

    static func remove(_ observer: ValueObserver) {
        observer.check = nil
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
        guard let home = observer.home, home.context !== RenderContext.running else {
            return check()
        }
        home.perform { check() }
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

    /// Tells a scene's observers, and all of what scenes share, of changes that were not told of yet.
    static func sweep(for context: RenderContext) {
        guard isActive, depth == 0 else { return }
        let home = ObjectIdentifier(context.origin)
        for key in [home, nil] {
            for id in watched[key] ?? [] { look(at: id, for: key) }
        }
    }

    /// Tells those who observe an object: a scene's, or all where there is none given.
    private static func look(at id: ObjectIdentifier, for home: ObjectIdentifier?) {
        guard let entry = table[id] else { return unwatch(id, home) }
        guard entry.object != nil else {
            table[id] = nil
            return unwatch(id, home)
        }
        guard home != nil else {
            for observer in entry.observers { tell(observer) }
            return
        }
        let observers = entry.observers.filter { $0.home.map { ObjectIdentifier($0) } == home }
        if observers.isEmpty { unwatch(id, home) }
        for observer in observers { tell(observer) }
    }

    private static func unwatch(_ id: ObjectIdentifier, _ home: ObjectIdentifier?) {
        watched[home]?.remove(id)
        if watched[home]?.isEmpty == true { watched[home] = nil }
    }

    /// A scene is gone, and with it the turns in which its observers are told.
    ///
    /// Most of what they observe goes after it: the turns of others find what is gone by then.
    static func sceneDidEnd(_ context: RenderContext) {
        guard !watched.isEmpty,
            let objects = watched.removeValue(forKey: ObjectIdentifier(context.origin))
        else { return }
        watched[nil, default: []].formUnion(objects)
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
        (new as? Value).map { $0 == old } ?? false
    }
}
