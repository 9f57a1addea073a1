/// What a solver refuses.
package enum SolverError: Error, Equatable, CustomStringConvertible {
    /// A set of required constraints that cannot hold together.
    package struct Conflict: Equatable, Sendable {
        /// The newest constraint of the set, which is now out of force.
        package let rejected: Constraint.ID
        /// The whole set, the rejected one included, oldest first.
        ///
        /// It is irreducible: without any one of them the others can hold together.
        package let constraints: [Constraint.ID]
    }

    /// Required constraints conflict; everything but the rejected ones is in force and solved.
    case conflicts([Conflict])
    /// The variable was released, or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(Constraint.ID)
    /// A variable is released while constraints refer to it.
    case variableInUse(Variable, constraintCount: Int)
    /// A constant or a coefficient is not finite or too large.
    case invalidNumber(Double)
    /// A priority is not in 1...1000.
    case invalidPriority(Int)

    package var description: String {
        switch self {
        case .conflicts(let conflicts):
            let sets = conflicts.map { conflict in
                let names = conflict.constraints.map { "#\($0.index)" }.joined(separator: ", ")
                return "\(names) (without #\(conflict.rejected.index) they hold)"
            }
            return "Cannot satisfy required constraints together: "
                + sets.joined(separator: "; ") + "."
        case .unknownVariable(let variable):
            return "Variable #\(variable.index) is not in this solver: it was released, or made by"
                + " another one."
        case .unknownConstraint(let constraint):
            return "Constraint #\(constraint.index) is not in this solver: it was removed, or added"
                + " to another one."
        case .variableInUse(let variable, let count):
            return "Cannot release variable #\(variable.index): constraints that refer to it:"
                + " \(count); remove them first."
        case .invalidNumber(let number):
            return "Found the number \(number) in a constraint, expected one of at most 1e12 in"
                + " magnitude."
        case .invalidPriority(let priority):
            return "Found the priority \(priority), expected 1...1000."
        }
    }
}
