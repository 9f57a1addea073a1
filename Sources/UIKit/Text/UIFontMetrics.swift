import CoreGraphics
import Foundation

/// Scales an app's own fonts and distances with the preferred content size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but the one property is a constant of a Sendable type.
    private let textStyle: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// Returns a font scaled for the current traits, in whole points.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns a font scaled for the current traits, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for given traits, in whole points.
    public func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled for given traits, up to a size in points; 0 stands for no limit.
    ///
    /// - Note: Differs from UIKit: a font that is scaled already is scaled anew from its own size
    ///   at the default content size, where UIKit raises an exception.
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var description = font.values
        let scaling = FontDescription.Scaling(
            textStyle: textStyle,
            baseSize: description.unscaledSize,
            maximumSize: maximumPointSize
        )
        description.scaling = scaling
        description.size = scaling.size(compatibleWith: traitCollection)
        return UIFont(description)
    }

    /// Returns a distance scaled for the current traits, in whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a distance scaled for given traits, in whole pixels.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? .current
        return TextStyleSizes(textStyle).scale(
            value,
            category: TextStyleSizes.position(of: traits.preferredContentSizeCategory),
            displayScale: traits.displayScale
        )
    }
}

extension FontDescription {
    /// The size at the default content size, in points.
    fileprivate var unscaledSize: CGFloat {
        guard let scaling else { return size }
        return scaling.baseSize
            ?? TextStyleSizes(scaling.textStyle).pointSizes[TextStyleSizes.defaultPosition]
    }
}
