import Foundation

/// The table of the shapes of symbols.
///
/// A row has a name and fields, and goes on in the lines after it that begin with spaces. A field
/// begins with a sign:
/// - `~` lines, `#` the shape that filled variants fill, `:` lines and `*` areas that these leave
///   out of it, `+` what is always filled: path data, on a grid of 24 units.
/// - `/` another part in front of those before, with air around it; `&` one without.
/// - A name after `/` or `&` is another symbol, with a factor and the middle of its box; after `%`
///   it is in the shape, and filled variants leave it out of that.
/// - `!` fills the part in all variants; `?` in none.
/// - `@` the box of the drawing: x, y, width, height; without it the smallest one around the lines.
/// - `^` the room for other symbols: the middle and a size.
/// - `=` another name of the same symbol, alone.
///
/// Names with an underscore are parts alone, no symbols.
enum SymbolTable {
    /// The fields of each name.
    static let rows: [String: String] = {
        var rows: [String: String] = [:]
        for row in allRows { rows[row.name] = row.fields }
        return rows
    }()

    /// Every row of the table, in order.
    static var allRows: [(name: String, fields: String)] {
        var rows: [(name: String, fields: String)] = []
        for text in [
            plain, arrows, objects, things, devices, media, people, writing, frames, nature,
            places, health, signs, parts,
        ] {
            for line in text.split(separator: "\n") {
                if line.hasPrefix(" "), !rows.isEmpty {
                    rows[rows.count - 1].fields += " " + line.drop { $0 == " " }
                    continue
                }
                let name = line.prefix { $0 != " " }
                rows.append((String(name), String(line.dropFirst(name.count + 1))))
            }
        }
        return rows
    }

    /// Returns the drawing of a row; nil where there is none.
    static func composition(_ name: String, depth: Int = 0) throws(SymbolTableError)
        -> SymbolComposition?
    {
        guard let fields = rows[name] else { return nil }
        var reader = SymbolRowReader(name: name, fields: fields, depth: depth)
        return try reader.composition()
    }
}
