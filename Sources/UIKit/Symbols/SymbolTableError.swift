/// A line of the table of symbols that cannot be read.
struct SymbolTableError: Error, Equatable, CustomStringConvertible {
    var place: String
    var found: String
    var expected: String

    var description: String { "\(place): found \(found), expected \(expected)." }
}
