import Foundation

/// What the passwords of a field are made of that a browser thinks up.
public final class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
    // Never changes.
    /// The rules, such as "minlength: 20; required: lower; required: upper; allowed: [-];".
    public let passwordRulesDescriptor: String

    /// Creates rules from their text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    var descriptor: String { passwordRulesDescriptor }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    public override var hash: Int { passwordRulesDescriptor.hashValue }
}
