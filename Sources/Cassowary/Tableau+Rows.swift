// Rows as callers add, change and remove them.
extension Tableau {
    /// Adds a row that waits for the next solution.
    mutating func insertRow(
        _ expression: Expression,
        _ relation: Relation,
        level: Int16
    ) -> Int32 {
        let row = addRow()
        for index in 0..<expression.count {
            let term = expression[index]
            let column = term.variable.index
            columnSums[column] += term.coefficient
            if columnMarks[column] == 0 {
                columnMarks[column] = 1
                stack.append(column)
            }
        }
        // Terms of one variable have been added up; those that cancel out do not count.
        var count: Int32 = 0
        for index in 0..<stack.count where columnSums[stack[index]] != 0 { count += 1 }
        let span = terms.reserve(count)
        var place = span.start
        for index in 0..<stack.count {
            let column = stack[index]
            let coefficient = columnSums[column]
            columnSums[column] = 0
            columnMarks[column] = 0
            guard coefficient != 0 else { continue }
            terms.set(place, row: row, column: column, coefficient: coefficient)
            place += 1
        }
        stack.removeAll()
        rows[row].terms = span
        rows[row].constant = expression.constant
        rows[row].target = expression.constant
        rows[row].relation = relation
        rows[row].level = level
        rows[row].status = .pending
        pending.append(row)
        return row
    }

    /// Removes a row.
    mutating func deleteRow(_ row: Int32) {
        withdraw(row, as: .pending)
        clearMultipliers(of: row, toResidual: false)
        terms.remove(rows[row].terms)
        // The lists of work may name the row: a fresh one of the same index is looked at in vain.
        rows[row].status = .free
        rows[row].isConstantChanged = false
        rows[row].generation &+= 1
        freeRows.append(row)
    }

    /// Sets the constant that the next solution is to use.
    mutating func setTarget(_ constant: Double, of row: Int32) {
        guard constant != rows[row].target || rows[row].status == .rejected else { return }
        rows[row].target = constant
        renew(row)
        guard !rows[row].isConstantChanged else { return }
        rows[row].isConstantChanged = true
        constantChanges.append(row)
    }

    /// Sets a row's level. Between optional levels it stays in force, else it is admitted anew.
    mutating func setLevel(_ level: Int16, of row: Int32) {
        let old = rows[row].level
        guard level != old || rows[row].status == .rejected else { return }
        renew(row)
        let isOptional = level != Self.required && old != Self.required
        if isOptional, rows[row].status.isInForce {
            let status = rows[row].status
            if status.isLoose { setStatus(of: row, to: .satisfied) }
            rows[row].level = level
            if status.isLoose { setStatus(of: row, to: status) }
            addCandidate(row)
            return
        }
        withdraw(row, as: .pending)
        rows[row].level = level
        rows[row].status = .pending
        pending.append(row)
    }

    private mutating func renew(_ row: Int32) {
        nextSerial += 1
        rows[row].serial = nextSerial
    }
}
