import Cassowary

/// A system in a solver.
package final class SolverRun {
    private let model: SolverModel
    /// The solver.
    package let solver = Solver()
    /// The variables, in the system's order.
    package let variables: [Variable]
    private var constraints: [Constraint.ID?] = []
    private var edits: [Constraint.ID?] = []
    private var changes: [Solver.Change] = []
    /// A sum of all values read.
    package private(set) var checksum = 0.0

    /// Builds the system and solves it.
    package init(_ model: SolverModel) throws {
        self.model = model
        let solver = solver
        variables = model.system.variables.map { _ in solver.makeVariable() }
        constraints.reserveCapacity(model.constraints.count)
        for (constraint, row) in zip(model.constraints, model.system.constraints) {
            constraints.append(row.initially == false ? nil : try solver.add(constraint))
        }
        edits = Array(repeating: nil, count: 4)
        for edit in model.system.edits {
            edits[edit.variable] = try solver.addEdit(
                variables[edit.variable],
                value: edit.value,
                priority: Priority(edit.priority)
            )
        }
        try solve()
    }

    /// Takes a step and solves the system anew.
    package func take(_ step: SolverSystem.Step) throws {
        if let suggestions = step.suggest {
            for suggestion in suggestions {
                guard let edit = edits[Int(suggestion[0])] else { continue }
                try solver.suggest(suggestion[1], for: edit)
            }
        }
        if let index = step.remove, let constraint = constraints[index] {
            try solver.remove(constraint)
            constraints[index] = nil
        }
        if let index = step.add { constraints[index] = try solver.add(model.constraints[index]) }
        try solve()
    }

    private func solve() throws {
        try solver.solve()
        solver.takeChanges(into: &changes)
        for change in changes { checksum += change.value }
        changes.removeAll(keepingCapacity: true)
    }
}
