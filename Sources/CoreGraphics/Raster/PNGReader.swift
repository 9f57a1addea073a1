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
    private var isInterlaced = false
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []
    private var packed = Data()

    /// Returns the pixels of a file; nil where it is none, or too large.
    static func canvas(_ data: Data) -> Canvas? {
        var reader = PNGReader()
        guard reader.readParts([UInt8](data)), let bytes = reader.unpacked() else { return nil }
        guard let canvas = Canvas(width: reader.width, height: reader.height) else { return nil }
        reader.fill(canvas, bytes)
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
        isInterlaced = bytes[12] == 1
        let depths: [Int: Set<Int>] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        return width > 0 && height > 0 && width <= 1_000_000 && height <= 1_000_000
            && width * height <= Canvas.mostPixels && depths[kind]?.contains(depth) == true
    }

    // MARK: - Rows

    private var parts: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1 }

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

    private func fill(_ canvas: Canvas, _ bytes: [UInt8]) {
        var bytes = bytes
        var place = 0
        for pass in passes {
            let (columns, rows) = size(of: pass)
            guard columns > 0, rows > 0 else { continue }
            let length = length(of: columns)
            var above: Int?
            for row in 0..<rows {
                guard place + length < bytes.count else { return }
                let filter = bytes[place]
                let start = place + 1
                undo(filter, &bytes, start, length, above)
                for column in 0..<columns {
                    let x = pass.x + column * pass.stepX
                    let y = pass.y + row * pass.stepY
                    write(bytes, start, column, canvas.bytes + (y * width + x) * 4)
                }
                above = start
                place = start + length
            }
        }
    }

    /// Takes back what makes a row pack better (§9.2).
    private func undo(
        _ filter: UInt8,
        _ bytes: inout [UInt8],
        _ start: Int,
        _ length: Int,
        _ above: Int?
    ) {
        guard filter > 0, filter < 5 else { return }
        let size = max(parts * depth / 8, 1)
        for index in 0..<length {
            let left = index >= size ? Int(bytes[start + index - size]) : 0
            let up = above.map { Int(bytes[$0 + index]) } ?? 0
            let corner = index >= size ? above.map { Int(bytes[$0 + index - size]) } ?? 0 : 0
            let guess: Int
            switch filter {
            case 1: guess = left
            case 2: guess = up
            case 3: guess = (left + up) / 2
            default:
                let sum = left + up - corner
                let (toLeft, toUp, toCorner) = (abs(sum - left), abs(sum - up), abs(sum - corner))
                guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
            }
            bytes[start + index] = bytes[start + index] &+ UInt8(guess)
        }
    }

    /// Returns a number of a row, as it is stored.
    private func sample(_ bytes: [UInt8], _ start: Int, _ index: Int) -> Int {
        switch depth {
        case 16: return Int(bytes[start + index * 2]) << 8 | Int(bytes[start + index * 2 + 1])
        case 8: return Int(bytes[start + index])
        default:
            let bit = index * depth
            let shift = 8 - depth - bit % 8
            return Int(bytes[start + bit / 8]) >> shift & (1 << depth - 1)
        }
    }

    private func write(
        _ bytes: [UInt8],
        _ start: Int,
        _ column: Int,
        _ pixel: UnsafeMutablePointer<UInt8>
    ) {
        let largest = 1 << depth - 1
        func stored(_ part: Int) -> Int { sample(bytes, start, column * parts + part) }
        func byte(_ value: Int) -> UInt8 {
            depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / largest)
        }
        func isClear(_ values: [Int]) -> Bool {
            guard transparency.count >= values.count * 2 else { return false }
            return values.enumerated().allSatisfy { index, value in
                value == Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1])
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
            let gray = stored(0)
            for part in 0..<3 { pixel[part] = byte(gray) }
            if kind == 4 { pixel[3] = byte(stored(1)) } else if isClear([gray]) { pixel[3] = 0 }
        default:
            for part in 0..<3 { pixel[part] = byte(stored(part)) }
            if kind == 6 {
                pixel[3] = byte(stored(3))
            } else if !transparency.isEmpty, isClear([stored(0), stored(1), stored(2)]) {
                pixel[3] = 0
            }
        }
    }
}
