/// How round a corner of a view is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Kind: Hashable {
        case fixed(Double)
        case containerConcentric(minimum: Double)
    }

    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius))
    }

    /// Returns a radius that has its centre with that of the container's corner: smaller by the way
    /// between the two edges, but no smaller than a minimum in points.
    ///
    /// The container is the nearest view around with round corners; a page's own corners are square.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
    }

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Creates a radius in points.
    public init(floatLiteral value: Double) {
        kind = .fixed(value)
    }

    /// Creates a radius in points.
    public init(integerLiteral value: Int) {
        kind = .fixed(Double(value))
    }
}
