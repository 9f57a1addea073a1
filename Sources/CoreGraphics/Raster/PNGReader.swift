import CZlib
import Foundation

/// The reader of PNG files (ISO/IEC 15948).
///
/// Files may be anybody's: nothing is believed of them, and no more is computed than `Canvas` allows.
struct PNGReader {
    private var width = 0
    private var height = 0
    private var depth = 0
    private var kind = 0
    /// How many numbers a pixel has.
    private var parts = 1
    private var isInterlaced = false
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []
    private var packed = Data()

    /// Returns the pixels of a file; nil where it is none, or too large.
    static func canvas(_ data: Data) -> Canvas? {
        var reader = PNGReader()
        guard reader.readParts([UInt8](data)), var bytes = reader.unpacked() else { return nil }
        guard let canvas = Canvas(width: reader.width, height: reader.height) else { return nil }
        bytes.withUnsafeMutableBufferPointer { reader.fill(canvas, $0) }
        canvas.multiplyByOpacity()
        return canvas
    }

    // MARK: - Parts

    private mutating func readParts(_ bytes: [UInt8]) -> Bool {
        var place = 8
        while place + 12 <= bytes.count {
            let length = Self.number(bytes, place)
            let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
            let start = place + 8
            guard length >= 0, length <= bytes.count - start else { break }
            let content = bytes[start..<(start + length)]
            switch name {
            case "IHDR": guard readHeader(Array(content)) else { return false }
            case "PLTE": palette = Array(content.prefix(768))
            case "tRNS": transparency = Array(content.prefix(256))
            case "IDAT": packed.append(contentsOf: content)
            case "IEND": return width > 0
            default: break
            }
            place = start + length + 4
        }
        return width > 0
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }

    private mutating func readHeader(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 13 else { return false }
        (width, height) = (Self.number(bytes, 0), Self.number(bytes, 4))
        (depth, kind) = (Int(bytes[8]), Int(bytes[9]))
        parts = [2: 3, 4: 2, 6: 4][kind] ?? 1
        isInterlaced = bytes[12] == 1
        let depths: [Int: Set<Int>] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        return width > 0 && height > 0 && width <= 1_000_000 && height <= 1_000_000
            && width * height <= Canvas.mostPixels && depths[kind]?.contains(depth) == true
    }

    // MARK: - Rows

    private func length(of columns: Int) -> Int { (columns * parts * depth + 7) / 8 }

