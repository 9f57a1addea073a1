import CoreGraphics

extension UIFont {
    /// The width of a font's letters, from -1 to 1; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a width.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The narrowest letters.
        public static let compressed = Width(-0.3)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// The letters of text.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }
}
