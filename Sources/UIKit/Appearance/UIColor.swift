import CoreGraphics
import Foundation
import RenderTree

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

/// A colour that may depend on the traits in which it is shown.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
    @unchecked Sendable
{
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type.
    private let coreFoundationInfo = CoreFoundationInfo()
    let storage: Storage

    enum Storage: Sendable {
        case fixed(CGColor, RenderColor)
        case palette(UIColorPalette)
        case provider(@Sendable (UITraitCollection) -> UIColor)
        case modified(UIColor, alpha: CGFloat)
        case pattern(UIImage)
    }

    init(storage: Storage) {
        self.storage = storage
    }

    /// Creates a clear colour; what UIKit makes of this is no colour that can be drawn.
    public override init() { storage = Self.fixed(.extendedGray(0, alpha: 0)) }

    /// Creates a grey; components are kept as they are, and clamped when drawn.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = Self.fixed(.extendedGray(white, alpha: alpha))
    }

    /// Creates a colour from hue, saturation and brightness, each 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        storage = Self.fixed(.extendedRGB(rgb.red, rgb.green, rgb.blue, alpha: alpha))
    }

    /// Creates a colour in extended sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = Self.fixed(.extendedRGB(red, green, blue, alpha: alpha))
    }

    /// Creates a colour in Display P3; it is drawn as the nearest colour of sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = Self.fixed(.displayP3(red, green, blue, alpha: alpha))
    }

    /// Creates a colour from Core Graphics's.
    public init(cgColor: CGColor) {
        storage = Self.fixed(cgColor)
    }

    /// Creates a colour that fills the backgrounds of views with a picture, again and again.
    ///
    /// - Note: Differs from UIKit: everywhere else the colour is clear.
    public init(patternImage image: UIImage) {
        storage = .pattern(image)
    }

    /// Creates a colour that a closure makes for the traits in which it is shown.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
    }

    /// Creates the colour of a literal.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = CGColor.extendedRGB(
            CGFloat(red),
            CGFloat(green),
            CGFloat(blue),
            alpha: CGFloat(alpha)
        )
        storage = Self.fixed(color)
    }

    /// Creates the colour of an archive; nil where the archive has none.
    public required init?(coder: NSCoder) {
        guard let storage = Self.storage(from: coder) else { return nil }
        self.storage = storage
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { archive(in: coder) }

    static func fixed(_ color: CGColor) -> Storage {
        .fixed(color, RenderColor(color))
    }

    /// Makes this the colour of fillings and lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Makes this the colour of fillings in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes this the colour of lines in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let left, _), .fixed(let right, _)): return left == right
        case (.palette(let left), .palette(let right)): return left == right
        case (.modified(let left, let leftAlpha), .modified(let right, let rightAlpha)):
            return leftAlpha == rightAlpha && left == right
        case (.pattern(let left), .pattern(let right)): return left == right
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color, _): color.hashValue
        case .palette(let palette): palette.name.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        case .modified(let color, let alpha): color.hash &* 31 &+ alpha.hashValue
        case .pattern(let image): image.hash
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color, _):
            let space = color.numberOfComponents == 2 ? "Gray" : "SRGB"
            let values = (color.components ?? []).map { String(format: "%g", $0) }
            return "UIExtended\(space)ColorSpace \(values.joined(separator: " "))"
        case .palette(let palette): return "<UIDynamicSystemColor: name = \(palette.name)>"
        case .provider: return "<UIDynamicProviderColor>"
        case .modified(let color, let alpha):
            return "<UIDynamicModifiedColor: alpha = \(alpha), base = \(color)>"
        case .pattern(let image): return "<UIPatternColor: image = \(image)>"
        }
    }
}
