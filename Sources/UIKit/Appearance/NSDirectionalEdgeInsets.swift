import CoreGraphics

/// The inset distances for views, taking the layout direction into account.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset on the top, in points.
    public var top: CGFloat
    /// The inset on the leading side, in points.
    public var leading: CGFloat
    /// The inset on the bottom, in points.
    public var bottom: CGFloat
    /// The inset on the trailing side, in points.
    public var trailing: CGFloat

    /// Insets whose four distances are zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates zero insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Returns the insets with leading and trailing placed for a layout direction.
    package func resolved(for direction: UITraitEnvironmentLayoutDirection) -> UIEdgeInsets {
        let isRightToLeft = direction == .rightToLeft
        return UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }

    /// Creates the insets that resolve to `insets` in a layout direction.
    package init(_ insets: UIEdgeInsets, for direction: UITraitEnvironmentLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }
}
