import Foundation

/// The writer of pixels as a JPEG file (ITU-T T.81, baseline; JFIF 1.02).
///
/// What shows through is laid over white, as such files know no opacity.
struct JPEGWriter {
    private var file: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0
    private let canvas: Canvas
    private let coarseness: [[Int]]
    /// What coefficients are multiplied by, row by row: the inverse of how coarse they are.
    private let factors: [[SIMD8<Float>]]
    private let steady = JPEGTables.steady.map(Words.init)
    private let moving = JPEGTables.moving.map(Words.init)

    /// The word for each value, and its length in the lowest eight bits.
    private struct Words {
        var codes = [UInt32](repeating: 0, count: 256)

        init(_ code: JPEGTables.Code) {
            var (word, place) = (UInt32(0), 0)
            for (index, count) in code.counts.enumerated() {
                for _ in 0..<count {
                    codes[Int(code.values[place])] = word << 8 | UInt32(index + 1)
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
        return Data(writer.file)
    }

    private init(_ canvas: Canvas, quality: Double) {
        self.canvas = canvas
        let share = quality > 0 ? min(quality, 1) * 100 : 0
        let percent = max(share, 1)
        let scale = percent < 50 ? 5_000 / percent : 200 - 2 * percent
        coarseness = [JPEGTables.brightness, JPEGTables.color].map { table in
            table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
        }
        factors = coarseness.map { table in
            (0..<8).map { row in
                SIMD8((0..<8).map { 1 / Float(table[row * 8 + $0]) })
            }
        }
        file.reserveCapacity(canvas.count / 8)
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
        var blocks = [SIMD8<Float>](repeating: .zero, count: 24)
        var numbers = [Int32](repeating: 0, count: 64)
        for top in stride(from: 0, to: canvas.height, by: 8) {
            for left in stride(from: 0, to: canvas.width, by: 8) {
                read(left, top, into: &blocks)
                for part in 0..<3 {
                    transform(blocks, part, into: &numbers)
                    last[part] = write(numbers, part == 0 ? 0 : 1, after: last[part])
                }
            }
        }
        if bitCount > 0 { put(127, 7) }
        file.append(contentsOf: [0xFF, 0xD9])
    }

    /// Reads eight by eight pixels as rows of brightness, and of both colours; those beyond the edges
    /// are the last ones.
    private func read(_ left: Int, _ top: Int, into blocks: inout [SIMD8<Float>]) {
        for row in 0..<8 {
            let start = min(top + row, canvas.height - 1) * canvas.width
            var (red, green, blue) = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
            for column in 0..<8 {
                let pixel = canvas.bytes + (start + min(left + column, canvas.width - 1)) * 4
                // Memory of an app's own may say more than its opacity allows.
                let white = 255 - Int(pixel[3])
                red[column] = Float(min(Int(pixel[0]) + white, 255))
                green[column] = Float(min(Int(pixel[1]) + white, 255))
                blue[column] = Float(min(Int(pixel[2]) + white, 255))
            }
            blocks[row] = red * 0.299 + green * 0.587 + blue * 0.114 - 128
            blocks[8 + row] = blue * 0.5 - red * 0.168736 - green * 0.331264
            blocks[16 + row] = red * 0.5 - green * 0.418688 - blue * 0.081312
        }
    }

    /// The cosines of each place, by frequency.
    private static let byPlace = (0..<8).map { place in
        SIMD8((0..<8).map { JPEGTables.cosines[place * 8 + $0] })
    }

    /// Computes the coefficients of a block (§A.3.3), row by row.
    private func transform(
        _ blocks: [SIMD8<Float>],
        _ part: Int,
        into numbers: inout [Int32]
    ) {
        let factors = factors[part == 0 ? 0 : 1]
        Self.byPlace.withUnsafeBufferPointer { cosines in
            withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 8) { rows in
                for y in 0..<8 {
                    let row = blocks[part * 8 + y]
                    var sum = SIMD8<Float>.zero
                    for x in 0..<8 { sum += cosines[x] * row[x] }
                    rows[y] = sum
                }
                for v in 0..<8 {
                    var sum = SIMD8<Float>.zero
                    for y in 0..<8 { sum += rows[y] * cosines[y][v] }
                    sum *= factors[v]
                    for u in 0..<8 {
                        numbers[v * 8 + u] = Int32(sum[u] + (sum[u] < 0 ? -0.5 : 0.5))
                    }
                }
            }
        }
    }

    // MARK: - Words

    /// Writes the coefficients of a block; returns the steady one, from which the next differs.
    private mutating func write(_ numbers: [Int32], _ index: Int, after last: Int) -> Int {
        let (steady, moving) = (steady[index], moving[index])
        let first = Int(numbers[0])
        put(first - last, steady, run: 0)
        var run = 0
        for place in JPEGTables.order.dropFirst() {
            let number = Int(numbers[place])
            if number == 0 {
                run += 1
                continue
            }
            while run > 15 {
                put(moving.codes[0xF0])
                run -= 16
            }
            put(number, moving, run: run)
            run = 0
        }
        if run > 0 { put(moving.codes[0]) }
        return first
    }

    private mutating func put(_ number: Int, _ words: Words, run: Int) {
        let size = Int.bitWidth - abs(number).leadingZeroBitCount
        put(words.codes[run << 4 | size])
        if size > 0 { put(UInt64(number < 0 ? number + (1 << size) - 1 : number), size) }
    }

    /// Writes a word that has its length in the lowest eight bits.
    private mutating func put(_ word: UInt32) { put(UInt64(word >> 8), Int(word & 255)) }

    private mutating func put(_ word: UInt64, _ count: Int) {
        bits = bits << UInt64(count) | word & (1 << UInt64(count) - 1)
        bitCount += count
        while bitCount >= 8 {
            let byte = UInt8(truncatingIfNeeded: bits >> UInt64(bitCount - 8))
            file.append(byte)
            if byte == 255 { file.append(0) }
            bitCount -= 8
        }
    }
}
