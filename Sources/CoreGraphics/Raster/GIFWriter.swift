import Foundation

/// The writer of pixels as a GIF file (GIF 89a).
package enum GIFWriter {
    /// Writes a file of pictures; nil where there are none, or one is larger than such files can be.
    ///
    /// Each picture has up to 255 colours of its own. What shows through by more than half is clear.
    ///
    /// - Parameters:
    ///   - pictures: The pixels of each; the file has the size of the first.
    ///   - delays: For how long each is shown, in seconds.
    ///   - loopCount: How often all are shown, 0 for without end; nil for once.
    /// - Returns: The bytes.
    package static func data(_ pictures: [Canvas], delays: [Double], loopCount: Int?) -> Data? {
        guard let first = pictures.first,
            pictures.allSatisfy({ $0.width <= 65_535 && $0.height <= 65_535 })
        else { return nil }
        var file = Data("GIF89a".utf8)
        file.append(short: first.width)
        file.append(short: first.height)
        file.append(contentsOf: [0x70, 0, 0])
        if let loopCount {
            file.append(contentsOf: [0x21, 0xFF, 11])
            file.append(contentsOf: "NETSCAPE2.0".utf8)
            file.append(contentsOf: [3, 1])
            file.append(short: loopCount)
            file.append(0)
        }
        let palettes = pictures.map { GIFPalette($0) }
        // Where one shows through, the one before it must be gone.
        let areCleared = palettes.contains { !$0.isOpaque }
        for (index, picture) in pictures.enumerated() {
            let delay = index < delays.count && delays[index].isFinite ? delays[index] : 0
            let flags: UInt8 = (areCleared ? 0b1000 : 0b100) | (palettes[index].isOpaque ? 0 : 1)
            file.append(contentsOf: [0x21, 0xF9, 4, flags])
            file.append(short: Int((min(max(delay, 0), 655) * 100).rounded()))
            append(picture, palettes[index], to: &file)
        }
        file.append(0x3B)
        return file
    }

    private static func append(_ picture: Canvas, _ palette: GIFPalette, to file: inout Data) {
        // The last of the colours is clear.
        file.append(contentsOf: [255, 0, 0x2C, 0, 0, 0, 0])
        file.append(short: picture.width)
        file.append(short: picture.height)
        file.append(0x87)
        file.append(contentsOf: palette.bytes)
        file.append(8)
        let packed = packed(picture, palette)
        for start in stride(from: 0, to: packed.count, by: 255) {
            let end = min(start + 255, packed.count)
            file.append(UInt8(end - start))
            file.append(contentsOf: packed[start..<end])
        }
        file.append(0)
    }

    /// Returns the places of colours, packed (appendix F).
    private static func packed(_ picture: Canvas, _ palette: GIFPalette) -> [UInt8] {
        var output: [UInt8] = []
        var (held, count, width) = (0, 0, 9)
        func write(_ word: Int) {
            held |= word << count
            count += width
            while count >= 8 {
                output.append(UInt8(held & 255))
                held >>= 8
                count -= 8
            }
        }
        var words: [Int: Int] = [:]
        var (next, current) = (258, -1)
        write(256)
        for place in 0..<(picture.width * picture.height) {
            let color = Int(palette.index(picture, place * 4))
            guard current >= 0 else {
                current = color
                continue
            }
            if let word = words[current << 8 | color] {
                current = word
                continue
            }
            write(current)
            words[current << 8 | color] = next
            if next == 1 << width { width += 1 }
            next += 1
            if next == 4_096 {
                write(256)
                words.removeAll(keepingCapacity: true)
                (next, width) = (258, 9)
            }
            current = color
        }
        write(current)
        // The reader has one word more by now.
        if next == 1 << width, width < 12 { width += 1 }
        write(257)
        if count > 0 { output.append(UInt8(held & 255)) }
        return output
    }
}

/// The colours of a picture: 255 at the most, and one that is clear.
private struct GIFPalette {
    /// A number of pixels of nearly the same colour: 32 steps of each part.
    private struct Group {
        var key: Int
        var count: Int
        var sum: SIMD3<Int>

        func part(_ index: Int) -> Int { sum[index] / count }
    }

    private(set) var bytes = [UInt8](repeating: 0, count: 768)
    private(set) var isOpaque = true
    private var places = [UInt8](repeating: 0, count: 32_768)

    init(_ picture: Canvas) {
        var groups: [Int: Group] = [:]
        for place in stride(from: 0, to: picture.count, by: 4) {
            let pixel = picture.plain(at: place)
            guard pixel.alpha >= 128 else {
                isOpaque = false
                continue
            }
            let key = Self.key(pixel.red, pixel.green, pixel.blue)
            let color = SIMD3(Int(pixel.red), Int(pixel.green), Int(pixel.blue))
            groups[key, default: Group(key: key, count: 0, sum: .zero)].count += 1
            groups[key]?.sum &+= color
        }
        let boxes = Self.boxes(groups.values.sorted { $0.key < $1.key })
        for (index, box) in boxes.enumerated() {
            let count = box.reduce(0) { $0 + $1.count }
            let sum = box.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum }
            for part in 0..<3 { bytes[index * 3 + part] = UInt8((sum[part] + count / 2) / count) }
            for group in box { places[group.key] = UInt8(index) }
        }
    }

    private static func key(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
    }

    /// A number of colours, and the part of them that varies most.
    private struct Box {
        var groups: [Group]
        var part = 0
        var span = 0

        init(_ groups: [Group]) {
            self.groups = groups
            for index in 0..<3 {
                let values = groups.map { $0.part(index) }
                let width = (values.max() ?? 0) - (values.min() ?? 0)
                if width > span { (part, span) = (index, width) }
            }
        }
    }

    /// Divides colours, the most varied ones first, until there are as many parts as a file has colours.
    private static func boxes(_ groups: [Group]) -> [[Group]] {
        guard groups.count > 255 else { return groups.map { [$0] } }
        var boxes = [Box(groups)]
        while boxes.count < 255 {
            let widest = boxes.indices.max { boxes[$0].span < boxes[$1].span }
            guard let widest, boxes[widest].groups.count > 1 else { break }
            let part = boxes[widest].part
            let sorted = boxes[widest].groups.sorted { $0.part(part) < $1.part(part) }
            boxes[widest] = Box(Array(sorted[..<(sorted.count / 2)]))
            boxes.append(Box(Array(sorted[(sorted.count / 2)...])))
        }
        return boxes.map(\.groups)
    }

    /// Returns the place of a pixel's colour.
    func index(_ picture: Canvas, _ place: Int) -> UInt8 {
        let pixel = picture.plain(at: place)
        return pixel.alpha < 128 ? 255 : places[Self.key(pixel.red, pixel.green, pixel.blue)]
    }
}

extension Data {
    /// Adds a number of two bytes, the smaller first.
    fileprivate mutating func append(short number: Int) {
        append(UInt8(number & 255))
        append(UInt8(number >> 8 & 255))
    }
}
