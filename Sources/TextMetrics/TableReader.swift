/// Reads the numbers of a font file's table.
///
/// What lies outside counts as 0 and breaks the table, as does everything after a million numbers: lists
/// within lists of a broken table could take for ever.
final class TableReader {
    /// Whether something outside of the table was asked for.
    private(set) var isBroken = false
    private let bytes: UnsafeRawBufferPointer
    private var rest = 1_000_000

    /// Creates a reader of bytes that must outlive it.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Returns the 16-bit number at a place.
    func number(_ place: Int) -> UInt16 {
        rest -= 1
        guard rest >= 0, place >= 0, place + 2 <= bytes.count else {
            isBroken = true
            return 0
        }
        return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }

    /// Returns the 32-bit number at a place.
    func longNumber(_ place: Int) -> Int {
        Int(number(place)) << 16 | Int(number(place + 2))
    }

    /// Returns the offset that stands at a place; nil where there is no table.
    func offset(_ place: Int) -> Int? {
        let value = Int(number(place))
        return value == 0 ? nil : value
    }

    /// Returns the place of the table whose offset from another stands at a place.
    func table(at place: Int, of base: Int) -> Int { base + Int(number(place)) }
}
