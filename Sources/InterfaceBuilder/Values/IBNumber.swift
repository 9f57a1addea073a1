/// A number of a document: whole, with a fraction, or a flag.
package enum IBNumber: Sendable, Hashable {
    case integer(Int)
    case real(Double)
    case bool(Bool)

    /// Reads `<integer>`, `<real>` and `<bool>`; nil for other elements and for no numbers.
    init?(_ element: IBElement) {
        switch element.name {
        case "integer":
            guard let value = element.integer("value") else { return nil }
            self = .integer(value)
        case "real":
            guard let value = element.number("value") else { return nil }
            self = .real(value)
        case "bool":
            guard let value = element.bool("value") else { return nil }
            self = .bool(value)
        default: return nil
        }
    }

    /// The number as a Double; a flag is 1 or 0.
    package var doubleValue: Double {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .bool(let value): value ? 1 : 0
        }
    }
}

extension IBValueSource {
    /// The number with a key; nil where it has none or another kind of value.
    package func numberChild(_ key: String) -> IBNumber? {
        child(keyed: key).flatMap(IBNumber.init)
    }

    /// The flag with a key, such as `isElement`.
    package func boolChild(_ key: String) -> Bool? {
        guard case .bool(let value)? = numberChild(key) else { return nil }
        return value
    }
}
