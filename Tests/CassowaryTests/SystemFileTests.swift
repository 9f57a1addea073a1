import Cassowary
import SolverSystems
import Testing

@Suite(.enabled(if: SystemFile.folder != nil, "the folder shared/solver is not there"))
struct SystemFileTests {
    @Test(arguments: SystemFile.names)
    func systemsHaveTheSolutionsOfALinearProgrammingSolver(name: String) throws {
        let system: SolverSystem = try SystemFile.read("\(name).json")
        let run = try SolverRun(SolverModel(system))
        let expected: ExpectedValues = try SystemFile.read("expected/\(name).json")
        func check(_ values: [Double], _ when: String) throws {
            let worst = run.deviation(from: values, of: system)
            #expect(worst.distance < 1e-3, "\(name) \(when): \(worst.name)")
        }
        try check(expected.built, "built")
        try run.solver.checkInvariants()
        for (index, step) in (system.script["drag"] ?? []).enumerated() {
            try run.take(step)
            if index % 10 == 9 { try check(expected.drag[index / 10], "drag \(index)") }
        }
        for (index, step) in (system.script["rotate"] ?? []).enumerated() {
            try run.take(step)
            try check(expected.rotate[index], "rotate \(index)")
        }
        for (index, step) in (system.script["swap"] ?? []).enumerated() {
            try run.take(step)
            if step.add != nil { try check(expected.swap[index], "swap \(index)") }
        }
        try run.solver.checkInvariants()
    }
}
