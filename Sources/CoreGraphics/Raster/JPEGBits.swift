import Foundation

/// The bytes of a JPEG file, and the bits between its markers.
struct JPEGBits {
    private let bytes: [UInt8]
    private var place = 0
    private var held: UInt32 = 0
    private var count = 0
    /// How many bits were asked for beyond the end.
    private var missing = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether more was asked for than there is.
    var isAtEnd: Bool { missing > 64 }

    // MARK: - Segments

    /// Goes on behind the next marker and returns it; nil at the end.
    mutating func nextMarker() -> UInt8? {
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF {
                place += 2
                return bytes[place - 1]
            }
            place += 1
        }
        return nil
    }

    /// Returns the bytes of a segment, and goes on behind it; nil where it reaches beyond the end.
    mutating func segment() -> [UInt8]? {
        guard place + 2 <= bytes.count else { return nil }
        let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        guard length >= 2, place + length <= bytes.count else { return nil }
        defer { place += length }
        return Array(bytes[(place + 2)..<(place + length)])
    }

    // MARK: - Bits

    /// Begins to read bits.
    mutating func begin() { (held, count, missing) = (0, 0, 0) }

    /// Goes on behind the next marker of a new interval; false where there is another one.
    mutating func restart() -> Bool {
        begin()
        let start = place
        guard let marker = nextMarker(), (0xD0...0xD7).contains(marker) else {
            place = start
            return false
        }
        return true
    }

    private mutating func fill(_ needed: Int) {
        while count < needed {
            var byte: UInt8 = 0
            if place < bytes.count {
                byte = bytes[place]
                if byte != 0xFF {
                    place += 1
                } else if place + 1 < bytes.count, bytes[place + 1] == 0 {
                    place += 2
                } else {
                    // A marker: what is missing counts as zero.
                    byte = 0
                    missing += 8
                }
            } else {
                missing += 8
            }
            held = held << 8 | UInt32(byte)
            count += 8
        }
    }

    /// Reads bits as a number, at most sixteen.
    mutating func bits(_ needed: Int) -> Int {
        guard needed > 0 else { return 0 }
        fill(needed)
        count -= needed
        return Int(held >> UInt32(count)) & ((1 << needed) - 1)
    }

    /// Reads one bit.
    mutating func bit() -> Int { bits(1) }

    /// Reads a number of a size; those with a first bit of 0 are negative (§F.2.2.1).
    mutating func number(_ size: Int) -> Int {
        guard size > 0 else { return 0 }
        let value = bits(size)
        return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
    }
}

/// A code of Huffman's, to be read (§F.2.2.3).
struct JPEGCode {
    private var first = [Int](repeating: 0, count: 17)
    private var last = [Int](repeating: -1, count: 17)
    private var places = [Int](repeating: 0, count: 17)
    private let values: [UInt8]

    init(_ code: JPEGTables.Code) {
        values = code.values
        var (word, place) = (0, 0)
        for length in 1...16 {
            first[length] = word
            places[length] = place
            word += code.counts[length - 1]
            place += code.counts[length - 1]
            last[length] = word - 1
            word <<= 1
        }
    }

    /// Reads a word and returns its value; nil where there is no such word.
    func value(_ bits: inout JPEGBits) -> UInt8? {
        var word = 0
        for length in 1...16 {
            word = word << 1 | bits.bit()
            if word <= last[length], word >= first[length] {
                let place = places[length] + word - first[length]
                return place < values.count ? values[place] : nil
            }
        }
        return nil
    }
}
