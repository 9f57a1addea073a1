import Foundation

/// The reader of JPEG files: baseline and progressive ones (ITU-T T.81).
///
/// Files may be anybody's: nothing is believed of them, and no more is computed than `Canvas` allows.
/// Pixels are as they are stored, not as EXIF has them turned.
struct JPEGReader {
    private struct Part {
        var name: UInt8
        var across: Int
        var down: Int
        var table: Int
        /// The blocks in each direction, those of whole units included.
        var columns = 0
        var rows = 0
        var numbers = Coefficients(0)
        var steady = 0
        var moving = 0
        var last = 0
    }

    private struct Scan {
        var parts: [Int]
        var start: Int
        var end: Int
        var high: Int
        var low: Int
    }

    private var bits: JPEGBits
    private let order = JPEGTables.order
    private var width = 0
    private var height = 0
    private var isProgressive = false
    private var parts: [Part] = []
    private var tables = [[Int]](repeating: Array(repeating: 1, count: 64), count: 4)
    private var codes: [JPEGCode?] = Array(repeating: nil, count: 8)
    private var interval = 0
    private var adobe: UInt8?
    /// How many blocks of nothing are left of a run.
    private var rest = 0

    /// How many coefficients of all passes are still looked at: a small file could have thousands of
    /// passes, each over the whole.
    private var work = 0

    /// Returns the pixels of a file; nil where it is none, or too large.
    static func canvas(_ data: Data) -> Canvas? {
        var reader = JPEGReader(bits: JPEGBits(bytes: [UInt8](data)))
        guard reader.read() else { return nil }
        return reader.canvas()
    }

    private init(bits: JPEGBits) { self.bits = bits }

    // MARK: - Segments

    /// Returns whether there are pixels.
    private mutating func read() -> Bool {
        var scans = 0
        while let marker = bits.nextMarker() {
            if marker == 0xD9 { break }
            if marker == 0xD8 || marker == 1 || (0xD0...0xD7).contains(marker) { continue }
            guard let segment = bits.segment() else { break }
            switch marker {
            case 0xC0, 0xC1, 0xC2:
                guard parts.isEmpty, readFrame(segment) else { return false }
                isProgressive = marker == 0xC2
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false
            case 0xC4: readCodes(segment)
            case 0xDB: readTables(segment)
            case 0xDD:
                if segment.count >= 2 { interval = Int(segment[0]) << 8 | Int(segment[1]) }
            case 0xEE:
                if segment.count >= 12, segment.starts(with: Array("Adobe".utf8)) {
                    adobe = segment[11]
                }
            case 0xDA:
                guard !parts.isEmpty, let scan = readScan(segment), hasTime(for: scan) else {
                    return scans > 0
                }
                scans += 1
                decode(scan)
            default: break
            }
        }
        return scans > 0
    }

    private mutating func readFrame(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 6, bytes[0] == 8 else { return false }
        height = Int(bytes[1]) << 8 | Int(bytes[2])
        width = Int(bytes[3]) << 8 | Int(bytes[4])
        let count = Int(bytes[5])
        guard width > 0, height > 0, width * height <= Canvas.mostPixels,
            [1, 3, 4].contains(count), bytes.count >= 6 + count * 3
        else { return false }
        for index in 0..<count {
            let place = 6 + index * 3
            let (across, down) = (Int(bytes[place + 1] >> 4), Int(bytes[place + 1] & 15))
            guard (1...4).contains(across), (1...4).contains(down), bytes[place + 2] < 4 else {
                return false
            }
            parts.append(
                Part(name: bytes[place], across: across, down: down, table: Int(bytes[place + 2]))
            )
        }
        if count == 1 { (parts[0].across, parts[0].down) = (1, 1) }
        let (columns, rows) = units
        for index in parts.indices {
            parts[index].columns = columns * parts[index].across
            parts[index].rows = rows * parts[index].down
            let blocks = parts[index].columns * parts[index].rows
            parts[index].numbers = Coefficients(blocks * 64)
            // A coefficient has fourteen bits at most; files that are meant well have three passes.
            work += blocks * 64 * 6
        }
        work += 2_000_000
        return true
    }

