/// Turns the bytes of a file into UTF-8.
enum XMLEncoding {
    /// Returns the text in UTF-8, without a byte order mark.
    static func utf8(_ bytes: [UInt8]) throws(XMLFailure) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) {
            return try transcode(bytes, bigEndian: false)
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return try transcode(bytes, bigEndian: true)
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if String(validating: text, as: UTF8.self) == nil {
            throw XMLFailure(
                offset: firstInvalidByte(in: text),
                problem: .invalidText(encoding: "UTF-8")
            )
        }
        return text
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

    private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
        var valid = 0
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            valid += UTF8.width(scalar)
        }
        return valid
    }
}
