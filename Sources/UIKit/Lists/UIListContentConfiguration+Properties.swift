import CoreGraphics

extension UIListContentConfiguration {
    /// The look of a row's image.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable, EqualByValues {
        /// The colour of template images; nil means the view's tint colour.
        public var tintColor: UIColor?
        /// A change of the tint colour; default nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How symbols are drawn whose images do not say it; default nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners, in points; default 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; a length of 0 is without limit.
        public var maximumSize = CGSize.zero
        /// The room kept for the image, in points; a length of 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        init() {}

        /// The length that the system keeps for symbols in rows.
        public nonisolated static let standardDimension: CGFloat = 30

        /// Returns the colour of template images for a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the size that an image has in a row.
        func size(of image: UIImage) -> CGSize {
            var size = image.preferring(preferredSymbolConfiguration).size
            let widest = maximumSize.width > 0 ? maximumSize.width : .infinity
            let highest = maximumSize.height > 0 ? maximumSize.height : .infinity
            guard size.width > 0, size.height > 0 else { return size }
            let scale = min(1, widest / size.width, highest / size.height)
            size.width *= scale
            size.height *= scale
            return size
        }

        var values: [AnyHashable] {
            hashableValues(
                tintColor,
                tintColorTransformer?.identity,
                preferredSymbolConfiguration,
                cornerRadius,
                maximumSize.width,
                maximumSize.height,
                reservedLayoutSize.width,
                reservedLayoutSize.height
            )
        }
    }

    /// The look of a row's text.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable, EqualByValues {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// How letters are written.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour.
        public var color = UIColor.label
        /// A change of the colour; default nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines are aligned; default `.natural`.
        public var alignment = TextAlignment.natural
        /// How lines end that do not fit; default by truncating the tail.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0, the default, means any number.
        public var numberOfLines = 0
        /// Whether the font gets smaller where the text does not fit; default false.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of a font that gets smaller; default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before a text is cut; default false.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size that the person prefers; default true.
        public var adjustsFontForContentSizeCategory = true
        /// How letters are written; default as they are.
        public var transform = TextTransform.none

        init() {}

        /// Returns the colour with its change.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        var values: [AnyHashable] {
            hashableValues(
                font,
                color,
                colorTransformer?.identity,
                alignment,
                lineBreakMode,
                numberOfLines,
                adjustsFontSizeToFitWidth,
                minimumScaleFactor,
                allowsDefaultTighteningForTruncation,
                adjustsFontForContentSizeCategory,
                transform
            )
        }
    }
}
