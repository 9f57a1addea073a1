import CoreGraphics

/// A font as text asks for it: family, size, weight, slant and features.
package struct TextFont: Hashable, Sendable {
    /// The family that characters are drawn with.
    package enum Family: Hashable, Sendable {
        /// The system font, drawn with Inter and measured like San Francisco.
        case system
        /// A font whose characters have one width.
        case monospaced
        /// A family by its name; the system font where it is not installed.
        case named(String)
    }

    /// The family; default the system font.
    package var family: Family
    /// The size, in points.
    package var size: Double
    /// The weight, 100…900; 400 is regular.
    package var weight: Int
    /// Whether the italic face is used.
    package var isItalic: Bool
    /// OpenType features that are on beyond the defaults, such as "tnum"; "liga=0" is off.
    package var features: [String]
    /// The space added after each character that the font's own files draw, in points; default 0.
    ///
    /// Characters from other fonts are as wide as those fonts have them, and stay joined.
    package var tracking: Double
    /// The space added after each Korean character that another font draws, in points; default 0.
    package var hangulTracking: Double
    /// The space that is left below a line, beyond what the font's files say, in points; default 0.
    ///
    /// It counts where the paragraph style asks for it.
    package var leading: Double
    /// How far lines reach above the baseline in place of what the font's files say, for each point.
    ///
    /// 0, the default, leaves both to the files.
    package var ascent: Double
    /// How far lines then reach below the baseline, for each point.
    package var descent: Double

    /// Creates a font; sizes that are no number or negative count as 0.
    package init(
        family: Family = .system,
        size: Double,
        weight: Int = 400,
        isItalic: Bool = false,
        features: [String] = [],
        tracking: Double = 0,
        hangulTracking: Double = 0,
        leading: Double = 0,
        ascent: Double = 0,
        descent: Double = 0
    ) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.features = features
        self.tracking = tracking.isFinite ? min(max(tracking, -10_000), 10_000) : 0
        self.hangulTracking =
            hangulTracking.isFinite ? min(max(hangulTracking, -10_000), 10_000) : 0
        self.leading = leading.isFinite ? min(max(leading, 0), 10_000) : 0
        self.ascent = ascent.isFinite ? min(max(ascent, 0), 10) : 0
        self.descent = descent.isFinite ? min(max(descent, 0), 10) : 0
    }
}
