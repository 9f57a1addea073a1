// Definitions and values made anew, against fill and drift.
extension Tableau {
    /// Makes the definitions anew after many steps, or where substitution has filled them.
    mutating func refactorIfDue() {
        let fill = substitutions.entryCount + recipes.entryCount
        guard
            stepsSinceRefactoring > 1000 + 2 * Int(tightCount)
                || fill > 2 * terms.entryCount + 64 && stepsSinceRefactoring > Int(tightCount) / 4
        else { return }
        refactor()
    }

    /// Finds the definitions of all tight rows again, and computes all values from them.
    mutating func refactor() {
        stepsSinceRefactoring = 0
        epoch += 1
        while !dirty.isEmpty { clean(dirty.removeLast()) }
        var tight: [Int32] = []
        for row in 0..<rows.count where rows[row].status == .tight {
            tight.append(row)
            if rows[row].isSubstituted {
                substitutions.remove(rows[row].substituted)
                recipes.remove(rows[row].recipe)
                rows[row].isSubstituted = false
            }
            columns[rows[row].owner].owner = -1
            rows[row].owner = -1
            rows[row].status = .satisfied
        }
        tightCount = 0
        for column in 0..<columns.count { columns[column].uses = 0 }
        for row in tight {
            if tighten(row) {
                markDirty(rows[row].owner)
            } else {
                // Too nearly a sum of the others to be told from it.
                clearMultipliers(of: row, toResidual: true)
                classifyLater(row)
            }
        }
    }
}
