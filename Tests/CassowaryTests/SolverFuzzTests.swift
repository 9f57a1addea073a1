import Cassowary
import Foundation
import Testing

/// Random changes against the oracle.
///
/// The environment variable `VITRINE_FUZZ_STEPS` sets the number of steps of each test, such as
/// 100000 for the long run.
struct SolverFuzzTests {
    static let steps = ProcessInfo.processInfo.environment["VITRINE_FUZZ_STEPS"].flatMap(Int.init)

    @Test(arguments: 1...4)
    func randomChangesLeaveTheOptimum(seed: Int) throws {
        let shape = RandomSystem.Shape(
            variables: 6,
            rows: 14,
            priorities: [1000, 1000, 999, 750, 251, 250, 250, 50],
            coefficients: [1, 1, 1, -1, -1, 2, -2, 0.5],
            size: 20
        )
        try run(shape, seed: seed, steps: (Self.steps ?? 2400) / 4)
    }

    @Test func degenerateSystemsLeaveTheOptimum() throws {
        let shape = RandomSystem.Shape(
            variables: 5,
            rows: 16,
            priorities: [1000, 750, 250],
            coefficients: [1, -1],
            size: 1
        )
        try run(shape, seed: 99, steps: Self.steps ?? 300)
    }

    @Test func largeConstantsLeaveTheOptimum() throws {
        let shape = RandomSystem.Shape(
            variables: 6,
            rows: 12,
            priorities: [1000, 999, 251, 250, 1],
            coefficients: [1, -1, 1, -1, 3],
            size: 10000
        )
        try run(shape, seed: 7, steps: Self.steps ?? 300)
    }

    @Test func largeSystemsAreSolvedAsIfTheyWereNew() throws {
        let shape = RandomSystem.Shape(
            variables: 60,
            rows: 130,
            priorities: [1000, 1000, 1000, 999, 750, 251, 250, 250, 50],
            coefficients: [1, 1, 1, -1, -1, -1, 2, 0.5],
            size: 200
        )
        var system = RandomSystem(shape, seed: 5)
        for step in 0..<((Self.steps ?? 500) / 5) {
            do {
                try system.step()
                if step % 5 == 0 { try system.compareWithFreshSolver() }
            } catch {
                Issue.record("step \(step): \(error)")
                return
            }
        }
    }

    @Test func longDragDoesNotDrift() throws {
        let solver = Solver()
        let widths = (0..<30).map { _ in solver.makeVariable() }
        let total = solver.makeVariable()
        let edit = try solver.addEdit(total, value: 0, priority: 999)
        var sum = Expression(Expression.Term(total, -1))
        for (index, width) in widths.enumerated() {
            sum.add(Expression.Term(width))
            guard index > 0 else { continue }
            let ratio = Expression(Expression.Term(width, 3), Expression.Term(widths[0], -3.3))
            _ = try solver.add(Constraint(ratio, .equal))
        }
        _ = try solver.add(Constraint(sum, .equal))
        try solver.solve()
        let steps = Self.steps ?? 5000
        for step in 1...steps {
            try solver.suggest(100 + Double(step * 7919 % 10_007) / 3, for: edit)
            try solver.solve()
        }
        let last = 100 + Double(steps * 7919 % 10_007) / 3
        let first = last / (1 + 1.1 * 29)
        for (index, width) in widths.enumerated() {
            let expected = index == 0 ? first : 1.1 * first
            #expect(abs((solver.value(of: width) ?? .nan) - expected) < 1e-9)
        }
    }

    private func run(_ shape: RandomSystem.Shape, seed: Int, steps: Int) throws {
        var system = RandomSystem(shape, seed: UInt64(seed))
        for step in 0..<steps {
            do {
                try system.step()
                try system.compareWithOracle()
            } catch {
                Issue.record("seed \(seed), step \(step): \(error)")
                return
            }
        }
        #expect(system.conflictCount > 0)
    }
}
