import Cassowary

/// A system with its constraints made, as the peer's are before its clock starts.
package final class SolverModel {
    /// The system.
    package let system: SolverSystem
    let constraints: [Constraint]

    /// Makes the constraints of a system.
    package init(_ system: SolverSystem) throws {
        self.system = system
        // Variables of a fresh solver are numbered alike, so the constraints fit all of them.
        let solver = Solver()
        let variables = system.variables.map { _ in solver.makeVariable() }
        constraints = try system.constraints.map { try $0.constraint(over: variables) }
    }
}
