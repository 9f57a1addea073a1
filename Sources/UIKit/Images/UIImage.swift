import CoreGraphics
import Foundation
import InterfaceBuilder
import RenderTree
import Synchronization

/// A picture: its encoded bytes and how it is shown.
///
/// The server reads only the header of the bytes; the browser decodes them.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral,
    @unchecked Sendable
{
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type, or
    // protects itself.
    private let coreFoundationInfo = CoreFoundationInfo()
    let state: UIImageState
    /// The asset that the image belongs to; nil before anybody asked for it.
    final let knownAsset = Mutex<UIImageAsset?>(nil)

    /// Creates an image of what it consists of, which UIKit alone knows.
    ///
    /// It is public, so that subclasses of apps inherit it and start their own properties.
    public init(_ state: UIImageState) {
        self.state = state
    }

    /// Creates an empty image, which shows nothing.
    public override init() {
        state = UIImageState(
            resource: EncodedImage.drawn("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
            size: .zero,
            scale: 1
        )
    }

    /// Creates an image of the app's asset catalogs or files; nil where there is none of that name.
    ///
    /// A file's name may have an extension; without one PNG, JPEG, GIF, WebP and SVG files are looked
    /// for, first those made for the current traits' display scale ("name@2x.png").
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image of a bundle's asset catalogs or files, in the variant for given traits.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        guard let state = ImageCatalog.image(named: name, in: bundle, for: traits) else {
            return nil
        }
        self.init(state)
    }

    /// Creates an image of a bundle's asset catalogs or files, in the variant for what is current.
    ///
    /// A symbol is drawn as the configuration says, as far as it is one of symbols.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        guard let state = ImageCatalog.image(named: name, in: bundle, for: .current) else {
            return nil
        }
        let image = UIImage(state)
        let look = configuration as? SymbolConfiguration
        self.init(look.flatMap { image.applyingSymbolConfiguration($0) }?.state ?? state)
    }

    /// Creates an image from a file; nil where there is none or it is no picture.
    public convenience init?(contentsOfFile path: String) {
        guard let state = ImageCatalog.image(contentsOfFile: path) else { return nil }
        self.init(state)
    }

    /// Creates an image from encoded bytes; nil where they are no picture.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from encoded bytes with a number of pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let state = UIImageState(data: data, scale: scale) else { return nil }
        self.init(state)
    }

    /// Creates the image of a literal; traps where the app has no such file.
    public required convenience init(imageLiteralResourceName name: String) {
        guard
            let state = ImageCatalog.image(named: name, in: nil, for: .current)
        else {
            preconditionFailure(
                "UIImage(imageLiteralResourceName: \"\(name)\"): no such picture in "
                    + ImageCatalog.app.directories.map(\.path).joined(separator: ", ")
            )
        }
        self.init(state)
    }

    /// Creates the image of an archive; nil where the archive has none.
    ///
    /// - Note: Differs from UIKit: Apple's own archives have other keys.
    public required init?(coder: NSCoder) {
        guard let state = UIImageState(coder) else { return nil }
        self.state = state
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the image into an archive: its bytes, and how it is shown.
    open func encode(with coder: NSCoder) { state.write(to: coder) }

    // MARK: - Properties

    /// The size as shown, in points.
    open var size: CGSize { state.size }
    /// The number of pixels a point.
    open var scale: CGFloat { state.scale }
    /// How the picture is turned, from EXIF, and mirrored.
    open var imageOrientation: Orientation { state.orientation }
    /// Whether the picture is shown in its own colours.
    open var renderingMode: RenderingMode { state.renderingMode }
    /// The picture, without what says how it is shown; for traits that are current.
    open var cgImage: CGImage? { storedPicture }
    /// The pictures of an animated image; nil for others.
    open var images: [UIImage]? { nil }
    /// The seconds that the pictures of an animated image take; 0 for others.
    open var duration: TimeInterval { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || state == other.state && images == nil && other.images == nil
    }

    open override var hash: Int { state.resource.hash.hashValue }

    open override var description: String {
        "<UIImage: \(state.resource.mediaType) \(size.width)×\(size.height) @\(scale)x>"
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

/// What an image consists of; made and read by UIKit alone.
public struct UIImageState: Sendable, Equatable {
    var resource: EncodedImage
    /// The size of what is stored, in points.
    var storedSize: CGSize
    /// The size as shown, in points.
    var size: CGSize {
        switch orientation {
        case .left, .right, .leftMirrored, .rightMirrored:
            CGSize(width: storedSize.height, height: storedSize.width)
        default: storedSize
        }
    }
    var scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false
    /// Whether left and right of what the bytes show are exchanged.
    var isMirrored = false
    /// How far above the lower edge text beside the image has its baseline, in points; nil for none.
    var baselineOffset: CGFloat?
    var tintColor: UIColor?
    /// The set of an asset catalog whose variants follow the traits; nil for other pictures.
    var variants: IBImageSet?
    /// The symbol that is drawn; nil for other pictures.
    var symbol: SymbolState?

    init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        // A scale that is none counts as 1, as in UIKit.
        let scale = scale > 0 && scale.isFinite ? scale : 1
        resource = ImageResources.resource(of: data, mediaType: header.mediaType)
        let divisor = header.isVector ? 1 : scale
        storedSize = CGSize(
            width: header.size.width / divisor,
            height: header.size.height / divisor
        )
        self.scale = scale
        orientation = header.orientation
    }
}
