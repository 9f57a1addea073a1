import Cassowary
import Foundation
import SolverSystems

/// The constraint systems of the folder `shared/solver`, which is not part of the package.
enum SystemFile {
    static let names = [
        "chain-10", "chain-100", "chain-250", "chain-1000", "row-10", "row-100", "form-10",
        "form-42", "form-100", "feed-cell",
    ]

    /// The folder beside the package, where it exists.
    static let folder: URL? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.deletingLastPathComponent().appending(path: "shared/solver")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static func read<Value: Decodable>(_ path: String) throws -> Value {
        guard let folder else { throw SystemFileError(description: "no folder shared/solver") }
        return try JSONDecoder().decode(
            Value.self,
            from: Data(contentsOf: folder.appending(path: path))
        )
    }
}

struct SystemFileError: Error, CustomStringConvertible {
    var description: String
}

/// The solutions of a system.
struct ExpectedValues: Decodable {
    var built: [Double]
    var drag: [[Double]]
    var rotate: [[Double]]
    var swap: [[Double]]
}

extension SolverRun {
    /// Returns the largest distance of a value from its expected one, with the variable's name.
    func deviation(
        from expected: [Double],
        of system: SolverSystem
    ) -> (distance: Double, name: String) {
        var worst = (distance: 0.0, name: "-")
        for (index, variable) in variables.enumerated() {
            let distance = abs((solver.value(of: variable) ?? .infinity) - expected[index])
            if distance > worst.distance { worst = (distance, system.variables[index]) }
        }
        return worst
    }
}
