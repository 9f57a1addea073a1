/// The places of keys, by the numbers of the USB standard for keyboards (HID Usage Tables 1.3 §10).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key that browsers have no name for.
    case keyboardErrorRollOver = 1
    case keyboardErrorUndefined = 3
    case keyboardA = 4
    case keyboardB = 5
    case keyboardC = 6
    case keyboardD = 7
    case keyboardE = 8
    case keyboardF = 9
    case keyboardG = 10
    case keyboardH = 11
    case keyboardI = 12
    case keyboardJ = 13
    case keyboardK = 14
    case keyboardL = 15
    case keyboardM = 16
    case keyboardN = 17
    case keyboardO = 18
    case keyboardP = 19
    case keyboardQ = 20
    case keyboardR = 21
    case keyboardS = 22
    case keyboardT = 23
    case keyboardU = 24
    case keyboardV = 25
    case keyboardW = 26
    case keyboardX = 27
    case keyboardY = 28
    case keyboardZ = 29
    case keyboard1 = 30
    case keyboard2 = 31
    case keyboard3 = 32
    case keyboard4 = 33
    case keyboard5 = 34
    case keyboard6 = 35
    case keyboard7 = 36
    case keyboard8 = 37
    case keyboard9 = 38
    case keyboard0 = 39
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardHyphen = 45
    case keyboardEqualSign = 46
    case keyboardOpenBracket = 47
    case keyboardCloseBracket = 48
    case keyboardBackslash = 49
    case keyboardSemicolon = 51
    case keyboardQuote = 52
    case keyboardGraveAccentAndTilde = 53
    case keyboardComma = 54
    case keyboardPeriod = 55
    case keyboardSlash = 56
    case keyboardCapsLock = 57
    case keyboardF1 = 58
    case keyboardF2 = 59
    case keyboardF3 = 60
    case keyboardF4 = 61
    case keyboardF5 = 62
    case keyboardF6 = 63
    case keyboardF7 = 64
    case keyboardF8 = 65
    case keyboardF9 = 66
    case keyboardF10 = 67
    case keyboardF11 = 68
    case keyboardF12 = 69
    case keyboardInsert = 73
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardDeleteForward = 76
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    case keypadSlash = 84
    case keypadAsterisk = 85
    case keypadHyphen = 86
    case keypadPlus = 87
    case keypadEnter = 88
    case keypad1 = 89
    case keypad2 = 90
    case keypad3 = 91
    case keypad4 = 92
    case keypad5 = 93
    case keypad6 = 94
    case keypad7 = 95
    case keypad8 = 96
    case keypad9 = 97
    case keypad0 = 98
    case keypadPeriod = 99
    case keyboardLeftControl = 224
    case keyboardLeftShift = 225
    case keyboardLeftAlt = 226
    case keyboardLeftGUI = 227
    case keyboardRightControl = 228
    case keyboardRightShift = 229
    case keyboardRightAlt = 230
    case keyboardRightGUI = 231

    /// Creates the place that browsers have a name for, as in the DOM's `KeyboardEvent.code`.
    init(place: String) {
        if let known = Self.places[place] {
            self = known
            return
        }
        let number: Int? =
            switch (place.hasPrefix("Key"), place.hasPrefix("Digit"), place.last) {
            case (true, _, let last?): last.asciiValue.map { Int($0) - 65 + 4 }
            case (_, true, let last?): last.wholeNumberValue.map { $0 == 0 ? 39 : 29 + $0 }
            default: nil
            }
        self = number.flatMap(Self.init(rawValue:)) ?? .keyboardErrorUndefined
    }

    private static let places: [String: UIKeyboardHIDUsage] = [
        "Enter": .keyboardReturnOrEnter,
        "Escape": .keyboardEscape,
        "Backspace": .keyboardDeleteOrBackspace,
        "Tab": .keyboardTab,
        "Space": .keyboardSpacebar,
        "Minus": .keyboardHyphen,
        "Equal": .keyboardEqualSign,
        "BracketLeft": .keyboardOpenBracket,
        "BracketRight": .keyboardCloseBracket,
        "Backslash": .keyboardBackslash,
        "Semicolon": .keyboardSemicolon,
        "Quote": .keyboardQuote,
        "Backquote": .keyboardGraveAccentAndTilde,
        "Comma": .keyboardComma,
        "Period": .keyboardPeriod,
        "Slash": .keyboardSlash,
        "CapsLock": .keyboardCapsLock,
        "F1": .keyboardF1,
        "F2": .keyboardF2,
        "F3": .keyboardF3,
        "F4": .keyboardF4,
        "F5": .keyboardF5,
        "F6": .keyboardF6,
        "F7": .keyboardF7,
        "F8": .keyboardF8,
        "F9": .keyboardF9,
        "F10": .keyboardF10,
        "F11": .keyboardF11,
        "F12": .keyboardF12,
        "Insert": .keyboardInsert,
        "Home": .keyboardHome,
        "PageUp": .keyboardPageUp,
        "Delete": .keyboardDeleteForward,
        "End": .keyboardEnd,
        "PageDown": .keyboardPageDown,
        "ArrowRight": .keyboardRightArrow,
        "ArrowLeft": .keyboardLeftArrow,
        "ArrowDown": .keyboardDownArrow,
        "ArrowUp": .keyboardUpArrow,
        "NumpadDivide": .keypadSlash,
        "NumpadMultiply": .keypadAsterisk,
        "NumpadSubtract": .keypadHyphen,
        "NumpadAdd": .keypadPlus,
        "NumpadEnter": .keypadEnter,
        "Numpad1": .keypad1,
        "Numpad2": .keypad2,
        "Numpad3": .keypad3,
        "Numpad4": .keypad4,
        "Numpad5": .keypad5,
        "Numpad6": .keypad6,
        "Numpad7": .keypad7,
        "Numpad8": .keypad8,
        "Numpad9": .keypad9,
        "Numpad0": .keypad0,
        "NumpadDecimal": .keypadPeriod,
        "ControlLeft": .keyboardLeftControl,
        "ShiftLeft": .keyboardLeftShift,
        "AltLeft": .keyboardLeftAlt,
        "MetaLeft": .keyboardLeftGUI,
        "ControlRight": .keyboardRightControl,
        "ShiftRight": .keyboardRightShift,
        "AltRight": .keyboardRightAlt,
        "MetaRight": .keyboardRightGUI,
    ]
}
