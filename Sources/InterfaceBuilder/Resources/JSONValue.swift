import Foundation

/// A value of a JSON file.
enum JSONValue: Decodable, Sendable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Reads the object of a file.
    static func object(
        _ bytes: [UInt8],
        fileName: String
    ) throws(DocumentError) -> [String: JSONValue] {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
            case .object(let object) = value
        else {
            throw DocumentError(
                fileName: fileName,
                problem: .contents(found: "no JSON object", expected: "one")
            )
        }
        return object
    }

    var object: [String: JSONValue] {
        if case .object(let value) = self { value } else { [:] }
    }

    var array: [JSONValue] {
        if case .array(let value) = self { value } else { [] }
    }

    var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }
}
