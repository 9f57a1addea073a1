// Checks of everything that has to hold between solutions.
extension Tableau {
    /// A statement about the tableau that does not hold.
    package struct BrokenInvariant: Error, CustomStringConvertible {
        package let description: String
    }

    /// Checks that the tableau is consistent, solved and optimal.
    mutating func checkInvariants() throws {
        try checkDefinitions()
        try checkWork()
        for row in 0..<rows.count { try checkRow(row) }
        try checkStationarity()
        for row in 0..<rows.count where rows[row].status == .tight { try checkOptimality(of: row) }
        for column in 0..<columns.count where columns[column].isLive {
            if columns[column].owner < 0 { try checkOptimality(of: ~column) }
        }
    }

    private func expect(_ holds: Bool, _ text: @autoclosure () -> String) throws {
        guard holds else { throw BrokenInvariant(description: text()) }
    }

    private func checkDefinitions() throws {
        var uses: [Int32: Int32] = [:]
        var count: Int32 = 0
        for row in 0..<rows.count where rows[row].status == .tight {
            count += 1
            let owner = rows[row].owner
            try expect(owner >= 0 && columns[owner].owner == row, "row \(row) defines \(owner)")
            let (entries, span) = definition(of: row)
            for index in span.indices {
                let entry = entries[Int(index)]
                guard entry.column != owner else {
                    try expect(
                        entry.coefficient == rows[row].ownerCoefficient,
                        "row \(row) has two coefficients of its variable"
                    )
                    continue
                }
                uses[entry.column, default: 0] += 1
                try expect(
                    columns[entry.column].rank < columns[owner].rank,
                    "row \(row) names variable \(entry.column), which ranks above its own"
                )
            }
        }
        try expect(count == tightCount, "\(count) rows are tight, the count is \(tightCount)")
        for column in 0..<columns.count {
            try expect(
                uses[column, default: 0] == columns[column].uses,
                "variable \(column) is named \(uses[column, default: 0]) times"
            )
            try expect(columnSums[column] == 0 && columnMarks[column] == 0, "scratch is left")
        }
    }

    private func checkWork() throws {
        try expect(
            dirty.isEmpty && unclassified.isEmpty && residual.isEmpty && pending.isEmpty
                && constantChanges.isEmpty && stack.isEmpty && queue.isEmpty && leaves.isEmpty,
            "work is left after the solution"
        )
    }

    private func checkRow(_ row: Int32) throws {
        guard rows[row].status.isInForce else { return }
        let (value, tolerance) = marker(of: row)
        if rows[row].status == .tight {
            try expect(value.magnitude < 1e-6 + tolerance, "tight row \(row) is at \(value)")
            return
        }
        try expect(rows[row].owner < 0, "loose row \(row) defines a variable")
        switch rows[row].status {
        case .below: try expect(value < 0, "row \(row) is not below: \(value)")
        case .above: try expect(value > 0, "row \(row) is not above: \(value)")
        default:
            let isViolated =
                value.magnitude > 1e-6 + tolerance && isCostly(rows[row].relation, side: value)
            try expect(!isViolated, "row \(row) is violated: \(value)")
        }
        if rows[row].level == Self.required {
            try expect(rows[row].status == .satisfied, "required row \(row) is violated")
        }
    }

    /// The gradient of the violations is the sum of the tight rows times their multipliers.
    private func checkStationarity() throws {
        var sums: [Int64: (sum: Double, scale: Double)] = [:]
        func add(_ amount: Double, _ row: Int32, _ level: Int16) {
            for index in rows[row].terms.indices {
                let entry = terms.entries[index]
                let key = Int64(level) << 32 | Int64(entry.column)
                let known = sums[key] ?? (0, 0)
                let part = amount * entry.coefficient
                sums[key] = (known.sum + part, known.scale + part.magnitude)
            }
        }
        for row in 0..<rows.count where rows[row].status.isInForce {
            if rows[row].status.isLoose, rows[row].status.sign != 0 {
                add(rows[row].status.sign, row, rows[row].level)
            }
            var index = rows[row].multipliers
            while index >= 0 {
                try expect(rows[row].status == .tight, "loose row \(row) has a multiplier")
                add(-multipliers[index].value, row, multipliers[index].level)
                index = multipliers[index].next
            }
        }
        for (key, value) in sums {
            try expect(
                value.sum.magnitude < 1e-6 * (1 + value.scale),
                "the gradient at level \(key >> 32) of variable \(key & 0xFFFF_FFFF) is off by"
                    + " \(value.sum)"
            )
        }
    }

    private func checkOptimality(of subject: Int32) throws {
        for sign in [1.0, -1.0] {
            guard let cost = cost(ofMoving: subject, by: sign) else { continue }
            try expect(
                cost.value > -1e-6,
                "moving \(subject) to \(sign) gains \(-cost.value) at level \(cost.level)"
            )
        }
    }
}
