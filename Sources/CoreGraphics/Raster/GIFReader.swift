import Foundation

/// The reader of the pictures of a GIF file (GIF 89a).
///
/// Files may be anybody's: nothing is believed of them, and no more is computed than `Canvas` allows.
package struct GIFReader {
    /// What happens to a picture before the next one (§23).
    private enum Disposal { case stays, clears, returns }

    /// One of the pictures, whose pixels are not read yet.
    private struct Picture {
        var delay = 0
        var disposal = Disposal.stays
        var clear: Int?
        var flags: UInt8 = 0
        var (left, top, width, height) = (0, 0, 0, 0)
        /// Where its own colours, or its bytes, begin.
        var start = 0
    }

    private let bytes: [UInt8]
    private var place = 0
    private var palette: [UInt8]?
    private var pictures: [Picture] = []
    private var last: (index: Int, canvas: Canvas)?

    /// The width, in pixels.
    package var width: Int { number(6) }
    /// The height, in pixels.
    package var height: Int { number(8) }
    /// How often the pictures are shown, 0 for without end; nil where the file does not say so.
    package private(set) var loopCount: Int?
    /// Whether the pictures have colours in common.
    package var hasSharedColors: Bool { palette != nil }
    /// For how long each picture is shown, in seconds.
    package var delays: [Double] { pictures.map { Double($0.delay) / 100 } }

    /// Returns the pixels of the first picture of a file; nil where it is none, or too large.
    static func canvas(_ data: Data) -> Canvas? {
        var reader = GIFReader(data, most: 1)
        return reader?.canvas(at: 0)
    }

    /// Reads where the pictures of a file are; nil where it is none.
    package init?(_ data: Data, most: Int = .max) {
        bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: "GIF8".utf8) else { return nil }
        place = 13
        palette = colors(bytes[10])
        var next = Picture()
        while place < bytes.count, pictures.count < most {
            switch bytes[place] {
            case 0x21: readExtension(&next)
            case 0x2C:
                guard readPlace(&next) else { return }
                pictures.append(next)
                next = Picture()
            default: return
            }
        }
    }

    private func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

    private mutating func colors(_ flags: UInt8) -> [UInt8]? {
        guard flags & 0x80 != 0 else { return nil }
        let length = 3 << (Int(flags & 7) + 1)
        guard place + length <= bytes.count else { return nil }
        defer { place += length }
        return Array(bytes[place..<(place + length)])
    }

    private mutating func readExtension(_ next: inout Picture) {
        let kind = place + 1 < bytes.count ? bytes[place + 1] : 0
        if kind == 0xF9, place + 7 < bytes.count {
            let flags = bytes[place + 3]
            next.clear = flags & 1 == 1 ? Int(bytes[place + 6]) : nil
            switch flags >> 2 & 7 {
            case 2: next.disposal = .clears
            case 3: next.disposal = .returns
            default: next.disposal = .stays
            }
            next.delay = number(place + 4)
        }
        let names = ["NETSCAPE2.0", "ANIMEXTS1.0"]
        if kind == 0xFF, place + 18 < bytes.count, bytes[place + 14] == 3, bytes[place + 15] == 1,
            names.contains(where: { bytes[(place + 3)..<(place + 14)].elementsEqual($0.utf8) })
        {
            loopCount = number(place + 16)
        }
        place += 2
        skipBlocks()
    }

    /// Reads where a picture is, and goes behind its bytes.
    private mutating func readPlace(_ picture: inout Picture) -> Bool {
        guard place + 10 < bytes.count else { return false }
        (picture.left, picture.top) = (number(place + 1), number(place + 3))
        (picture.width, picture.height) = (number(place + 5), number(place + 7))
        picture.flags = bytes[place + 9]
        place += 10
        picture.start = place
        let isOwn = colors(picture.flags) != nil
        guard isOwn || palette != nil, place < bytes.count else { return false }
        place += 1
        skipBlocks()
        return true
    }

    private mutating func skipBlocks() {
        while place < bytes.count {
            let length = Int(bytes[place])
            place += 1 + length
            guard length > 0 else { break }
        }
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

    /// Returns what is seen while a picture is shown: it lies over those before it.
    ///
    /// Pictures that are asked for one after another are read once each.
    ///
    /// - Returns: Nil where there is no such picture, or it cannot be read.
    package mutating func canvas(at index: Int) -> Canvas? {
        guard pictures.indices.contains(index) else { return nil }
        var seen: Canvas
        var first = 0
        if let last, last.index <= index {
            if last.index == index { return last.canvas }
            (seen, first) = (last.canvas, last.index + 1)
        } else {
            guard let empty = Canvas(width: width, height: height) else { return nil }
            seen = empty
        }
        // What lies below a picture that goes again.
        var below = first > 0 ? canvasBelow : nil
        for current in first...index {
            if current > 0 {
                let before = pictures[current - 1]
                switch before.disposal {
                case .stays: break
                case .clears:
                    guard let copy = seen.copy() else { return nil }
                    copy.clear(before.left, before.top, before.width, before.height)
                    seen = copy
                case .returns: seen = below ?? seen
                }
            }
            below = seen
            guard let copy = seen.copy(), draw(pictures[current], onto: copy) else { return nil }
            seen = copy
        }
        last = (index, seen)
        canvasBelow = pictures[index].disposal == .returns ? below : nil
        return seen
    }

    /// What lay below the last picture that was read, where it returns.
    private var canvasBelow: Canvas?

    private mutating func draw(_ picture: Picture, onto canvas: Canvas) -> Bool {
        place = picture.start
        let (width, height) = (picture.width, picture.height)
        guard let colors = colors(picture.flags) ?? palette, place < bytes.count,
            width * height <= Canvas.mostPixels
        else { return false }
        let size = Int(bytes[place])
        place += 1
        guard (2...8).contains(size) else { return false }
        let indices = Self.unpacked(blocks(), size: size, most: width * height)
        let rows = picture.flags & 0x40 != 0 ? Self.woven(height) : Array(0..<height)
        for (index, color) in indices.enumerated() where Int(color) != picture.clear {
            let (x, y) = (picture.left + index % width, picture.top + rows[index / width])
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
