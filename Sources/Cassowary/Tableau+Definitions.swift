// The tight rows and the variables that they define.
extension Tableau {
    /// Substituted coefficients below this do not carry a definition.
    static let smallestPivot = 1e-8

    /// Makes a row tight, if it is independent of the tight rows.
    ///
    /// Takes a parametric variable that the row names, best one that no definition names (the
    /// newest of them): then the definition needs no substitution. Values do not change here.
    ///
    /// - Parameters:
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

    private func localParameter(
        of row: Int32,
        preferring preferred: Int32,
        growing: Double
    ) -> Int32? {
        let span = rows[row].terms
        var largest = 0.0
        for index in span.indices {
            largest = max(largest, terms.entries[index].coefficient.magnitude)
        }
        var best: Int32 = -1
        var bestScore: Int64 = -1
        for index in span.indices {
            let entry = terms.entries[index]
            let column = columns[entry.column]
            guard column.owner < 0, entry.coefficient.magnitude >= 0.05 * largest else { continue }
            if preferred >= 0, entry.column != preferred { continue }
            var score = Int64(column.rank)
            if column.uses == 0 { score += 1 << 40 }
            if entry.coefficient * growing > 0 { score += 1 << 41 }
            guard score > bestScore else { continue }
            guard column.uses == 0 || isIndependent(row, of: entry.column) else { continue }
            (best, bestScore) = (entry.column, score)
        }
        return best >= 0 ? best : nil
    }

    /// Whether surely no other variable of a row depends on a variable.
    private func isIndependent(_ row: Int32, of column: Int32) -> Bool {
        let rank = columns[column].rank
        for index in rows[row].terms.indices {
            let other = terms.entries[index].column
            if other != column, columns[other].rank > rank {
                var budget = 48
                if !isIndependent(column: other, of: column, rank: rank, budget: &budget) {
                    return false
                }
            }
        }
        return true
    }

    private func isIndependent(
        column: Int32,
        of target: Int32,
        rank: Int32,
        budget: inout Int
    ) -> Bool {
        let owner = columns[column].owner
        guard owner >= 0 else { return true }
        let (entries, span) = definition(of: owner)
        for index in span.indices {
            let other = entries[Int(index)].column
            if other == column { continue }
            if other == target { return false }
            // A definition names lower ranks only.
            guard columns[other].rank > rank else { continue }
            budget -= 1
            guard budget > 0,
                isIndependent(column: other, of: target, rank: rank, budget: &budget)
            else { return false }
        }
        return true
    }

    private mutating func define(_ column: Int32, by row: Int32) {
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
        for user in users where !tighten(user) { classifyLater(user) }
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
