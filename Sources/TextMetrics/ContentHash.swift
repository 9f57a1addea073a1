/// A hash of bytes that is the same in every process; it names, it does not protect.
package enum ContentHash {
    /// Returns 16 hexadecimal digits that name bytes.
    package static func text(of bytes: [UInt8]) -> String {
        text(of: bytes.withUnsafeBytes { of($0) })
    }

    /// Returns a hash as 16 hexadecimal digits.
    static func text(of hash: UInt64) -> String {
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Returns the hash of bytes, continuing from a seed.
    static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) -> UInt64
    {
        var state = seed ^ UInt64(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            state = mix(state ^ UInt64(littleEndian: word))
            offset += 8
        }
        var tail: UInt64 = 0
        while offset < bytes.count {
            tail = tail << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return mix(state ^ tail)
    }

    /// Returns the hash of a string's UTF-8 bytes, continuing from a seed.
    static func of(_ text: String, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) -> UInt64 {
        var text = text
        return text.withUTF8 { of(UnsafeRawBufferPointer($0), seed: seed) }
    }

    /// Mixes by the two halves of a full product, as wyhash (Wang Yi) does.
    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low ^ value &* 0xE703_7ED1_A0B4_28DB
    }
}
