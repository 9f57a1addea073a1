/// The kinds of steps that a path is made of.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a new part at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic curve: the control point, then the end.
    case addQuadCurveToPoint = 2
    /// A cubic curve: two control points, then the end.
    case addCurveToPoint = 3
    /// A straight line back to the beginning of the part; no points.
    case closeSubpath = 4

    /// How many points a step of the kind has.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path.
public struct CGPathElement {
    /// The kind of step.
    public var type: CGPathElementType
    /// The points, as many as the kind has; they last as long as the call that hands them over.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What is called with each step of a path: a pointer of the app's own comes first.
public typealias CGPathApplierFunction = (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// How what is inside a path is told.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path goes around, all turns added up.
    case winding = 0
    /// Inside is what a ray leaves over an odd number of lines.
    case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The shape of the corners where lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}
