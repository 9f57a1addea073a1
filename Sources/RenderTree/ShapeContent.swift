import CoreGraphics

/// A path that is filled and has a line along it.
public struct ShapeContent: Sendable, Equatable {
    /// The path, in the box's coordinates.
    public var path: PathShape
    /// The colour inside; nil for none.
    public var fill: RenderColor?
    /// How what is inside is told.
    public var fillRule = CGPathFillRule.winding
    /// The line along the path; nil for none.
    public var line: Line?
    /// What the shape is there for.
    public var use = Use.picture

    /// A line along a path.
    public struct Line: Sendable, Equatable {
        /// The colour.
        public var color: RenderColor
        /// The width, in points.
        public var width: Double
        /// The shape of the ends.
        public var cap = CGLineCap.butt
        /// The shape of the corners.
        public var join = CGLineJoin.miter
        /// How far corners may point, in widths.
        public var miterLimit = 10.0
        /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
        public var dashes: [Double] = []
        /// Where in the dashes the line begins, in points.
        public var dashPhase = 0.0
        /// The part of the path that has the line, in fractions of its length.
        public var start = 0.0, end = 1.0

        /// Creates a line.
        public init(color: RenderColor, width: Double) {
            self.color = color
            self.width = width
        }
    }

    /// What a shape is there for.
    public enum Use: Sendable, Hashable {
        /// It is seen.
        case picture
        /// It says which parts of the parent are seen.
        case mask
        /// It is seen through a blur with a standard deviation, in points.
        case shadow(radius: Double)
    }

    /// Creates a shape without a line.
    public init(path: PathShape, fill: RenderColor?) {
        self.path = path
        self.fill = fill
    }
}
