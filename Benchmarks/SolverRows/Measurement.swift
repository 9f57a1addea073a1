import Foundation
import SolverSystems

/// The times of the solver's operations, in microseconds.
enum Measurement {
    /// How long an operation is repeated, in microseconds.
    static let duration = 300_000.0

    /// The time to build a system: variables, constraints, edit variables, solution, values read.
    static func build(_ system: SolverSystem) throws -> Double {
        let model = try SolverModel(system)
        return try median {
            let run = try SolverRun(model)
            return run.checksum
        }
    }

    /// The time of a step of a script; of `swap`, of a removal with the addition that follows.
    static func run(_ script: String, of system: SolverSystem) throws -> Double {
        let run = try SolverRun(SolverModel(system))
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
