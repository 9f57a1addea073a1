// Whether a solution is the only one that is equally good.
extension Tableau {
    /// Whether a variable can move at no cost.
    ///
    /// It can if a parametric variable or a tight marker that it depends on can be moved for
    /// nothing. Moves of several at once are not tried, but a parametric variable that loose rows
    /// hold from both sides is exchanged with one of them, so that it no longer hides what moves.
    mutating func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
        let column = try column(of: variable)
        while true {
            addBackward(column, 1)
            sweepBackward()
            // The sweeps along the columns do not touch these two lists.
            for index in 0..<markers.count where markers[index].rate.magnitude > Self.smallestPivot
            {
                let row = markers[index].row
                for sign in [1.0, -1.0] where cost(ofMoving: row, by: sign)?.level == 0 {
                    findColumn(ofRow: row)
                    if stopAtZero(sign: sign) == nil { return true }
                }
            }
            guard let blocked = blockedParameter() else { return !parameters.isEmpty }
            if !tighten(blocked.row, preferring: blocked.column) { return true }
        }
    }

    /// A parametric variable among `parameters` that cannot move to either side, and what holds it.
    ///
    /// Nil where there is none, or where one is free to move.
    private mutating func blockedParameter() -> (column: Int32, row: Int32)? {
        var blocked: (column: Int32, row: Int32)?
        for index in 0..<parameters.count {
            let column = parameters[index].column
            findColumn(ofParameter: column)
            guard let row = stopAtZero(sign: 1), stopAtZero(sign: -1) != nil else { return nil }
            blocked = (column, row)
        }
        return blocked
    }

    /// The loose row at zero that makes a move along the last column cost something at once.
    private func stopAtZero(sign: Double) -> Int32? {
        for index in 0..<rates.count where rates[index].rate.magnitude > Self.smallestPivot {
            let row = rates[index].row
            let side = rates[index].rate * sign
            let (value, tolerance) = marker(of: row)
            guard value.magnitude <= tolerance else { continue }
            // Where the gradient counts the row on this side already, the cost is in it.
            let counted = rows[row].status.sign * (side < 0 ? -1 : 1)
            if (isCostly(rows[row].relation, side: side) ? 1 : 0) > counted { return row }
        }
        return nil
    }
}
