import Cassowary

/// A constraint system with the steps that change it, as benchmarks and tests read it.
package struct SolverSystem: Decodable {
    /// A constraint: the sum of terms and a constant, beside zero.
    package struct Row: Decodable {
        /// Pairs of a variable's number and its factor.
        package var terms: [[Double]]
        package var constant: Double
        package var rel: String
        package var priority: Int
        package var initially: Bool?

        /// Returns the constraint over the variables of a solver.
        func constraint(over variables: [Variable]) throws -> Constraint {
            let relations: [String: Relation] = [
                "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
            ]
            guard let relation = relations[rel] else { throw SystemError(relation: rel) }
            let terms = terms.map { Expression.Term(variables[Int($0[0])], $0[1]) }
            return Constraint(
                Expression(terms, constant: constant),
                relation,
                priority: Priority(priority)
            )
        }
    }

    /// A variable whose value is suggested.
    package struct Edit: Decodable {
        package var variable: Int
        package var priority: Int
        package var value: Double
    }

    /// A change: suggested values, or a constraint that goes or comes.
    package struct Step: Decodable {
        package var suggest: [[Double]]?
        package var remove: Int?
        package var add: Int?
    }

    package var name: String
    package var variables: [String]
    package var constraints: [Row]
    package var edits: [Edit]
    package var script: [String: [Step]]

    /// Views one below the other, 8 points apart, between margins of 16 points, 44 points high.
    package static func chain(of count: Int) -> SolverSystem {
        var rows: [Row] = []
        func add(_ terms: [(Int, Double)], _ constant: Double, _ relation: String) {
            let terms = terms.map { [Double($0.0), $0.1] }
            rows.append(Row(terms: terms, constant: constant, rel: relation, priority: 1000))
        }
        add([(0, 1)], 0, "==")
        add([(1, 1)], 0, "==")
        for index in 0..<count {
            let (x, y, width, height) = (4 + 4 * index, 5 + 4 * index, 6 + 4 * index, 7 + 4 * index)
            add([(width, 1)], 0, ">=")
            add([(height, 1)], 0, ">=")
            add([(x, 1), (0, -1)], -16, "==")
            add([(x, 1), (width, 1), (0, -1), (2, -1)], 16, "==")
            if index == 0 {
                add([(y, 1), (1, -1)], -8, "==")
            } else {
                add([(y, 1), (y - 4, -1), (height - 4, -1)], -8, "==")
            }
            add([(height, 1)], -44, "==")
        }
        return SolverSystem(
            name: "chain-\(count)",
            variables: Array(repeating: "", count: 4 * count + 4),
            constraints: rows,
            edits: [
                Edit(variable: 2, priority: 999, value: 390),
                Edit(variable: 3, priority: 999, value: 844),
            ],
            script: [:]
        )
    }
}

/// A relation that no solver has.
package struct SystemError: Error, CustomStringConvertible {
    let relation: String

    package var description: String {
        "found the relation \"\(relation)\", expected ==, <= or >="
    }
}
