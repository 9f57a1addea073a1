import Cassowary
import Foundation

/// The times of the solver's operations, in microseconds.
enum Measurement {
    /// How long an operation is repeated, in microseconds.
    static let duration = 300_000.0

    /// The time to build a system: variables, constraints, edit variables, solution, values read.
    static func build(_ system: System) throws -> Double {
        let model = try Model(system)
        return try median {
            let run = try Run(model)
            return run.checksum
        }
    }

    /// The time of a step of a script; of `swap`, of a removal with the addition that follows.
    static func run(_ script: String, of system: System) throws -> Double {
        let run = try Run(Model(system))
        let steps = system.script[script] ?? []
        let operations = script == "swap" ? steps.count / 2 : steps.count
        let time = try median {
            for step in steps { try run.take(step) }
            return run.checksum
        }
        return time / Double(operations)
    }

    /// Makes the C allocator keep what is freed: the kernel's part is not what is measured.
    ///
    /// Its thresholds follow the largest block that was freed.
    private static func warmUp() -> Double {
        let block = [Double](repeating: 1, count: 3 << 20)
        return block[Int.random(in: block.indices)]
    }

    /// The processor time of this thread, in microseconds: others share the machine.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private static func median(_ body: () throws -> Double) rethrows -> Double {
        var sum = warmUp()
        let start = now()
        sum += try body()
        // Short operations are timed in groups, or the clock would be measured.
        let rounds = max(1, Int(200 / max(now() - start, 0.1)))
        var times: [Double] = []
        while times.count < 5 || now() - start < duration {
            let start = now()
            for _ in 0..<rounds { sum += try body() }
            times.append((now() - start) / Double(rounds))
        }
        times.sort()
        // The values are used, so that no work can be left out.
        precondition(sum.isFinite)
        return times[times.count / 2]
    }
}

/// A system with its constraints made, as the peer's are before its clock starts.
final class Model {
    let system: System
    let constraints: [Constraint]

    init(_ system: System) throws {
        self.system = system
        // Variables of a fresh solver are numbered alike, so the constraints fit all of them.
        let solver = Solver()
        let variables = system.variables.map { _ in solver.makeVariable() }
        let relations: [String: Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        constraints = try system.constraints.map { row in
            guard let relation = relations[row.rel] else { throw UsageError(argument: row.rel) }
            let terms = row.terms.map { Expression.Term(variables[Int($0[0])], $0[1]) }
            return Constraint(
                Expression(terms, constant: row.constant),
                relation,
                priority: Priority(row.priority)
            )
        }
    }
}

/// A system in a solver.
final class Run {
    private let model: Model
    private let solver = Solver()
    private var constraints: [Constraint.ID?] = []
    private var edits: [Constraint.ID?] = []
    private var changes: [Solver.Change] = []
    /// A sum of all values read.
    private(set) var checksum = 0.0

    init(_ model: Model) throws {
        self.model = model
        var variables: [Variable] = []
        variables.reserveCapacity(model.system.variables.count)
        for _ in 0..<model.system.variables.count { variables.append(solver.makeVariable()) }
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

    func take(_ step: System.Step) throws {
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
