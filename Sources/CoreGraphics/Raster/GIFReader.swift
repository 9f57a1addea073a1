import Foundation

/// The reader of the first picture of a GIF file (GIF 89a).
///
/// Files may be anybody's: nothing is believed of them, and no more is computed than `Canvas` allows.
struct GIFReader {
    private let bytes: [UInt8]
    private var place = 0
    private var clear: Int?

    /// Returns the pixels of a file; nil where it is none, or too large.
    static func canvas(_ data: Data) -> Canvas? {
        var reader = GIFReader(bytes: [UInt8](data))
        return reader.read()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

    private mutating func read() -> Canvas? {
        guard bytes.count > 13, let canvas = Canvas(width: number(6), height: number(8)) else {
            return nil
        }
        place = 13
        let palette = palette(bytes[10])
        while place < bytes.count {
            switch bytes[place] {
            case 0x21: readExtension()
            case 0x2C: return readPicture(palette, onto: canvas) ? canvas : nil
            default: return nil
            }
        }
        return nil
    }

    private mutating func palette(_ flags: UInt8) -> [UInt8]? {
        guard flags & 0x80 != 0 else { return nil }
        let length = 3 << (Int(flags & 7) + 1)
        guard place + length <= bytes.count else { return nil }
        defer { place += length }
        return Array(bytes[place..<(place + length)])
    }

    private mutating func readExtension() {
        if place + 7 < bytes.count, bytes[place + 1] == 0xF9, bytes[place + 3] & 1 == 1 {
            clear = Int(bytes[place + 6])
        }
        place += 2
        _ = blocks()
    }

    /// Reads blocks until an empty one.
    private mutating func blocks() -> [UInt8] {
        var content: [UInt8] = []
        while place < bytes.count {
            let length = Int(bytes[place])
            place += 1
            guard length > 0 else { break }
            content += bytes[min(place, bytes.count)..<min(place + length, bytes.count)]
            place += length
        }
        return content
    }

    private mutating func readPicture(_ shared: [UInt8]?, onto canvas: Canvas) -> Bool {
        guard place + 10 < bytes.count else { return false }
        let (left, top) = (number(place + 1), number(place + 3))
        let (width, height) = (number(place + 5), number(place + 7))
        let flags = bytes[place + 9]
        place += 10
        guard let colors = palette(flags) ?? shared, place < bytes.count,
            width * height <= Canvas.mostPixels
        else { return false }
        let size = Int(bytes[place])
        place += 1
        guard (2...8).contains(size) else { return false }
        let indices = Self.unpacked(blocks(), size: size, most: width * height)
        let rows = flags & 0x40 != 0 ? Self.woven(height) : Array(0..<height)
        for (index, color) in indices.enumerated() where Int(color) != clear {
            let (x, y) = (left + index % width, top + rows[index / width])
            guard x < canvas.width, y < canvas.height, Int(color) * 3 + 2 < colors.count else {
                continue
            }
            let pixel = canvas.bytes + (y * canvas.width + x) * 4
            for part in 0..<3 { pixel[part] = colors[Int(color) * 3 + part] }
            pixel[3] = 255
        }
        return true
    }

    /// The order of rows that are interlaced (appendix E).
    private static func woven(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    /// Returns what packed bytes stand for (appendix F).
    private static func unpacked(_ packed: [UInt8], size: Int, most: Int) -> [UInt8] {
        let (clear, end) = (1 << size, 1 << size + 1)
        var words = (0..<4_096).map { (before: -1, last: UInt8(truncatingIfNeeded: $0), length: 1) }
        var (next, width, previous) = (end + 1, size + 1, -1)
        var (held, count) = (0, 0)
        var output: [UInt8] = []
        func first(_ word: Int) -> UInt8 {
            var word = word
            while words[word].before >= 0 { word = words[word].before }
            return words[word].last
        }
        for byte in packed {
            held |= Int(byte) << count
            count += 8
            while count >= width {
                let word = held & (1 << width - 1)
                held >>= width
                count -= width
                if word == end || output.count >= most { return output }
                if word == clear {
                    (next, width, previous) = (end + 1, size + 1, -1)
                    continue
                }
                guard word < next || (word == next && previous >= 0) else { return output }
                if previous >= 0, next < 4_096 {
                    let last = first(word == next ? previous : word)
                    words[next] = (previous, last, words[previous].length + 1)
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                guard word < next else { return output }
                var part = [UInt8](repeating: 0, count: words[word].length)
                var current = word
                for index in part.indices.reversed() {
                    part[index] = words[current].last
                    current = max(words[current].before, 0)
                }
                output += part.prefix(most - output.count)
                previous = word
            }
        }
        return output
    }
}
