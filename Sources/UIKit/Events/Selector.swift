import Foundation

/// A named action method, in place of Objective-C's selector.
///
/// Two method references cannot be compared in Swift, so that a selector is equal to another
/// of the same name: `Selector("save", Self.save)`. From then on, the name alone finds the method in
/// objects of the class: `Selector("save")`.
/// - Note: Differs from UIKit: `#selector` does not exist on Linux; the method is named beside
///   its reference.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name by which selectors are compared.
    public let name: String
    let action: ActionMethod
    /// The method as one that makes the destination of a segue; nil where it cannot be one.
    let creator: SegueCreator?

    init(name: String, action: ActionMethod) {
        self.name = name
        self.action = action
        creator = nil
    }

    /// Creates a selector for a method without parameters.
    @preconcurrency
    public init<R: AnyObject, X>(
        _ name: String,
        _ method: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.name = name
        action = ActionMethod(method)
        MentionedMethods.note(name, of: R.self, action)
        creator = nil
    }

    /// Creates a selector for a method that takes the sender; of a segue action, the coder.
    @preconcurrency
    public init<R: AnyObject, S, X>(
        _ name: String,
        _ method: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.name = name
        action = ActionMethod(method)
        MentionedMethods.note(name, of: R.self, action)
        creator = SegueCreator { (receiver: R, coder: S, _, _) in method(receiver)(coder) }
    }

    /// Creates a selector for a method that takes the sender and the event; of a segue action,
    /// the coder and the sender.
    @preconcurrency
    public init<R: AnyObject, S, E, X>(
        _ name: String,
        _ method: @escaping @MainActor (R) -> @MainActor (S, E) -> X
    ) {
        self.name = name
        action = ActionMethod(method)
        MentionedMethods.note(name, of: R.self, action)
        creator = SegueCreator { (receiver: R, coder: S, sender, _) in
            guard let second = SegueCreator.cast(sender, to: E.self) else { return nil }
            return method(receiver)(coder, second)
        }
    }

    /// Creates a selector for a method that takes three arguments, as the end of an animation.
    @preconcurrency
    public init<R: AnyObject, S, E, T, X>(
        _ name: String,
        _ method: @escaping @MainActor (R) -> @MainActor (S, E, T) -> X
    ) {
        self.name = name
        action = ActionMethod(method)
        MentionedMethods.note(name, of: R.self, action)
        creator = nil
    }

    /// Creates a selector for a segue action that takes coder, sender and the segue's identifier.
    @preconcurrency
    public init<R: AnyObject, C: NSCoder, E, X>(
        _ name: String,
        _ method: @escaping @MainActor (R) -> @MainActor (C, E, String?) -> X
    ) {
        self.name = name
        action = ActionMethod { (_: R) in {} }
        creator = SegueCreator { (receiver: R, coder: C, sender, identifier) in
            guard let second = SegueCreator.cast(sender, to: E.self) else { return nil }
            return method(receiver)(coder, second, identifier)
        }
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    public var description: String { name }
}

/// A method reference without its types.
struct ActionMethod: Sendable {
    /// Calls the method on an object, and returns what it answers.
    let invoke: @MainActor @Sendable (AnyObject, [Any?]) -> Reply
    /// Whether the method can be called on the objects of a class.
    let isMethod: @MainActor @Sendable (AnyClass) -> Bool

    /// What came of a call.
    enum Reply {
        /// The object is not of the method's class.
        case refused
        /// The method was called, and returned something; or it was not, as reported, for an
        /// argument that it does not take.
        case done(Any)
    }

    /// An argument that methods take in one form or another.
    struct Forms {
        let all: [Any]
    }

    /// Calls the method on an object; false where the object is not of the method's class.
    @MainActor
    func call(_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool {
        perform(target, [sender, event])
    }

    /// Calls the method on an object; false where the object is not of the method's class.
    @MainActor
    func perform(_ target: AnyObject, _ arguments: [Any?]) -> Bool {
        if case .refused = invoke(target, arguments) { return false }
        return true
    }

    /// Whether the method can be called on an object.
    @MainActor
    func accepts(_ target: AnyObject) -> Bool { isMethod(type(of: target)) }

    /// Creates the method of no object.
    init() {
        isMethod = { _ in false }
        invoke = { _, _ in .refused }
    }

    /// Creates the method of a name, which is looked for in the class of whoever receives it.
    init(named name: String) {
        isMethod = { ActionRegistry.method(name, of: $0) != nil }
        invoke = { target, arguments in
            // What is called in the background knows the methods that were mentioned alone.
            let type: AnyClass = type(of: target)
            let method =
                MainThread.isCurrent
                ? ActionRegistry.method(name, of: type) : MentionedMethods.method(name, of: type)
            return method?.invoke(target, arguments) ?? .refused
        }
    }

    init<R: AnyObject, X>(_ method: @escaping @MainActor (R) -> @MainActor () -> X) {
        isMethod = { $0 is R.Type }
        invoke = { target, _ in
            guard let receiver = target as? R else { return .refused }
            return .done(method(receiver)())
        }
    }

    init<R: AnyObject, S, X>(_ method: @escaping @MainActor (R) -> @MainActor (S) -> X) {
        isMethod = { $0 is R.Type }
        invoke = { target, arguments in
            guard let receiver = target as? R else { return .refused }
            guard let argument = Self.cast(arguments, 0, to: S.self, of: target) else {
                return .done(())
            }
            return .done(method(receiver)(argument))
        }
    }

    init<R: AnyObject, S, E, X>(
        _ method: @escaping @MainActor (R) -> @MainActor (S, E) -> X
    ) {
        isMethod = { $0 is R.Type }
        invoke = { target, arguments in
            guard let receiver = target as? R else { return .refused }
            guard let argument = Self.cast(arguments, 0, to: S.self, of: target),
                let second = Self.cast(arguments, 1, to: E.self, of: target)
            else { return .done(()) }
            return .done(method(receiver)(argument, second))
        }
    }

    init<R: AnyObject, S, E, T, X>(
        _ method: @escaping @MainActor (R) -> @MainActor (S, E, T) -> X
    ) {
        isMethod = { $0 is R.Type }
        invoke = { target, arguments in
            guard let receiver = target as? R else { return .refused }
            guard let argument = Self.cast(arguments, 0, to: S.self, of: target),
                let second = Self.cast(arguments, 1, to: E.self, of: target),
                let third = Self.cast(arguments, 2, to: T.self, of: target)
            else { return .done(()) }
            return .done(method(receiver)(argument, second, third))
        }
    }

    @MainActor
    private static func cast<T>(
        _ arguments: [Any?],
        _ index: Int,
        to type: T.Type,
        of target: AnyObject
    ) -> T? {
        let value = arguments.indices.contains(index) ? arguments[index] : nil
        // Looked into first: a cast of the optional itself to `Any` would keep it wrapped.
        if let forms = value as? Forms {
            for case let found as T in forms.all { return found }
        } else if let value {
            if let found = value as? T { return found }
            // An object where Objective-C expects a Boolean is true: `endEditing(_:)` by a tap.
            if !(value is NSNumber), Swift.type(of: value) is AnyObject.Type, let yes = true as? T {
                return yes
            }
        } else if let none = value as? T {
            return none
        }
        let found = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
        Diagnostics.report(
            "Action of \(Swift.type(of: target)) was not called: it takes \(type), "
                + "but the sender is \(found)."
        )
        return nil
    }
}
