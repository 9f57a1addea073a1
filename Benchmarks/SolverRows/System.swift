import Cassowary

/// A constraint system with the steps that are measured on it.
struct System: Decodable {
    struct Row: Decodable {
        var terms: [[Double]]
        var constant: Double
        var rel: String
        var priority: Int
        var initially: Bool?
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

    /// Views one below the other, 8 points apart, between margins of 16 points, 44 points high.
    static func chain(of count: Int) -> System {
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
        return System(
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
