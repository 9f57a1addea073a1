import CoreGraphics

/// The look of a background: fill, border and corners.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The fill; nil means the tint colour.
    public var backgroundColor: UIColor?
    /// A change of the fill; default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the border; nil means the tint colour.
    public var strokeColor: UIColor?
    /// A change of the border's colour; default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points; default 0.
    public var strokeWidth: CGFloat = 0
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The space between the view's edges and the background, in points; default none.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    private init(backgroundColor: UIColor?) {
        self.backgroundColor = backgroundColor
    }

    /// Returns a background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .clear)
    }

    /// Returns the fill for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour of the border for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
