/// A value of a JSON text (RFC 8259).
enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// What a message calls the value.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
        case .string(let text): text.utf8.count <= 40 ? "\"\(text)\"" : "a long string"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
