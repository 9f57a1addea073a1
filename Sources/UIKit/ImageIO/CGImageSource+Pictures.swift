import CoreGraphics
import Foundation

extension CGImageSource {
    /// Returns one of the pictures; nil where there is none.
    func picture(at index: Int) -> CGImage? {
        file.withLock { $0.picture(at: index) }
    }

    /// Makes a smaller picture.
    ///
    /// - Parameters:
    ///   - index: Which of the pictures.
    ///   - longest: The most pixels of its longer side; nil for as many as it has.
    ///   - isUpright: Whether it is turned as the file says.
    /// - Returns: The picture; nil where there is none.
    func thumbnail(at index: Int, longest: Double?, isUpright: Bool) -> CGImage? {
        file.withLock { file in
            guard let header = file.header, let whole = file.picture(at: index) else { return nil }
            let turn = isUpright ? header.orientation : .up
            let scale = longest.map { max($0, 1) / Double(max(whole.width, whole.height)) } ?? 1
            if scale >= 1, turn == .up { return whole }
            let pixels = file.isAnimated ? file.pictures?.canvas(at: index) : whole.shownPixels
            return pixels?.thumbnail(scale, turn) ?? whole
        }
    }
}

extension CGImageSource.File {
    /// Whether there are several pictures, or what one is made of may be more than its file shows.
    var isAnimated: Bool { (pictures?.delays.count ?? 1) > 1 }

    mutating func picture(at index: Int) -> CGImage? {
        guard let header, index >= 0 else { return nil }
        // The only picture is its file, which browsers decode.
        if index == 0, !isAnimated {
            return CGImage(data: data, mediaType: header.mediaType, size: header.size)
        }
        return pictures?.canvas(at: index).flatMap { CGImage($0) }
    }
}

extension Canvas {
    /// Returns a picture of the pixels, smaller and turned.
    fileprivate func thumbnail(_ scale: Double, _ turn: UIImage.Orientation) -> CGImage? {
        var pixels = self
        if scale < 1 {
            let width = max(Int((Double(pixels.width) * scale).rounded()), 1)
            let height = max(Int((Double(pixels.height) * scale).rounded()), 1)
            pixels = pixels.reduced(width: width, height: height) ?? pixels
        }
        return (pixels.upright(turn) ?? pixels).encoded
    }

    /// The picture of the pixels: a small file of large photos, an exact one of all others.
    private var encoded: CGImage? {
        guard isOpaque, count > 250_000, let data = jpegData(quality: 0.9) else {
            return CGImage(self)
        }
        return CGImage(
            data: data,
            mediaType: "image/jpeg",
            size: CGSize(width: width, height: height)
        )
    }
}

/// Returns one of a source's pictures, as it is stored; nil where there is none.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture.
///   - options: Ignored: pixels are computed when they are asked for.
/// - Returns: The picture; of a GIF file with several what is seen while it is shown.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.picture(at: index)
}

/// Returns one of a source's pictures in a smaller size.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture.
///   - options: `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent` ask for one,
///     `kCGImageSourceThumbnailMaxPixelSize` says how long its longer side is, and
///     `kCGImageSourceCreateThumbnailWithTransform` turns it upright.
/// - Returns: The picture, never larger than the file's; nil where there is none, and where neither of
///   the first two options is set: those that files bring along are not read.
/// - Note: Differs from iOS: WebP pictures, which are not decoded here, have their own size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    guard
        options.isSet(kCGImageSourceCreateThumbnailFromImageAlways)
            || options.isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    return isrc.thumbnail(
        at: index,
        longest: options.number(kCGImageSourceThumbnailMaxPixelSize),
        isUpright: options.isSet(kCGImageSourceCreateThumbnailWithTransform)
    )
}
