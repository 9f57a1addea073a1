import CoreGraphics

extension UIImage {
    /// How an image is drawn.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked: the class has no state, and that of its subclass is constant.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How a symbol is drawn: its size, weight, scale and colour.
    ///
    /// - Note: Differs from UIKit: a symbol has one colour, the first of a palette.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: the values are constant and Sendable.
        let values: SymbolValues

        init(_ values: SymbolValues) {
            self.values = values
        }

        /// A configuration that says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// Creates a configuration for text of a size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolValues(pointSize: pointSize))
        }

        /// Creates a configuration for text of a size, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration for text of a size, in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolValues(weight: weight))
        }

        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolValues(scale: scale))
        }

        /// Creates a configuration for text of a font.
        public convenience init(font: UIFont) {
            self.init(SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(font)))
        }

        /// Creates a configuration for text of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(font), scale: scale)
            )
        }

        /// Creates a configuration for text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// Creates a configuration for text of a style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration of a colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolValues(color: hierarchicalColor))
        }

        /// Creates a configuration of colours, of which the first is used.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolValues(color: paletteColors.first))
        }

        /// Returns a configuration that takes colours away, so that the tint counts.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolValues(isMonochrome: true))
        }

        /// Returns a configuration of the symbols' own colours.
        ///
        /// No symbol has such colours here: all are drawn in the tint, as on iOS those without.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolValues(isMonochrome: true))
        }

        /// Returns the configuration without a size, and without the weight beside it.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changing {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        /// Returns the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            changing { $0.weight = nil }
        }

        /// Returns the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            changing { $0.scale = nil }
        }

        private func changing(_ change: (inout SymbolValues) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values)
        }

        /// Returns the configuration with what another one says in addition.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(values.applying(other.values))
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.pointSize.hashValue ^ values.weight.hashValue }
    }
}

extension UIImage.SymbolWeight {
    /// The weight that goes with a font's.
    init(_ font: UIFont) {
        self.init(UIFont.Weight(openTypeWeight: font.openTypeWeight))
    }

    /// The weight that goes with one of fonts.
    init(_ fontWeight: UIFont.Weight) {
        let all: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let weight = fontWeight.rawValue
        self =
            all.min {
                abs($0.fontWeight().rawValue - weight) < abs($1.fontWeight().rawValue - weight)
            } ?? .regular
    }
}
