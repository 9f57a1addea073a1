/// A reader of the JSON that pages send: lists, strings and numbers (RFC 8259), nothing else.
///
/// It reads what the caller expects, so it never recurses and holds no tree of values.
struct MessageReader {
    private var scanner: JSONScanner

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = JSONScanner(bytes)
    }

    private var bytes: UnsafeBufferPointer<UInt8> { scanner.bytes }

    /// The place of the next byte.
    private(set) var position: Int {
        get { scanner.position }
        set { scanner.position = newValue }
    }

    /// Returns the next byte that is no space, without passing it.
    mutating func peek() -> UInt8? { scanner.peek() }

    /// Passes a byte if it comes next.
    mutating func skip(_ byte: UInt8) -> Bool { scanner.skip(byte) }

    /// Passes a byte that has to come next.
    mutating func expect(_ byte: UInt8, _ expected: StaticString) throws(MessageError) {
        guard skip(byte) else { throw error(expected: "\(expected)") }
    }

    /// Passes the comma before a further value.
    mutating func expectComma(before expected: StaticString) throws(MessageError) {
        guard skip(UInt8(ascii: ",")) else {
            throw error(expected: "a comma and \(expected)")
        }
    }

    /// Makes an error about what comes next.
    mutating func error(expected: String) -> MessageError {
        _ = peek()
        return MessageError(position: position, found: found, expected: expected)
    }

    private var found: String {
        guard position < bytes.count else { return "the end" }
        switch bytes[position] {
        case UInt8(ascii: "["): return "a list"
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "\""): return "a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let rest = bytes[position...].prefix(24).prefix {
                $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]")
            }
            return String(decoding: rest, as: UTF8.self)
        case 0x21..<0x7F: return "\"\(Character(UnicodeScalar(bytes[position])))\""
        case let byte: return "byte \(byte)"
        }
    }
}

extension MessageReader {
    /// Reads a number between limits.
    mutating func number(
        _ expected: StaticString,
        in range: ClosedRange<Double>
    ) throws(MessageError) -> Double {
        _ = peek()
        let start = position
        guard case .value(let value) = scanner.number(), range.contains(value) else {
            position = start
            throw error(expected: "\(expected), \(Int(range.lowerBound))…\(Int(range.upperBound))")
        }
        return value
    }

    /// Reads a whole number from 0 to 2⁵³ − 1, the largest that JavaScript counts to.
    mutating func integer(
        _ expected: StaticString,
        upTo limit: Int = 9_007_199_254_740_991
    ) throws(MessageError) -> Int {
        _ = peek()
        let start = position
        guard case .value(let value) = scanner.number(), let whole = Int(exactly: value),
            (0...limit).contains(whole)
        else {
            position = start
            throw error(expected: "\(expected), a whole number, 0…\(limit)")
        }
        return whole
    }
}

extension MessageReader {
    /// Reads a string of at most so many bytes of UTF-8.
    mutating func string(_ expected: StaticString, upTo limit: Int) throws(MessageError) -> String {
        guard peek() == UInt8(ascii: "\"") else { throw error(expected: "\(expected)") }
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            let byte = bytes[position]
            if byte < 0x20 {
                throw error(byte: byte, expected: "no control character in \(expected)")
            }
            if byte == UInt8(ascii: "\\") {
                try scanEscape(into: &text)
            } else {
                text.append(byte)
                position += 1
            }
            if text.count > limit {
                throw MessageError(
                    position: start,
                    found: "a string of more than \(limit) bytes",
                    expected: "\(expected)"
                )
            }
        }
        guard scanner.take(UInt8(ascii: "\"")) else {
            throw MessageError(
                position: position,
                found: "the end",
                expected: "the end of \(expected)"
            )
        }
        guard let string = String(validating: text, as: UTF8.self) else {
            throw MessageError(
                position: start,
                found: "bytes that are not UTF-8",
                expected: "\(expected)"
            )
        }
        return string
    }

    /// Reads a short word of ASCII letters, as kinds of messages are, without making a string.
    mutating func word(_ expected: StaticString) throws(MessageError) -> Word {
        guard peek() == UInt8(ascii: "\"") else { throw error(expected: "\(expected)") }
        var word = Word()
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            let byte = bytes[end]
            guard byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z"), word.append(byte) else {
                throw MessageError(
                    position: position,
                    found: "another string",
                    expected: "\(expected)"
                )
            }
            end += 1
        }
        guard end < bytes.count else {
            throw MessageError(position: end, found: "the end", expected: "the end of \(expected)")
        }
        position = end + 1
        return word
    }

    /// At most sixteen letters, compared like a number.
    struct Word: Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
        private var high: UInt64 = 0
        private var low: UInt64 = 0

        init() {}

        init(stringLiteral value: StaticString) {
            value.withUTF8Buffer { for byte in $0 { _ = append(byte) } }
        }

        mutating func append(_ byte: UInt8) -> Bool {
            guard high >> 56 == 0 else { return false }
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
            return true
        }

        var description: String {
            let bytes = [high, low].flatMap { part in
                stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: part >> $0) }
            }
            return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
        }
    }

    private func error(byte: UInt8, expected: String) -> MessageError {
        MessageError(position: position, found: "byte \(byte)", expected: expected)
    }

    private mutating func scanEscape(into text: inout [UInt8]) throws(MessageError) {
        let start = position
        position += 1
        switch scanner.escape(into: &text) {
        case .character: return
        case .end: throw error(expected: "an escape")
        case .unknown:
            throw MessageError(position: start, found: "an unknown escape", expected: "an escape")
        case .noCharacter:
            throw MessageError(
                position: start,
                found: "an escape that names no character",
                expected: "four hexadecimal digits, surrogates in pairs"
            )
        }
    }
}
