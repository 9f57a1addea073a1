/// A target and the method that it is sent.
@MainActor
final class TargetAction {
    private weak var target: AnyObject?
    /// Whether the action is for the first responder that has it.
    private let usesResponderChain: Bool
    let method: ActionMethod
    let name: String?

    init(_ target: Any?, _ method: ActionMethod, name: String?) {
        let object = Self.receiver(in: target)
        self.target = object
        usesResponderChain = object == nil
        self.method = method
        self.name = name
    }

    /// The object that a value is, through optionals; nil for what is no object.
    ///
    /// `self` in the initial value of a property is such a value: a method, not the controller. As
    /// nothing holds it, UIKit looks for a receiver in the responder chain, and so does this.
    static func receiver(in value: Any?) -> AnyObject? {
        guard var value else { return nil }
        // Targets of `allTargets` come in one of these.
        if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
            value = hashable.base
        }
        if let object = object(value) { return object }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return receiver(in: mirror.children.first?.value)
        // An object in `Any` in an optional in `Any`, which a cast alone takes out.
        case .class: return value as AnyObject
        default: return nil
        }
    }

    /// The object that a value is; nil for what is none.
    private static func object<Value>(_ value: Value) -> AnyObject? {
        // Safe: a value of a class is the reference. A cast would go a long way round.
        Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : nil
    }

    nonisolated static func unwrap(_ value: Any?) -> AnyObject? {
        guard let value else { return nil }
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        // An optional inside `Any` is looked into: `addTarget(nil as Foo?, …)` means no target.
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value as AnyObject }
        return mirror.children.first.map { $0.value as AnyObject }
    }

    /// Whether the target is gone.
    var isDead: Bool { !usesResponderChain && target == nil }

    var object: AnyObject? { target }

    /// The method by its name; empty where it has none.
    var selector: Selector { Selector(name: name ?? "", action: method) }

    func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target) && (action == nil || name == action?.name)
    }

    /// Calls the method on the target, or on the first responder that has it.
    @discardableResult
    func send(from sender: Any?, event: UIEvent?, startingAt responder: UIResponder?) -> Bool {
        if usesResponderChain {
            return Self.sendUpChain(selector, from: sender, event, responder)
        }
        guard let target else { return false }
        return Self.send(selector, to: target, from: sender, event)
    }

    /// Calls a method on an object; returns whether it is one of its class.
    static func send(
        _ action: Selector,
        to target: AnyObject,
        from sender: Any?,
        _ event: UIEvent?
    ) -> Bool {
        if action.action.call(target, sender, event) { return true }
        let name = action.name.isEmpty ? "" : " \"\(action.name)\""
        Diagnostics.report(
            "Action\(name) was not called: its method is not one of \(type(of: target))."
        )
        return false
    }

    /// Looks for a receiver from the first responder upwards, then from the sender.
    ///
    /// Of a sender that stands in no window it is the first responder of the key window, and the
    /// controller that a person looks at there where it has none.
    static func sendUpChain(
        _ selector: Selector,
        from sender: Any?,
        _ event: UIEvent?,
        _ responder: UIResponder?
    ) -> Bool {
        let window = responder?.responderWindow
        let focused =
            window == nil
            ? UIApplication.shared.keyWindow?.receiver : window?.firstResponder
        for start in [focused, responder] {
            var current = start
            while let candidate = current {
                if candidate.canPerformAction(selector, withSender: sender),
                    selector.action.call(candidate, sender, event)
                {
                    return true
                }
                current = candidate.next
            }
        }
        return false
    }
}
