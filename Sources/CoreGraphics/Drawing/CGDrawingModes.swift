/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by winding numbers.
    case fill = 0
    /// The inside, by the even-odd rule.
    case eoFill = 1
    /// The line.
    case stroke = 2
    /// The inside by winding numbers, then the line.
    case fillStroke = 3
    /// The inside by the even-odd rule, then the line.
    case eoFillStroke = 4
}

/// What of characters is drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    /// The inside, in the colour of fillings.
    case fill = 0
    /// The outline, in the colour of lines.
    case stroke = 1
    /// The inside, then the outline.
    case fillStroke = 2
    /// Nothing.
    case invisible = 3
}

/// How smooth pictures are that are drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// Pixels stay rectangles.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// Whether gradients go on beyond their ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
