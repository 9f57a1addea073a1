/// The scanning of JSON texts (RFC 8259) that all readers of them share: spaces, numbers, escapes.
package struct JSONScanner {
    /// The text.
    package let bytes: UnsafeBufferPointer<UInt8>
    /// The place of the next byte.
    package var position = 0

    /// What stands where a number is expected.
    package enum Number {
        case value(Double)
        /// No number of JSON.
        case malformed
        /// A number that no `Double` holds, or of more than 64 characters.
        case excessive
    }

    /// Creates a scanner at the start of a text.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the next byte that is no space, without passing it.
    package mutating func peek() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    /// Passes a byte if it is the next that is no space.
    package mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    /// Passes a byte if it is the very next.
    package mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    // MARK: - Numbers

    /// Passes a number; the place stays where there is none that can be used.
    package mutating func number() -> Number {
        let start = position
        let number = scanNumber()
        if case .value = number { return number }
        position = start
        return number
    }

    private mutating func scanNumber() -> Number {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let wholeStart = position
        var mantissa: UInt64 = 0
        var count = scanDigits(into: &mantissa)
        // No leading zeros.
        guard count > 0, count == 1 || bytes[wholeStart] != UInt8(ascii: "0") else {
            return .malformed
        }
        var exponent = 0
        if take(UInt8(ascii: ".")) {
            let decimals = scanDigits(into: &mantissa)
            guard decimals > 0 else { return .malformed }
            exponent = -decimals
            count += decimals
        }
        var hasExponent = false
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            hasExponent = true
            if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
            var digits: UInt64 = 0
            guard scanDigits(into: &digits) > 0 else { return .malformed }
        }
        if count <= 15, !hasExponent {
            // Both factors are exact, so the quotient is rounded once (Clinger 1990).
            let value = Double(mantissa) / Self.powersOfTen[-exponent]
            return .value(isNegative ? -value : value)
        }
        guard position - start <= 64 else { return .excessive }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { return .excessive }
        return .value(value)
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

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

    // MARK: - Escapes

    /// What stands behind a backslash.
    package enum Escape {
        /// A character, which was added to the text.
        case character
        /// `\u` without four digits, or half a pair of surrogates.
        case noCharacter
        /// A letter that escapes nothing; it is not passed.
        case unknown
        /// The end of the text.
        case end
    }

    /// Passes what follows a backslash and adds the character that it means to a text.
    package mutating func escape(into text: inout [UInt8]) -> Escape {
        guard position < bytes.count else { return .end }
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
            guard let scalar = scanScalar() else { return .noCharacter }
            text += String(Character(scalar)).utf8
        default:
            position -= 1
            return .unknown
        }
        return .character
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
        for byte in bytes[position..<(position + 4)] {
            guard byte < 0x80, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                return nil
            }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
