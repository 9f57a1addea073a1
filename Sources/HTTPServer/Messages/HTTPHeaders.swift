/// The header fields of a message, in order; names are compared without case.
package struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// One header field.
    package struct Field: Sendable, Equatable {
        /// The field's name as written.
        package let name: String
        /// The field's value.
        package let value: String
    }

    /// The fields in order, repeated ones too.
    package private(set) var fields: [Field]

    /// Creates header fields in the order given.
    package init(_ fields: [Field] = []) { self.fields = fields }

    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The first value of a field, or nil; setting it replaces all fields of that name.
    package subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            fields.removeAll { Self.isSame($0.name, name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// Returns whether there is a field of a name.
    func contains(_ name: String) -> Bool {
        for field in fields where Self.isSame(field.name, name) { return true }
        return false
    }

    /// Returns all values of a field, in order.
    package func values(for name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Adds a field after those that are there, of the same name too.
    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Returns whether two names are the same field's.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        // Most are written in one way.
        return one == other
            || zip(one.utf8, other.utf8).allSatisfy { $0.0.asciiLowercased == $0.1.asciiLowercased }
    }
}

extension UInt8 {
    /// The byte with A–Z turned into a–z.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
