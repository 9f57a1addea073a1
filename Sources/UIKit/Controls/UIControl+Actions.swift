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

    func add(_ action: TargetAction, _ events: Event) {
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

    func remove(_ events: Event, _ matches: (EventAction) -> Bool) {
        let kept = entries.compactMap { entry -> EventAction? in
            guard matches(entry) else { return entry }
            let rest = entry.events.subtracting(events)
            return rest.isEmpty ? nil : EventAction(kind: entry.kind, events: rest)
        }
        removeActions { _ in true }
        kept.forEach(append)
    }

    /// Finds the actions with an identifier.
    static func matches(_ identifier: UIAction.Identifier) -> (EventAction) -> Bool {
        { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// The objects that methods are sent to; a null object stands for the responder chain.
    var targetObjects: Set<AnyHashable> {
        var targets = Set<AnyHashable>()
        for entry in entries {
            guard case .method(let method) = entry.kind, !method.isDead else { continue }
            targets.insert(AnyHashable(method.object as? NSObject ?? NSNull()))
        }
        return targets
    }

    func actionNames(_ target: AnyObject?, _ event: Event) -> [String]? {
        let names = entries.compactMap { entry -> String? in
            guard case .method(let method) = entry.kind, !entry.events.isDisjoint(with: event),
                method.object === target
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
