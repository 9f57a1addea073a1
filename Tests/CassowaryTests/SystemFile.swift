import Cassowary
import Foundation

/// A constraint system of the folder `shared/solver`, which is not part of the package.
struct SystemFile: Decodable {
    struct Row: Decodable {
        var terms: [[Double]]
        var constant: Double
        var rel: String
        var priority: Int
        var initially: Bool?

        func constraint(over variables: [Variable]) throws -> Constraint {
            let relations: [String: Relation] = [
                "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
            ]
            guard let relation = relations[rel] else {
                throw SystemFileError(description: "unknown relation \(rel)")
            }
            let terms = terms.map { Expression.Term(variables[Int($0[0])], $0[1]) }
            return Constraint(
                Expression(terms, constant: constant),
                relation,
                priority: Priority(priority)
            )
        }
    }

    struct Edit: Decodable {
        var variable: Int
        var priority: Int
        var value: Double
    }

    struct Step: Decodable {
        var suggest: [[Double]]?
        var remove: Int?
        var add: Int?
    }

    var name: String
    var variables: [String]
    var constraints: [Row]
    var edits: [Edit]
    var script: [String: [Step]]

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

/// A system in a solver.
final class SystemRun {
    let system: SystemFile
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private var constraints: [Constraint.ID?] = []
    private var edits: [Int: Constraint.ID] = [:]

    init(_ system: SystemFile) throws {
        self.system = system
        variables = system.variables.map { _ in solver.makeVariable() }
        for row in system.constraints {
            let isInitial = row.initially ?? true
            constraints.append(isInitial ? try solver.add(row.constraint(over: variables)) : nil)
        }
        for edit in system.edits {
            edits[edit.variable] = try solver.addEdit(
                variables[edit.variable],
                value: edit.value,
                priority: Priority(edit.priority)
            )
        }
        try solver.solve()
    }

    func take(_ step: SystemFile.Step) throws {
        for suggestion in step.suggest ?? [] {
            if let edit = edits[Int(suggestion[0])] { try solver.suggest(suggestion[1], for: edit) }
        }
        if let index = step.remove, let constraint = constraints[index] {
            try solver.remove(constraint)
            constraints[index] = nil
        }
        if let index = step.add {
            constraints[index] = try solver.add(
                system.constraints[index].constraint(over: variables)
            )
        }
        try solver.solve()
    }

    /// The largest distance of a value from its expected one, with the variable's name.
    func deviation(from expected: [Double]) -> (distance: Double, name: String) {
        var worst = (distance: 0.0, name: "-")
        for (index, variable) in variables.enumerated() {
            let distance = abs((solver.value(of: variable) ?? .infinity) - expected[index])
            if distance > worst.distance { worst = (distance, system.variables[index]) }
        }
        return worst
    }
}
