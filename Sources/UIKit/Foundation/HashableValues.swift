/// Returns values in one list, by which what consists of them is equal to another, and hashed.
func hashableValues<each Value: Hashable>(_ values: repeat each Value) -> [AnyHashable] {
    var list: [AnyHashable] = []
    repeat list.append(AnyHashable(each values))
    return list
}

/// A value of the main actor's that is equal to another by what it consists of, on any thread.
@MainActor
protocol EqualByValues: Hashable, Sendable {
    /// What the value consists of.
    var values: [AnyHashable] { get }
}

extension EqualByValues {
    public nonisolated static func == (first: Self, second: Self) -> Bool {
        readOnAnyThread { first.values == second.values }
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        readOnAnyThread { hasher.combine(values) }
    }
}

/// Compares or hashes a value of the main actor's on the thread that asks, as in UIKit.
///
/// Data sources take their items' hashes in the background, with the configurations that are in them.
private func readOnAnyThread<Result>(_ read: @MainActor () -> Result) -> Result {
    // Safe: what is read are the stored properties of a value that the caller has a copy of; the
    // objects in it compare themselves without the main actor.
    withoutActuallyEscaping(read) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// What makes a value equal to its copies alone, as closures are that cannot be compared.
final class CopyMark: Sendable {}
