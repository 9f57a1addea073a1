import Glibc

/// Recognises the header fields that a page sends again with each of its requests.
///
/// What was found out of them need not be found out again. There is one place for each hash: fields that
/// come take the place of those that were there.
package struct FieldMemory {
    private struct Entry {
        let bytes: [UInt8]
        let lengths: [Int]
        let isSecure: Bool
    }

    private var entries: [Entry?]
    private let mask: Int

    /// Creates a memory that knows nothing.
    ///
    /// - Parameter count: The number of places, a power of two.
    package init(count: Int) {
        precondition(count > 0 && count & (count - 1) == 0, "The number must be a power of two.")
        entries = Array(repeating: nil, count: count)
        mask = count - 1
    }

    /// Returns the place of a request's fields, and whether they had it before.
    package mutating func place(of request: HTTPRequest) -> (place: Int, isKnown: Bool) {
        let head = request.head
        let bytes = head.bytes[head.targetLength...]
        let place = Self.hash(bytes) & mask
        if let entry = entries[place], entry.isSecure == request.isSecure,
            Self.isSame(entry.bytes, bytes), Self.isDivided(head, entry.lengths)
        {
            return (place, true)
        }
        entries[place] = Entry(
            bytes: Array(bytes),
            lengths: head.fields.flatMap { [$0.name.count, $0.value.count] },
            isSecure: request.isSecure
        )
        return (place, false)
    }

    private static func isSame(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Bool {
        one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                // Without bytes there may be no address.
                guard one.count == other.count, let first = one.baseAddress,
                    let second = other.baseAddress
                else { return one.count == other.count }
                return memcmp(first, second, one.count) == 0
            }
        }
    }

    /// Whether the bytes are the same fields: without their lengths, "ab" and "c" look like "a" and "bc".
    private static func isDivided(_ head: RequestHead, _ lengths: [Int]) -> Bool {
        guard lengths.count == 2 * head.fields.count else { return false }
        var index = 0
        for field in head.fields {
            guard lengths[index] == field.name.count, lengths[index + 1] == field.value.count else {
                return false
            }
            index += 2
        }
        return true
    }

    /// FNV-1a, over eight bytes at a time: whoever finds two of one place gains nothing.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            var offset = 0
            while offset + 8 <= bytes.count {
                hash ^= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                hash &*= 0x0000_0100_0000_01B3
                offset += 8
            }
            while offset < bytes.count {
                hash = (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3
                offset += 1
            }
            return Int(truncatingIfNeeded: hash ^ hash >> 32)
        }
    }
}
