/// A slow solver of the same problem, obviously right: a dense simplex on all levels in turn.
///
/// Preemptive goal programming by the column dropping rule: a level's objective is minimised, then
/// every column that would raise it again is taken away before the next level's turn. All numbers
/// start as small multiples of 1/4, Bland's rule prevents cycles.
struct Oracle {
    struct Row {
        var coefficients: [Double]
        var constant: Double
        var relation: Int
        var priority: Int
    }

    /// The smallest violations by priority, or nil where the required rows conflict.
    static func violations(_ rows: [Row], variableCount: Int) -> [Int: Double]? {
        var oracle = Oracle(rows, variableCount: variableCount)
        // Required rows have errors too: they must come to zero.
        let levels = Set(rows.map(\.priority)).union([1000]).sorted(by: >)
        var result: [Int: Double] = [:]
        for level in levels {
            let optimum = oracle.minimise(level)
            if level == 1000, optimum > 1e-7 { return nil }
            result[level] = optimum
        }
        return result
    }

    private var table: [[Double]] = []
    private var basis: [Int] = []
    private var levelOfColumn: [Int] = []
    private var isDropped: [Bool] = []

    /// Columns: both signs of each variable, then each row's slack and its two errors.
    private init(_ rows: [Row], variableCount: Int) {
        levelOfColumn = Array(repeating: 0, count: 2 * variableCount)
        for row in rows {
            for line in table.indices { table[line] += [0, 0, 0] }
            var line = Array(repeating: 0.0, count: levelOfColumn.count + 3)
            for (index, coefficient) in row.coefficients.enumerated() {
                line[2 * index] = coefficient
                line[2 * index + 1] = -coefficient
            }
            let slack = levelOfColumn.count
            levelOfColumn += [0, row.priority, row.priority]
            // a·x + slack·(±1) + up - down = -k
            line[slack] = -Double(row.relation)
            line[slack + 1] = 1
            line[slack + 2] = -1
            var right = -row.constant
            if right < 0 {
                right = -right
                line = line.map { -$0 }
            }
            basis.append(line[slack + 1] > 0 ? slack + 1 : slack + 2)
            line.append(right)
            table.append(line)
            for other in table.indices.dropLast() {
                // Keep the right side last.
                let value = table[other].remove(at: table[other].count - 4)
                table[other].append(value)
            }
        }
        isDropped = Array(repeating: false, count: levelOfColumn.count)
    }

    private func reducedCosts(_ level: Int) -> [Double] {
        var costs = levelOfColumn.map { $0 == level ? 1.0 : 0.0 }
        for (line, column) in basis.enumerated() where levelOfColumn[column] == level {
            for index in costs.indices { costs[index] -= table[line][index] }
        }
        return costs
    }

    private mutating func minimise(_ level: Int) -> Double {
        while true {
            let costs = reducedCosts(level)
            guard let column = costs.indices.first(where: { costs[$0] < -1e-9 && !isDropped[$0] })
            else {
                for index in costs.indices where costs[index] > 1e-9 { isDropped[index] = true }
                break
            }
            var leaving: Int?
            var best = Double.infinity
            for line in table.indices where table[line][column] > 1e-9 {
                let ratio = (table[line].last ?? 0) / table[line][column]
                let isTie = abs(ratio - best) <= 1e-9
                if !isTie && ratio < best || isTie && basis[line] < basis[leaving ?? line] {
                    (best, leaving) = (min(ratio, best), line)
                }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, column)
        }
        return basis.indices.reduce(0) { sum, line in
            sum + (levelOfColumn[basis[line]] == level ? table[line].last ?? 0 : 0)
        }
    }

    private mutating func pivot(_ line: Int, _ column: Int) {
        let factor = table[line][column]
        for index in table[line].indices { table[line][index] /= factor }
        for other in table.indices where other != line && table[other][column] != 0 {
            let factor = table[other][column]
            for index in table[other].indices {
                table[other][index] -= factor * table[line][index]
                if abs(table[other][index]) < 1e-12 { table[other][index] = 0 }
            }
        }
        basis[line] = column
    }
}
