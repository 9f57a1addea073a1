import Foundation

extension NotificationCenter {
    /// Has a named method called for notifications, until the observer is removed or gone.
    ///
    /// The method is called on the main thread: at once where the notification is posted there. Views
    /// and controllers hear as the scene that they are in; of what UIKit tells of another one, such as
    /// its keyboard, they do not hear.
    /// - Parameters:
    ///   - observer: The object; it is not kept alive.
    ///   - selector: Its method, with the notification or without parameters.
    ///   - name: The name of the notifications; nil for all.
    ///   - object: The sender; nil for all.
    public func addObserver(
        _ observer: Any,
        selector: Selector,
        name: NSNotification.Name?,
        object: Any?
    ) {
        observe(observer, selector.action, name, object)
    }

    /// Has a method called for notifications, until the observer is removed or gone.
    @preconcurrency
    public func addObserver<R: AnyObject, S, X>(
        _ observer: Any,
        selector: @escaping @MainActor (R) -> @MainActor (S) -> X,
        name: NSNotification.Name?,
        object: Any?
    ) {
        observe(observer, ActionMethod(selector), name, object)
    }

    /// Has a method without parameters called for notifications, until the observer is removed or gone.
    @preconcurrency
    public func addObserver<R: AnyObject, X>(
        _ observer: Any,
        selector: @escaping @MainActor (R) -> @MainActor () -> X,
        name: NSNotification.Name?,
        object: Any?
    ) {
        observe(observer, ActionMethod(selector), name, object)
    }

    /// Ends what was asked for with `addObserver(_:selector:name:object:)` or with a block.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        MethodObservers.shared.remove(ObjectIdentifier(observer), nil, nil, from: self)
        removeObserver(observer as Any)
    }

    /// Ends some of what was asked for with `addObserver(_:selector:name:object:)`.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer,
        name: NSNotification.Name?,
        object: Any?
    ) {
        MethodObservers.shared.remove(
            ObjectIdentifier(observer),
            name,
            object.map { $0 as AnyObject },
            from: self
        )
        removeObserver(observer as Any, name: name, object: object)
    }

    private func observe(
        _ observer: Any,
        _ method: ActionMethod,
        _ name: NSNotification.Name?,
        _ object: Any?
    ) {
        guard let observer = TargetAction.unwrap(observer) else { return }
        let sender = TargetAction.unwrap(object)
        let entry = MethodObservers.Entry(observer, name, sender, self)
        if observer is UIResponder, MainThread.isCurrent {
            entry.origin = MainActor.assumeIsolated { RenderContext.current?.origin }
        }
        entry.token = addObserver(forName: name, object: sender, queue: nil) { [weak entry] note in
            guard let entry else { return }
            guard let observer = entry.observer else {
                MethodObservers.shared.remove(entry)
                return
            }
            // Notifications come from where they are posted; methods are the main actor's. Safe: the
            // observer is only followed there, and a notification never changes.
            nonisolated(unsafe) let (target, note) = (observer, note)
            MainThread.run {
                let call = { _ = method.call(target, note, nil) }
                guard let home = SceneOfObject.scene(of: target) ?? entry.scene(of: target),
                    home !== RenderContext.running?.scene
                else { return call() }
                if SceneOfObject.isForeign(note, to: home) { return }
                home.perform(call)
            }
        }
        MethodObservers.shared.add(entry)
    }
}

/// The observers that are called by their methods.
///
/// Unchecked: the list is used under the lock.
private final class MethodObservers: @unchecked Sendable {
    static let shared = MethodObservers()

    /// One observer of one kind of notification.
    ///
    /// Unchecked: constants, but for a token that is set before the entry is shared.
    final class Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        let id: ObjectIdentifier
        let name: NSNotification.Name?
        weak var sender: AnyObject?
        let center: NotificationCenter
        var token: (any NSObjectProtocol)?
        /// Where a view or a controller began to observe, which is in no window yet.
        var origin: SceneOrigin?

        init(
            _ observer: AnyObject,
            _ name: NSNotification.Name?,
            _ sender: AnyObject?,
            _ center: NotificationCenter
        ) {
            self.observer = observer
            id = ObjectIdentifier(observer)
            self.name = name
            self.sender = sender
            self.center = center
        }

        @MainActor
        func scene(of observer: AnyObject) -> UIWindowScene? {
            observer is UIView || observer is UIViewController ? origin?.context?.scene : nil
        }

        func end() {
            if let token { center.removeObserver(token as Any) }
        }
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    /// How many entries there may be before those of objects that are gone are looked for.
    private var limit = 64

    func add(_ entry: Entry) {
        let gone = lock.withLock {
            entries[entry.id, default: []].append(entry)
            return entries.count > limit ? takeDead() : []
        }
        for entry in gone { entry.end() }
    }

    private func takeDead() -> [Entry] {
        var dead: [Entry] = []
        for (id, list) in entries {
            dead += list.filter { $0.observer == nil }
            let left = list.filter { $0.observer != nil }
            entries[id] = left.isEmpty ? nil : left
        }
        limit = max(64, entries.count * 2)
        return dead
    }

    func remove(_ entry: Entry) {
        lock.withLock {
            entries[entry.id]?.removeAll { $0 === entry }
            if entries[entry.id]?.isEmpty == true { entries[entry.id] = nil }
        }
        entry.end()
    }

    func remove(
        _ id: ObjectIdentifier,
        _ name: NSNotification.Name?,
        _ sender: AnyObject?,
        from center: NotificationCenter
    ) {
        let found = lock.withLock {
            let all = entries[id] ?? []
            let found = all.filter { entry in
                entry.center === center && (name == nil || entry.name == name)
                    && (sender == nil || entry.sender === sender)
            }
            let left = all.filter { entry in !found.contains { $0 === entry } }
            entries[id] = left.isEmpty ? nil : left
            return found
        }
        for entry in found { entry.end() }
    }
}
