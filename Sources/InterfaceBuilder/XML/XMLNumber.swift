/// Reads decimal numbers from bytes.
enum XMLNumber {
    /// The powers of ten that a Double holds exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Returns the number that the bytes say; nil where they say none or one without an end.
    ///
    /// Clinger, "How to read floating point numbers accurately", PLDI 1990: with at most 15 digits
    /// and a small exponent, one exact division gives the nearest value. The rest is the library's.
    static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
        var mantissa: UInt64 = 0
        var digits = 0
        var fraction = 0
        var hasPoint = false
        var rest = bytes
        let isNegative = rest.first == 0x2D
        if isNegative { rest = rest.dropFirst() }
        for byte in rest {
            switch byte {
            case 0x30...0x39 where digits < 15:
                mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
                if mantissa != 0 { digits += 1 }
                if hasPoint { fraction += 1 }
            case 0x2E where !hasPoint: hasPoint = true
            default: return parseSlowly(bytes)
            }
        }
        guard rest.count > (hasPoint ? 1 : 0), fraction < powers.count else {
            return parseSlowly(bytes)
        }
        let value = Double(mantissa) / powers[fraction]
        return isNegative ? -value : value
    }

    private static func parseSlowly(_ bytes: ArraySlice<UInt8>) -> Double? {
        // The library also reads hexadecimal, infinities and NaN, which no document means.
        let isPlain = bytes.allSatisfy { byte in
            (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
        }
        guard isPlain, bytes.count <= 64,
            let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
        else { return nil }
        return value
    }
}
