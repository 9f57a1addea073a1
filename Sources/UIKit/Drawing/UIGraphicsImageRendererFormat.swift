import CoreGraphics
import Foundation

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colours that an image has.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    /// The pixels a point; default those of the current traits.
    open var scale: CGFloat = UIGraphicsImageRendererFormat.screenScale
    /// Whether the image is black where nothing is drawn; default false.
    open var opaque = false
    /// The colours that the image has; pages show those of sRGB.
    open var preferredRange = Range.standard

    private static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    /// Creates a format for the current traits.
    public required init() {
        super.init()
    }

    /// Creates a format for given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return copy
    }
}

extension UIImage {
    /// A new format for drawings of the image: with its scale, and opaque where it is a photo's.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        // JPEG has no transparency; what other formats have is in pixels that nobody reads.
        format.opaque = state.resource.mediaType == "image/jpeg"
        return format
    }
}
