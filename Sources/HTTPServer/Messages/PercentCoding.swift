/// Percent-decoding of what comes in request targets (RFC 3986 §2.1).
enum PercentCoding {
    /// Returns the bytes that `bytes` stand for, or nil for a broken escape.
    static func decode(_ bytes: some Collection<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit)
                else { return nil }
                result.append(high << 4 | low)
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                result.append(UInt8(ascii: " "))
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// Returns the text that `bytes` stand for; nil for a broken escape, a NUL, or no UTF-8.
    static func decodeText(_ bytes: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
        let isPlain = bytes.allSatisfy { byte in
            byte != UInt8(ascii: "%") && byte != 0 && !(plusIsSpace && byte == UInt8(ascii: "+"))
        }
        if isPlain { return String(validating: bytes, as: UTF8.self) }
        guard let decoded = decode(bytes, plusIsSpace: plusIsSpace), !decoded.contains(0) else {
            return nil
        }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
