extension NSLayoutConstraint {
    /// A part of an item's geometry that a constraint relates to another.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        /// The last baseline, by its older name.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The direction of a stack or of a priority.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the items of a visual format are aligned, and in which direction it reads.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All bits of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// From leading to trailing: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits of direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spacing counts from edge to edge: the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Spacing counts from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a place on the horizontal axis.
    var isHorizontalPosition: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute is a place on the vertical axis.
    var isVerticalPosition: Bool {
        switch self {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether both attributes are places, one across and one down.
    func isOnOtherAxis(than other: Self) -> Bool {
        isHorizontalPosition && other.isVerticalPosition
            || isVerticalPosition && other.isHorizontalPosition
    }

    var isSize: Bool { self == .width || self == .height }
    /// Whether the attribute follows the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or a right edge.
    var isAbsoluteEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    var isVertical: Bool { isVerticalPosition || self == .height }

    /// The name that descriptions and messages use.
    var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}

extension NSLayoutConstraint.Relation {
    /// The sign that descriptions use.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
