import CoreGraphics

/// The inset distances for views, taking left and right literally.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset on the top, in points.
    public var top: CGFloat
    /// The inset on the left, in points.
    public var left: CGFloat
    /// The inset on the bottom, in points.
    public var bottom: CGFloat
    /// The inset on the right, in points.
    public var right: CGFloat

    /// Insets whose four distances are zero.
    public static let zero = UIEdgeInsets()

    /// Creates zero insets.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets, in points; negative distances grow a rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle moved inwards on each side by `insets`.
    ///
    /// The result has a negative size where the insets are larger than the rectangle, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        var size = size
        size.width -= insets.left + insets.right
        size.height -= insets.top + insets.bottom
        return CGRect(
            origin: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top),
            size: size
        )
    }
}
