import Cassowary
import Testing

/// A generator of pseudo-random numbers that gives the same ones in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A solver under random changes, with a plain copy of what it is to hold.
struct RandomSystem {
    struct Row {
        var id: Constraint.ID
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Int
        var isRejected = false

        func value(_ values: [Double]) -> Double {
            terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
        }

        func violation(_ values: [Double]) -> Double {
            let value = value(values)
            switch relation {
            case .equal: return abs(value)
            case .lessThanOrEqual: return max(0, value)
            case .greaterThanOrEqual: return max(0, -value)
            }
        }
    }

    struct Shape {
        var variables: Int
        var rows: Int
        var priorities: [Int]
        var coefficients: [Double]
        /// The largest constant; they are multiples of a quarter.
        var size: Int
    }

    let shape: Shape
    let solver = Solver()
    var variables: [Variable] = []
    var rows: [Row] = []
    var random: SeededGenerator
    var conflictCount = 0

    init(_ shape: Shape, seed: UInt64) {
        self.shape = shape
        random = SeededGenerator(state: seed)
        variables = (0..<shape.variables).map { _ in solver.makeVariable() }
    }

    var values: [Double] { variables.map { solver.value(of: $0) ?? .nan } }

    /// Makes a few changes, solves, and checks what can be checked without an oracle.
    mutating func step() throws {
        let before = values
        let changes =
            Int.random(in: 0..<4, using: &random) == 0
            ? Int.random(in: 2...5, using: &random) : 1
        var isAddition = false
        for _ in 0..<changes {
            let choice = Int.random(in: 0..<100, using: &random)
            let isFull = rows.count >= shape.rows
            if rows.isEmpty || choice < (isFull ? 5 : 40) {
                try add()
                isAddition = true
            } else if choice < (isFull ? 45 : 55) {
                let index = Int.random(in: rows.indices, using: &random)
                try solver.remove(rows.remove(at: index).id)
            } else if choice < 90 {
                let index = Int.random(in: rows.indices, using: &random)
                rows[index].constant = constant()
                rows[index].isRejected = false
                try solver.setConstant(rows[index].constant, of: rows[index].id)
            } else {
                let index = Int.random(in: rows.indices, using: &random)
                let priority = shape.priorities.randomElement(using: &random) ?? 1000
                rows[index].priority = priority
                rows[index].isRejected = false
                try solver.setPriority(Priority(priority), of: rows[index].id)
            }
        }
        let conflicts = try solve()
        try check(conflicts)
        if !conflicts.isEmpty, changes == 1, isAddition { checkUnchanged(since: before) }
        try solver.checkInvariants()
    }

    private func solve() throws -> [SolverError.Conflict] {
        do {
            try solver.solve()
            return []
        } catch {
            // A pattern in the catch clause stops the compiler of Swift 6.3.1.
            guard case .conflicts(let conflicts) = error else { throw error }
            return conflicts
        }
    }

    private mutating func constant() -> Double {
        Double(Int.random(in: -4 * shape.size...4 * shape.size, using: &random)) / 4
    }

    private mutating func add() throws {
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let variable = Int.random(in: variables.indices, using: &random)
            guard !terms.contains(where: { $0.variable == variable }) else { continue }
            terms.append((variable, shape.coefficients.randomElement(using: &random) ?? 1))
        }
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations.randomElement(using: &random) ?? .equal
        let priority = shape.priorities.randomElement(using: &random) ?? 1000
        let constant = constant()
        let expression = Expression(
            terms.map { Expression.Term(variables[$0.variable], $0.coefficient) },
            constant: constant
        )
        let id = try solver.add(
            Constraint(expression, relation, priority: Priority(priority))
        )
        rows.append(
            Row(
                id: id,
                terms: terms,
                constant: constant,
                relation: relation,
                priority: priority
            )
        )
    }

    /// A conflicting set cannot hold, every set without one of its rows can.
    private mutating func check(_ conflicts: [SolverError.Conflict]) throws {
        for conflict in conflicts {
            conflictCount += 1
            let set = rows.filter { conflict.constraints.contains($0.id) }
            #expect(set.count == conflict.constraints.count)
            #expect(set.allSatisfy { $0.priority == 1000 })
            #expect(oracle(set) == nil, "a set that can hold is called a conflict")
            for index in set.indices {
                var smaller = set
                smaller.remove(at: index)
                #expect(oracle(smaller) != nil, "a conflict is not irreducible")
            }
            let index = try #require(rows.firstIndex { $0.id == conflict.rejected })
            rows[index].isRejected = true
        }
    }

    private func checkUnchanged(since before: [Double]) {
        for (old, new) in zip(before, values) {
            #expect(abs(old - new) < 1e-8, "a refused change changed a value")
        }
    }

    private func oracle(_ rows: [Row]) -> [Int: Double]? {
        Oracle.violations(
            rows.map { row in
                var coefficients = Array(repeating: 0.0, count: variables.count)
                for term in row.terms { coefficients[term.variable] = term.coefficient }
                return Oracle.Row(
                    coefficients: coefficients,
                    constant: row.constant,
                    relation: Int(row.relation.rawValue),
                    priority: row.priority
                )
            },
            variableCount: variables.count
        )
    }

    /// The violations by priority at the solver's values.
    var violations: [Int: Double] {
        let values = values
        var result: [Int: Double] = [:]
        for row in rows where !row.isRejected {
            result[row.priority, default: 0] += row.violation(values)
        }
        return result
    }

    /// Compares the violations of every level with those of a solver that gets all rows at once.
    func compareWithFreshSolver() throws {
        let fresh = Solver()
        let variables = variables.map { _ in fresh.makeVariable() }
        for row in rows where !row.isRejected {
            let terms = row.terms.map { Expression.Term(variables[$0.variable], $0.coefficient) }
            _ = try fresh.add(
                Constraint(
                    Expression(terms, constant: row.constant),
                    row.relation,
                    priority: Priority(row.priority)
                )
            )
        }
        try fresh.solve()
        try fresh.checkInvariants()
        let values = variables.map { fresh.value(of: $0) ?? .nan }
        for (priority, violation) in violations {
            let other = rows.filter { !$0.isRejected && $0.priority == priority }
                .reduce(0) { $0 + $1.violation(values) }
            #expect(abs(violation - other) < 1e-6, "\(violation) at \(priority), fresh: \(other)")
        }
    }

    /// Compares the violations of every level with the smallest possible.
    func compareWithOracle() throws {
        let expected = try #require(oracle(rows.filter { !$0.isRejected }))
        for (priority, violation) in violations {
            let best = expected[priority, default: 0]
            #expect(
                abs(violation - best) < 1e-6,
                "violation \(violation) at \(priority), possible is \(best)"
            )
        }
    }
}
