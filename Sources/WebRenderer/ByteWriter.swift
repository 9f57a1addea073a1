/// Bytes of a message or page while they are written.
struct ByteWriter {
    var bytes: [UInt8] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Adds one byte.
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Adds text as it is, without any escape.
    mutating func append(raw text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        )
    }

    /// Adds text as it is, without any escape.
    mutating func append(raw text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds a whole number.
    mutating func append(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(magnitude: UInt64(number.magnitude))
    }

    /// Adds a number in its shortest form with at most three decimals; what is no number is 0.
    mutating func append(_ number: Double) {
        append(number, decimals: 3)
    }

    /// Adds a number in its shortest form with at most six decimals.
    mutating func append(_ number: Double, decimals: Int) {
        var unit: UInt64 = 1
        for _ in 0..<decimals { unit *= 10 }
        // Past 10¹² no box or colour has a meaning, and the product would not fit.
        let clamped = number.isNaN ? 0 : min(max(number, -1e12), 1e12)
        let scaled = UInt64((clamped.magnitude * Double(unit)).rounded())
        if clamped < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
        append(magnitude: scaled / unit)
        var rest = scaled % unit
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
        }
    }

    private mutating func append(magnitude: UInt64) {
        guard magnitude >= 10 else {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude))
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = 20
            var rest = magnitude
            while rest > 0 {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            bytes.append(
                contentsOf: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(digits)[start...])
            )
        }
    }

    /// The text written so far.
    var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension ByteWriter {
    /// Adds a JSON string (RFC 8259 §7).
    mutating func append(json text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            let isPlain = utf8.allSatisfy {
                $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
            if isPlain { return bytes.append(contentsOf: utf8) }
            for byte in utf8 {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                    bytes.append(UInt8(ascii: "\\"))
                    bytes.append(byte)
                case 0..<0x20:
                    append(raw: "\\u00")
                    append(hexadecimal: byte)
                default:
                    bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds text for an element's content or a quoted attribute of an HTML page.
    ///
    /// A carriage return goes as a reference, since the parser would make a line feed of it; NUL
    /// was replaced before (HTML Standard §13.2.3.5 and §13.2.5).
    mutating func append(html text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append(raw: "&amp;")
            case UInt8(ascii: "<"): append(raw: "&lt;")
            case UInt8(ascii: ">"): append(raw: "&gt;")
            case UInt8(ascii: "\""): append(raw: "&quot;")
            case UInt8(ascii: "'"): append(raw: "&#39;")
            case 0x0D: append(raw: "&#13;")
            case 0: append(raw: "\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }

    /// Adds a quoted CSS string that may stand in a style element.
    ///
    /// "<" is escaped too, so that no text ends the element (CSS Syntax 3 §4.3.7).
    mutating func append(css text: String) {
        bytes.append(UInt8(ascii: "'"))
        for byte in text.utf8 {
            switch byte {
            case 0: append(raw: "\\fffd ")
            case 1..<0x20, 0x7F, UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
                UInt8(ascii: "<"), UInt8(ascii: ">"):
                bytes.append(UInt8(ascii: "\\"))
                append(hexadecimal: byte)
                bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "'"))
    }

    /// Adds a colour in its shortest hexadecimal form.
    mutating func append(color rgba: UInt32) {
        bytes.append(UInt8(ascii: "#"))
        let parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rgba >> $0) }
        let shown = parts[3] == 255 ? parts.dropLast() : parts[...]
        if shown.allSatisfy({ $0 >> 4 == $0 & 15 }) {
            for part in shown { append(hexadecimalDigit: part & 15) }
        } else {
            for part in shown { append(hexadecimal: part) }
        }
    }

    private mutating func append(hexadecimal byte: UInt8) {
        append(hexadecimalDigit: byte >> 4)
        append(hexadecimalDigit: byte & 15)
    }

    private mutating func append(hexadecimalDigit digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
