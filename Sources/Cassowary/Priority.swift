/// The strength of a constraint, from 1 to 1000.
///
/// Priorities are strictly hierarchical: none is ever traded for any number of lower ones.
package struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The number, as in `UILayoutPriority`.
    package let rawValue: Int
    /// Whether it counts more than its number says, and less than the next.
    private let isRaised: Bool

    /// A constraint that has to hold.
    package static let required = Priority(1000)
    /// A constraint that gives way to those that have to hold alone.
    package static let almostRequired = Priority(999, isRaised: true)
    /// The range of the numbers.
    package static let range = 1...1000

    /// Creates a priority; the solver refuses numbers out of range.
    package init(_ rawValue: Int) { self.init(rawValue, isRaised: false) }

    private init(_ rawValue: Int, isRaised: Bool) {
        self.rawValue = rawValue
        self.isRaised = isRaised
    }

    package init(integerLiteral value: Int) { self.init(value) }

    package static func < (a: Priority, b: Priority) -> Bool {
        (a.rawValue, a.isRaised ? 1 : 0) < (b.rawValue, b.isRaised ? 1 : 0)
    }

    /// The level of rows of this priority, which is in range.
    var level: Int16 {
        rawValue == Self.required.rawValue
            ? Tableau.required : Int16(2 * rawValue + (isRaised ? 1 : 0))
    }
}
