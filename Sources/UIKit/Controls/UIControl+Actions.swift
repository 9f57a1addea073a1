extension UIControl {
    /// Adds a method without parameters; a nil target means the first responder that has it.
    ///
    /// The target is not kept alive.
    public func addTarget<R: AnyObject, X>(
        _ target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X,
        for controlEvents: Event
    ) {
        add(TargetAction(target, ActionMethod(action), name: nil), controlEvents)
    }

    /// Adds a method that takes the control; a nil target means the first responder that has it.
    public func addTarget<R: AnyObject, S, X>(
        _ target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X,
        for controlEvents: Event
    ) {
        add(TargetAction(target, ActionMethod(action), name: nil), controlEvents)
    }

    /// Adds a method that takes the control and the event.
    public func addTarget<R: AnyObject, S, E, X>(
        _ target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S, E) -> X,
        for controlEvents: Event
    ) {
        add(TargetAction(target, ActionMethod(action), name: nil), controlEvents)
    }

    /// Adds a named action; the same target and name twice joins their events.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(TargetAction(target, action.action, name: action.name), controlEvents)
    }

    private func add(_ action: TargetAction, _ events: Event) {
        if let name = action.name {
            for entry in entries {
                guard case .method(let old) = entry.kind, old.name == name,
                    old.object === action.object
                else { continue }
                removeActions { $0.isMethod(old) }
                append(EventAction(kind: .method(old), events: entry.events.union(events)))
                return
            }
        }
        append(EventAction(kind: .method(action), events: events))
    }

    /// Removes actions of a target and a name from some events; nil matches any.
    ///
    /// - Note: Differs from UIKit: actions added by method reference have no name, and are removed
    ///   by target alone.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { entry in
            guard case .method(let method) = entry.kind else { return false }
            return method.matches(target as AnyObject?, action)
        }
    }

    /// Adds an action; one with the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        append(EventAction(kind: .action(action), events: controlEvents))
    }

    /// Removes an action from some events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes an action by its identifier from some events.
    public func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: Event
    ) {
        remove(controlEvents) { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == actionIdentifier
        }
    }

    private func remove(_ events: Event, _ matches: (EventAction) -> Bool) {
        let kept = entries.compactMap { entry -> EventAction? in
            guard matches(entry) else { return entry }
            let rest = entry.events.subtracting(events)
            return rest.isEmpty ? nil : EventAction(kind: entry.kind, events: rest)
        }
        removeActions { _ in true }
        kept.forEach(append)
    }

    /// All targets; a null object stands for the responder chain.
    public var allTargets: Set<AnyHashable> {
        var targets = Set<AnyHashable>()
        for entry in entries {
            guard case .method(let method) = entry.kind, !method.isDead else { continue }
            targets.insert(AnyHashable(method.object as? NSObject ?? NSNull()))
        }
        return targets
    }

    /// All events that have actions.
    public var allControlEvents: Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of a target's actions for some events, or nil without any.
    ///
    /// - Note: Differs from UIKit: actions added by method reference have no name and are left out.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = entries.compactMap { entry -> String? in
            guard case .method(let method) = entry.kind,
                !entry.events.isDisjoint(with: controlEvent),
                method.object === target as AnyObject?
            else { return nil }
            return method.name
        }
        return names.isEmpty ? nil : names
    }
}

extension UIControl.EventAction {
    fileprivate func isMethod(_ other: TargetAction) -> Bool {
        guard case .method(let method) = kind else { return false }
        return method === other
    }
}
