import CoreGraphics

/// Colours that lead into each other across a box.
public struct Gradient: Sendable, Hashable {
    /// The shape of the lines of one colour.
    public enum Kind: UInt8, Sendable, Hashable {
        /// Straight lines.
        case axial
        /// Ellipses.
        case radial
        /// Rays.
        case conic
    }

    /// A colour at a place.
    public struct Stop: Sendable, Hashable {
        /// The place, 0 at the start and 1 at the end.
        public var location: Double
        /// The colour.
        public var color: RenderColor

        /// Creates a stop.
        public init(location: Double, color: RenderColor) {
            self.location = location
            self.color = color
        }
    }

    /// The shape of the lines of one colour.
    public var kind: Kind
    /// The colours, places rising.
    public var stops: [Stop]
    /// The start and the end, in fractions of the box.
    public var start, end: CGPoint
    /// The size of the box, in points: what is told in fractions of it is drawn in a square first.
    public var size: CGSize

    /// Creates a gradient.
    public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint, size: CGSize) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
        self.size = size
    }
}
