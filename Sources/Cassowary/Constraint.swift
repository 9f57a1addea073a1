/// A linear expression in a relation to zero, with a priority.
package struct Constraint: Sendable {
    /// A handle to a constraint that was added to a solver.
    package struct ID: Hashable, Sendable {
        let index: Int32
        let generation: UInt32
    }

    /// The expression that is compared with zero.
    package var expression: Expression
    /// The comparison.
    package var relation: Relation
    /// The priority.
    package var priority: Priority

    /// Creates a constraint.
    package init(
        _ expression: Expression,
        _ relation: Relation,
        priority: Priority = .required
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}
