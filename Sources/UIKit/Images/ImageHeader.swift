import CoreGraphics
import Foundation

/// What the first bytes of a picture say: its format, size and orientation.
///
/// Only headers are read, never more bytes than there are; pixels are the browser's.
struct ImageHeader: Equatable {
    /// The media type, such as "image/png".
    var mediaType: String
    /// The size as stored, in pixels; in CSS pixels for SVG.
    var size: CGSize
    /// The orientation that EXIF names.
    var orientation = UIImage.Orientation.up
    /// Whether the picture has no pixels.
    var isVector = false

    /// Reads the header; nil where the bytes are none of PNG, JPEG, GIF, WebP and SVG.
    init?(_ data: Data) {
        let reader = ByteReader(data: data)
        guard
            let header = Self.png(reader) ?? Self.jpeg(reader) ?? Self.gif(reader)
                ?? Self.webP(reader) ?? SVGHeader.read(data)
        else { return nil }
        self = header
    }

    /// Creates a header; nil where the size is empty or larger than any decoder takes.
    init?(_ mediaType: String, width: Double, height: Double) {
        guard width > 0, height > 0, width <= 1_000_000, height <= 1_000_000 else { return nil }
        self.mediaType = mediaType
        size = CGSize(width: width, height: height)
    }

    // ISO/IEC 15948, §5.2 and §11.2.2.
    private static func png(_ reader: ByteReader) -> ImageHeader? {
        guard reader.has("\u{89}PNG\r\n\u{1A}\n\0\0\0\u{0D}IHDR", at: 0),
            let width = reader.number(at: 16, bytes: 4),
            let height = reader.number(at: 20, bytes: 4)
        else { return nil }
        return ImageHeader("image/png", width: Double(width), height: Double(height))
    }

    // The GIF 89a specification, §17 and §18.
    private static func gif(_ reader: ByteReader) -> ImageHeader? {
        guard reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0),
            let width = reader.number(at: 6, bytes: 2, isLittleEndian: true),
            let height = reader.number(at: 8, bytes: 2, isLittleEndian: true)
        else { return nil }
        return ImageHeader("image/gif", width: Double(width), height: Double(height))
    }

    // RFC 9649, §2.
    private static func webP(_ reader: ByteReader) -> ImageHeader? {
        guard reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) else { return nil }
        func number(_ offset: Int, _ bytes: Int) -> Int? {
            reader.number(at: offset, bytes: bytes, isLittleEndian: true)
        }
        var size: (width: Int, height: Int)?
        if reader.has("VP8X", at: 12), let width = number(24, 3), let height = number(27, 3) {
            size = (width + 1, height + 1)
        } else if reader.has("VP8L", at: 12), reader[20] == 0x2F, let bits = number(21, 4) {
            size = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        } else if reader.has("VP8 ", at: 12), reader.has("\u{9D}\u{01}\u{2A}", at: 23),
            let width = number(26, 2), let height = number(28, 2)
        {
            size = (width & 0x3FFF, height & 0x3FFF)
        }
        guard let size else { return nil }
        return ImageHeader("image/webp", width: Double(size.width), height: Double(size.height))
    }

    // ITU-T T.81, annex B: markers until the start of frame, which holds the size.
    private static func jpeg(_ reader: ByteReader) -> ImageHeader? {
        guard reader.has("\u{FF}\u{D8}\u{FF}", at: 0) else { return nil }
        var offset = 2
        var orientation = UIImage.Orientation.up
        while reader[offset] == 0xFF, let marker = reader[offset + 1] {
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard let length = reader.number(at: offset + 2, bytes: 2), length >= 2 else {
                return nil
            }
            if marker == 0xE1 {
                orientation = EXIF.orientation(reader, segment: offset + 4) ?? orientation
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame, let height = reader.number(at: offset + 5, bytes: 2),
                let width = reader.number(at: offset + 7, bytes: 2)
            {
                var header = ImageHeader(
                    "image/jpeg",
                    width: Double(width),
                    height: Double(height)
                )
                header?.orientation = orientation
                return header
            }
            offset += 2 + length
        }
        return nil
    }
}
