import CoreGraphics

extension UIFont {
    /// Returns the system font in regular weight.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight))
    }

    /// Returns the system font in bold: the semibold weight, as in UIKit.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// Returns the system font whose characters all have one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(design: .monospaced, size: fontSize, weight: weight))
    }

    /// Returns the system font whose digits all have one width.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight, features: ["tnum"]))
    }

    /// The size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons' titles, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of the system font, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of the small system font, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
}
