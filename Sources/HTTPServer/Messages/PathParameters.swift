/// The values of a route's parameters, decoded, by name.
///
/// Routes have one or two: a list is faster than a table.
package struct PathParameters: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    private var names: [String] = []
    private var values: [String] = []

    init(names: [String], values: [String]) {
        (self.names, self.values) = (names, values)
    }

    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(names: elements.map(\.0), values: elements.map(\.1))
    }

    /// Returns a parameter's value; nil where the route has none of the name.
    package subscript(name: String) -> String? {
        for index in names.indices where names[index] == name { return values[index] }
        return nil
    }
}
