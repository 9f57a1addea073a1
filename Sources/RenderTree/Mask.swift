import CoreGraphics

/// Which parts of a box, and of what is in it, are seen.
public enum Mask: Sendable, Equatable {
    /// What is inside a path, in the box's coordinates.
    case path(PathShape, CGPathFillRule)
    /// What a gradient's opacity says, in a rectangle in the box's coordinates.
    case gradient(Gradient, CGRect)
    /// What the shape of a child node covers.
    case node(NodeID)
}
