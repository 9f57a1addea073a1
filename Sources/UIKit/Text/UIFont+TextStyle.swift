import CoreGraphics

extension UIFont {
    /// A use of text, whose size follows the preferred content size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a text style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Captions in a smaller size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font of a text style in the current traits' preferred content size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in a preferred content size.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(FontDescription(textStyle: style, compatibleWith: traitCollection))
    }
}

extension FontDescription {
    init(textStyle: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) {
        let scaling = Scaling(textStyle: textStyle)
        self.init(
            size: scaling.size(compatibleWith: traits),
            weight: textStyle == .headline ? .semibold : .regular,
            scaling: scaling
        )
    }
}

extension FontDescription.Scaling {
    /// Returns the size, in points, in given traits; nil stands for the current ones.
    func size(compatibleWith traits: UITraitCollection?) -> CGFloat {
        let traits = traits ?? .current
        let category = TextStyleSizes.position(of: traits.preferredContentSizeCategory)
        let sizes = TextStyleSizes(textStyle)
        guard let baseSize else { return sizes.pointSizes[category] }
        // Distances are scaled to whole pixels, fonts to whole points.
        let size = sizes.scale(baseSize, category: category, displayScale: 1).rounded()
        return maximumSize > 0 ? min(size, maximumSize) : size
    }
}
