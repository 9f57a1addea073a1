import Foundation

/// A binary property list (Apple's `CFBinaryPList.c`), of which only what is asked for is read.
///
/// Values are named by their place in its table. Whatever the bytes are, nothing traps, and nothing
/// takes longer than some steps a byte: values of a stranger's list may share theirs.
final class BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    /// The place of the outermost value.
    let top: Int
    /// How many parts may still be read.
    ///
    /// A value takes a byte at least, so that a list in which nothing is read twice has room for all of
    /// it.
    private var partsLeft: Int
    /// The texts that were read, by their place.
    private var texts: [Int: String] = [:]

    /// Whether more was asked for than such a list can hold.
    private(set) var isExhausted = false

    /// Creates a reader; nil where the data is no binary property list.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else { return nil }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        self.bytes = bytes
        partsLeft = bytes.count + 10_000
        func number(_ start: Int, _ size: Int) -> Int? { Self.number(bytes, start, size) }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
            let table = number(trailer + 24, 8), count > 0, top < count, table >= 8,
            table < trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        self.top = top
        offsets = (0..<count).compactMap { number(table + $0 * offsetSize, offsetSize) }
        guard offsets.count == count, offsets.allSatisfy({ $0 >= 8 && $0 < table }) else {
            return nil
        }
    }

    /// Takes parts from those that may be read; false where there are no more.
    func take(_ parts: Int) -> Bool {
        guard !isExhausted, parts <= partsLeft else {
            isExhausted = true
            return false
        }
        partsLeft -= parts
        return true
    }

    /// How many bytes that are copied count as one part.
    static let bytesOfPart = 32

    /// Returns a number of bytes, the highest first; nil where it is too large or outside.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size > 0, size <= 16, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[start..<start + size] {
            guard value >> 55 == 0 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }

    /// The kinds of values, as the upper half of their first byte has them.
    private enum Kind {
        static let simple: UInt8 = 0
        static let integer: UInt8 = 1
        static let real: UInt8 = 2
        static let data: UInt8 = 4
        static let ascii: UInt8 = 5
        static let unicode: UInt8 = 6
        static let reference: UInt8 = 8
        static let array: UInt8 = 10
        static let dictionary: UInt8 = 13
        /// Those that have a length, which may stand behind the first byte.
        static let long: Set<UInt8> = [data, ascii, unicode, array, 12, dictionary]
    }

    /// Returns what a value begins with: its kind, its number of parts and where these are.
    private func head(at place: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard offsets.indices.contains(place) else { return nil }
        let offset = offsets[place]
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        guard low == 15, Kind.long.contains(kind) else { return (kind, low, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == Kind.integer else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 15)
        guard size <= 8, let count = Self.number(bytes, offset + 2, size) else { return nil }
        return (kind, count, offset + 2 + size)
    }

    private func places(_ count: Int, from start: Int) -> [Int]? {
        guard count <= (bytes.count - start) / referenceSize, take(count) else { return nil }
        let found = (0..<count).compactMap {
            Self.number(bytes, start + $0 * referenceSize, referenceSize)
        }
        return found.count == count && found.allSatisfy(offsets.indices.contains) ? found : nil
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count, start <= bytes.count - count,
            take(1 + count / Self.bytesOfPart)
        else { return nil }
        return bytes[start..<start + count]
    }

    // MARK: - Values

    /// Returns the places of an array's values; nil for other values.
    func array(at place: Int) -> [Int]? {
        guard let head = head(at: place), head.kind == Kind.array else { return nil }
        return places(head.count, from: head.start)
    }

    /// Returns the places of a dictionary's values by their keys; nil for other values.
    func dictionary(at place: Int) -> [String: Int]? {
        guard let head = head(at: place), head.kind == Kind.dictionary,
            head.count <= bytes.count, let all = places(head.count * 2, from: head.start)
        else { return nil }
        var result: [String: Int] = [:]
        for (key, value) in zip(all.prefix(head.count), all.dropFirst(head.count)) {
            if let name = text(at: key) { result[name] = value }
        }
        return result
    }

    /// Returns a text; nil for other values.
    func text(at place: Int) -> String? {
        if let text = texts[place] { return text }
        let text = readText(at: place)
        texts[place] = text
        return text
    }

    private func readText(at place: Int) -> String? {
        guard let head = head(at: place) else { return nil }
        switch head.kind {
        case Kind.ascii:
            return slice(head.start, head.count).map { String(decoding: $0, as: UTF8.self) }
        case Kind.unicode:
            guard head.count <= bytes.count, let own = slice(head.start, head.count * 2) else {
                return nil
            }
            let units = stride(from: own.startIndex, to: own.endIndex, by: 2).map {
                UInt16(own[$0]) << 8 | UInt16(own[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    /// Returns bytes; nil for other values.
    func data(at place: Int) -> Data? {
        guard let head = head(at: place), head.kind == Kind.data else { return nil }
        return slice(head.start, head.count).map { Data($0) }
    }

    /// Returns a number or a Boolean; nil for other values.
    func number(at place: Int) -> NSNumber? {
        guard let head = head(at: place) else { return nil }
        switch head.kind {
        case Kind.simple:
            return head.count == 8 ? false : head.count == 9 ? true : nil
        case Kind.integer where head.count <= 4:
            // Numbers of sixteen bytes are those that a signed one of eight has no room for.
            guard let own = slice(head.start, 1 << head.count) else { return nil }
            let bits = own.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            if head.count == 4 { return NSNumber(value: bits) }
            return NSNumber(value: Int64(bitPattern: bits))
        case Kind.real where head.count == 2 || head.count == 3:
            guard let own = slice(head.start, 1 << head.count) else { return nil }
            let bits = own.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            if head.count == 3 { return NSNumber(value: Double(bitPattern: bits)) }
            return NSNumber(value: Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        default: return nil
        }
    }

    /// Returns the number of the archived object that a value refers to; nil for other values.
    func reference(at place: Int) -> Int? {
        guard let head = head(at: place), head.kind == Kind.reference else { return nil }
        return Self.number(bytes, head.start, head.count + 1)
    }
}
