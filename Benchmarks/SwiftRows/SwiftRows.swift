import ArgumentParser
import Foundation

/// Prints the samples of rows as JSON lines; `make bench` runs it.
@main
struct SwiftRows: ParsableCommand {
    @Argument(help: "The rows to measure.")
    var names: [String]

    @Option(help: "How many samples are taken of each side.")
    var samples = 3

    func validate() throws {
        guard samples >= 1 else {
            throw ValidationError("--samples is \(samples); expected at least 1.")
        }
    }

    func run() throws {
        // A command runs on the main thread, where views belong.
        try MainActor.assumeIsolated { try printSamples() }
    }

    @MainActor
    private func printSamples() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for name in names {
            guard let row = BenchmarkRow.all.first(where: { $0.name == name }) else {
                let known = BenchmarkRow.all.map(\.name).joined(separator: ", ")
                throw ValidationError("There is no row \"\(name)\"; the rows are: \(known).")
            }
            let line = try encoder.encode(row.measure(samples: samples))
            print(String(decoding: line, as: UTF8.self))
        }
    }
}
