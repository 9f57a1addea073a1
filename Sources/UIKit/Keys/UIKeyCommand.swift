import RenderTree

/// A command that keys give: `keyCommands` of a responder in the chain lists it.
///
/// The browser leaves keys to the scene that a responder in the chain claims, and no others. Where
/// the keyboard has no Command key that pages hear of, Control stands for it.
open class UIKeyCommand: UICommand {
    /// Whether an app ever made one: without, nobody is asked for keys.
    @exclusivity(unchecked) static var areUsed = false

    /// The arrow up.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome = "UIKeyInputHome"
    /// End.
    public static let inputEnd = "UIKeyInputEnd"
    /// Delete, forwards.
    public static let inputDelete = "UIKeyInputDelete"
    /// F1; those that follow have names of their own.
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    public static let f4 = "UIKeyInputF4"
    public static let f5 = "UIKeyInputF5"
    public static let f6 = "UIKeyInputF6"
    public static let f7 = "UIKeyInputF7"
    public static let f8 = "UIKeyInputF8"
    public static let f9 = "UIKeyInputF9"
    public static let f10 = "UIKeyInputF10"
    public static let f11 = "UIKeyInputF11"
    public static let f12 = "UIKeyInputF12"

    /// The characters of the key without modifiers.
    public let input: String?
    /// The modifiers that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the key does in text; default false.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command of a named method.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        Self.areUsed = true
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title,
            image: image,
            action: action,
            propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Creates a command of a named method.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Creates a command of a method without parameters.
    public convenience init<R: AnyObject, X>(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (R) -> @MainActor () -> X,
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            action: Selector(name: "\(input) \(modifierFlags.rawValue)", action: .init(action)),
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Creates a command of a method that takes the command.
    public convenience init<R: AnyObject, S, X>(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X,
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            action: Selector(name: "\(input) \(modifierFlags.rawValue)", action: .init(action)),
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Creates a command with a title of a method without parameters.
    public convenience init<R: AnyObject, X>(
        title: String,
        image: UIImage? = nil,
        action: @escaping @MainActor (R) -> @MainActor () -> X,
        input: String,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.init(
            title: title,
            image: image,
            action: Selector(name: "\(input) \(modifierFlags.rawValue)", action: .init(action)),
            input: input,
            modifierFlags: modifierFlags
        )
    }

    /// Creates a command with a title of a method that takes the command.
    public convenience init<R: AnyObject, S, X>(
        title: String,
        image: UIImage? = nil,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X,
        input: String,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.init(
            title: title,
            image: image,
            action: Selector(name: "\(input) \(modifierFlags.rawValue)", action: .init(action)),
            input: input,
            modifierFlags: modifierFlags
        )
    }

    // MARK: - Keys of pages

    /// The modifiers that stand for the command's, as pages tell them.
    private var modifierChoices: [KeyInput.Modifiers] {
        var modifiers: KeyInput.Modifiers = []
        if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
        if modifierFlags.contains(.control) { modifiers.insert(.control) }
        if modifierFlags.contains(.alternate) { modifiers.insert(.alternate) }
        guard modifierFlags.contains(.command) else { return [modifiers] }
        let command = modifiers.union(.command)
        return modifiers.contains(.control)
            ? [command] : [command, modifiers.union(.control)]
    }

    /// The name of the key as in the DOM's `KeyboardEvent.key`, letters small; nil for none.
    private var key: String? {
        guard let input, !input.isEmpty else { return nil }
        if let name = UIKey.named.first(where: { $0.value == input })?.key { return name }
        if input.hasPrefix("UIKeyInputF") { return String(input.dropFirst("UIKeyInput".count)) }
        return input.count == 1 ? input.lowercased() : nil
    }

    /// What pages leave to the scene for the command.
    var claims: [SceneEffect.KeyClaim] {
        guard let key else { return [] }
        return modifierChoices.map {
            SceneEffect.KeyClaim(key: key, modifiers: $0, isFirst: wantsPriorityOverSystemBehavior)
        }
    }

    /// Whether a key gives the command.
    func matches(_ input: KeyInput) -> Bool {
        claims.contains { $0.matches(input) }
    }
}