    private mutating func hasTime(for scan: Scan) -> Bool {
        for index in scan.parts {
            // Reading a block costs something, be it empty.
            work -= parts[index].columns * parts[index].rows * (scan.end - scan.start + 9) + 1_000
        }
        return work >= 0
    }

    private var mostAcross: Int { parts.map(\.across).max() ?? 1 }
    private var mostDown: Int { parts.map(\.down).max() ?? 1 }

    /// How many units of blocks of all parts there are in each direction.
    private var units: (columns: Int, rows: Int) {
        let (across, down) = (8 * mostAcross, 8 * mostDown)
        return ((width + across - 1) / across, (height + down - 1) / down)
    }

    private mutating func readTables(_ bytes: [UInt8]) {
        var place = 0
        while place < bytes.count {
            let (isWide, index) = (bytes[place] >> 4 != 0, Int(bytes[place] & 15))
            place += 1
            guard index < 4, place + (isWide ? 128 : 64) <= bytes.count else { return }
            for number in JPEGTables.order {
                tables[index][number] =
                    isWide ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : Int(bytes[place])
                place += isWide ? 2 : 1
            }
        }
    }

    private mutating func readCodes(_ bytes: [UInt8]) {
        var place = 0
        while place + 17 <= bytes.count {
            let (kind, index) = (Int(bytes[place] >> 4), Int(bytes[place] & 15))
            let counts = bytes[(place + 1)..<(place + 17)].map { Int($0) }
            let total = counts.reduce(0, +)
            place += 17
            guard kind < 2, index < 4, total <= 256, place + total <= bytes.count else { return }
            let values = Array(bytes[place..<(place + total)])
            codes[kind * 4 + index] = JPEGCode(JPEGTables.Code(counts: counts, values: values))
            place += total
        }
    }

    private mutating func readScan(_ bytes: [UInt8]) -> Scan? {
        guard let count = bytes.first.map({ Int($0) }), (1...4).contains(count),
            bytes.count >= 4 + count * 2
        else { return nil }
        var found: [Int] = []
        for index in 0..<count {
            let (name, choice) = (bytes[1 + index * 2], bytes[2 + index * 2])
            guard let part = parts.firstIndex(where: { $0.name == name }), !found.contains(part),
                choice >> 4 < 4, choice & 15 < 4
            else { return nil }
            parts[part].steady = Int(choice >> 4)
            parts[part].moving = Int(choice & 15)
            found.append(part)
        }
        let place = 1 + count * 2
        let (start, end) = (Int(bytes[place]), Int(bytes[place + 1]))
        let (high, low) = (Int(bytes[place + 2] >> 4), Int(bytes[place + 2] & 15))
        guard isProgressive else { return Scan(parts: found, start: 0, end: 63, high: 0, low: 0) }
        guard start <= end, end < 64, low < 14, start > 0 || end == 0, start == 0 || count == 1
        else { return nil }
        return Scan(parts: found, start: start, end: end, high: high, low: low)
    }

    // MARK: - Scans

    private mutating func decode(_ scan: Scan) {
        bits.begin()
        beginInterval()
        var done = 0
        func isNew() -> Bool { interval > 0 && done > 0 && done % interval == 0 }
        if scan.parts.count == 1 {
            let index = scan.parts[0]
            let part = parts[index]
            let columns = (width * part.across + 8 * mostAcross - 1) / (8 * mostAcross)
            let rows = (height * part.down + 8 * mostDown - 1) / (8 * mostDown)
            for row in 0..<rows {
                for column in 0..<columns {
                    if isNew(), !restart() { return }
                    guard block(index, row * part.columns + column, scan) else { return }
                    done += 1
                }
            }
            return
        }
        let (columns, rows) = units
        for unit in 0..<(columns * rows) {
            if isNew(), !restart() { return }
            for index in scan.parts {
                for inner in 0..<(parts[index].across * parts[index].down) {
                    let row = unit / columns * parts[index].down + inner / parts[index].across
                    let column = unit % columns * parts[index].across + inner % parts[index].across
                    guard block(index, row * parts[index].columns + column, scan) else { return }
                }
            }
            done += 1
        }
    }

