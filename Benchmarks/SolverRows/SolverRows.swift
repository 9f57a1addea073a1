import Foundation
import SolverSystems

/// Measures the solver and prints one JSON object a line, times in microseconds.
///
/// usage: SolverRows SYSTEM.json…   build, drag, rotate and swap of constraint systems
///        SolverRows --growth N…    building a chain of N views
@main
struct SolverRows {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--growth" {
            for argument in arguments.dropFirst() {
                guard let count = Int(argument) else { throw UsageError(argument: argument) }
                let system = SolverSystem.chain(of: count)
                try report("chain-\(count)", "build", Measurement.build(system))
            }
            return
        }
        guard !arguments.isEmpty else { throw UsageError(argument: "") }
        for argument in arguments {
            let data = try Data(contentsOf: URL(filePath: argument))
            let system = try JSONDecoder().decode(SolverSystem.self, from: data)
            try report(system.name, "build", Measurement.build(system))
            for script in ["drag", "rotate", "swap"] {
                try report(system.name, script, Measurement.run(script, of: system))
            }
        }
    }

    private static func report(_ system: String, _ operation: String, _ time: Double) {
        print("{\"system\": \"\(system)\", \"operation\": \"\(operation)\", \"us\": \(time)}")
    }
}

/// A wrong argument.
struct UsageError: Error, CustomStringConvertible {
    var argument: String
    var description: String {
        "found \"\(argument)\", expected SYSTEM.json… or --growth N…"
    }
}
