import CoreGraphics

/// The look of a background: fill, border and corners.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable, EqualByValues {
    /// The fill; nil means the tint colour.
    ///
    /// One that is set stays in every state.
    public var backgroundColor: UIColor? {
        didSet { fills = nil }
    }
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
    /// The edges where the margins of the view around count as well; default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// A picture in front of the fill, cut at its corners; default nil.
    public var image: UIImage?
    /// How the picture fits the background; default `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view in front of the fill, which is as large as it; default nil.
    public var customView: UIView?
    /// What is done to what is behind the background, seen where the fill lets it through; default
    /// nil.
    public var visualEffect: UIVisualEffect?
    /// The look of the background's shadow; default none.
    public var shadowProperties = UIShadowProperties()
    /// How far the border lies outside of the background's edges, in points; default 0.
    public var strokeOutset: CGFloat = 0
    /// The system's fills of a cell; nil where the state changes nothing.
    private var fills: (normal: UIColor?, pressed: UIColor)?

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

    var values: [AnyHashable] {
        let colors = hashableValues(
            backgroundColor,
            backgroundColorTransformer?.identity,
            strokeColor,
            strokeColorTransformer?.identity,
            fills?.normal,
            fills?.pressed
        )
        let rest = hashableValues(
            strokeWidth,
            strokeOutset,
            cornerRadius,
            backgroundInsets,
            edgesAddingLayoutMarginsToBackgroundInsets,
            image,
            imageContentMode,
            customView,
            visualEffect,
            shadowProperties
        )
        return colors + rest
    }
}

extension UIBackgroundConfiguration {
    private static func list(_ color: UIColor?, pressed: UIColor? = nil) -> Self {
        var result = clear()
        result.backgroundColor = color
        if let pressed { result.fills = (normal: color, pressed: pressed) }
        return result
    }

    /// Returns the background of a cell of a plain list.
    public static func listPlainCell() -> Self { list(.systemBackground, pressed: .systemGray4) }
    /// Returns the background of a cell of a grouped list.
    public static func listGroupedCell() -> Self {
        list(.secondarySystemGroupedBackground, pressed: .systemGray4)
    }
    /// Returns the background of a cell of a list.
    public static func listCell() -> Self { listGroupedCell() }
    /// Returns the background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> Self { list(.systemBackground) }
    /// Returns the background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> Self { list(.clear) }
    /// Returns the background of a header of a list.
    public static func listHeader() -> Self { list(.clear) }
    /// Returns the background of a footer of a list.
    public static func listFooter() -> Self { list(.clear) }
    /// Returns the background of a cell of a sidebar.
    public static func listSidebarCell() -> Self { list(.clear, pressed: .systemGray4) }
    /// Returns the background of a header of a sidebar.
    public static func listSidebarHeader() -> Self { list(.clear) }
    /// Returns the background of a cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> Self {
        list(.secondarySystemGroupedBackground, pressed: .systemGray4)
    }

    /// Returns the background as it is in a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let fills, let cell = state as? UICellConfigurationState else { return self }
        var result = self
        let isPressed = cell.isHighlighted || cell.isSelected
        result.backgroundColor = isPressed ? fills.pressed : fills.normal
        result.fills = fills
        return result
    }
}
