/// The members of an object, taken one by one, so that those nobody took are found.
struct JSONMembers {
    /// Where the object stands in the body, as a JSON pointer (RFC 6901).
    let path: String
    private var members: [String: JSONValue]
    private var known: [String] = []

    init(_ value: JSONValue, at path: String = "") throws(APIProblem) {
        self.path = path
        guard case .object(let members) = value else {
            throw .wrong(path, found: value.kind, expected: "an object")
        }
        self.members = members
    }

    /// Takes a member.
    mutating func take(_ name: String) -> JSONValue? {
        known.append(name)
        return members.removeValue(forKey: name)
    }

    /// Takes a number between limits.
    mutating func number(
        _ name: String,
        in range: ClosedRange<Double>
    ) throws(APIProblem) -> Double? {
        guard let value = take(name) else { return nil }
        guard case .number(let number) = value, range.contains(number) else {
            throw wrong(
                name,
                value,
                "a number from \(text(range.lowerBound)) to \(text(range.upperBound))"
            )
        }
        return number
    }

    /// Takes a whole number between limits.
    mutating func integer(_ name: String, in range: ClosedRange<Int>) throws(APIProblem) -> Int? {
        guard let value = take(name) else { return nil }
        guard case .number(let number) = value, let whole = Int(exactly: number),
            range.contains(whole)
        else {
            throw wrong(
                name,
                value,
                "a whole number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return whole
    }

    /// Takes true or false.
    mutating func bool(_ name: String) throws(APIProblem) -> Bool? {
        guard let value = take(name) else { return nil }
        guard case .bool(let bool) = value else { throw wrong(name, value, "true or false") }
        return bool
    }

    /// Takes a string of at most so many bytes.
    mutating func string(_ name: String, upTo limit: Int = 1_024) throws(APIProblem) -> String? {
        guard let value = take(name) else { return nil }
        guard case .string(let string) = value, string.utf8.count <= limit else {
            throw wrong(name, value, "a string of at most \(limit) bytes")
        }
        return string
    }

    /// Takes one of several words.
    mutating func choice<T>(
        _ name: String,
        _ choices: KeyValuePairs<String, T>
    ) throws(APIProblem) -> T? {
        guard let value = take(name) else { return nil }
        if case .string(let word) = value,
            let choice = choices.first(where: { $0.key == word })
        {
            return choice.value
        }
        let words = choices.map { "\"\($0.key)\"" }
        throw wrong(name, value, words.joined(separator: " or "))
    }

    /// Takes an object.
    mutating func object(_ name: String) throws(APIProblem) -> JSONMembers? {
        guard let value = take(name) else { return nil }
        return try JSONMembers(value, at: path + "/" + name)
    }

    /// Refuses members that nobody took.
    func finish() throws(APIProblem) {
        guard let name = members.keys.min() else { return }
        throw .wrong(
            path,
            found: "the member \"\(name)\"",
            expected: known.isEmpty ? "no member" : "only " + known.joined(separator: ", ")
        )
    }

    /// Returns the complaint that a member is missing.
    func missing(_ names: String) -> APIProblem {
        .wrong(path, found: "no \(names)", expected: "one")
    }

    private func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> APIProblem {
        .wrong(path + "/" + name, found: value.kind, expected: expected)
    }

    private func text(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
