/// A hash of bytes for tables that documents fill.
///
/// Seeded for each process, so that no document can be written whose names all meet.
struct ByteHash: Sendable {
    static let process = ByteHash(seed: .random(in: 0...UInt64.max))

    let seed: UInt64

    /// Returns the hash of `count` bytes from `bytes`.
    func callAsFunction(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        var state = seed ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
        let raw = UnsafeRawPointer(bytes)
        guard count >= 8 else {
            return Self.mix(state ^ Self.word(bytes, count: count))
        }
        var offset = 0
        while offset + 8 < count {
            state = Self.mix(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        // The last word may overlap the one before it: no byte is left over.
        return Self.mix(state ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }

    private static func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<count {
            word = word << 8 | UInt64(bytes[index])
        }
        return word
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
