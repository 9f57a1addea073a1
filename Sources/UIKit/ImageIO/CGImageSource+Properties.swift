import CoreGraphics
import Foundation

extension CGImageSource {
    /// What is known of the file.
    var properties: [String: Any]? {
        file.withLock { file in
            guard file.header != nil else { return nil }
            var found: [String: Any] = [kCGImagePropertyFileSize as String: file.data.count]
            if let pictures = file.pictures {
                var values: [String: Any] = [
                    kCGImagePropertyGIFCanvasPixelWidth as String: pictures.width,
                    kCGImagePropertyGIFCanvasPixelHeight as String: pictures.height,
                    kCGImagePropertyGIFHasGlobalColorMap as String: pictures.hasSharedColors,
                ]
                if let count = pictures.loopCount {
                    values[kCGImagePropertyGIFLoopCount as String] = count
                }
                found[kCGImagePropertyGIFDictionary as String] = values
            }
            return found
        }
    }

    /// What is known of one of the pictures; nil where there is none.
    func properties(at index: Int) -> [String: Any]? {
        guard (0..<count).contains(index) else { return nil }
        return file.withLock { file in
            guard let header = file.header else { return nil }
            var found: [String: Any] = [
                kCGImagePropertyPixelWidth as String: Int(header.size.width),
                kCGImagePropertyPixelHeight as String: Int(header.size.height),
                kCGImagePropertyDepth as String: 8,
                kCGImagePropertyColorModel as String: kCGImagePropertyColorModelRGB as String,
            ]
            if header.orientation != .up {
                found[kCGImagePropertyOrientation as String] = header.orientation.exif
            }
            if header.mediaType == "image/png" { Self.add(pngHeader: file.data, to: &found) }
            if let pictures = file.pictures {
                found[kCGImagePropertyHasAlpha as String] = true
                if let delay = pictures.delays.dropFirst(index).first {
                    found[kCGImagePropertyGIFDictionary as String] = [
                        kCGImagePropertyGIFUnclampedDelayTime as String: delay,
                        // As Apple's documentation says of it: no faster than browsers of old.
                        kCGImagePropertyGIFDelayTime as String: delay <= 0.05 ? 0.1 : delay,
                    ]
                }
            }
            return found
        }
    }

    // ISO/IEC 15948, §11.2.2.
    private static func add(pngHeader data: Data, to found: inout [String: Any]) {
        let reader = ByteReader(data: data)
        guard let depth = reader[24], let colors = reader[25] else { return }
        // The colours of a palette have eight bits.
        found[kCGImagePropertyDepth as String] = colors == 3 ? 8 : depth
        found[kCGImagePropertyHasAlpha as String] = colors & 4 != 0
        if colors & 2 == 0 {
            found[kCGImagePropertyColorModel as String] = kCGImagePropertyColorModelGray as String
        }
    }
}

extension UIImage.Orientation {
    /// The number of EXIF, 1…8.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}

/// Returns what is known of a source's file: its size, and of GIF files the loops.
///
/// - Returns: Nil for a file that is not read here.
public func CGImageSourceCopyProperties(
    _ isrc: CGImageSource,
    _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties as CFDictionary?
}

/// Returns what is known of one of a source's pictures: its size in pixels, bits, colours, orientation,
/// and of GIF files for how long it is shown.
///
/// - Returns: Nil where there is no such picture.
/// - Note: Differs from iOS: nothing of cameras and places (EXIF, TIFF, GPS, IPTC) but the orientation.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties(at: index) as CFDictionary?
}
