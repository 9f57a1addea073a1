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
        try run(shape, seed: 99, steps: Self.steps ?? 600)
    }

    @Test func largeConstantsLeaveTheOptimum() throws {
        let shape = RandomSystem.Shape(
            variables: 6,
            rows: 12,
            priorities: [1000, 999, 251, 250, 1],
            coefficients: [1, -1, 1, -1, 3],
            size: 10000
        )
        try run(shape, seed: 7, steps: Self.steps ?? 600)
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
