/// Where text stands between the left and right edges.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the centre.
    case center
    /// At the right.
    case right
    /// Stretched to both edges, but for the last line of a paragraph.
    case justified
    /// Where lines start in the direction of the text.
    case natural
}
