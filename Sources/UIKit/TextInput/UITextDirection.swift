/// A direction in a text, of its order or of its lines.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a direction from the raw value of one in storage or in layout.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns a direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether text goes on there: to the right, down, or forward.
    var isForward: Bool {
        switch UITextLayoutDirection(rawValue: rawValue) {
        case .right, .down: true
        case .left, .up: false
        case nil: rawValue != UITextStorageDirection.backward.rawValue
        }
    }
}

/// A direction in the order of a text's characters.
public enum UITextStorageDirection: Int, Sendable {
    /// To the text's end.
    case forward
    /// To the text's beginning.
    case backward
}

/// A direction in which text stands on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// The units that a text has.
public enum UITextGranularity: Int, Sendable {
    /// What a person sees as one character.
    case character
    case word, sentence
    /// What stands between line ends.
    case paragraph
    /// A line as it is broken.
    case line
    /// The whole text.
    case document
}