    private mutating func beginInterval() {
        rest = 0
        for index in parts.indices { parts[index].last = 0 }
    }

    private mutating func restart() -> Bool {
        beginInterval()
        return bits.restart()
    }

    /// Reads one block; false where the file ends.
    private mutating func block(_ index: Int, _ number: Int, _ scan: Scan) -> Bool {
        guard !bits.isAtEnd else { return false }
        let place = number * 64
        if !isProgressive { return whole(index, place) }
        if scan.start == 0 { return steady(index, place, scan) }
        return scan.high == 0 ? first(index, place, scan) : refine(index, place, scan)
    }

    private mutating func difference(_ index: Int) -> Int? {
        guard let code = codes[parts[index].steady], let size = code.value(&bits), size <= 16 else {
            return nil
        }
        return bits.number(Int(size))
    }

    private mutating func whole(_ index: Int, _ place: Int) -> Bool {
        guard let change = difference(index), let code = codes[4 + parts[index].moving] else {
            return false
        }
        let numbers = parts[index].numbers
        parts[index].last += change
        numbers[place] = Int16(truncatingIfNeeded: parts[index].last)
        var number = 1
        while number < 64 {
            guard let word = code.value(&bits) else { return false }
            let (run, size) = (Int(word >> 4), Int(word & 15))
            if size == 0 {
                guard run == 15 else { break }
                number += 16
                continue
            }
            number += run
            guard number < 64 else { return false }
            numbers[place + order[number]] = Int16(truncatingIfNeeded: bits.number(size))
            number += 1
        }
        return true
    }

    // §G.1.2.1
    private mutating func steady(_ index: Int, _ place: Int, _ scan: Scan) -> Bool {
        if scan.high > 0 {
            if bits.bit() == 1 { parts[index].numbers[place] |= 1 << Int16(scan.low) }
            return true
        }
        guard let change = difference(index) else { return false }
        parts[index].last += change
        parts[index].numbers[place] = Int16(truncatingIfNeeded: parts[index].last << scan.low)
        return true
    }

    // §G.1.2.2
    private mutating func first(_ index: Int, _ place: Int, _ scan: Scan) -> Bool {
        if rest > 0 {
            rest -= 1
            return true
        }
        guard let code = codes[4 + parts[index].moving] else { return false }
        let numbers = parts[index].numbers
        var number = scan.start
        while number <= scan.end {
            guard let word = code.value(&bits) else { return false }
            let (run, size) = (Int(word >> 4), Int(word & 15))
            if size == 0 {
                if run < 15 {
                    rest = (1 << run) - 1 + bits.bits(run)
                    break
                }
                number += 16
                continue
            }
            number += run
            guard number < 64 else { return false }
            numbers[place + order[number]] =
                Int16(truncatingIfNeeded: bits.number(size) << scan.low)
            number += 1
        }
        return true
    }

    // §G.1.2.3
    private mutating func refine(_ index: Int, _ place: Int, _ scan: Scan) -> Bool {
        let step = Int16(1) << Int16(scan.low)
        let numbers = parts[index].numbers
        var number = scan.start
        if rest == 0 {
            guard let code = codes[4 + parts[index].moving] else { return false }
            while number <= scan.end {
                guard let word = code.value(&bits) else { return false }
                var run = Int(word >> 4)
                let size = Int(word & 15)
                var value: Int16 = 0
                if size == 0 {
                    if run < 15 {
                        rest = (1 << run) + bits.bits(run)
                        break
                    }
                } else {
                    value = bits.bit() == 1 ? step : -step
                }
                while number <= scan.end {
                    let at = place + order[number]
                    if numbers[at] != 0 {
                        correct(numbers, at, step)
                    } else {
                        if run == 0 {
                            if value != 0 { numbers[at] = value }
                            number += 1
                            break
                        }
                        run -= 1
                    }
                    number += 1
                }
            }
        }
        guard rest > 0 else { return true }
        while number <= scan.end {
            let at = place + order[number]
            if numbers[at] != 0 { correct(numbers, at, step) }
            number += 1
        }
        rest -= 1
        return true
    }

