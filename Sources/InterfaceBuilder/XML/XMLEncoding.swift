/// Turns the bytes of a file into UTF-8.
enum XMLEncoding {
    /// Replaces text in UTF-16 by UTF-8, and removes the byte order mark.
    ///
    /// - Throws: Where the bytes are no text; they are unchanged then.
    static func convertToUTF8(_ bytes: inout [UInt8]) throws(XMLFailure) {
        if bytes.starts(with: [0xFF, 0xFE]) {
            bytes = try transcode(bytes, bigEndian: false)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            bytes = try transcode(bytes, bigEndian: true)
        } else {
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            if let offset = firstInvalidByte(in: bytes) {
                throw XMLFailure(offset: offset, problem: .invalidText(encoding: "UTF-8"))
            }
        }
    }

    private static func transcode(
        _ bytes: [UInt8],
        bigEndian: Bool
    ) throws(XMLFailure) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
        }
        guard bytes.count.isMultiple(of: 2),
            let text = String(validating: units, as: UTF16.self)
        else { throw XMLFailure(offset: 0, problem: .invalidText(encoding: "UTF-16")) }
        return Array(text.utf8)
    }

    /// Returns the first byte that is no UTF-8, by RFC 3629 §4; nil where all is.
    ///
    /// The library validates only by making a string, a second copy of the document.
    static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeRawBufferPointer(buffer)
            var index = 0
            while index < buffer.count {
                if index + 8 <= buffer.count,
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                } else if buffer[index] < 0x80 {
                    index += 1
                } else {
                    guard let length = sequenceLength(buffer, at: index) else { return index }
                    index += length
                }
            }
            return nil
        }
    }

    private static func sequenceLength(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at index: Int
    ) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for position in (index + 2)..<max(index + 2, index + length)
        where bytes[position] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }
}
