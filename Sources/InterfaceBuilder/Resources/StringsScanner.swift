/// Reads the old property list's syntax of strings tables: `"key" = "text";` and comments.
struct StringsScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the texts by key; the last of equal keys counts.
    mutating func scan() throws(XMLFailure) -> [String: String] {
        var entries: [String: String] = [:]
        try skipSpace()
        while position < bytes.count {
            let key = try scanString(named: "a key")
            try skipSpace()
            var text = key
            if peek == 0x3D {
                position += 1
                try skipSpace()
                text = try scanString(named: "a text")
                try skipSpace()
            }
            guard peek == 0x3B else { throw failure(expected: "\";\"") }
            position += 1
            entries[key] = text
            try skipSpace()
        }
        return entries
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() throws(XMLFailure) {
        while let byte = peek {
            if XMLScanner.isSpace(byte) {
                position += 1
            } else if byte == 0x2F {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(XMLFailure) {
        let start = position
        switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
        case 0x2F:
            while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
        case 0x2A:
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == 0x2A, bytes[position + 1] == 0x2F {
                    position += 2
                    return
                }
                position += 1
            }
            throw XMLFailure(
                offset: start,
                problem: .malformed(found: "the end of the file in a comment", expected: "\"*/\"")
            )
        default: throw failure(expected: "a comment")
        }
    }

    private mutating func scanString(named name: String) throws(XMLFailure) -> String {
        guard let quote = peek, quote == 0x22 || quote == 0x27 else {
            return try scanWord(named: name)
        }
        let start = position
        position += 1
        // Escapes are UTF-16 units: two of them can make one character.
        var units: [UInt16] = []
        var run = position
        while let byte = peek, byte != quote {
            if byte == 0x5C {
                units += String(decoding: bytes[run..<position], as: UTF8.self).utf16
                units.append(try scanEscape())
                run = position
            } else {
                position += 1
            }
        }
        guard position < bytes.count else {
            throw XMLFailure(
                offset: start,
                problem: .malformed(
                    found: "the end of the file in \(name)",
                    expected: "a quotation mark"
                )
            )
        }
        units += String(decoding: bytes[run..<position], as: UTF8.self).utf16
        position += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func scanWord(named name: String) throws(XMLFailure) -> String {
        let start = position
        while let byte = peek, isWordByte(byte) { position += 1 }
        guard position > start else { throw failure(expected: name) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        return isLetter || (0x30...0x39).contains(byte) || "_-.:$/".utf8.contains(byte)
    }

    private mutating func scanEscape() throws(XMLFailure) -> UInt16 {
        position += 1
        guard let byte = peek else { throw failure(expected: "an escaped character") }
        if byte == 0x55 || byte == 0x75 {
            position += 1
            return try scanDigits(count: 4, radix: 16)
        }
        if (0x30...0x37).contains(byte) { return try scanDigits(count: 3, radix: 8) }
        position += 1
        switch byte {
        case 0x61: return 0x07
        case 0x62: return 0x08
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x76: return 0x0B
        case 0x80...:
            // A character beyond ASCII stands for itself: its bytes follow as they are.
            position -= 1
            return try scanWideCharacter()
        default: return UInt16(byte)
        }
    }

    private mutating func scanWideCharacter() throws(XMLFailure) -> UInt16 {
        let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        guard let scalar = rest.unicodeScalars.first, scalar.value <= 0xFFFF else {
            throw failure(expected: "an escaped character")
        }
        position += UTF8.width(scalar)
        return UInt16(scalar.value)
    }

    private mutating func scanDigits(count: Int, radix: Int) throws(XMLFailure) -> UInt16 {
        let start = position
        while position < start + count, let byte = peek, isDigit(byte, radix: radix) {
            position += 1
        }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = UInt16(digits, radix: radix) else {
            throw failure(expected: "the number of a character")
        }
        return value
    }

    private func isDigit(_ byte: UInt8, radix: Int) -> Bool {
        if radix == 8 { return (0x30...0x37).contains(byte) }
        let lower = byte | 0x20
        return (0x30...0x39).contains(byte) || (0x61...0x66).contains(lower)
    }

    private func failure(expected: String) -> XMLFailure {
        let end = min(position + 4, bytes.count)
        let scalar =
            position < bytes.count
            ? String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first : nil
        let found = scalar.map { "\"\($0)\"" } ?? "the end of the file"
        return XMLFailure(
            offset: position,
            problem: .malformed(found: found, expected: expected)
        )
    }
}