    private mutating func correct(_ numbers: Coefficients, _ at: Int, _ step: Int16) {
        let old = numbers[at]
        guard bits.bit() == 1 else { return }
        numbers[at] = old > 0 ? old &+ step : old &- step
    }

    // MARK: - Pixels

    private mutating func canvas() -> Canvas? {
        guard let canvas = Canvas(width: width, height: height) else { return nil }
        let planes = parts.indices.map { index in
            defer { parts[index].numbers = Coefficients(0) }
            return plane(index)
        }
        let (across, down) = (mostAcross, mostDown)
        var row = [Float](repeating: 0, count: width * parts.count)
        for y in 0..<height {
            for (index, part) in parts.enumerated() {
                let start = y * part.down / down * part.columns * 8
                planes[index].withUnsafeBufferPointer { plane in
                    for x in 0..<width {
                        let column = part.across == across ? x : x * part.across / across
                        row[x * parts.count + index] = Float(plane[start + column])
                    }
                }
            }
            write(row, canvas.bytes + y * width * 4)
        }
        return canvas
    }

    /// Writes a row of pixels of the numbers that its parts have.
    private func write(_ row: [Float], _ pixels: UnsafeMutablePointer<UInt8>) {
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255) + 0.5) }
        let count = parts.count
        let isPlain = count == 3 ? adobe == 0 : count == 1 || adobe != 2
        row.withUnsafeBufferPointer { values in
            for x in 0..<width {
                let (place, pixel) = (x * count, pixels + x * 4)
                let first = values[place]
                var (red, green, blue) = (first, first, first)
                if count > 1 { (green, blue) = (values[place + 1], values[place + 2]) }
                if !isPlain {
                    let (toBlue, toRed) = (green - 128, blue - 128)
                    red = first + 1.402 * toRed
                    green = first - 0.344136 * toBlue - 0.714136 * toRed
                    blue = first + 1.772 * toBlue
                }
                // Files of four parts hold what is left of each ink.
                let black = count == 4 ? values[place + 3] / 255 : 1
                (pixel[0], pixel[1]) = (byte(red * black), byte(green * black))
                (pixel[2], pixel[3]) = (byte(blue * black), 255)
            }
        }
    }

    /// Returns the numbers of a part, 0…255, as many as its blocks have.
    private func plane(_ index: Int) -> [UInt8] {
        let part = parts[index]
        let stride = part.columns * 8
        let table = tables[part.table].map { Float($0) }
        var plane = [UInt8](repeating: 0, count: stride * part.rows * 8)
        var block = JPEGBlock()
        plane.withUnsafeMutableBufferPointer { plane in
            for number in 0..<(part.columns * part.rows) {
                block.read(part.numbers, number * 64, table)
                let start = number / part.columns * 8 * stride + number % part.columns * 8
                block.write(plane, start, stride)
            }
        }
        return plane
    }
}

/// The stored numbers of a part.
final class Coefficients {
    private let numbers: UnsafeMutablePointer<Int16>

    init(_ count: Int) {
        numbers = .allocate(capacity: max(count, 1))
        numbers.initialize(repeating: 0, count: max(count, 1))
    }

    deinit { numbers.deallocate() }

    subscript(place: Int) -> Int16 {
        get { numbers[place] }
        set { numbers[place] = newValue }
    }
}
