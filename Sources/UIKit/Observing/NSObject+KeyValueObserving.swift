import Foundation

/// A class that is told of changes by key paths and is no responder.
///
/// - Note: Differs from UIKit: without Objective-C a class below NSObject cannot override the method;
///   it says this protocol instead of `override`.
@preconcurrency @MainActor
public protocol KeyValueObserving: NSObject {
    /// Tells that a value changed.
    ///
    /// - Parameters:
    ///   - keyPath: The key path as it was observed.
    ///   - object: The object whose value it is.
    ///   - change: The old and the new value, as far as they are observed.
    ///   - context: What was given when the observer was added.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

/// What has properties that can be observed: each object.
///
/// Foundation for Apple's systems has a protocol of this name, which libraries extend.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property until the returned object ends.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: Which values the handler wants, and whether it is called at once.
    ///   - changeHandler: Called after each change.
    /// - Returns: The observation, to be kept.
    /// - Note: Differs from UIKit: geometry, scrolling, visibility and the states of controls are told at
    ///   once, everything else at the end of a turn: of the scene, or soon after one of any for objects
    ///   that are no view, controller or layer. Equal values are no change.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = ValueObserver(of: ObjectIdentifier(self))
        var last = self[keyPath: keyPath]
        func change(from old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                kind: .setting,
                newValue: options.contains(.new) && !isPrior ? last : nil,
                oldValue: options.contains(.old) ? old : nil,
                isPrior: isPrior
            )
        }
        observer.check = { [weak self] in
            guard let self else { return false }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !ValueObservers.isSame(old, new) else { return false }
            last = new
            if options.contains(.prior) { changeHandler(self, change(from: old, isPrior: true)) }
            changeHandler(self, change(from: old))
            return true
        }
        ValueObservers.add(observer, of: self)
        if options.contains(.initial) { changeHandler(self, change(from: nil)) }
        return NSKeyValueObservation(observer)
    }
}

extension NSObject {
    /// Tells an object of changes of a property by its name, until it is removed or gone.
    ///
    /// Key paths are those of UIKit's classes and of `namedKeyPaths`, and the names of properties that
    /// a class of the app stores; others are reported.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        var last: Any?
        do {
            last = try ObservedValue.value(keyPath, of: self)
        } catch {
            return Diagnostics.report("\(type(of: observer)) does not observe: \(error)")
        }
        let entry = ValueObserver(
            of: ObjectIdentifier(self),
            by: ObjectIdentifier(observer),
            keyPath: keyPath,
            context: context
        )
        func tell(_ object: NSObject, _ observer: NSObject, old: Any?, hasOld: Bool) {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.old), hasOld { change[.oldKey] = old ?? NSNull() }
            if options.contains(.prior), hasOld {
                observer.hear(keyPath, object, change.ahead, context)
            }
            if options.contains(.new) { change[.newKey] = last ?? NSNull() }
            observer.hear(keyPath, object, change, context)
        }
        entry.check = { [weak self, weak observer, weak entry] in
            guard let self, let observer else {
                entry?.invalidate()
                return false
            }
            let (old, new) = (last, try? ObservedValue.value(keyPath, of: self))
            guard !ValueObservers.isSame(old as Any, new as Any) else { return false }
            last = new
            tell(self, observer, old: old, hasOld: true)
            return true
        }
        entry.tellPart = { [weak self, weak observer] part in
            guard let self, let observer else { return }
            if options.contains(.prior) {
                let ahead = part.change(for: options.subtracting(.new)).ahead
                observer.hear(keyPath, self, ahead, context)
            }
            observer.hear(keyPath, self, part.change(for: options), context)
        }
        ValueObservers.add(entry, of: self)
        if options.contains(.initial) { tell(self, observer, old: nil, hasOld: false) }
    }

    /// Ends telling an object of changes of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(ObjectIdentifier(observer), keyPath, nil, "\(type(of: observer))")
    }

    /// Ends telling an object of changes of a property, of those with a context.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        remove(ObjectIdentifier(observer), keyPath, .some(context), "\(type(of: observer))")
    }

    // Called by `deinit` as well, on whatever thread: only identities go on.
    private func remove(
        _ observer: ObjectIdentifier,
        _ keyPath: String,
        _ context: UnsafeMutableRawPointer??,
        _ name: String
    ) {
        let object = ObjectIdentifier(self)
        let own = "\(type(of: self))"
        // A pointer that is compared and never followed.
        nonisolated(unsafe) let context = context
        MainThread.run {
            let isFound = ValueObservers.remove(
                observer,
                keyPath: keyPath,
                of: object,
                context: context
            )
            if !isFound {
                Diagnostics.report(
                    "\(name) cannot be removed as an observer of \"\(keyPath)\" of \(own): "
                        + "it does not observe that."
                )
            }
        }
    }

    @MainActor
    private func hear(
        _ keyPath: String,
        _ object: NSObject,
        _ change: [NSKeyValueChangeKey: Any],
        _ context: UnsafeMutableRawPointer?
    ) {
        if let responder = self as? UIResponder {
            responder.observeValue(
                forKeyPath: keyPath,
                of: object,
                change: change,
                context: context
            )
        } else if let observer = self as? any KeyValueObserving {
            observer.observeValue(
                forKeyPath: keyPath,
                of: object,
                change: change,
                context: context
            )
        } else {
            Diagnostics.reportOnce(
                "\(type(of: self)) observes \"\(keyPath)\" but does not conform to "
                    + "KeyValueObserving."
            )
        }
    }
}

extension [NSKeyValueChangeKey: Any] {
    /// The change as it is told ahead of the one with the new value.
    fileprivate var ahead: [NSKeyValueChangeKey: Any] {
        merging([.notificationIsPriorKey: true]) { old, _ in old }
    }
}
