import CoreGraphics

/// A change of a configuration's colour.
public struct UIConfigurationColorTransformer {
    /// The change.
    public let transform: (UIColor) -> UIColor
    private let mark: CopyMark
    /// What the transformer has in common with its copies, and with nothing else.
    var identity: ObjectIdentifier { ObjectIdentifier(mark) }
    private static let gray = CopyMark()

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.init(CopyMark(), transform)
    }

    private init(_ mark: CopyMark, _ transform: @escaping (UIColor) -> UIColor) {
        self.mark = mark
        self.transform = transform
    }

    /// Returns the changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes the colour grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(gray) { color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // ITU-R BT.709's weights of the primaries.
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
}
