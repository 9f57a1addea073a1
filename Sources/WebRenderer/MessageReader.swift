/// A reader of the JSON that pages send: lists, strings and numbers (RFC 8259), nothing else.
///
/// It reads what the caller expects, so it never recurses and holds no tree of values.
struct MessageReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the next byte that is no space, without passing it.
    mutating func peek() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    /// Passes a byte if it comes next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

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
        guard let value = scanNumber(), range.contains(value) else {
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
        guard let value = scanNumber(), let whole = Int(exactly: value), (0...limit).contains(whole)
        else {
            position = start
            throw error(expected: "\(expected), a whole number, 0…\(limit)")
        }
        return whole
    }

    private mutating func scanNumber() -> Double? {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let wholeStart = position
        var mantissa: UInt64 = 0
        var count = scanDigits(into: &mantissa)
        // No leading zeros.
        guard count > 0, count == 1 || bytes[wholeStart] != UInt8(ascii: "0") else { return nil }
        var exponent = 0
        if take(UInt8(ascii: ".")) {
            let decimals = scanDigits(into: &mantissa)
            guard decimals > 0 else { return nil }
            exponent = -decimals
            count += decimals
        }
        var hasExponent = false
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            hasExponent = true
            if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
            var digits: UInt64 = 0
            guard scanDigits(into: &digits) > 0 else { return nil }
        }
        if count <= 15, !hasExponent {
            // Both factors are exact, so the quotient is rounded once (Clinger 1990).
            let value = Double(mantissa) / Self.powersOfTen[-exponent]
            return isNegative ? -value : value
        }
        guard position - start <= 40 else { return nil }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Adds digits to a number, which is only meant while there are few of them.
    private mutating func scanDigits(into number: inout UInt64) -> Int {
        let start = position
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"),
            digit < 10
        {
            number = number &* 10 &+ UInt64(digit)
            position += 1
        }
        return position - start
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
        guard take(UInt8(ascii: "\"")) else {
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
        guard position < bytes.count else { throw error(expected: "an escape") }
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
            guard let scalar = scanScalar() else {
                throw MessageError(
                    position: start,
                    found: "an escape that names no character",
                    expected: "four hexadecimal digits, surrogates in pairs"
                )
            }
            text += String(Character(scalar)).utf8
        default:
            throw MessageError(position: start, found: "an unknown escape", expected: "an escape")
        }
    }

    /// Reads the digits after `\u` and, for a high surrogate, those of the low one.
    private mutating func scanScalar() -> UnicodeScalar? {
        guard let unit = scanFourDigits() else { return nil }
        guard unit >> 10 == 0xD800 >> 10 else { return UnicodeScalar(unit) }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = scanFourDigits(),
            low >> 10 == 0xDC00 >> 10
        else { return nil }
        return UnicodeScalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
    }

    private mutating func scanFourDigits() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else {
                return nil
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
