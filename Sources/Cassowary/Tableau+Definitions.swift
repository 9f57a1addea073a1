// The tight rows and the variables that they define.
extension Tableau {
    /// Coefficients below this do not carry a definition.
    static let smallestPivot = 1e-7

    /// Makes a row tight, if it is independent of the tight rows.
    ///
    /// Takes a parametric variable that the row names, best one that no definition names (the
    /// newest of them): then the definition needs no substitution. Values do not change here.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - preferred: The variable to define if that is possible, or -1.
    ///   - growing: Whether a variable is preferred whose growth makes the row's marker grow (1) or
    ///     shrink (-1): sizes start at zero and grow.
    /// - Returns: Whether it was. If not, `markers` say which tight rows the row is a sum of.
    mutating func tighten(_ row: Int32, preferring preferred: Int32 = -1, growing: Double = 0)
        -> Bool
    {
        if let column = localParameter(of: row, preferring: preferred, growing: growing) {
            define(column, by: row)
            return true
        }
        if let swap = localSwap(for: row, preferring: preferred) {
            redefine(swap.parameter, by: columns[swap.column].owner)
            define(swap.column, by: row)
            return true
        }
        sweepBackward(row: row)
        var best: Int32 = -1
        var size = Self.smallestPivot
        var coefficient = 0.0
        for index in 0..<parameters.count {
            let step = parameters[index]
            if step.column == preferred, step.rate.magnitude > Self.smallestPivot {
                (best, coefficient) = (step.column, step.rate)
                break
            }
            if step.rate.magnitude > size {
                (best, size, coefficient) = (step.column, step.rate.magnitude, step.rate)
            }
        }
        guard best >= 0 else { return false }
        defineSubstituted(best, by: row, coefficient: coefficient)
        return true
    }

    /// Lets a tight row that is not substituted define another of its variables.
    private mutating func redefine(_ column: Int32, by row: Int32) {
        let former = rows[row].owner
        clean(former)
        // The former variable is basic again at once, so its stay never has a multiplier.
        clearMultipliers(of: ~column, toResidual: true)
        columns[former].owner = -1
        columns[former].uses += 1
        columns[column].uses -= 1
        var rank = columns[column].rank
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            if entry.column == column {
                rows[row].ownerCoefficient = entry.coefficient
            } else {
                rank = max(rank, columns[entry.column].rank + 1)
            }
        }
        rows[row].owner = column
        columns[column].owner = row
        epoch += 1
        if rank > columns[column].rank { raise(column, to: rank) }
    }

    mutating func define(_ column: Int32, by row: Int32) {
        var rank = columns[column].rank
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            if entry.column == column {
                rows[row].ownerCoefficient = entry.coefficient
            } else {
                columns[entry.column].uses += 1
                rank = max(rank, columns[entry.column].rank + 1)
            }
        }
        rows[row].isSubstituted = false
        finishDefinition(of: column, by: row, rank: rank)
    }

    private mutating func defineSubstituted(
        _ column: Int32,
        by row: Int32,
        coefficient: Double
    ) {
        var rank = columns[column].rank
        let span = substitutions.reserve(parameters.count)
        for index in 0..<parameters.count {
            let step = parameters[index]
            substitutions.set(
                span.start + index,
                row: row,
                column: step.column,
                coefficient: step.rate
            )
            guard step.column != column else { continue }
            columns[step.column].uses += 1
            rank = max(rank, columns[step.column].rank + 1)
        }
        let recipe = recipes.reserve(markers.count)
        for index in 0..<markers.count {
            let marker = markers[index]
            recipes.set(
                recipe.start + index,
                row: row,
                column: marker.row,
                coefficient: marker.rate
            )
        }
        rows[row].substituted = span
        rows[row].recipe = recipe
        rows[row].ownerCoefficient = coefficient
        rows[row].isSubstituted = true
        finishDefinition(of: column, by: row, rank: rank)
    }

    private mutating func finishDefinition(of column: Int32, by row: Int32, rank: Int32) {
        clearMultipliers(of: ~column, toResidual: true)
        noteToggle(row)
        rows[row].owner = column
        columns[column].owner = row
        rows[row].status = .tight
        tightCount += 1
        epoch += 1
        if rank > columns[column].rank { raise(column, to: rank) }
    }

    /// Raises a variable's rank and those of the variables whose definitions name it.
    private mutating func raise(_ column: Int32, to rank: Int32) {
        columns[column].rank = rank
        nextRank = max(nextRank, rank)
        guard columns[column].uses > 0 else { return }
        stack.append(column)
        while !stack.isEmpty {
            let lower = stack.removeLast()
            forEachDependent(of: lower) { tableau, dependent in
                guard tableau.columns[dependent].rank <= tableau.columns[lower].rank else { return }
                tableau.columns[dependent].rank = tableau.columns[lower].rank + 1
                tableau.nextRank = max(tableau.nextRank, tableau.columns[dependent].rank)
                tableau.stack.append(dependent)
            }
        }
    }

    /// Visits the variables whose definitions name a variable.
    @inline(__always)
    mutating func forEachDependent(
        of column: Int32,
        _ visit: (inout Tableau, Int32) -> Void
    ) {
        guard columns[column].uses > 0 else { return }
        var index = terms.heads[column]
        while index >= 0 {
            let row = terms.entries[index].row
            if rows[row].status == .tight, !rows[row].isSubstituted, rows[row].owner != column {
                visit(&self, rows[row].owner)
            }
            index = terms.entries[index].next
        }
        index = substitutions.heads[column]
        while index >= 0 {
            let row = substitutions.entries[index].row
            if rows[row].owner != column { visit(&self, rows[row].owner) }
            index = substitutions.entries[index].next
        }
    }

    /// Makes a tight row loose; the variable that it defined stays at its value.
    ///
    /// Rows that were substituted with the help of this one are substituted anew.
    mutating func loosen(_ row: Int32) {
        clearMultipliers(of: row, toResidual: true)
        guard recipes.heads[row] >= 0 else { return undefine(row) }
        var users: [Int32] = []
        var index = recipes.heads[row]
        while index >= 0 {
            users.append(recipes.entries[index].row)
            index = recipes.entries[index].next
        }
        for user in users { undefine(user) }
        undefine(row)
        for user in users {
            if !tighten(user) {
                classifyLater(user)
            } else if !dirty.isEmpty {
                // What depends on a variable that is to be computed again is to be, too.
                markDirty(rows[user].owner)
            }
        }
    }

    private mutating func undefine(_ row: Int32) {
        let owner = rows[row].owner
        clean(owner)
        noteToggle(row)
        let (entries, span) = definition(of: row)
        for index in span.indices {
            let column = entries[Int(index)].column
            if column != owner { columns[column].uses -= 1 }
        }
        if rows[row].isSubstituted {
            substitutions.remove(rows[row].substituted)
            recipes.remove(rows[row].recipe)
            rows[row].isSubstituted = false
        }
        columns[owner].owner = -1
        rows[row].owner = -1
        rows[row].status = .satisfied
        tightCount -= 1
        epoch += 1
    }

    private mutating func noteToggle(_ row: Int32) {
        guard journal.isOpen else { return }
        journal.toggles.append(Journal.Toggle(row: row, wasTight: rows[row].status == .tight))
    }
}
