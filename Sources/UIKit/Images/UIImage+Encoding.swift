import CoreGraphics
import Foundation

extension UIImage {
    /// Returns the bytes of a PNG file.
    ///
    /// An image that was made of such bytes has them; others are drawn, upright, with as many pixels a
    /// point as their scale says.
    ///
    /// Pixels that are read and written anew take about a tenth of a second for each million, on the
    /// thread that asks.
    ///
    /// - Returns: Nil for an empty image, and for pictures in formats that are not read here.
    /// - Note: Differs from UIKit: nil for WebP and SVG pictures and for symbols.
    public func pngData() -> Data? {
        if state.resource.mediaType == "image/png", !state.isMirrored { return state.resource.data }
        return uprightPixels?.pngData
    }

    /// Returns the bytes of a JPEG file; what shows through is laid over white.
    ///
    /// An image that was made of such bytes has them at the highest quality.
    ///
    /// - Parameter compressionQuality: How near to the pixels it is, 0…1.
    /// - Returns: Nil for an empty image, and for pictures in formats that are not read here.
    /// - Note: Differs from UIKit: nil for WebP and SVG pictures and for symbols.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let isOwn = state.resource.mediaType == "image/jpeg" && !state.isMirrored
        if isOwn, compressionQuality >= 1 { return state.resource.data }
        let written = uprightPixels?.jpegData(quality: Double(compressionQuality))
        // One of a kind that is not read, such as those without loss, stays as it is.
        return written ?? (isOwn ? state.resource.data : nil)
    }

    /// The pixels as they are shown; nil where they cannot be read.
    private var uprightPixels: Canvas? {
        guard let stored = storedPicture?.shownPixels else { return nil }
        let turn = state.isMirrored ? imageOrientation.mirrored : imageOrientation
        return stored.upright(turn, isMirrored: state.isMirrored)
    }
}

extension Canvas {
    /// Returns the pixels as an image of an orientation shows them; nil where there are too many.
    func upright(_ turn: UIImage.Orientation, isMirrored: Bool = false) -> Canvas? {
        guard turn != .up || isMirrored else { return self }
        let (width, height) = (width, height)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(turn)
        let (across, down) = isTurned ? (height, width) : (width, height)
        return arranged(width: across, height: down) { column, y in
            let x = isMirrored ? across - 1 - column : column
            switch turn {
            case .up: return (x, y)
            case .down: return (width - 1 - x, height - 1 - y)
            case .left: return (width - 1 - y, x)
            case .right: return (y, height - 1 - x)
            case .upMirrored: return (width - 1 - x, y)
            case .downMirrored: return (x, height - 1 - y)
            case .leftMirrored: return (y, x)
            case .rightMirrored: return (width - 1 - y, height - 1 - x)
            }
        }
    }
}
