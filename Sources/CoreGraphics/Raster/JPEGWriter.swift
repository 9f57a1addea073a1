import Foundation

/// The writer of pixels as a JPEG file (ITU-T T.81, baseline; JFIF 1.02).
///
/// What shows through is laid over white, as such files know no opacity.
struct JPEGWriter {
    private var file = Data()
    private var bits: UInt32 = 0
    private var bitCount = 0
    private let canvas: Canvas
    private let coarseness: [[Int]]
    private let steady = JPEGTables.steady.map(Words.init)
    private let moving = JPEGTables.moving.map(Words.init)

    /// The word for each value.
    private struct Words {
        var codes = [UInt32](repeating: 0, count: 256)
        var lengths = [Int](repeating: 0, count: 256)

        init(_ code: JPEGTables.Code) {
            var (word, place) = (UInt32(0), 0)
            for (index, count) in code.counts.enumerated() {
                for _ in 0..<count {
                    codes[Int(code.values[place])] = word
                    lengths[Int(code.values[place])] = index + 1
                    word += 1
                    place += 1
                }
                word <<= 1
            }
        }
    }

    /// Returns the file of pixels, near to them by a quality of 0…1; nil where they are too wide or
    /// too high for one.
    static func data(_ canvas: Canvas, quality: Double) -> Data? {
        guard canvas.width <= 65_535, canvas.height <= 65_535 else { return nil }
        var writer = JPEGWriter(canvas, quality: quality)
        writer.writeHead()
        writer.writePixels()
        return writer.file
    }

    private init(_ canvas: Canvas, quality: Double) {
        self.canvas = canvas
        let share = quality > 0 ? min(quality, 1) * 100 : 0
        let percent = max(share, 1)
        let scale = percent < 50 ? 5_000 / percent : 200 - 2 * percent
        coarseness = [JPEGTables.brightness, JPEGTables.color].map { table in
            table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
        }
    }

    // MARK: - Segments

    private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
        let length = content.count + 2
        file.append(contentsOf: [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)])
        file.append(contentsOf: content)
    }

    private mutating func writeHead() {
        file.append(contentsOf: [0xFF, 0xD8])
        segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
        for (index, table) in coarseness.enumerated() {
            segment(0xDB, [UInt8(index)] + JPEGTables.order.map { UInt8(table[$0]) })
        }
        let (width, height) = (canvas.width, canvas.height)
        segment(
            0xC0,
            [
                8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255),
                3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1,
            ]
        )
        for (kind, codes) in [JPEGTables.steady, JPEGTables.moving].enumerated() {
            for (index, code) in codes.enumerated() {
                let head = UInt8(kind << 4 | index)
                segment(0xC4, [head] + code.counts.map { UInt8($0) } + code.values)
            }
        }
        segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    }

    // MARK: - Blocks

    private mutating func writePixels() {
        var last = [0, 0, 0]
        var blocks = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for top in stride(from: 0, to: canvas.height, by: 8) {
            for left in stride(from: 0, to: canvas.width, by: 8) {
                read(left, top, into: &blocks)
                for part in 0..<3 {
                    write(numbers(blocks[part], part), part, &last[part])
                }
            }
        }
        if bitCount > 0 { put(127, 7) }
        file.append(contentsOf: [0xFF, 0xD9])
    }

    /// Reads eight by eight pixels as brightness and colour; those beyond the edges are the last ones.
    private func read(_ left: Int, _ top: Int, into blocks: inout [[Float]]) {
        for row in 0..<8 {
            for column in 0..<8 {
                let x = min(left + column, canvas.width - 1)
                let y = min(top + row, canvas.height - 1)
                let pixel = canvas.bytes + (y * canvas.width + x) * 4
                let white = Float(255 - pixel[3])
                let red = Float(pixel[0]) + white
                let (green, blue) = (Float(pixel[1]) + white, Float(pixel[2]) + white)
                let place = row * 8 + column
                blocks[0][place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                blocks[1][place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
                blocks[2][place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
    }

    /// Returns the coefficients of a block, in their order (§A.3.3).
    private func numbers(_ block: [Float], _ part: Int) -> [Int] {
        let cosines = JPEGTables.cosines
        var rows = [Float](repeating: 0, count: 64)
        for y in 0..<8 {
            for u in 0..<8 {
                var sum: Float = 0
                for x in 0..<8 { sum += block[y * 8 + x] * cosines[x * 8 + u] }
                rows[y * 8 + u] = sum
            }
        }
        let table = coarseness[part == 0 ? 0 : 1]
        return JPEGTables.order.map { place in
            let (v, u) = (place / 8, place % 8)
            var sum: Float = 0
            for y in 0..<8 { sum += rows[y * 8 + u] * cosines[y * 8 + v] }
            return Int((sum / Float(table[place])).rounded())
        }
    }

    // MARK: - Words

    private mutating func write(_ numbers: [Int], _ part: Int, _ last: inout Int) {
        let index = part == 0 ? 0 : 1
        put(numbers[0] - last, steady[index], run: 0)
        last = numbers[0]
        var run = 0
        for number in numbers.dropFirst() {
            if number == 0 {
                run += 1
                continue
            }
            while run > 15 {
                put(moving[index].codes[0xF0], moving[index].lengths[0xF0])
                run -= 16
            }
            put(number, moving[index], run: run)
            run = 0
        }
        if run > 0 { put(moving[index].codes[0], moving[index].lengths[0]) }
    }

    private mutating func put(_ number: Int, _ words: Words, run: Int) {
        var size = 0
        while abs(number) >> size > 0 { size += 1 }
        let value = run << 4 | size
        put(words.codes[value], words.lengths[value])
        guard size > 0 else { return }
        put(UInt32(number < 0 ? number + (1 << size) - 1 : number), size)
    }

    private mutating func put(_ word: UInt32, _ count: Int) {
        bits = bits << UInt32(count) | word & (1 << UInt32(count) - 1)
        bitCount += count
        while bitCount >= 8 {
            let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount - 8))
            file.append(byte)
            if byte == 255 { file.append(0) }
            bitCount -= 8
        }
    }
}
