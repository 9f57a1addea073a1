import Foundation

/// Numbers in bytes; whatever lies outside of them is nil.
struct ByteReader {
    let data: Data

    var count: Int { data.count }

    subscript(offset: Int) -> Int? {
        guard offset >= 0, offset < data.count else { return nil }
        return Int(data[data.startIndex + offset])
    }

    /// Returns an unsigned number of up to seven bytes.
    func number(at offset: Int, bytes: Int, isLittleEndian: Bool = false) -> Int? {
        guard offset >= 0, bytes <= 7, offset <= data.count - bytes else { return nil }
        var value = 0
        for index in 0..<bytes {
            let byte = Int(data[data.startIndex + offset + index])
            value |= byte << (8 * (isLittleEndian ? index : bytes - 1 - index))
        }
        return value
    }

    /// Returns whether bytes at an offset are those of a text in Latin 1.
    func has(_ text: String, at offset: Int) -> Bool {
        let wanted = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        guard offset >= 0, offset <= data.count - wanted.count else { return false }
        let start = data.startIndex + offset
        return data[start..<(start + wanted.count)].elementsEqual(wanted)
    }
}
