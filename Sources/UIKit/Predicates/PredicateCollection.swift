import Foundation

/// A collection as predicates compare it.
struct PredicateCollection {
    /// What decides when two collections are the same.
    enum Kind {
        case list
        case set
        case dictionary([AnyHashable: Any])
    }

    /// The values, as they were given.
    let values: [Any?]
    var kind = Kind.list
    /// The values made ready to be looked for; only constants have them.
    var members: PredicateMembers?

    /// Whether a value is one of the collection's.
    func contains(_ value: PredicateValue, _ options: NSString.CompareOptions) -> Bool {
        if let members { return members.contains(value, options) }
        return values.contains { PredicateValue($0).isEqual(value, options) }
    }

    /// Whether two collections are the same: lists in their order, others in any.
    func isEqual(_ other: PredicateCollection, _ options: NSString.CompareOptions) -> Bool {
        guard values.count == other.values.count else { return false }
        switch (kind, other.kind) {
        case (.list, .list):
            return zip(values, other.values).allSatisfy {
                PredicateValue($0).isEqual(PredicateValue($1), options)
            }
        case (.set, .set):
            let members = other.members ?? PredicateMembers(other.values)
            return values.allSatisfy { members.contains(PredicateValue($0), options) }
        case (.dictionary(let left), .dictionary(let right)):
            let entries = Self.entries(right)
            return Self.entries(left).allSatisfy { key, value in
                guard let found = entries[key] else { return false }
                return PredicateValue(value).isEqual(PredicateValue(found), options)
            }
        default: return false
        }
    }

    private static func entries(_ dictionary: [AnyHashable: Any]) -> [PredicateKey: Any] {
        var entries: [PredicateKey: Any] = [:]
        for (key, value) in dictionary {
            if let key = PredicateValue(key.base).key { entries[key] = value }
        }
        return entries
    }
}

/// The values of a collection, made ready to be looked for.
struct PredicateMembers {
    private let values: [PredicateValue]
    private let keys: Set<PredicateKey>
    /// The values that have no key.
    private let others: [PredicateValue]

    init(_ values: [Any?]) {
        self.values = values.map { PredicateValue($0) }
        keys = Set(self.values.compactMap(\.key))
        others = self.values.filter { $0.key == nil }
    }

    /// Whether a value is one of them.
    func contains(_ value: PredicateValue, _ options: NSString.CompareOptions) -> Bool {
        guard options.isEmpty else { return values.contains { $0.isEqual(value, options) } }
        guard let key = value.key else { return others.contains { $0.isEqual(value, []) } }
        return keys.contains(key)
    }
}

/// What two values share where they are the same to a predicate.
enum PredicateKey: Hashable {
    case nothing
    case value(AnyHashable)
    case object(ObjectIdentifier)
}

extension PredicateValue {
    /// What finds the value in a set; nil where only comparing does.
    var key: PredicateKey? {
        switch self {
        case .none: return .nothing
        case .integer(let number): return .value(number)
        case .real(let number): return .value(number)
        case .text(let text): return .value(text)
        case .date(let date): return .value(date)
        case .list: return nil
        case .other(let value):
            if let value = value as? AnyHashable { return .value(value) }
            guard type(of: value) is AnyClass else { return nil }
            return .object(ObjectIdentifier(value as AnyObject))
        }
    }

    /// The value, with a collection's members made ready to be looked for.
    var prepared: PredicateValue {
        guard case .list(var collection) = self else { return self }
        collection.members = PredicateMembers(collection.values)
        return .list(collection)
    }
}
