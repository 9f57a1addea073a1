/// A solver of linear constraints with priorities.
///
/// Changes are collected and take effect together in `solve()`. A solution satisfies all required
/// constraints, and among those solutions it has the smallest sum of violations at the highest
/// priority, among these the smallest at the next, and so on. Where several are equally good,
/// variables stay at the values they have; new ones are at zero.
package final class Solver {
    /// A variable that has another value than before.
    package struct Change: Equatable, Sendable {
        /// The variable.
        package let variable: Variable
        /// The value in the last solution.
        package let value: Double
    }

    // Every method makes one access to it: accesses to a class's storage are checked at run time.
    var tableau = Tableau()

    /// Creates a solver without variables and constraints.
    package init() {}

    // MARK: - Variables

    /// Returns a new variable with the value zero.
    ///
    /// - Parameter isPlace: Whether the variable is a place rather than a length. Where nothing else
    ///   decides, an equation moves a place and leaves lengths as they are, and an inequality that
    ///   names a place holds as an equation.
    /// - Returns: The variable.
    package func makeVariable(isPlace: Bool = false) -> Variable {
        tableau.makeVariable(isPlace: isPlace)
    }

    /// Releases a variable that no constraint refers to.
    package func release(_ variable: Variable) throws(SolverError) {
        try tableau.release(variable)
    }

    /// Returns a variable's value in the last solution, or nil if it is not in this solver.
    package func value(of variable: Variable) -> Double? { tableau.value(of: variable) }

    // MARK: - Constraints

    /// Adds a constraint, in force from the next solution on.
    package func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
        try tableau.add(constraint)
    }

    /// Removes a constraint; the values change with the next solution.
    package func remove(_ constraint: Constraint.ID) throws(SolverError) {
        try tableau.remove(constraint)
    }

    /// Sets the constant of a constraint's expression, without removing and adding it.
    package func setConstant(
        _ constant: Double,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        try tableau.setConstant(constant, of: constraint)
    }

    /// Sets the priority of a constraint.
    package func setPriority(
        _ priority: Priority,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        try tableau.setPriority(priority, of: constraint)
    }

    // MARK: - Edit variables

    /// Adds an edit variable: a constraint that holds a variable near a suggested value.
    package func addEdit(
        _ variable: Variable,
        value: Double,
        priority: Priority
    ) throws(SolverError) -> Constraint.ID {
        let expression = Expression(Expression.Term(variable), constant: -value)
        return try add(Constraint(expression, .equal, priority: priority))
    }

    /// Suggests another value for an edit variable.
    package func suggest(_ value: Double, for edit: Constraint.ID) throws(SolverError) {
        try tableau.setConstant(-value, of: edit)
    }

    // MARK: - Solutions

    /// Brings all changes since the last call into force and finds the optimum.
    ///
    /// Where required constraints conflict, the newest of each conflicting set is put out of force
    /// until its constant or priority is set again; all others are solved. If it was the only
    /// change since the last call and an addition, every value is as it was before.
    ///
    /// - Throws: `SolverError.conflicts`, with the sets that conflict.
    package func solve() throws(SolverError) {
        let conflicts = tableau.solve()
        guard conflicts.isEmpty else {
            throw .conflicts(conflicts.map { tableau.describe($0) })
        }
    }

    /// Moves the variables whose values changed since the last call to the end of a list.
    ///
    /// A variable may be in it that came back to the value it had.
    package func takeChanges(into changes: inout [Change]) {
        tableau.takeChanges(into: &changes)
    }

    // MARK: - Diagnosis

    /// Returns how far a constraint is from holding in the last solution, and to which side.
    ///
    /// - Returns: The expression's value where the constraint is violated, else zero.
    package func violation(of constraint: Constraint.ID) throws(SolverError) -> Double {
        try tableau.violation(of: constraint)
    }

    /// Returns whether a constraint is out of force because of a conflict.
    package func isRejected(_ constraint: Constraint.ID) throws(SolverError) -> Bool {
        try tableau.isRejected(constraint)
    }

    /// Returns whether a variable could have another value in an equally good solution.
    ///
    /// Looks at what the variable depends on only. Call it after `solve()`.
    package func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
        try tableau.isAmbiguous(variable)
    }

    /// Checks, for tests, that the last solution is consistent and optimal.
    ///
    /// Costs a pass over the whole system. Call it after `solve()`.
    package func checkInvariants() throws { try tableau.checkInvariants() }
}
