/// The widths of strings by their UTF-8 bytes, bounded in size.
///
/// Looking up needs no string: a label that changes its text asks with the bytes it has.
struct WidthCache {
    private struct Slot {
        var hash: UInt64
        var width: Double
        var kern: Double
        var start: Int32
        var length: Int32
    }

    /// The longest key that is kept, in bytes.
    static let maximumLength = 256
    private static let maximumCount = 4096

    private var slots: [Slot] = []
    private var bytes: [UInt8] = []
    private(set) var count = 0

    /// Returns the hash that finds a string.
    static func hash(_ key: UnsafeBufferPointer<UInt8>, kern: Double) -> UInt64 {
        // Zero marks a free slot.
        ContentHash.of(UnsafeRawBufferPointer(key), seed: kern.bitPattern) | 1
    }

    /// Returns the width of a string; nil where it is not known.
    func width(of key: UnsafeBufferPointer<UInt8>, kern: Double, hash: UInt64) -> Double? {
        guard !slots.isEmpty else { return nil }
        let slot = slots[find(key, kern: kern, hash: hash)]
        return slot.hash == 0 ? nil : slot.width
    }

    /// Keeps the width of a string; forgets all others when the cache is full.
    mutating func insert(
        _ key: UnsafeBufferPointer<UInt8>,
        kern: Double,
        hash: UInt64,
        width: Double
    ) {
        guard key.count <= WidthCache.maximumLength else { return }
        if count * 2 >= slots.count { grow() }
        let index = find(key, kern: kern, hash: hash)
        guard slots[index].hash == 0 else { return }
        slots[index] = Slot(
            hash: hash,
            width: width,
            kern: kern,
            start: Int32(bytes.count),
            length: Int32(key.count)
        )
        bytes.append(contentsOf: key)
        count += 1
    }

    private func find(_ key: UnsafeBufferPointer<UInt8>, kern: Double, hash: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: hash >> 1) & (slots.count - 1)
        while slots[index].hash != 0 {
            if slots[index].hash == hash, slots[index].kern == kern, matches(slots[index], key) {
                return index
            }
            index = (index + 1) & (slots.count - 1)
        }
        return index
    }

    private func matches(_ slot: Slot, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(slot.length) == key.count else { return false }
        let start = Int(slot.start)
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
            return true
        }
    }

    private mutating func grow() {
        let old = slots
        let isFull = count >= WidthCache.maximumCount
        if isFull {
            bytes.removeAll(keepingCapacity: true)
            count = 0
        }
        let free = Slot(hash: 0, width: 0, kern: 0, start: 0, length: 0)
        slots = Array(repeating: free, count: isFull ? old.count : max(old.count * 2, 64))
        guard !isFull else { return }
        for slot in old where slot.hash != 0 {
            var index = Int(truncatingIfNeeded: slot.hash >> 1) & (slots.count - 1)
            while slots[index].hash != 0 { index = (index + 1) & (slots.count - 1) }
            slots[index] = slot
        }
    }
}
