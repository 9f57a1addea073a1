import CoreGraphics
import Dispatch
import Foundation

extension CGImage {
    /// The bytes of the pixels: red, green, blue and opacity, colours multiplied by the opacity.
    ///
    /// Row by row from the top, `bytesPerRow` from each other. They are computed at each call.
    ///
    /// - Returns: Nil for pictures in formats that are not read here: WebP and SVG.
    public var dataProvider: CGDataProvider? {
        shownPixels.flatMap { CGDataProvider(data: NSData(data: $0.data)) }
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

/// Returns where bytes lie in memory; they stay there for a second at least, and on the main thread as
/// long as the code that asks runs.
///
/// Swift lets go of the data after its last use, which may be the call itself.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    // Safe: the other side lets go of it, and neither reads nor writes it.
    nonisolated(unsafe) let kept = theData
    // The main thread's own queue waits for the code that runs, however long that takes.
    let queue: DispatchQueue = Thread.isMainThread ? .main : .global(qos: .utility)
    queue.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(kept) {} }
    return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }
