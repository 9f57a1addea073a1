import Foundation
import Synchronization

/// A picture: encoded bytes, or a part of what they show.
///
/// The server decodes them only where an app asks for their pixels, or for bytes of another format.
public final class CGImage: Sendable, Hashable {
    /// The encoded bytes.
    package let data: Data
    /// The media type of the bytes, such as "image/png".
    package let mediaType: String
    /// The size of what the bytes show, in pixels.
    package let wholeSize: CGSize
    /// The part that is shown, in pixels.
    package let part: CGRect
    /// What the bytes were drawn with; nil for other pictures, and where too many are in each other.
    package let drawn: DrawnSteps?
    /// Whether it was drawn without opacity of its own: black where nothing was drawn.
    let wasDrawnOpaque: Bool
    /// The pixels, once an app has asked for them.
    let readPixels = Mutex<PixelBytes?>(nil)

    /// Creates a picture of encoded bytes; nil where its size is empty.
    package init?(
        data: Data,
        mediaType: String,
        size: CGSize,
        part: CGRect? = nil,
        drawn: DrawnSteps? = nil,
        wasDrawnOpaque: Bool = false
    ) {
        let whole = CGRect(origin: .zero, size: size)
        guard size.width >= 0.5, size.height >= 0.5, size.width < 1e6, size.height < 1e6 else {
            return nil
        }
        self.data = data
        self.mediaType = mediaType
        wholeSize = size
        self.part = part ?? whole
        self.wasDrawnOpaque = wasDrawnOpaque
        self.drawn = drawn.flatMap { $0.depth < DrawnSteps.mostDepth ? $0 : nil }
    }

    /// The width, in pixels.
    public var width: Int { max(Int(part.width.rounded()), 1) }
    /// The height, in pixels.
    public var height: Int { max(Int(part.height.rounded()), 1) }

    /// Returns another part of what the bytes show, in pixels.
    package func showing(_ part: CGRect) -> CGImage? {
        CGImage(
            data: data,
            mediaType: mediaType,
            size: wholeSize,
            part: part,
            drawn: drawn,
            wasDrawnOpaque: wasDrawnOpaque
        )
    }

    /// Whether all of what the bytes show is shown.
    package var isWhole: Bool { part == CGRect(origin: .zero, size: wholeSize) }

    /// Returns a part of the picture; nil where it is outside.
    ///
    /// The part is in pixels from the upper left corner, and made larger to whole ones.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
        else { return nil }
        let inner = rect.integral.offsetBy(dx: part.minX, dy: part.minY).intersection(part)
        guard !inner.isNull, inner.width >= 0.5, inner.height >= 0.5 else { return nil }
        return showing(inner)
    }

    /// Returns the same picture.
    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
            || (left.part == right.part && left.wholeSize == right.wholeSize
                && left.mediaType == right.mediaType && left.data == right.data)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(part.width)
        hasher.combine(data.count)
        hasher.combine(mediaType)
    }
}
