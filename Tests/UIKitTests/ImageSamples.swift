import Foundation

/// The first bytes of small pictures, all 40 × 30.
enum ImageSamples {
    static let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0]
    )
    static let gif = Data(Array("GIF89a".utf8) + [40, 0, 30, 0, 0x80, 0, 0])
    static let lossyWebP = riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 40, 0x40, 30, 0x40])
    static let losslessWebP = riff("VP8L", [0x2F] + bytes(39 | 29 << 14))
    static let extendedWebP = riff("VP8X", [0x10, 0, 0, 0, 39, 0, 0, 29, 0, 0])
    static let svg = Data(
        """
        <?xml version="1.0"?><!-- <svg width="1" height="1"> --><!DOCTYPE svg>
        <svg xmlns="http://www.w3.org/2000/svg" width='40px' height = "22.5pt" viewBox="0 0 8 6">
        </svg>
        """.utf8
    )
    static let all = [png, gif, lossyWebP, losslessWebP, extendedWebP, svg, jpeg(), jpeg(6)]

    /// A JPEG file with an EXIF orientation and a comment before its frame.
    static func jpeg(_ orientation: UInt8? = nil, isLittleEndian: Bool = false) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]
        if let orientation {
            let tiff: [UInt8] =
                isLittleEndian
                ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0]
                : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
            let content = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0, 0, 0]
            bytes += [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
        }
        bytes += [0xFF, 0xFE, 0, 5, 1, 2, 3, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3]
        return Data(bytes)
    }

    private static func bytes(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func riff(_ chunk: String, _ content: [UInt8]) -> Data {
        let body = Array("WEBP".utf8) + Array(chunk.utf8) + bytes(content.count) + content
        return Data(Array("RIFF".utf8) + bytes(body.count) + body)
    }
}
