/// A solver of linear constraints with priorities.
///
/// Changes are collected and take effect together in `solve()`. A solution satisfies all required
/// constraints, and among those solutions it has the smallest sum of violations at the highest
/// priority, among these the smallest at the next, and so on. Where several are equally good,
/// variables stay at the values they have; new ones are at zero.
package final class Solver {
    var tableau = Tableau()

    /// Creates a solver without variables and constraints.
    package init() {}

    // MARK: - Variables

    /// Returns a new variable with the value zero.
    package func makeVariable() -> Variable {
        let index = tableau.addColumn()
        return Variable(index: index, generation: tableau.columns[index].generation)
    }

    /// Releases a variable that no constraint refers to.
    package func release(_ variable: Variable) throws(SolverError) {
        let index = try column(of: variable)
        var entry = tableau.terms.heads[index]
        var count = 0
        while entry >= 0 {
            count += 1
            entry = tableau.terms.entries[entry].next
        }
        guard count == 0 else { throw .variableInUse(variable, constraintCount: count) }
        tableau.removeColumn(index)
    }

    /// Returns a variable's value in the last solution, or nil if it is not in this solver.
    package func value(of variable: Variable) -> Double? {
        guard let index = try? column(of: variable) else { return nil }
        return tableau.columns[index].value
    }

    // MARK: - Constraints

    /// Adds a constraint, in force from the next solution on.
    package func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
        let expression = constraint.expression
        try check(constraint.priority)
        try check(expression.constant)
        for index in 0..<expression.count {
            try check(expression[index].coefficient)
            _ = try column(of: expression[index].variable)
        }
        let row = tableau.insertRow(
            expression,
            constraint.relation,
            level: Int16(2 * constraint.priority.rawValue)
        )
        return Constraint.ID(index: row, generation: tableau.rows[row].generation)
    }

    /// Removes a constraint; the values change with the next solution.
    package func remove(_ constraint: Constraint.ID) throws(SolverError) {
        tableau.deleteRow(try row(of: constraint))
    }

    /// Sets the constant of a constraint's expression, without removing and adding it.
    package func setConstant(
        _ constant: Double,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        let row = try row(of: constraint)
        try check(constant)
        tableau.setTarget(constant, of: row)
    }

    /// Sets the priority of a constraint.
    package func setPriority(
        _ priority: Priority,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        let row = try row(of: constraint)
        try check(priority)
        tableau.setLevel(Int16(2 * priority.rawValue), of: row)
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
        try setConstant(-value, of: edit)
    }

    // MARK: - Solutions

    /// Brings all changes since the last call into force and finds the optimum.
    ///
    /// Where required constraints conflict, the newest of each conflicting set is put out of force
    /// until its constant or priority is set again; all others are solved. If it was the only
    /// change, every value is as it was before.
    ///
    /// - Throws: `SolverError.conflicts`, with the sets that conflict.
    package func solve() throws(SolverError) {
        let conflicts = tableau.solve()
        guard conflicts.isEmpty else {
            throw .conflicts(conflicts.map(describe))
        }
    }

    private func describe(_ conflict: Tableau.Conflict) -> SolverError.Conflict {
        let constraints = conflict.map { row in
            Constraint.ID(index: row, generation: tableau.rows[row].generation)
        }
        return SolverError.Conflict(
            rejected: constraints[constraints.count - 1],
            constraints: constraints
        )
    }

    /// Visits the variables whose values may have changed since the last visit.
    package func takeChanges(_ visit: (Variable, Double) -> Void) {
        for index in 0..<tableau.changes.count {
            let column = tableau.changes[index]
            tableau.columns[column].isChanged = false
            guard tableau.columns[column].isLive else { continue }
            visit(
                Variable(index: column, generation: tableau.columns[column].generation),
                tableau.columns[column].value
            )
        }
        tableau.changes.removeAll()
    }

    // MARK: - Checks of arguments

    func column(of variable: Variable) throws(SolverError) -> Int32 {
        let index = variable.index
        guard index >= 0, index < tableau.columns.count, tableau.columns[index].isLive,
            tableau.columns[index].generation == variable.generation
        else { throw .unknownVariable(variable) }
        return index
    }

    func row(of constraint: Constraint.ID) throws(SolverError) -> Int32 {
        let index = constraint.index
        guard index >= 0, index < tableau.rows.count, tableau.rows[index].status != .free,
            tableau.rows[index].generation == constraint.generation
        else { throw .unknownConstraint(constraint) }
        return index
    }

    private func check(_ number: Double) throws(SolverError) {
        guard number.magnitude <= 1e12 else { throw .invalidNumber(number) }
    }

    private func check(_ priority: Priority) throws(SolverError) {
        guard Priority.range.contains(priority.rawValue) else {
            throw .invalidPriority(priority.rawValue)
        }
    }
}
