// The columns and rows of the tableau, found from the definitions.
extension Tableau {
    /// Coefficients below this are rounding errors.
    static let zero = 1e-11

    /// The entries of the definition that a tight row gives its basic variable.
    @inline(__always)
    func definition(of row: Int32) -> (
        entries: UnsafeMutablePointer<SparseMatrix.Entry>, span: SparseMatrix.Span
    ) {
        if rows[row].isSubstituted {
            return (substitutions.entries.base, rows[row].substituted)
        }
        return (terms.entries.base, rows[row].terms)
    }

    /// Finds the column of a marker: `steps` and `rates` per unit of the marker.
    mutating func findColumn(ofRow row: Int32) {
        steps.removeAll()
        rates.removeAll()
        addForward(rows[row].owner, 1 / rows[row].ownerCoefficient)
        var index = recipes.heads[row]
        while index >= 0 {
            let entry = recipes.entries[index]
            let user = rows[entry.row]
            addForward(user.owner, -entry.coefficient / user.ownerCoefficient)
            index = entry.next
        }
        sweepForward()
    }

    /// Finds the column of a parametric variable: `steps` and `rates` per unit of the variable.
    mutating func findColumn(ofParameter column: Int32) {
        steps.removeAll()
        rates.removeAll()
        addForward(column, 1)
        sweepForward()
    }

    @inline(__always)
    private mutating func addForward(_ column: Int32, _ amount: Double) {
        columnSums[column] += amount
        guard columnMarks[column] == 0 else { return }
        columnMarks[column] = 1
        if columns[column].uses == 0 {
            leaves.append(column)
        } else {
            queue.push(column, rank: columns[column].rank)
        }
    }

    private mutating func sweepForward() {
        while !queue.isEmpty { moveForward(queue.pop()) }
        // Nothing depends on these, so their order does not matter.
        var place: Int32 = 0
        while place < leaves.count {
            moveForward(leaves[place])
            place += 1
        }
        leaves.removeAll()
        for index in 0..<rates.count {
            let row = rates[index].row
            rates[index].rate = rowSums[row]
            rowSums[row] = 0
            rowMarks[row] = 0
        }
    }

    @inline(__always)
    private mutating func moveForward(_ column: Int32) {
        let rate = columnSums[column]
        columnSums[column] = 0
        columnMarks[column] = 0
        guard rate.magnitude > Self.zero else { return }
        steps.append(Direction.Step(column: column, rate: rate))
        var index = terms.heads[column]
        while index >= 0 {
            let entry = terms.entries[index]
            index = entry.next
            let row = entry.row
            let status = rows[row].status
            if status == .tight {
                let owner = rows[row].owner
                if owner != column, !rows[row].isSubstituted {
                    addForward(owner, -entry.coefficient * rate / rows[row].ownerCoefficient)
                }
            } else if status.isLoose {
                rowSums[row] += entry.coefficient * rate
                if rowMarks[row] == 0 {
                    rowMarks[row] = 1
                    rates.append(Direction.Rate(row: row, rate: 0))
                }
            }
        }
        index = substitutions.heads[column]
        while index >= 0 {
            let entry = substitutions.entries[index]
            index = entry.next
            let owner = rows[entry.row].owner
            guard owner != column else { continue }
            addForward(owner, -entry.coefficient * rate / rows[entry.row].ownerCoefficient)
        }
    }

    /// Adds to the vector that `sweepBackward` writes as a sum of tight rows and parameters.
    @inline(__always)
    mutating func addBackward(_ column: Int32, _ amount: Double) {
        columnSums[column] += amount
        guard columnMarks[column] == 0 else { return }
        columnMarks[column] = 1
        if columns[column].owner < 0 {
            leaves.append(column)
        } else {
            queue.push(column, rank: Int32.max - columns[column].rank)
        }
    }

    /// Writes a vector as a sum of `markers` (multiples of rows as given) and `parameters`.
    mutating func sweepBackward() {
        markers.removeAll()
        parameters.removeAll()
        while !queue.isEmpty {
            let column = queue.pop()
            let amount = columnSums[column]
            columnSums[column] = 0
            columnMarks[column] = 0
            guard amount.magnitude > Self.zero else { continue }
            let row = columns[column].owner
            let multiple = amount / rows[row].ownerCoefficient
            let (entries, span) = definition(of: row)
            for index in span.indices {
                let entry = entries[Int(index)]
                if entry.column != column {
                    addBackward(entry.column, -multiple * entry.coefficient)
                }
            }
            addMarker(row, multiple)
            guard rows[row].isSubstituted else { continue }
            for index in rows[row].recipe.indices {
                let entry = recipes.entries[index]
                addMarker(entry.column, -multiple * entry.coefficient)
            }
        }
        for place in 0..<leaves.count {
            let column = leaves[place]
            let amount = columnSums[column]
            columnSums[column] = 0
            columnMarks[column] = 0
            if amount.magnitude > Self.zero {
                parameters.append(Direction.Step(column: column, rate: amount))
            }
        }
        leaves.removeAll()
        for index in 0..<markers.count {
            let row = markers[index].row
            markers[index].rate = rowSums[row]
            rowSums[row] = 0
            rowMarks[row] = 0
        }
    }

    @inline(__always)
    private mutating func addMarker(_ row: Int32, _ multiple: Double) {
        rowSums[row] += multiple
        guard rowMarks[row] == 0 else { return }
        rowMarks[row] = 1
        markers.append(Direction.Rate(row: row, rate: 0))
    }

    /// Writes a row as given as a sum of tight rows and parameters.
    mutating func sweepBackward(row: Int32) {
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            addBackward(entry.column, entry.coefficient)
        }
        sweepBackward()
    }
}
