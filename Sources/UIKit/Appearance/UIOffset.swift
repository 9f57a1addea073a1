import CoreGraphics

/// An offset to the right and down.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance down, in points.
    public var vertical: CGFloat

    /// The offset whose distances are zero.
    public static let zero = UIOffset()

    /// Creates the zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