    /// The passes: where their pixels begin, and how far they stand from each other (§8.2).
    private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
        guard isInterlaced else { return [(0, 0, 1, 1)] }
        return [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
            (0, 1, 1, 2),
        ]
    }

    private func size(of pass: (x: Int, y: Int, stepX: Int, stepY: Int)) -> (Int, Int) {
        (
            (width - pass.x + pass.stepX - 1) / pass.stepX,
            (height - pass.y + pass.stepY - 1) / pass.stepY
        )
    }

    private func unpacked() -> [UInt8]? {
        let needed = passes.reduce(0) { sum, pass in
            let (columns, rows) = size(of: pass)
            return columns > 0 && rows > 0 ? sum + rows * (length(of: columns) + 1) : sum
        }
        guard !packed.isEmpty, packed.count <= Int(UInt32.max) else { return nil }
        var output = [UInt8](repeating: 0, count: needed)
        var written = uLongf(needed)
        let result = packed.withUnsafeBytes { buffer in
            uncompress(
                &output,
                &written,
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
                uLong(packed.count)
            )
        }
        // What of a broken file can be read is shown, as elsewhere.
        guard result == Z_OK || result == Z_BUF_ERROR || written > 0 else { return nil }
        return output
    }

    private func fill(_ canvas: Canvas, _ bytes: UnsafeMutableBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        var place = 0
        for pass in passes {
            let (columns, rows) = size(of: pass)
            guard columns > 0, rows > 0 else { continue }
            let length = length(of: columns)
            var above: UnsafePointer<UInt8>?
            for row in 0..<rows {
                guard place + length < bytes.count else { return }
                let start = first + place + 1
                undo(bytes[place], start, length, above)
                let y = pass.y + row * pass.stepY
                let pixels = canvas.bytes + (y * width + pass.x) * 4
                write(start, columns, pixels, step: pass.stepX * 4)
                above = UnsafePointer(start)
                place += length + 1
            }
        }
    }

    /// Takes back what makes a row pack better (§9.2).
    private func undo(
        _ filter: UInt8,
        _ row: UnsafeMutablePointer<UInt8>,
        _ length: Int,
        _ above: UnsafePointer<UInt8>?
    ) {
        let size = max(parts * depth / 8, 1)
        switch filter {
        case 1:
            for index in stride(from: size, to: length, by: 1) { row[index] &+= row[index - size] }
        case 2:
            guard let above else { return }
            for index in 0..<length { row[index] &+= above[index] }
        case 3:
            for index in 0..<length {
                let left = index >= size ? Int(row[index - size]) : 0
                row[index] &+= UInt8((left + (above.map { Int($0[index]) } ?? 0)) / 2)
            }
        case 4:
            // Without a row above, the guess is what is left of it.
            guard let above else { return undo(1, row, length, nil) }
            for index in 0..<length {
                let up = Int(above[index])
                let left = index >= size ? Int(row[index - size]) : 0
                let corner = index >= size ? Int(above[index - size]) : 0
                let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
                let toCorner = abs(left + up - 2 * corner)
                let guess =
                    toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
                row[index] &+= UInt8(truncatingIfNeeded: guess)
            }
        default: break
        }
    }

    // MARK: - Pixels

    /// Writes the pixels of a row, each as many bytes behind the one before as `step` says.
    private func write(
        _ row: UnsafePointer<UInt8>,
        _ columns: Int,
        _ pixels: UnsafeMutablePointer<UInt8>,
        step: Int
    ) {
        guard depth == 8, kind == 6 || (kind == 2 && transparency.isEmpty) else {
            for column in 0..<columns { write(row, column, pixels + column * step) }
            return
        }
        // The kinds that most files have.
        let size = parts
        for column in 0..<columns {
            let (from, pixel) = (row + column * size, pixels + column * step)
            (pixel[0], pixel[1], pixel[2]) = (from[0], from[1], from[2])
            pixel[3] = size == 4 ? from[3] : 255
        }
    }

    /// Returns a number of a row, as it is stored.
    private func sample(_ row: UnsafePointer<UInt8>, _ index: Int) -> Int {
        switch depth {
        case 16: return Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
        case 8: return Int(row[index])
        default:
            let bit = index * depth
            return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
        }
    }

    private func write(
        _ row: UnsafePointer<UInt8>,
        _ column: Int,
        _ pixel: UnsafeMutablePointer<UInt8>
    ) {
        let largest = 1 << depth - 1
        func stored(_ part: Int) -> Int { sample(row, column * parts + part) }
        func byte(_ value: Int) -> UInt8 {
            depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / largest)
        }
        /// Whether the numbers are those that count as clear.
        func isClear(_ count: Int) -> Bool {
            guard transparency.count >= count * 2 else { return false }
            return (0..<count).allSatisfy { part in
                let high = Int(transparency[part * 2]) << 8
                return stored(part) == high | Int(transparency[part * 2 + 1])
            }
        }
        pixel[3] = 255
        switch kind {
        case 3:
            let index = stored(0)
            guard index * 3 + 2 < palette.count else { return }
            for part in 0..<3 { pixel[part] = palette[index * 3 + part] }
            if index < transparency.count { pixel[3] = transparency[index] }
        case 0, 4:
            let gray = byte(stored(0))
            for part in 0..<3 { pixel[part] = gray }
            if kind == 4 { pixel[3] = byte(stored(1)) } else if isClear(1) { pixel[3] = 0 }
        default:
            for part in 0..<3 { pixel[part] = byte(stored(part)) }
            if kind == 6 { pixel[3] = byte(stored(3)) } else if isClear(3) { pixel[3] = 0 }
        }
    }
}
