/// The names of elements and attributes of a document, each stored once.
///
/// Begins with the names that loaders know, so that these have the same numbers in all documents.
struct XMLNames: Sendable {
    /// Whether a name is one that loaders know, as an element's or as an attribute's.
    struct Uses: OptionSet, Sendable {
        let rawValue: UInt8
        static let element = Uses(rawValue: 1)
        static let attribute = Uses(rawValue: 2)
    }

    /// More names than this no tool writes; numbers have 16 bits.
    static let limit = 8_192

    static let known = XMLNames(
        elements: XMLVocabulary.elements,
        attributes: XMLVocabulary.attributes + " " + XMLVocabulary.numericAttributes
    )

    /// The number of `key`, by which children are found.
    static let key = known.number(of: "key")

    private(set) var strings: [String] = []
    private(set) var uses: [Uses] = []
    private var pool: [UInt8] = []
    private var starts: [Int32] = [0]
    /// Numbers plus one; 0 is an empty slot.
    ///
    /// The size is a power of two.
    private var slots: [UInt16]
    private let hash = ByteHash.process

    private init(elements: String, attributes: String) {
        slots = [UInt16](repeating: 0, count: 4_096)
        for (words, use) in [(elements, Uses.element), (attributes, Uses.attribute)] {
            XMLVocabulary.forEachWord(of: words) { word in
                if let number = intern(word) { uses[Int(number)].insert(use) }
            }
        }
    }

    /// Returns the number of a name; nil where no document of this table has it.
    func number(of name: String) -> UInt16? {
        var name = name
        return name.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let slot = findSlot(base, count: bytes.count)
            return slots[slot] == 0 ? nil : slots[slot] - 1
        }
    }

    /// Returns the number of a name, given to it now where it is new; nil past the limit.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        guard let base = bytes.baseAddress else { return nil }
        let slot = findSlot(base, count: bytes.count)
        if slots[slot] != 0 { return slots[slot] - 1 }
        guard strings.count < Self.limit else { return nil }
        let number = UInt16(strings.count)
        slots[slot] = number + 1
        pool.append(contentsOf: bytes)
        starts.append(Int32(pool.count))
        strings.append(String(decoding: bytes, as: UTF8.self))
        uses.append([])
        if strings.count * 2 > slots.count { grow() }
        return number
    }

    private func findSlot(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash(bytes, count: count)) & mask
        while slots[slot] != 0, !matches(Int(slots[slot]) - 1, bytes, count: count) {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func matches(_ number: Int, _ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        let start = Int(starts[number])
        guard Int(starts[number + 1]) - start == count else { return false }
        return pool.withUnsafeBufferPointer { pool in
            for index in 0..<count where pool[start + index] != bytes[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        slots = [UInt16](repeating: 0, count: slots.count * 2)
        for number in strings.indices {
            let range = Int(starts[number])..<Int(starts[number + 1])
            let slot = pool.withUnsafeBufferPointer { pool in
                let name = UnsafeBufferPointer(rebasing: pool[range])
                return name.baseAddress.map { findSlot($0, count: name.count) }
            }
            if let slot { slots[slot] = UInt16(number) + 1 }
        }
    }
}
