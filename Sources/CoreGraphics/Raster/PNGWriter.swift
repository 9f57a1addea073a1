import CZlib
import Foundation

/// The writer of pixels as a PNG file (ISO/IEC 15948).
enum PNGWriter {
    /// Returns the file of pixels; nil where they cannot be packed.
    static func data(_ canvas: Canvas) -> Data? {
        let isOpaque = canvas.isOpaque
        guard let packed = packed(rows(canvas, isOpaque: isOpaque)) else { return nil }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = Data()
        header.append(number: canvas.width)
        header.append(number: canvas.height)
        // Eight bits, true colour with or without opacity.
        header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
        append("IHDR", header, to: &file)
        append("sRGB", Data([0]), to: &file)
        append("IDAT", packed, to: &file)
        append("IEND", Data(), to: &file)
        return file
    }

    /// Returns the rows as the differences from the pixel before (filter 1).
    private static func rows(_ canvas: Canvas, isOpaque: Bool) -> [UInt8] {
        let size = isOpaque ? 3 : 4
        let length = canvas.width * size + 1
        var rows = [UInt8](repeating: 0, count: length * canvas.height)
        rows.withUnsafeMutableBufferPointer { rows in
            for y in 0..<canvas.height {
                var place = y * length
                rows[place] = 1
                place += 1
                var before: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) = (0, 0, 0, 0)
                for x in 0..<canvas.width {
                    let pixel = canvas.plain(at: (y * canvas.width + x) * 4)
                    rows[place] = pixel.red &- before.red
                    rows[place + 1] = pixel.green &- before.green
                    rows[place + 2] = pixel.blue &- before.blue
                    if !isOpaque { rows[place + 3] = pixel.alpha &- before.alpha }
                    before = pixel
                    place += size
                }
            }
        }
        return rows
    }

    /// From how many bytes on files are packed fast rather than small, so that the largest take about
    /// a second.
    private static let most = 4_000_000

    /// Returns bytes packed as zlib does; nil where there is no room for them.
    static func packed(_ rows: [UInt8]) -> Data? {
        var length = compressBound(uLong(rows.count))
        var output = Data(count: Int(length))
        let result = output.withUnsafeMutableBytes { buffer in
            compress2(
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
                &length,
                rows,
                uLong(rows.count),
                rows.count > most ? 1 : 6
            )
        }
        guard result == Z_OK else { return nil }
        return output.prefix(Int(length))
    }

    private static func append(_ name: String, _ content: Data, to file: inout Data) {
        file.append(number: content.count)
        let part = Data(name.utf8) + content
        file.append(part)
        let sum = part.withUnsafeBytes { buffer in
            crc32(0, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt(part.count))
        }
        file.append(number: Int(sum))
    }
}

extension Data {
    /// Adds a number of four bytes, the greatest first.
    fileprivate mutating func append(number: Int) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
