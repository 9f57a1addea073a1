/// The vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The height of the box above the baseline.
    package var ascender: Double
    /// The depth of the box below the baseline; negative.
    package var descender: Double
    /// The space between lines beyond ascender and descender.
    package var leading: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height of a small x.
    package var xHeight: Double

    /// The height of a line: ascender, descender and leading.
    package var lineHeight: Double { ascender - descender + leading }

    /// Creates metrics.
    package init(
        ascender: Double,
        descender: Double,
        leading: Double,
        capHeight: Double,
        xHeight: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// UIKit's measures of the system font at one point.
    ///
    /// Labels are as high as on iOS, whichever file draws the letters.
    static let system = FontMetrics(
        ascender: 0.952148,
        descender: -0.241211,
        leading: 0,
        capHeight: 0.704590,
        xHeight: 0.526367
    )

    /// Returns these metrics multiplied by a size.
    func scaled(by size: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size,
            descender: descender * size,
            leading: leading * size,
            capHeight: capHeight * size,
            xHeight: xHeight * size
        )
    }
}
