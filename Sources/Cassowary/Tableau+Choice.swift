// Which variable a row is to define, so that no substitution is needed.
extension Tableau {
    /// A parametric variable that a row can define as it was given, or nil.
    func localParameter(
        of row: Int32,
        preferring preferred: Int32,
        growing: Double
    ) -> Int32? {
        let span = rows[row].terms
        let largest = largestCoefficient(of: row)
        var best: Int32 = -1
        var bestScore: Int64 = -1
        for index in span.indices {
            let entry = terms.entries[index]
            let column = columns[entry.column]
            guard column.owner < 0, entry.coefficient.magnitude >= 0.05 * largest else { continue }
            if preferred >= 0, entry.column != preferred { continue }
            var score = Int64(column.rank)
            if column.isPlace { score += 1 << 39 }
            if column.uses == 0 { score += 1 << 40 }
            if entry.coefficient * growing > 0 { score += 1 << 41 }
            guard score > bestScore else { continue }
            guard
                column.uses == 0
                    || isIndependent(row, of: entry.column, except: entry.column)
            else { continue }
            (best, bestScore) = (entry.column, score)
        }
        return best >= 0 ? best : nil
    }

    /// A place that a row names and that neither a tight row nor a definition has to do with, or -1.
    func unusedPlace(of row: Int32) -> Int32 {
        var best: Int32 = -1
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            let column = columns[entry.column]
            guard column.isPlace, column.owner < 0, column.uses == 0,
                entry.coefficient.magnitude >= 0.05 * largestCoefficient(of: row)
            else { continue }
            if best < 0 || column.rank > columns[best].rank { best = entry.column }
        }
        return best
    }

    /// Whether surely no variable of a row depends on a variable; two are not asked.
    private func isIndependent(
        _ row: Int32,
        of column: Int32,
        except exception: Int32,
        _ second: Int32 = -1
    ) -> Bool {
        let rank = columns[column].rank
        for index in rows[row].terms.indices {
            let other = terms.entries[index].column
            if other == exception || other == second { continue }
            if other == column { return false }
            if columns[other].rank > rank {
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

    /// A basic variable of a row that the row can define, because the row that defines it now can
    /// define a parametric variable instead.
    ///
    /// One step of an augmenting path in the matching of rows and variables (Duff 1981).
    func localSwap(
        for row: Int32,
        preferring preferred: Int32
    ) -> (column: Int32, parameter: Int32)? {
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            let owner = columns[entry.column].owner
            guard owner >= 0, !rows[owner].isSubstituted else { continue }
            guard entry.coefficient.magnitude >= 0.05 * largestCoefficient(of: row) else {
                continue
            }
            let largest = largestCoefficient(of: owner)
            for index in rows[owner].terms.indices {
                let other = terms.entries[index]
                guard columns[other.column].owner < 0,
                    other.coefficient.magnitude >= 0.05 * largest,
                    preferred < 0 || other.column == preferred,
                    isIndependent(row, of: other.column, except: entry.column),
                    isIndependent(owner, of: other.column, except: entry.column, other.column)
                else { continue }
                return (entry.column, other.column)
            }
        }
        return nil
    }

    private func largestCoefficient(of row: Int32) -> Double {
        var largest = 0.0
        for index in rows[row].terms.indices {
            largest = max(largest, terms.entries[index].coefficient.magnitude)
        }
        return largest
    }
}
