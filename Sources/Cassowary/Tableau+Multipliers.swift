// The objective: violations by level, and the multipliers that balance their gradient.
//
// At all times the gradient of the violations is the sum of the tight rows and stays, each times
// its multiplier, plus the residual. Multipliers and costs are lexicographic: a list of levels with
// their values, the higher always deciding (Badros, Borning & Stuckey, section 2.5).
extension Tableau {
    /// Sets the status of a loose row, and its share in the gradient.
    @inline(__always)
    mutating func setStatus(of row: Int32, to status: Status) {
        let difference = status.sign - rows[row].status.sign
        rows[row].status = status
        // A required row has no price: a violated one is taken out of force.
        if difference != 0, rows[row].level != Self.required {
            addToResidual(row, times: difference, level: rows[row].level)
        }
    }

    mutating func addToResidual(_ row: Int32, times factor: Double, level: Int16) {
        for index in rows[row].terms.indices {
            let entry = terms.entries[index]
            residual.append(
                Gradient(
                    coefficient: entry.coefficient * factor,
                    column: entry.column,
                    level: level
                )
            )
        }
    }

    /// Accounts for the residual in the multipliers, level by level.
    mutating func flushResidual() {
        while !residual.isEmpty {
            let level = residual[residual.count - 1].level
            var kept: Int32 = 0
            for index in 0..<residual.count {
                let part = residual[index]
                if part.level == level {
                    addBackward(part.column, part.coefficient)
                } else {
                    residual[kept] = part
                    kept += 1
                }
            }
            while residual.count > kept { _ = residual.removeLast() }
            sweepBackward()
            for index in 0..<markers.count {
                addMultiplier(markers[index].rate, level: level, to: markers[index].row)
            }
            for index in 0..<parameters.count {
                addMultiplier(parameters[index].rate, level: level, to: ~parameters[index].column)
            }
        }
    }

    private mutating func addMultiplier(_ amount: Double, level: Int16, to subject: Int32) {
        guard amount != 0 else { return }
        addCandidate(subject)
        var previous: Int32 = -1
        var index = firstMultiplier(of: subject)
        while index >= 0, multipliers[index].level > level {
            previous = index
            index = multipliers[index].next
        }
        if index >= 0, multipliers[index].level == level {
            let sum = multipliers[index].value + amount
            if sum.magnitude > 1e-9 {
                multipliers[index].value = sum
            } else {
                link(previous, to: multipliers[index].next, of: subject)
                free(index)
            }
            return
        }
        guard amount.magnitude > 1e-9 else { return }
        let new = Multiplier(value: amount, next: index, level: level)
        var place = freeMultiplier
        if place >= 0 {
            freeMultiplier = multipliers[place].next
            multipliers[place] = new
        } else {
            place = multipliers.count
            multipliers.append(new)
        }
        link(previous, to: place, of: subject)
    }

    private mutating func link(_ previous: Int32, to index: Int32, of subject: Int32) {
        if previous >= 0 {
            multipliers[previous].next = index
        } else if subject >= 0 {
            rows[subject].multipliers = index
        } else {
            columns[~subject].multipliers = index
        }
    }

    private mutating func free(_ index: Int32) {
        multipliers[index].next = freeMultiplier
        freeMultiplier = index
    }

    /// The first multiplier of a row, or of a parametric variable given as its complement.
    @inline(__always)
    func firstMultiplier(of subject: Int32) -> Int32 {
        subject >= 0 ? rows[subject].multipliers : columns[~subject].multipliers
    }

    /// Sets the multipliers of a row or parametric variable to zero.
    mutating func clearMultipliers(of subject: Int32, toResidual: Bool) {
        var index = firstMultiplier(of: subject)
        guard index >= 0 else { return }
        while index >= 0 {
            let multiplier = multipliers[index]
            if toResidual {
                if subject >= 0 {
                    addToResidual(subject, times: multiplier.value, level: multiplier.level)
                } else {
                    residual.append(
                        Gradient(
                            coefficient: multiplier.value,
                            column: ~subject,
                            level: multiplier.level
                        )
                    )
                }
            }
            free(index)
            index = multiplier.next
        }
        link(-1, to: -1, of: subject)
    }

    /// Has a row, or a parametric variable given as its complement, looked at for a pivot.
    mutating func addCandidate(_ subject: Int32) {
        if subject >= 0 {
            guard !rows[subject].isCandidate else { return }
            rows[subject].isCandidate = true
        } else {
            guard !columns[~subject].isCandidate else { return }
            columns[~subject].isCandidate = true
        }
        candidates.append(subject)
    }

    /// The cost per unit of moving a tight marker or a parametric variable to one side.
    ///
    /// - Returns: The highest level at which it is not zero, with its value there, or level 0 where
    ///   the move costs nothing; nil where a required row forbids it.
    func cost(ofMoving subject: Int32, by sign: Double) -> (level: Int16, value: Double)? {
        var level: Int16 = 0
        var own = 0.0
        if subject >= 0 {
            if isCostly(rows[subject].relation, side: sign) {
                level = rows[subject].level
                guard level != Self.required else { return nil }
                own = 1
            }
        }
        var index = firstMultiplier(of: subject)
        while index >= 0 {
            let multiplier = multipliers[index]
            if multiplier.level < level { break }
            let value = sign * multiplier.value + (multiplier.level == level ? own : 0)
            if multiplier.level == level { own = 0 }
            if value.magnitude > 1e-9 { return (multiplier.level, value) }
            index = multiplier.next
        }
        if own > 0 { return (level, own) }
        while index >= 0 {
            let multiplier = multipliers[index]
            if multiplier.level != level, multiplier.value.magnitude > 1e-9 {
                return (multiplier.level, sign * multiplier.value)
            }
            index = multiplier.next
        }
        return (0, 0)
    }

    /// Whether a marker on a side of zero violates a relation.
    @inline(__always)
    func isCostly(_ relation: Relation, side: Double) -> Bool {
        switch relation {
        case .equal: true
        case .greaterThanOrEqual: side < 0
        case .lessThanOrEqual: side > 0
        }
    }
}
