import WebRenderer

/// A reader of small JSON texts (RFC 8259) with limits on depth and numbers.
struct JSONReader {
    /// How deep lists and objects may be nested.
    static let maximumDepth = 16

    private var scanner: JSONScanner

    /// Returns the value of a whole text.
    static func read(_ bytes: [UInt8]) throws(APIProblem) -> JSONValue {
        let result = bytes.withUnsafeBufferPointer { bytes -> Result<JSONValue, APIProblem> in
            do throws(APIProblem) {
                var reader = JSONReader(scanner: JSONScanner(bytes))
                return .success(try reader.readText())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private var bytes: UnsafeBufferPointer<UInt8> { scanner.bytes }

    private var position: Int {
        get { scanner.position }
        set { scanner.position = newValue }
    }

    private mutating func peek() -> UInt8? { scanner.peek() }
    private mutating func skip(_ byte: UInt8) -> Bool { scanner.skip(byte) }

    private mutating func readText() throws(APIProblem) -> JSONValue {
        let value = try readValue(depth: 0)
        guard peek() == nil else { throw problem("the end") }
        return value
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

    private mutating func readNumber() throws(APIProblem) -> Double {
        switch scanner.number() {
        case .value(let value): return value
        case .malformed: throw problem("a value")
        case .excessive:
            throw problem("a number below 10³⁰⁸ in at most 64 characters", found: "a larger one")
        }
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
        guard scanner.take(UInt8(ascii: "\"")) else { throw problem("the string's end") }
        guard let string = String(validating: text, as: UTF8.self) else {
            position = start
            throw problem("UTF-8", found: "a string that is not UTF-8")
        }
        return string
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(APIProblem) {
        switch scanner.escape(into: &text) {
        case .character: return
        case .end, .unknown: throw problem("an escape")
        case .noCharacter:
            throw problem("four hexadecimal digits, surrogates in pairs", found: "others")
        }
    }
}
