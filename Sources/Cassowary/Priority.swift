/// The strength of a constraint, from 1 to 1000.
///
/// Priorities are strictly hierarchical: none is ever traded for any number of lower ones.
package struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The number, as in `UILayoutPriority`.
    package let rawValue: Int

    /// A constraint that has to hold.
    package static let required = Priority(1000)
    /// The range of the numbers.
    package static let range = 1...1000

    /// Creates a priority; the solver refuses numbers out of range.
    package init(_ rawValue: Int) { self.rawValue = rawValue }

    package init(integerLiteral value: Int) { self.init(value) }

    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
