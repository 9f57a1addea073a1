/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks between words.
    case byWordWrapping
    /// Breaks between characters.
    case byCharWrapping
    /// Is cut off at the edge.
    case byClipping
    /// Loses its beginning: "…wxyz".
    case byTruncatingHead
    /// Loses its end: "abcd…".
    case byTruncatingTail
    /// Loses its middle: "ab…yz".
    case byTruncatingMiddle
}
