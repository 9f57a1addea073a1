import Foundation

/// The reader of a row of the table of symbols.
struct SymbolRowReader {
    private static let signs: Set<Character> = [
        "~", "#", ":", "*", "+", "/", "&", "%", "!", "?", "@", "^", "=",
    ]
    /// How far symbols may be made of others.
    private static let deepest = 8

    private let name: String
    private let fields: String
    private let depth: Int
    private var layers = [SymbolLayer()]
    private var box: CGRect?
    private var room: SymbolComposition.Room?

    init(name: String, fields: String, depth: Int) {
        self.name = name
        self.fields = fields
        self.depth = depth
    }

    mutating func composition() throws(SymbolTableError) -> SymbolComposition {
        guard depth < Self.deepest else {
            throw SymbolTableError(
                place: "symbol \"\(name)\"",
                found: "a symbol that is made of itself",
                expected: "one of other symbols"
            )
        }
        var rest = Substring(fields).trimming
        while let sign = rest.first {
            let field = rest.dropFirst().prefix { !Self.signs.contains($0) }
            rest = rest.dropFirst(field.count + 1)
            if sign == "=" { return try symbol(String(field.trimming)) }
            try read(sign, field.trimming)
        }
        layers.removeAll { $0 == SymbolLayer(isFilled: $0.isFilled, hasAir: $0.hasAir) }
        let boxes = layers.compactMap(\.bounds)
        let fills = layers.compactMap(\.fillBounds)
        guard let first = boxes.first else { throw unexpected("nothing", "a path") }
        return SymbolComposition(
            layers: layers,
            box: box ?? boxes.dropFirst().reduce(first) { $0.union($1) },
            fillBox: box == nil ? fills.dropFirst().reduce(fills.first) { $0?.union($1) } : nil,
            canBeFilled: layers.contains { $0.isFilled == nil && !$0.shape.isEmpty },
            room: room
        )
    }

    private mutating func read(_ sign: Character, _ field: Substring) throws(SymbolTableError) {
        let last = layers.count - 1
        switch sign {
        case "~": layers[last].lines = layers[last].lines + (try SymbolPath(field))
        case "#": layers[last].shape = layers[last].shape + (try SymbolPath(field))
        case ":": layers[last].details = layers[last].details + (try SymbolPath(field))
        case "*": layers[last].areas = layers[last].areas + (try SymbolPath(field))
        case "+": layers[last].spots = layers[last].spots + (try SymbolPath(field))
        case "!": layers[last].isFilled = true
        case "?": layers[last].isFilled = false
        case "/", "&":
            if field.isEmpty {
                layers.append(SymbolLayer(hasAir: sign == "/"))
            } else {
                var parts = try reference(field)
                parts[0].hasAir = sign == "/"
                layers += parts
            }
        case "%": layers[last].inside += try reference(field)
        case "@":
            let numbers = try numbers(field, 4)
            box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "^":
            let numbers = try numbers(field, 3)
            room = .init(x: numbers[0], y: numbers[1], size: numbers[2])
        default: throw unexpected("\"\(sign)\(field)\"", "one of ~#:*+/&%!?@^=")
        }
    }

    /// Reads the name of a symbol with its size and place.
    private func reference(_ field: Substring) throws(SymbolTableError) -> [SymbolLayer] {
        let name = field.prefix { $0 != " " }
        let numbers = try numbers(field.dropFirst(name.count), 3)
        let symbol = try symbol(String(name))
        return symbol.placed(scale: numbers[0], x: numbers[1], y: numbers[2])
    }

    private func symbol(_ other: String) throws(SymbolTableError) -> SymbolComposition {
        guard let symbol = try SymbolRules.composition(other, depth: depth + 1) else {
            throw unexpected("\"\(other)\"", "the name of a symbol")
        }
        return symbol
    }

    private func numbers(_ field: Substring, _ count: Int) throws(SymbolTableError) -> [Double] {
        let words = field.split(separator: " ")
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == count, words.count == count else {
            throw unexpected("\"\(field.trimming)\"", "\(count) numbers")
        }
        return numbers
    }

    private func unexpected(_ found: String, _ expected: String) -> SymbolTableError {
        SymbolTableError(place: "symbol \"\(name)\"", found: found, expected: expected)
    }
}

extension Substring {
    /// The text without spaces around it.
    fileprivate var trimming: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
