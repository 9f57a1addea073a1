/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first strong character: rules P2 and P3 of the Unicode Bidi Algorithm.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
