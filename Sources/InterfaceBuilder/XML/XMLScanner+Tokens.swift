extension XMLScanner {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Whether a byte may stand in a name: letters, digits, `-._:` and all beyond ASCII.
    static func isNameByte(_ byte: UInt8) -> Bool {
        // One bit for each byte below 0x80: the two words of a bit set.
        let low: UInt64 = 0x07FF_6000_0000_0000
        let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
        return byte >= 0x80 || (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 == 1
    }

    mutating func skipSpace() {
        let eightSpaces: UInt64 = 0x2020_2020_2020_2020
        let raw = UnsafeRawBufferPointer(bytes)
        while position + 8 <= end,
            raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) == eightSpaces
        {
            position += 8
        }
        while Self.isSpace(bytes[position]) { position += 1 }
    }

    mutating func scanName(of expected: String) throws(XMLFailure) -> UInt16 {
        let start = position
        let first = bytes[position]
        let cannotBegin = first == 0x2D || first == 0x2E || (0x30...0x39).contains(first)
        guard Self.isNameByte(first), !cannotBegin else {
            throw failure(found: describeByte(), expected: expected)
        }
        while Self.isNameByte(bytes[position]) { position += 1 }
        let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
        guard let number = names.intern(name) else {
            throw XMLFailure(
                offset: start,
                problem: .tooMany(what: "different names", limit: XMLNames.limit)
            )
        }
        return number
    }

    /// Checks the reference at this place and goes past it.
    mutating func checkReference() throws(XMLFailure) {
        let window = Array(bytes[position..<min(position + 32, end)])
        do throws(XMLFailure) {
            position += try XMLText.reference(window[...]).length
        } catch {
            throw XMLFailure(offset: position, problem: error.problem)
        }
    }

    mutating func skip(past mark: StaticString, named name: String) throws(XMLFailure) {
        let start = position
        let last = mark.utf8CodeUnitCount - 1
        // Not from the beginning: "<!-->" is no whole comment.
        position += bytes[position + 1] == 0x3F ? 2 : 4
        while position < end {
            if bytes[position] == mark.utf8Start[0], starts(with: mark) {
                position += last + 1
                return
            }
            position += 1
        }
        throw XMLFailure(
            offset: start,
            problem: .malformed(found: "the end of the file in \(name)", expected: "\"\(mark)\"")
        )
    }

    func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount
        where bytes[position + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Reads the XML declaration, for the encoding that it names.
    mutating func scanDeclaration() throws(XMLFailure) {
        guard starts(with: "<?xml"), Self.isSpace(bytes[5]) else { return }
        let start = position
        try skip(past: "?>", named: "the XML declaration")
        let words = String(decoding: bytes[start..<position], as: UTF8.self)
            .split { $0 == "\"" || $0 == "'" }
        guard let index = words.firstIndex(where: { $0.hasSuffix("encoding=") }),
            index + 1 < words.count
        else { return }
        let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
        guard known.contains(words[index + 1].lowercased()) else {
            let found = String(words[index + 1])
            throw XMLFailure(offset: start, problem: .encoding(found: found))
        }
    }

    // MARK: - Failures

    func failure(found: String, expected: String) -> XMLFailure {
        XMLFailure(offset: position, problem: .malformed(found: found, expected: expected))
    }

    func limit(_ what: String, _ limit: Int) -> XMLFailure {
        XMLFailure(offset: position, problem: .tooMany(what: what, limit: limit))
    }

    func line(at offset: Int) -> Int {
        bytes[..<offset].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    }

    /// Names the character at this place, for a message.
    func describeByte() -> String {
        guard position < end else { return "the end of the file" }
        let rest = String(decoding: bytes[position..<min(position + 4, end)], as: UTF8.self)
        guard let scalar = rest.unicodeScalars.first else { return "the end of the file" }
        guard scalar.value >= 0x20, scalar.value != 0x7F else {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "the control character U+" + String(repeating: "0", count: 4 - digits.count)
                + digits
        }
        return "\"\(scalar)\""
    }
}
