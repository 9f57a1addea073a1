/// A reader of small JSON texts (RFC 8259) with limits on depth and numbers.
struct JSONReader {
    /// How deep lists and objects may be nested.
    static let maximumDepth = 16

    private let bytes: [UInt8]
    private var position = 0

    /// Returns the value of a whole text.
    static func read(_ bytes: [UInt8]) throws(APIProblem) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.readValue(depth: 0)
        guard reader.peek() == nil else { throw reader.problem("the end") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readValue(depth: Int) throws(APIProblem) -> JSONValue {
        switch peek() {
        case UInt8(ascii: "{"): return .object(try readObject(depth: depth + 1))
        case UInt8(ascii: "["): return .list(try readList(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return .number(try readNumber())
        }
    }

    private mutating func readObject(depth: Int) throws(APIProblem) -> [String: JSONValue] {
        try enter(depth)
        var members: [String: JSONValue] = [:]
        if skip(UInt8(ascii: "}")) { return members }
        repeat {
            guard peek() == UInt8(ascii: "\"") else { throw problem("a member's name") }
            let name = try readString()
            guard skip(UInt8(ascii: ":")) else { throw problem("a colon") }
            let value = try readValue(depth: depth)
            guard members.updateValue(value, forKey: name) == nil else {
                throw problem("each member once", found: "a second \"\(name)\"")
            }
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "}")) else { throw problem("a comma or the object's end") }
        return members
    }

    private mutating func readList(depth: Int) throws(APIProblem) -> [JSONValue] {
        try enter(depth)
        var values: [JSONValue] = []
        if skip(UInt8(ascii: "]")) { return values }
        repeat { values.append(try readValue(depth: depth)) } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "]")) else { throw problem("a comma or the list's end") }
        return values
    }

    private mutating func enter(_ depth: Int) throws(APIProblem) {
        guard depth <= Self.maximumDepth else {
            throw problem("at most \(Self.maximumDepth) levels", found: "a deeper list or object")
        }
        position += 1
    }

    private mutating func readWord(
        _ word: StaticString,
        _ value: JSONValue
    ) throws(APIProblem) -> JSONValue {
        let text = word.withUTF8Buffer { Array($0) }
        guard bytes[position...].starts(with: text) else { throw problem("a value") }
        position += text.count
        return value
    }

    // MARK: - Numbers

    private mutating func readNumber() throws(APIProblem) -> Double {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let hasLeadingZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
        let digits = skipDigits()
        var isNumber = digits == 1 || digits > 1 && !hasLeadingZero
        if take(UInt8(ascii: ".")) { isNumber = skipDigits() > 0 && isNumber }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
            isNumber = skipDigits() > 0 && isNumber
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard isNumber else {
            position = start
            throw problem("a value")
        }
        guard text.utf8.count <= 64, let value = Double(text), value.isFinite else {
            position = start
            throw problem("a number below 10³⁰⁸ in at most 64 characters", found: "a larger one")
        }
        return value
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        return position - start
    }

    // MARK: - Bytes

    /// Returns the next byte that is no space, without passing it.
    private mutating func peek() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        peek() == byte && take(byte)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private func problem(_ expected: String, found: String? = nil) -> APIProblem {
        var thing = found ?? "the end"
        if found == nil, position < bytes.count {
            let byte = bytes[position]
            let isPrintable = (0x21..<0x7F).contains(byte)
            thing = isPrintable ? "\"\(Character(UnicodeScalar(byte)))\"" : "byte \(byte)"
        }
        return APIProblem(
            status: 400,
            reason: .malformed,
            detail: "The body at byte \(position): found \(thing), expected \(expected)."
        )
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func readString() throws(APIProblem) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            let byte = bytes[position]
            guard byte >= 0x20 else { throw problem("no control character in a string") }
            position += 1
            if byte == UInt8(ascii: "\\") {
                try readEscape(into: &text)
            } else {
                text.append(byte)
            }
        }
        guard take(UInt8(ascii: "\"")) else { throw problem("the string's end") }
        guard let string = String(validating: text, as: UTF8.self) else {
            position = start
            throw problem("UTF-8", found: "a string that is not UTF-8")
        }
        return string
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(APIProblem) {
        guard position < bytes.count else { throw problem("an escape") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = readScalar() else {
                throw problem("four hexadecimal digits, surrogates in pairs", found: "others")
            }
            text += String(Character(scalar)).utf8
        default:
            position -= 1
            throw problem("an escape")
        }
    }

    /// Reads the digits after `\u` and, for a high surrogate, those of the low one.
    private mutating func readScalar() -> UnicodeScalar? {
        guard let unit = readUnit() else { return nil }
        guard unit >> 10 == 0xD800 >> 10 else { return UnicodeScalar(unit) }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = readUnit(),
            low >> 10 == 0xDC00 >> 10
        else { return nil }
        return UnicodeScalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
    }

    private mutating func readUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[position..<(position + 4)] {
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
                return nil
            }
            unit = unit << 4 | UInt32(digit)
        }
        position += 4
        return unit
    }
}
