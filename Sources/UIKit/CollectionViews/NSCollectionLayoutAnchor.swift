import CoreGraphics

/// The place of a supplementary view at the edges of what it belongs to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; the middle in a direction without an edge.
    public let edges: NSDirectionalRectEdge
    /// The distance from there: in points, or in sizes of the view.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is in sizes of the view.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Creates an anchor at edges.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isAbsoluteOffset = true
        super.init()
    }

    /// Creates an anchor at a distance from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    /// Creates an anchor at a distance from edges, in sizes of the view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// Returns the place of a view of a size at a rectangle.
    func frame(of size: CGSize, at rect: CGRect) -> CGRect {
        var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = rect.minX }
        if edges.contains(.trailing) { origin.x = rect.maxX - size.width }
        if edges.contains(.top) { origin.y = rect.minY }
        if edges.contains(.bottom) { origin.y = rect.maxY - size.height }
        origin.x += isAbsoluteOffset ? offset.x : offset.x * size.width
        origin.y += isAbsoluteOffset ? offset.y : offset.y * size.height
        return CGRect(origin: origin, size: size)
    }
}
