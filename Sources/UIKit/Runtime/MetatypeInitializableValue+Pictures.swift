import CoreGraphics
import Foundation

extension MetatypeInitializableValue where Self: UIImage {
    /// Creates an image of the app's asset catalogs or files; nil where there is none of that name.
    @_disfavoredOverload
    public init?(named name: String, _: Void = ()) {
        guard let image = UIImage(named: name) else { return nil }
        self.init(made: ObjectFactory.image(Self.self, image))
    }

    /// Creates an image of a bundle's asset catalogs or files, in the variant for given traits.
    @_disfavoredOverload
    public init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?,
        _: Void = ()
    ) {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: traitCollection)
        else { return nil }
        self.init(made: ObjectFactory.image(Self.self, image))
    }

    /// Creates an image from a file; nil where there is none or it is no picture.
    @_disfavoredOverload
    public init?(contentsOfFile path: String, _: Void = ()) {
        guard let image = UIImage(contentsOfFile: path) else { return nil }
        self.init(made: ObjectFactory.image(Self.self, image))
    }

    /// Creates an image from encoded bytes; nil where they are no picture.
    @_disfavoredOverload
    public init?(data: Data, _: Void = ()) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(made: ObjectFactory.image(Self.self, image))
    }

    /// Creates an image from encoded bytes with a number of pixels a point.
    @_disfavoredOverload
    public init?(data: Data, scale: CGFloat, _: Void = ()) {
        guard let image = UIImage(data: data, scale: scale) else { return nil }
        self.init(made: ObjectFactory.image(Self.self, image))
    }

    /// Creates an image of a picture, with one pixel a point.
    @_disfavoredOverload
    public init(cgImage: CGImage, _: Void = ()) {
        self.init(made: ObjectFactory.image(Self.self, UIImage(cgImage: cgImage)))
    }

    /// Creates an image of a picture.
    @_disfavoredOverload
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation, _: Void = ()) {
        let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation)
        self.init(made: ObjectFactory.image(Self.self, image))
    }
}

extension MetatypeInitializableValue where Self: UIFont {
    /// Creates a font of a family or face; nil where there is none of that name.
    @_disfavoredOverload
    public init?(name fontName: String, size fontSize: CGFloat, _: Void = ()) {
        guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
        self.init(made: ObjectFactory.font(Self.self, font))
    }

    /// Creates the font of a descriptor; a size of 0 means the descriptor's own.
    @_disfavoredOverload
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat, _: Void = ()) {
        let font = UIFont(descriptor: descriptor, size: pointSize)
        self.init(made: ObjectFactory.font(Self.self, font))
    }
}

extension ObjectFactory {
    /// Returns an image of a class that shows what another does.
    static func image<Image: UIImage>(_ type: Image.Type, _ image: UIImage) -> Image {
        if type == UIImage.self { return unsafeDowncast(image, to: type) }
        return made(type, as: AnyInitializableImage.self) { $0.init(image.state) }
    }

    /// Returns a font of a class with the values of another.
    // No subclass of the stand-in can be elsewhere, so that the optimizer would call its own
    // initialiser instead of looking into the method table.
    @_optimize(none)
    static func font<Font: UIFont>(_ type: Font.Type, _ font: UIFont) -> Font {
        if type == UIFont.self { return unsafeDowncast(font, to: type) }
        return made(type, as: AnyInitializableFont.self) { $0.init(font.values) }
    }
}

/// Stands for any subclass of UIImage that inherits what makes images of a state.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableImage: UIImage, @unchecked Sendable {
    // Unchecked as its superclass is: it adds nothing.
    public required override init(_ state: UIImageState) { super.init(state) }

    public required convenience init(imageLiteralResourceName name: String) {
        self.init((UIImage(named: name) ?? UIImage()).state)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIFont that inherits what makes fonts of values.
class AnyInitializableFont: UIFont, @unchecked Sendable {
    // Unchecked as its superclass is: it adds nothing.
    required override init(_ description: FontDescription) { super.init(description) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
