// How rows come into force and stay there.
extension Tableau {
    /// Brings a row into force by a guess: values are computed later, the optimum is found later.
    ///
    /// - Returns: False for a required row that could not be made to hold by a single exchange.
    mutating func admit(_ row: Int32) -> Bool {
        rows[row].status = .satisfied
        epoch += 1
        var shortfall = 0.0
        if rows[row].relation != .equal {
            shortfall = violation(of: row)
            if shortfall == 0 {
                let place = unusedPlace(of: row)
                if place >= 0, tighten(row, preferring: place) { markDirty(rows[row].owner) }
                return true
            }
        }
        if tighten(row, growing: -shortfall) {
            markDirty(rows[row].owner)
            return true
        }
        if rows[row].relation == .equal {
            shortfall = violation(of: row)
            if shortfall == 0 { return true }
        }
        if let subject = cheapestExchange(for: row, shortfall: shortfall) {
            exchange(subject, with: row)
            return true
        }
        if rows[row].level == Self.required {
            rows[row].status = .pending
            return false
        }
        setStatus(of: row, to: shortfall < 0 ? .below : .above)
        return true
    }

    /// The marker's value where it violates the row, else zero.
    private mutating func violation(of row: Int32) -> Double {
        cleanTerms(of: row)
        let (value, tolerance) = marker(of: row)
        if value.magnitude <= tolerance { return 0 }
        return isCostly(rows[row].relation, side: value) ? value : 0
    }

    /// The tight row among `markers` that makes way for a violated row at the least cost.
    ///
    /// The ratio test of the dual simplex, on what the multipliers say so far.
    private func cheapestExchange(for row: Int32, shortfall: Double) -> Int32? {
        var best: Int32?
        var bestCost: (level: Int16, ratio: Double) = (rows[row].level, 0)
        for index in 0..<markers.count {
            let entry = markers[index]
            guard entry.rate.magnitude > Self.smallestPivot else { continue }
            let sign = shortfall * entry.rate < 0 ? 1.0 : -1.0
            guard let cost = cost(ofMoving: entry.row, by: sign) else { continue }
            let ratio = cost.value / entry.rate.magnitude
            let level = cost.value < 0 ? 0 : cost.level
            if level < bestCost.level || (level == bestCost.level && ratio < bestCost.ratio) {
                (best, bestCost) = (entry.row, (level, ratio))
            }
        }
        return best
    }

    private mutating func exchange(_ leaving: Int32, with row: Int32) {
        loosen(leaving)
        classifyLater(leaving)
        if tighten(row) {
            markDirty(rows[row].owner)
        } else {
            classifyLater(row)
        }
    }

    /// Takes a row out of force.
    mutating func withdraw(_ row: Int32, as status: Status) {
        guard rows[row].status.isInForce else { return }
        if rows[row].status == .tight { loosen(row) }
        setStatus(of: row, to: .satisfied)
        rows[row].status = status
        epoch += 1
    }

    /// Brings the waiting rows into force: required equalities first, then by falling priority.
    ///
    /// Required inequalities come last: they are mostly bounds, and the sizes are known by then.
    mutating func admitPending(_ refused: inout [Int32]) {
        if pending.count == 1 {
            admitIfPending(pending[0], &refused)
        } else {
            var keys: [Int64] = []
            keys.reserveCapacity(Int(pending.count))
            for index in 0..<pending.count {
                keys.append(Int64(admissionOrder(of: pending[index])) << 32 | Int64(index))
            }
            keys.sort()
            for key in keys {
                admitIfPending(pending[Int32(truncatingIfNeeded: key)], &refused)
            }
        }
        pending.removeAll()
    }

    private mutating func admitIfPending(_ row: Int32, _ refused: inout [Int32]) {
        guard rows[row].status == .pending else { return }
        if !admit(row) { refused.append(row) }
    }

    private func admissionOrder(of row: Int32) -> Int16 {
        if rows[row].level == Self.required {
            return rows[row].relation == .equal ? 0 : Self.required
        }
        return Self.required - rows[row].level
    }

    /// Computes all values, and the status of every loose row that they touch.
    ///
    /// Required rows that turn out violated are taken out of force and added to a list.
    mutating func settle(_ refused: inout [Int32]) {
        while !dirty.isEmpty || !unclassified.isEmpty {
            while !dirty.isEmpty { clean(dirty.removeLast()) }
            while !unclassified.isEmpty {
                let row = unclassified.removeLast()
                rows[row].isToBeClassified = false
                guard rows[row].status.isLoose else { continue }
                let found = status(ofLoose: row)
                if found != .satisfied, rows[row].level == Self.required {
                    withdraw(row, as: .pending)
                    refused.append(row)
                } else {
                    setStatus(of: row, to: found)
                }
            }
        }
    }

    /// Brings a required row into force by minimising its violation above everything optional.
    ///
    /// - Returns: The rows that conflict, where there is no way; then the row stays out of force.
    mutating func force(_ row: Int32) -> [Int32] {
        rows[row].status = .satisfied
        epoch += 1
        let found = status(ofLoose: row)
        guard found != .satisfied else { return [] }
        rows[row].level = Self.admission
        setStatus(of: row, to: found)
        optimise(downTo: Self.admission, satisfying: row)
        let isViolated = rows[row].status == .above || rows[row].status == .below
        if isViolated { setStatus(of: row, to: .satisfied) }
        rows[row].level = Self.required
        guard isViolated else { return [] }
        rows[row].status = .pending
        epoch += 1
        sweepBackward(row: row)
        // The certificate of Farkas: this row is a sum of others that all hold it where it is.
        var conflict = [row]
        for index in 0..<markers.count where markers[index].rate.magnitude > Self.smallestPivot {
            conflict.append(markers[index].row)
        }
        return conflict.sorted { rows[$0].serial < rows[$1].serial }
    }
}
