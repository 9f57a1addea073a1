// The primal simplex on the sum of violations, which is convex and piecewise linear: a move goes on
// past the points where it bends until it no longer pays (the long step rule, Fourer 1985).
extension Tableau {
    /// A move that lowers the objective.
    struct Move {
        /// The tight row, or the complement of the parametric variable, that is moved.
        var subject: Int32
        /// The side it is moved to, 1 or -1.
        var sign: Double
        /// The highest level that gains, and how much it gains per unit.
        var level: Int16
        var gain: Double
    }

    /// Steps in a row that move nothing before pivots are chosen at random against cycles.
    static let patience = 24

    /// Moves until no level can be improved without harm to a higher one.
    ///
    /// - Parameters:
    ///   - level: The lowest level to improve.
    ///   - row: A row that is enough to satisfy, or -1.
    mutating func optimise(downTo level: Int16 = 0, satisfying row: Int32 = -1) {
        var idleSteps = 0
        while true {
            flushResidual()
            if row >= 0, rows[row].status == .tight || rows[row].status == .satisfied { return }
            guard let move = bestMove(downTo: level, isRandom: idleSteps > Self.patience) else {
                return
            }
            let distance = make(move)
            idleSteps = distance > 1e-9 ? 0 : idleSteps + 1
        }
    }

    private mutating func bestMove(downTo level: Int16, isRandom: Bool) -> Move? {
        var best: Move?
        var kept: Int32 = 0
        var found: UInt64 = 0
        for index in 0..<candidates.count {
            let subject = candidates[index]
            guard let move = improvingMove(of: subject) else {
                if subject >= 0 {
                    rows[subject].isCandidate = false
                } else {
                    columns[~subject].isCandidate = false
                }
                continue
            }
            candidates[kept] = subject
            kept += 1
            guard move.level >= level else { continue }
            found += 1
            if let known = best {
                if isRandom {
                    guard nextRandom() % found == 0 else { continue }
                } else if (known.level, known.gain) >= (move.level, move.gain) {
                    continue
                }
            }
            best = move
        }
        while candidates.count > kept { _ = candidates.removeLast() }
        return best
    }

    private mutating func nextRandom() -> UInt64 {
        randomState ^= randomState << 13
        randomState ^= randomState >> 7
        randomState ^= randomState << 17
        return randomState >> 11
    }

    /// The side to which moving a tight row or a parametric variable pays, if any does.
    func improvingMove(of subject: Int32) -> Move? {
        if subject >= 0 {
            guard rows[subject].status == .tight else { return nil }
        } else if !columns[~subject].isLive || columns[~subject].owner >= 0 {
            return nil
        }
        guard firstMultiplier(of: subject) >= 0 else { return nil }
        for sign in [1.0, -1.0] {
            if let cost = cost(ofMoving: subject, by: sign), cost.value < 0 {
                return Move(subject: subject, sign: sign, level: cost.level, gain: -cost.value)
            }
        }
        return nil
    }

    /// Makes a move and returns its length.
    private mutating func make(_ move: Move) -> Double {
        stepsSinceRefactoring += 1
        if move.subject >= 0 {
            findColumn(ofRow: move.subject)
        } else {
            findColumn(ofParameter: ~move.subject)
        }
        guard let stop = stop(of: move) else {
            // No end means that the gain was a rounding error: violations are never negative.
            clearMultipliers(of: move.subject, toResidual: false)
            return 0
        }
        apply(by: move.sign * stop.distance)
        leave(move, entering: stop.row)
        return stop.distance
    }

    /// Finds the row at which a move stops to pay.
    private mutating func stop(of move: Move) -> Breakpoints.Breakpoint? {
        breakpoints.removeAll()
        for index in 0..<rates.count { addBreakpoint(rates[index], sign: move.sign) }
        var slope = LexicographicSum()
        addOwnSlope(of: move, to: &slope)
        while !breakpoints.isEmpty {
            let breakpoint = breakpoints.pop()
            if breakpoint.level == Self.required { return breakpoint }
            slope.add(breakpoint.cost, at: breakpoint.level)
            if !slope.isNegative { return breakpoint }
        }
        return nil
    }

    private func addOwnSlope(of move: Move, to slope: inout LexicographicSum) {
        var index = firstMultiplier(of: move.subject)
        while index >= 0 {
            slope.add(move.sign * multipliers[index].value, at: multipliers[index].level)
            index = multipliers[index].next
        }
        guard move.subject >= 0 else { return }
        let row = rows[move.subject]
        if isCostly(row.relation, side: move.sign) { slope.add(1, at: row.level) }
    }

    private mutating func addBreakpoint(_ entry: Direction.Rate, sign: Double) {
        let rate = entry.rate * sign
        guard rate.magnitude > 1e-9 else { return }
        let row = rows[entry.row]
        let (value, tolerance) = marker(of: entry.row)
        var distance = 0.0
        var sides = 0.0
        if value.magnitude <= tolerance {
            sides = isCostly(row.relation, side: rate) ? 1 : 0
        } else if value * rate < 0 {
            distance = -value / rate
            sides =
                (isCostly(row.relation, side: rate) ? 1 : 0)
                + (isCostly(row.relation, side: -rate) ? 1 : 0)
        }
        guard sides > 0 else { return }
        breakpoints.push(
            Breakpoints.Breakpoint(
                distance: distance,
                rate: rate,
                cost: sides * rate.magnitude,
                row: entry.row,
                level: row.level
            )
        )
    }

    /// Moves the variables along `steps`.
    mutating func apply(by amount: Double) {
        guard amount != 0 else { return }
        for index in 0..<steps.count {
            let step = steps[index]
            let old = columns[step.column].value
            noteChange(of: step.column, from: old)
            columns[step.column].value = old + step.rate * amount
        }
    }

    /// Exchanges the marker or variable that moved with the row at which it stopped.
    private mutating func leave(_ move: Move, entering row: Int32) {
        // The sweeps for the exchange overwrite `rates`.
        let moved = rates.count
        for index in 0..<moved {
            let other = rates[index].row
            if other != row { setStatus(of: other, to: status(ofLoose: other)) }
        }
        setStatus(of: row, to: .satisfied)
        let freed: Int32
        if move.subject >= 0 {
            freed = rows[move.subject].owner
            loosen(move.subject)
            setStatus(of: move.subject, to: status(ofLoose: move.subject))
        } else {
            freed = ~move.subject
            clearMultipliers(of: move.subject, toResidual: true)
        }
        if !tighten(row, preferring: freed) { classifyLater(row) }
    }
}
