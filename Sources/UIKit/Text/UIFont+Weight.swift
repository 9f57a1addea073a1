import CoreGraphics

extension UIFont {
    /// The weight of a font's strokes, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a weight.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// The weight between ultra light and light.
        public static let thin = Weight(-0.6)
        /// The weight below regular.
        public static let light = Weight(-0.4)
        /// The weight of text.
        public static let regular = Weight(0)
        /// The weight above regular.
        public static let medium = Weight(0.23)
        /// The weight of headlines.
        public static let semibold = Weight(0.3)
        /// The weight above semibold.
        public static let bold = Weight(0.4)
        /// The weight above bold.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        private static let named: [(weight: Weight, name: String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
            (.black, "Black"),
        ]

        private var nearest: Int {
            guard rawValue.isFinite else { return rawValue > 0 ? 8 : 3 }
            var (found, shortest) = (3, CGFloat.infinity)
            for index in Self.named.indices {
                let distance = abs(Self.named[index].weight.rawValue - rawValue)
                if distance < shortest { (found, shortest) = (index, distance) }
            }
            return found
        }

        /// The name of the nearest named weight, as in font names.
        var name: String { Self.named[nearest].name }

        /// The nearest weight of OpenType and CSS: 100, 200 … 900.
        package var openTypeWeight: Int { (nearest + 1) * 100 }

        /// Creates the weight of an OpenType weight, 1…1000.
        package init(openTypeWeight: Int) {
            let index = min(max((openTypeWeight + 50) / 100, 1), 9) - 1
            self = Self.named[index].weight
        }
    }
}
