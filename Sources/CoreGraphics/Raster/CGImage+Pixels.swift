import Foundation
import Synchronization

/// The pixels of a picture, four bytes each.
struct PixelBytes: @unchecked Sendable {
    // Safe unchecked: nobody changes it.
    let data: NSData
}

extension CGImage {
    /// The pixels of all that the bytes show; nil where they cannot be read, as those of WebP and SVG.
    var pixels: Canvas? {
        let (width, height) = (wholeSize.width.rounded(), wholeSize.height.rounded())
        if let drawn {
            return Rasterizer.canvas(of: drawn, width: Int(width), height: Int(height))
        }
        switch mediaType {
        case "image/png": return PNGReader.canvas(data)
        case "image/jpeg": return JPEGReader.canvas(data)
        case "image/gif": return GIFReader.canvas(data)
        default: return nil
        }
    }

    /// Whether both show parts of the same.
    func hasSameBytes(as other: CGImage) -> Bool {
        if self === other { return true }
        guard drawn === other.drawn, wholeSize == other.wholeSize else { return false }
        return drawn != nil || (mediaType == other.mediaType && data == other.data)
    }

    /// The pixels that are shown; nil where they cannot be read.
    package var shownPixels: Canvas? { isWhole ? pixels : pixels?.part(part) }

    /// The bytes of what is shown, the same object each time; nil where they cannot be read.
    ///
    /// Apps read pixels one by one through pointers: they lie there as long as the picture.
    package var pixelData: NSData? {
        if let known = readPixels.withLock({ $0 }) { return known.data }
        guard let read = shownPixels.map({ PixelBytes(data: NSData(data: $0.data)) }) else {
            return nil
        }
        return readPixels.withLock { kept in
            // Another thread may have read them meanwhile.
            let first = kept ?? read
            kept = first
            return first
        }.data
    }

    /// Creates a picture of pixels; nil where they cannot be packed.
    package convenience init?(_ canvas: Canvas) {
        guard let data = PNGWriter.data(canvas) else { return nil }
        self.init(
            data: data,
            mediaType: "image/png",
            size: CGSize(width: canvas.width, height: canvas.height)
        )
    }
}

extension Canvas {
    /// The pixels as a PNG file; nil where they cannot be packed.
    package var pngData: Data? { PNGWriter.data(self) }

    /// Returns the pixels as a JPEG file; nil where it cannot hold as many.
    package func jpegData(quality: Double) -> Data? { JPEGWriter.data(self, quality: quality) }
}
