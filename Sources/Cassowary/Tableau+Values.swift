// The values of variables, computed when they are needed.
extension Tableau {
    /// Marks a variable and all that depend on it as to be computed again.
    mutating func markDirty(_ column: Int32) {
        guard !columns[column].isDirty else { return }
        columns[column].isDirty = true
        dirty.append(column)
        guard columns[column].uses > 0 else { return }
        stack.append(column)
        while !stack.isEmpty {
            let lower = stack.removeLast()
            forEachDependent(of: lower) { tableau, dependent in
                guard !tableau.columns[dependent].isDirty else { return }
                tableau.columns[dependent].isDirty = true
                tableau.dirty.append(dependent)
                tableau.stack.append(dependent)
            }
        }
    }

    /// Computes a variable's value, and before it those that its definition names.
    @inline(__always)
    mutating func clean(_ column: Int32) {
        if columns[column].isDirty { computeValue(of: column) }
    }

    private mutating func computeValue(of column: Int32) {
        let floor = stack.count
        stack.append(column)
        while stack.count > floor {
            let top = stack[stack.count - 1]
            guard columns[top].isDirty else {
                _ = stack.removeLast()
                continue
            }
            let owner = columns[top].owner
            guard owner >= 0 else {
                columns[top].isDirty = false
                continue
            }
            var sum = rows[owner].constant
            var isReady = true
            let (entries, span) = definition(of: owner)
            for index in span.indices {
                let entry = entries[Int(index)]
                if entry.column == top { continue }
                if columns[entry.column].isDirty {
                    stack.append(entry.column)
                    isReady = false
                }
                sum += entry.coefficient * columns[entry.column].value
            }
            guard isReady else { continue }
            if rows[owner].isSubstituted {
                for index in rows[owner].recipe.indices {
                    let entry = recipes.entries[index]
                    sum -= entry.coefficient * rows[entry.column].constant
                }
            }
            columns[top].isDirty = false
            setValue(of: top, to: -sum / rows[owner].ownerCoefficient)
        }
    }

    /// Sets a value; the loose rows that name the variable are looked at later.
    mutating func setValue(of column: Int32, to value: Double) {
        let old = columns[column].value
        guard value != old else { return }
        noteChange(of: column, from: old)
        // Zero without a sign: a view at -0.0 would be written as such.
        columns[column].value = value + 0.0
        var index = terms.heads[column]
        while index >= 0 {
            let row = terms.entries[index].row
            if rows[row].status.isLoose { classifyLater(row) }
            index = terms.entries[index].next
        }
    }

    /// Puts a variable into the list of changes.
    @inline(__always)
    mutating func noteChange(of column: Int32, from old: Double) {
        if journal.isOpen { journal.values.append(Journal.Value(column: column, value: old)) }
        guard !columns[column].isChanged else { return }
        columns[column].isChanged = true
        changes.append(column)
    }

    /// Has a loose row's status found again before the solution is complete.
    @inline(__always)
    mutating func classifyLater(_ row: Int32) {
        guard !rows[row].isToBeClassified else { return }
        rows[row].isToBeClassified = true
        unclassified.append(row)
    }

    /// The value of a row's marker, and how far from zero it may be by rounding.
    @inline(__always)
    func marker(of row: Int32) -> (value: Double, tolerance: Double) {
        var sum = rows[row].constant
        var scale = sum.magnitude
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            let product = entry.coefficient * columns[entry.column].value
            sum += product
            scale += product.magnitude
        }
        return (sum, 1e-8 + 1e-13 * scale)
    }

    /// The status of a loose row at the present values.
    @inline(__always)
    func status(ofLoose row: Int32) -> Status {
        let (value, tolerance) = marker(of: row)
        if value < -tolerance {
            return rows[row].relation == .lessThanOrEqual ? .satisfied : .below
        }
        if value > tolerance {
            return rows[row].relation == .greaterThanOrEqual ? .satisfied : .above
        }
        return .satisfied
    }

    mutating func cleanTerms(of row: Int32) {
        for index in rows[row].terms.indices { clean(terms.entries[index].column) }
    }
}
