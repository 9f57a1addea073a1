/// The characters whose widths are kept by pairs: printable Latin-1 and general punctuation.
///
/// Each has a number below 256, its slot.
struct LetterSet: Hashable {
    private var words: SIMD4<UInt64> = .zero

    /// Creates a set of no character.
    init() {}

    /// Creates a set of one slot's character.
    init(_ slot: Int) { insert(slot) }

    /// Returns the slot of a UTF-16 unit; nil where it has none.
    @inline(__always)
    static func slot(of unit: UInt16) -> Int? {
        if unit < 0x7F { return unit >= 0x20 ? Int(unit) : nil }
        // No-break spaces and soft hyphens have rules of their own.
        if unit <= 0xFF { return unit > 0xA0 && unit != 0xAD ? Int(unit) : nil }
        // Dashes, quotation marks, bullets and dots; the fraction slash makes HarfBuzz build fractions.
        guard unit >= 0x2012, unit <= 0x2027 else { return unit == euro ? 0x80 : nil }
        return 0x80 + Int(unit - 0x2010)
    }

    /// The UTF-16 units that have slots.
    static let units: [UInt16] = (Array(0x20...0xFF) + Array(0x2012...0x2027) + [euro]).filter {
        slot(of: $0) != nil
    }

    private static let euro: UInt16 = 0x20AC

    /// Whether there is no character.
    var isEmpty: Bool { words == .zero }

    /// Whether a slot's character is in the set.
    func contains(_ slot: Int) -> Bool { words[slot >> 6] & (1 << UInt64(slot & 63)) != 0 }

    /// Adds a slot's character.
    mutating func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }

    /// Adds the characters of another set.
    mutating func formUnion(_ other: LetterSet) { words |= other.words }

    /// Takes out the characters of another set.
    mutating func subtract(_ other: LetterSet) { words &= ~other.words }

    /// Returns the characters that both sets have.
    func intersection(_ other: LetterSet) -> LetterSet {
        var result = self
        result.words &= other.words
        return result
    }

    /// How often one of its characters is met in text, in a measure of its own.
    var weight: Int {
        LetterSet.units.reduce(0) { sum, unit in
            guard let slot = LetterSet.slot(of: unit), contains(slot) else { return sum }
            return sum + LetterSet.weight(of: unit)
        }
    }

    private static func weight(of unit: UInt16) -> Int {
        switch unit {
        case 0x20: 1000
        case 0x2C, 0x2E: 200
        case 0x6A, 0x71, 0x78, 0x7A: 30
        case 0x61...0x7A: 200
        case 0x41...0x5A: 60
        case 0x30...0x39: 60
        case 0x21, 0x27, 0x2D, 0x3A, 0x3F, 0x2019: 20
        case 0xC0...0xFF: 10
        default: 4
        }
    }
}
