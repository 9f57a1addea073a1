import CoreGraphics
import Foundation

extension CGImage {
    /// The bytes of the pixels: red, green, blue and opacity, colours multiplied by the opacity.
    ///
    /// Row by row from the top, `bytesPerRow` from each other. They are computed at the first call, and
    /// stay in memory as long as the picture.
    ///
    /// - Returns: Nil for pictures in formats that are not read here: WebP and SVG.
    public var dataProvider: CGDataProvider? { pixelData.map { CGDataProvider(unchanging: $0) } }

    /// The type of the picture's bytes, such as "public.png"; nil where they are of no known one.
    public var utType: CFString? {
        switch mediaType {
        case "image/png": "public.png"
        case "image/jpeg": "public.jpeg"
        case "image/gif": "com.compuserve.gif"
        case "image/webp": "org.webmproject.webp"
        case "image/svg+xml": "public.svg-image"
        default: nil
        }
    }

    /// Creates a picture of pixels in memory; nil where they are fewer than it has, or of a kind that is
    /// not read.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerComponent: 8; others return nil.
    ///   - bitsPerPixel: 32 or 24 for colours, 8 or 16 for greys.
    ///   - bytesPerRow: How far rows are from each other.
    ///   - space: The colour space; components are those of sRGB, or greys.
    ///   - bitmapInfo: What the bytes of a pixel are.
    ///   - provider: The pixels.
    ///   - decode: Is nil; others return nil.
    ///   - shouldInterpolate: Ignored.
    ///   - intent: Ignored.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, decode == nil else { return nil }
        self.init(
            width: width,
            height: height,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            space: space,
            info: bitmapInfo,
            bytes: provider.bytes
        )
    }
}

/// Returns where bytes lie in memory; they stay there as long as the data.
///
/// A picture keeps the data of its provider, and a provider keeps its data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }
