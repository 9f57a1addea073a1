import RenderTree

/// A key as a keyboard reports it.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the modifiers held.
    open private(set) var characters = ""
    /// The characters that the key types without modifiers other than Shift.
    open private(set) var charactersIgnoringModifiers = ""
    /// The modifiers held.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The browser's name of the key's place, such as "KeyA" or "ArrowUp".
    public let code: String
    /// The place of the key, by the number that the USB standard has for it.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(place: code) }

    /// Creates one that nobody pressed, as tests do.
    public override init() {
        code = ""
        super.init()
    }

    init(_ input: KeyInput) {
        code = input.code
        super.init()
        let typed = input.key.count == 1 ? input.key : Self.named[input.key] ?? ""
        characters = typed
        charactersIgnoringModifiers = typed
        var flags: UIKeyModifierFlags = []
        if input.modifiers.contains(.shift) { flags.insert(.shift) }
        if input.modifiers.contains(.control) { flags.insert(.control) }
        if input.modifiers.contains(.alternate) { flags.insert(.alternate) }
        if input.modifiers.contains(.command) { flags.insert(.command) }
        modifierFlags = flags
    }

    /// What UIKit reports for keys that type no letter.
    static let named: [String: String] = [
        "Enter": "\r", "Tab": "\t", "Backspace": "\u{8}", "Escape": "UIKeyInputEscape",
        "ArrowUp": "UIKeyInputUpArrow", "ArrowDown": "UIKeyInputDownArrow",
        "ArrowLeft": "UIKeyInputLeftArrow", "ArrowRight": "UIKeyInputRightArrow",
        "Delete": "UIKeyInputDelete", "Home": "UIKeyInputHome", "End": "UIKeyInputEnd",
        "PageUp": "UIKeyInputPageUp", "PageDown": "UIKeyInputPageDown",
    ]
}

/// The modifier keys held.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The key.
    open var key: UIKey? { pressedKey }
    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The time of the last change, in seconds on the scene's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window that received the press.
    open internal(set) weak var window: UIWindow?
    /// The responder that received the press.
    open internal(set) weak var responder: UIResponder?
    private let pressedKey: UIKey?

    /// Creates one of no key, as tests do.
    public override init() {
        pressedKey = nil
        super.init()
    }

    init(key: UIKey) {
        pressedKey = key
        super.init()
    }
}

/// An event of keys.
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    open var allPresses: Set<UIPress> { presses }
    private let presses: Set<UIPress>

    open override var type: EventType { .presses }

    /// Creates one without presses, as tests do.
    public override init() {
        presses = []
        super.init()
    }

    init(press: UIPress) {
        presses = [press]
        super.init()
        timestamp = press.timestamp
    }
}
