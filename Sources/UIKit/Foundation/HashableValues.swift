/// Returns values in one list, by which what consists of them is equal to another, and hashed.
func hashableValues<each Value: Hashable>(_ values: repeat each Value) -> [AnyHashable] {
    var list: [AnyHashable] = []
    repeat list.append(AnyHashable(each values))
    return list
}

/// What makes a value equal to its copies alone, as closures are that cannot be compared.
final class CopyMark: Sendable {}
