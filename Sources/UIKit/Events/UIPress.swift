import RenderTree

/// A key as a keyboard reports it.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the modifiers held.
    public let characters: String
    /// The characters that the key types without modifiers other than Shift.
    public let charactersIgnoringModifiers: String
    /// The modifiers held.
    public let modifierFlags: UIKeyModifierFlags
    /// The browser's name of the key's place, such as "KeyA" or "ArrowUp".
    public let code: String
    /// The place of the key, by the number that the USB standard has for it.
    public var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(place: code) }

    init(_ input: KeyInput) {
        let typed = input.key.count == 1 ? input.key : Self.named[input.key] ?? ""
        characters = typed
        charactersIgnoringModifiers = typed
        code = input.code
        var flags: UIKeyModifierFlags = []
        if input.modifiers.contains(.shift) { flags.insert(.shift) }
        if input.modifiers.contains(.control) { flags.insert(.control) }
        if input.modifiers.contains(.alternate) { flags.insert(.alternate) }
        if input.modifiers.contains(.command) { flags.insert(.command) }
        modifierFlags = flags
        super.init()
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
    public let key: UIKey?
    /// The phase of the press.
    public internal(set) var phase: Phase
    /// The time of the last change, in seconds on the scene's clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The window that received the press.
    public internal(set) weak var window: UIWindow?
    /// The responder that received the press.
    public internal(set) weak var responder: UIResponder?

    init(key: UIKey, phase: Phase) {
        self.key = key
        self.phase = phase
        super.init()
    }
}

/// An event of keys.
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    public let allPresses: Set<UIPress>

    open override var type: EventType { .presses }

    init(press: UIPress) {
        allPresses = [press]
        super.init()
        timestamp = press.timestamp
    }
}
