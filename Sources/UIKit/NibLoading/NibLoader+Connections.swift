import InterfaceBuilder

extension NibLoader {
    /// Connects an object's outlets and actions.
    func connect(_ object: IBObject, _ instance: AnyObject) {
        connectOutlets(of: object, on: instance)
        for action in object.actions { connect(action, from: instance) }
    }

    /// Connects the outlets of an object to what was made so far.
    func connectOutlets(of object: IBObject, on instance: AnyObject) {
        var collections: [(name: String, members: [AnyObject], line: Int)] = []
        for outlet in object.outlets {
            guard let target = objects[outlet.destination] else { continue }
            guard outlet.isCollection else {
                set(outlet.property, of: instance, to: target, line: outlet.line)
                continue
            }
            if let index = collections.firstIndex(where: { $0.name == outlet.property }) {
                collections[index].members.append(target)
            } else {
                collections.append((outlet.property, [target], outlet.line))
            }
        }
        for collection in collections {
            // A recognizer is attached by a collection of the view's own.
            if collection.name == "gestureRecognizers", let view = instance as? UIView {
                for case let recognizer as UIGestureRecognizer in collection.members {
                    view.addGestureRecognizer(recognizer)
                }
                continue
            }
            set(
                collection.name,
                of: instance,
                to: collection.members,
                line: collection.line
            )
        }
    }

    private func set(_ property: String, of instance: AnyObject, to value: Any, line: Int) {
        let className = "\(type(of: instance))"
        if let outlet = OutletFinder.find(property, in: instance) {
            if outlet.connect(value) { return }
            return source.warn(
                .wrongOutlet(
                    className: className,
                    property: property,
                    found: "\(type(of: value))"
                ),
                line: line
            )
        }
        guard KeyPathRegistry.hasKey(property, instance) else {
            if source.isPreview || instance is NibStandInView { return }
            return source.warn(
                .missingOutlet(className: className, property: property),
                line: line
            )
        }
        do {
            try KeyPathRegistry.setValue(value, property, of: instance)
        } catch {
            source.warn(.attribute("\(error)"), line: line)
        }
    }

    // MARK: - Actions

    private func connect(_ action: IBAction, from sender: AnyObject) {
        guard let placeholder = source.document.object(id: action.destination) else { return }
        let isFirstResponder =
            placeholder.attribute("placeholderIdentifier", is: "IBFirstResponder")
        let target = isFirstResponder ? nil : objects[action.destination]
        guard isFirstResponder || target != nil else { return }
        if let target, ActionRegistry.action(action.selector, of: type(of: target)) == nil {
            guard !source.isPreview else { return }
            source.warn(
                .missingAction(className: "\(type(of: target))", selector: action.selector),
                line: action.line
            )
        }
        let selector = Selector(named: action.selector)
        switch sender {
        case let control as UIControl:
            let event =
                action.eventType.flatMap(UIControl.Event.init(document:))
                ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let command as UICommand:
            command.fixedTarget = target
            command.action = selector
        default: break
        }
    }
}

extension UIControl.Event {
    /// The event by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
            "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
            "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered,
            "menuActionTriggered": .menuActionTriggered,
            "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
            "allEvents": .allEvents,
            "editingDidBegin": UIControl.Event(rawValue: 1 << 16),
            "editingChanged": UIControl.Event(rawValue: 1 << 17),
            "editingDidEnd": UIControl.Event(rawValue: 1 << 18),
            "editingDidEndOnExit": UIControl.Event(rawValue: 1 << 19),
        ]
        guard let event = names[name] else { return nil }
        self = event
    }
}
