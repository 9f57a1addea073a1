/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first strong character: rules P2 and P3 of the Unicode Bidi Algorithm.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// How the attribute `writingDirection` sets a direction: its numbers are sums of both raw values.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The characters keep their own directions within it.
    case embedding = 0
    /// The characters all have it.
    case override = 2
}
