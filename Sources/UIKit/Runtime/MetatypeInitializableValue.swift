import CoreGraphics
import Foundation

/// What generic code can make of colours, fonts, images and paths that it knows by their type alone.
///
/// See `MetatypeInitializable`. These may be made on any thread.
public protocol MetatypeInitializableValue {}

extension MetatypeInitializableValue {
    /// Stands for a value that was made elsewhere.
    init(made value: Self) { self = value }
}

extension UIColor: MetatypeInitializableValue {}
extension UIFont: MetatypeInitializableValue {}
extension UIImage: MetatypeInitializableValue {}
extension UIBezierPath: MetatypeInitializableValue {}

extension MetatypeInitializableValue where Self: NSObject {
    /// Creates a value of a class that is known by its type alone.
    @_disfavoredOverload
    public init(_: Void = ()) { self.init(made: ObjectFactory.object(Self.self)) }
}

extension MetatypeInitializableValue where Self: UIColor {
    /// Creates a grey.
    @_disfavoredOverload
    public init(white: CGFloat, alpha: CGFloat, _: Void = ()) {
        self.init(made: ObjectFactory.color(Self.self) { $0.init(white: white, alpha: alpha) })
    }

    /// Creates a colour from hue, saturation and brightness, each 0…1.
    @_disfavoredOverload
    public init(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        alpha: CGFloat,
        _: Void = ()
    ) {
        self.init(
            made: ObjectFactory.color(Self.self) {
                $0.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
            }
        )
    }

    /// Creates a colour in extended sRGB.
    @_disfavoredOverload
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, _: Void = ()) {
        self.init(
            made: ObjectFactory.color(Self.self) {
                $0.init(red: red, green: green, blue: blue, alpha: alpha)
            }
        )
    }

    /// Creates a colour in Display P3.
    @_disfavoredOverload
    public init(
        displayP3Red red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat,
        _: Void = ()
    ) {
        self.init(
            made: ObjectFactory.color(Self.self) {
                $0.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
        )
    }

    /// Creates a colour from Core Graphics's.
    @_disfavoredOverload
    public init(cgColor: CGColor, _: Void = ()) {
        self.init(made: ObjectFactory.color(Self.self) { $0.init(cgColor: cgColor) })
    }

    /// Creates a colour that fills the backgrounds of views with a picture.
    @_disfavoredOverload
    public init(patternImage image: UIImage, _: Void = ()) {
        self.init(made: ObjectFactory.color(Self.self) { $0.init(patternImage: image) })
    }

    /// Creates a colour that a closure makes for the traits in which it is shown.
    @_disfavoredOverload @preconcurrency
    public init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor,
        _: Void = ()
    ) {
        self.init(
            made: ObjectFactory.color(Self.self) { $0.init(dynamicProvider: dynamicProvider) }
        )
    }
}

extension MetatypeInitializableValue where Self: UIBezierPath {
    /// Creates a path of a rectangle.
    @_disfavoredOverload
    public init(rect: CGRect, _: Void = ()) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates a path of the ellipse inside a rectangle.
    @_disfavoredOverload
    public init(ovalIn rect: CGRect, _: Void = ()) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a path of a rectangle with round corners.
    @_disfavoredOverload
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, _: Void = ()) {
        self.init(cgPath: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    /// Creates a path of another kind's lines and curves.
    @_disfavoredOverload
    public init(cgPath: CGPath, _: Void = ()) {
        self.init(made: ObjectFactory.object(Self.self))
        self.cgPath = cgPath
    }
}

extension ObjectFactory {
    static func color<Color: UIColor>(
        _ type: Color.Type,
        _ make: (AnyInitializableColor.Type) -> AnyInitializableColor
    ) -> Color {
        made(type, as: AnyInitializableColor.self, make)
    }
}

/// Stands for any subclass of UIColor whose own initialisers are to be called.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableColor: UIColor, @unchecked Sendable {
    // Unchecked as its superclass is: it adds nothing.
    public required override init(white: CGFloat, alpha: CGFloat) {
        super.init(white: white, alpha: alpha)
    }

    public required override init(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        alpha: CGFloat
    ) {
        super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public required override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        super.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public required override init(
        displayP3Red red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        super.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }

    public required override init(cgColor: CGColor) { super.init(cgColor: cgColor) }

    public required override init(patternImage image: UIImage) {
        super.init(patternImage: image)
    }

    @preconcurrency
    public required override init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        super.init(dynamicProvider: dynamicProvider)
    }

    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        super.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
