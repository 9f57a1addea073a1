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

    /// What is pressed.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// Creates a type from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The arrow up of a remote control.
        public static let upArrow = PressType(rawValue: 0)
        /// The arrow down of a remote control.
        public static let downArrow = PressType(rawValue: 1)
        /// The arrow to the left of a remote control.
        public static let leftArrow = PressType(rawValue: 2)
        /// The arrow to the right of a remote control.
        public static let rightArrow = PressType(rawValue: 3)
        /// The middle of a remote control.
        public static let select = PressType(rawValue: 4)
        /// The way back of a remote control.
        public static let menu = PressType(rawValue: 5)
        /// The button that begins and halts what plays.
        public static let playPause = PressType(rawValue: 6)
        /// The button for the page above.
        public static let pageUp = PressType(rawValue: 30)
        /// The button for the page below.
        public static let pageDown = PressType(rawValue: 31)

        /// The type of a key by its number.
        init(key: UIKeyboardHIDUsage?) {
            rawValue = Self.firstKey + (key?.rawValue ?? 0)
        }

        private static let firstKey = 2000
        /// The numbers of all types.
        static let all = (Array(0...6) + [30, 31] + Array(firstKey..<firstKey + 256)).map {
            NSNumber(value: $0)
        }
    }

    /// What is pressed: of a key 2000 and its number, since pages know of no remote controls.
    open var type: PressType { PressType(key: key?.keyCode) }
    /// How hard it is pressed: 0, as keys do not feel it.
    open var force: CGFloat { 0 }
    /// The gesture recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
    /// The recognizers that are told of the press.
    final var receivers: [UIGestureRecognizer] = []
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
    /// Returns the presses that a gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }
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
