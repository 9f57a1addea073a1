import CoreGraphics
import Foundation
import Synchronization

/// A picture in a node's box.
public struct ImageContent: Sendable, Equatable {
    /// The bytes and their address.
    public var resource: EncodedImage
    /// The size of the picture, in points.
    public var size: CGSize
    /// How the picture fits the box.
    public var mode: Mode
    /// The colour that replaces the picture's own; nil keeps them.
    public var tintColor: RenderColor?
    /// The distances from the picture's edges of the part that stretches, in points.
    public var capInsets: Insets?
    /// Whether only the part that stretches is shown, and takes the picture's place.
    public var isCut = false
    /// Whether the picture is mirrored left to right.
    public var isFlipped = false
    /// Whether the picture's pixels stay single squares in other sizes.
    public var isPixelated = false
    /// Whether the picture goes round in eight steps a second.
    public var isSpinning = false

    /// How the picture fits the box: UIKit's content modes.
    public enum Mode: UInt8, Sendable, Hashable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Distances from the four edges, in points.
    public struct Insets: Sendable, Hashable {
        public var top, left, bottom, right: Double

        /// Creates insets.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Creates image content.
    public init(
        resource: EncodedImage,
        size: CGSize,
        mode: Mode = .scaleToFill,
        tintColor: RenderColor? = nil
    ) {
        self.resource = resource
        self.size = size
        self.mode = mode
        self.tintColor = tintColor
    }
}

/// The encoded bytes of a picture, named by their hash.
public final class EncodedImage: Sendable, Equatable {
    /// The hexadecimal hash of the bytes, used in the address.
    public let hash: String
    /// The media type, such as "image/png".
    public let mediaType: String
    /// The encoded bytes.
    public let data: Data
    /// What a picture was drawn with here; nil for others.
    package let drawn: DrawnSteps?
    private let knownPicture = Mutex<CGImage?>(nil)

    /// Creates a resource whose hash the caller computed from the bytes.
    public convenience init(hash: String, mediaType: String, data: Data) {
        self.init(hash: hash, mediaType: mediaType, data: data, drawn: nil)
    }

    /// Creates the resource of a picture that was drawn here.
    package init(hash: String, mediaType: String, data: Data, drawn: DrawnSteps?) {
        self.hash = hash
        self.mediaType = mediaType
        self.data = data
        self.drawn = drawn
    }

    /// Returns the picture, the same object each time.
    ///
    /// - Parameter size: The size of what the bytes show, in pixels.
    /// - Returns: Nil where the size is empty.
    package func picture(size: CGSize) -> CGImage? {
        knownPicture.withLock { known in
            if known?.wholeSize != size {
                known = CGImage(data: data, mediaType: mediaType, size: size, drawn: drawn)
            }
            return known
        }
    }

    public static func == (left: EncodedImage, right: EncodedImage) -> Bool {
        left === right || left.hash == right.hash
    }
}

extension ImageContent {
    /// The size of what is shown of the picture, in points.
    package var shownSize: CGSize {
        guard isCut, let insets = capInsets else { return size }
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0)
        )
    }
}
