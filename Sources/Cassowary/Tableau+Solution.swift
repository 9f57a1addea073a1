// One solution: what changed comes into force, then the objective is brought to its optimum.
extension Tableau {
    /// A set of required rows that cannot hold together, oldest first; the last is out of force.
    typealias Conflict = [Int32]

    /// Solves the system with all changes since the last solution.
    mutating func solve() -> [Conflict] {
        let changeCount = pending.count + constantChanges.count
        refactorIfDue()
        if changeCount == 1 { journal.open() }
        applyConstants()
        var refused: [Int32] = []
        if !pending.isEmpty { admitPending(&refused) }
        settle(&refused)
        var conflicts: [Conflict] = []
        if !refused.isEmpty { conflicts = reconcile(&refused) }
        journal.isOpen = false
        if !candidates.isEmpty || !residual.isEmpty { optimise() }
        return conflicts
    }

    private mutating func applyConstants() {
        for index in 0..<constantChanges.count {
            let row = constantChanges[index]
            guard rows[row].isConstantChanged else { continue }
            rows[row].isConstantChanged = false
            switch rows[row].status {
            case .tight:
                moveMarker(of: row)
            case .satisfied, .below, .above:
                rows[row].constant = rows[row].target
                classifyLater(row)
            case .pending:
                rows[row].constant = rows[row].target
            case .rejected:
                rows[row].constant = rows[row].target
                rows[row].status = .pending
                pending.append(row)
            case .free:
                break
            }
        }
        constantChanges.removeAll()
    }

    /// Follows a change of a tight row's constant along the column of its marker.
    private mutating func moveMarker(of row: Int32) {
        let amount = rows[row].constant - rows[row].target
        rows[row].constant = rows[row].target
        stepsSinceRefactoring += 1
        let direction = direction(of: row)
        for index in 0..<direction.steps.count {
            let step = direction.steps[index]
            let old = columns[step.column].value
            noteChange(of: step.column, from: old)
            columns[step.column].value = old + step.rate * amount
        }
        for index in 0..<direction.rates.count {
            let other = direction.rates[index].row
            let found = status(ofLoose: other)
            if found != rows[other].status { classifyLater(other) }
        }
    }

    /// The column of a tight row's marker, kept from the last time if it is still right.
    private mutating func direction(of row: Int32) -> Direction {
        var oldest: Direction?
        for known in directions {
            if known.row == row, known.epoch == epoch { return known }
            if known.epoch != epoch { oldest = known }
        }
        findColumn(ofRow: row)
        let direction: Direction
        if let oldest {
            direction = oldest
        } else if directions.count < 4 {
            direction = Direction()
            directions.append(direction)
        } else {
            direction = directions[Int(nextSerial & 3)]
        }
        swap(&direction.steps, &steps)
        swap(&direction.rates, &rates)
        direction.row = row
        direction.epoch = epoch
        return direction
    }

    /// Gets the refused required rows into force, or finds out why that cannot be.
    private mutating func reconcile(_ refused: inout [Int32]) -> [Conflict] {
        // Exchanges first: they compute no values that the next exchange may change again.
        for _ in 0..<3 where !refused.isEmpty {
            let retried = refused.sorted { rows[$0].serial < rows[$1].serial }
            refused.removeAll()
            for row in retried where rows[row].status == .pending {
                if !admit(row) { refused.append(row) }
            }
            settle(&refused)
        }
        var conflicts: [Conflict] = []
        refused.sort { rows[$0].serial > rows[$1].serial }
        while let row = refused.popLast() {
            guard rows[row].status == .pending else { continue }
            let conflict = force(row)
            // Steps and substitutions may have left rows to look at.
            settle(&refused)
            guard let rejected = conflict.last else { continue }
            conflicts.append(conflict)
            if journal.isOpen { undo() }
            withdraw(rejected, as: .rejected)
            rows[rejected].status = .rejected
            if rejected != row { refused.append(row) }
            settle(&refused)
        }
        return conflicts
    }

    /// Brings back the values and the tight rows that were before the solution began.
    private mutating func undo() {
        journal.isOpen = false
        var before: [Int32: Bool] = [:]
        for index in 0..<journal.toggles.count {
            let toggle = journal.toggles[index]
            if before[toggle.row] == nil { before[toggle.row] = toggle.wasTight }
        }
        let rowsInOrder = before.keys.sorted()
        for row in rowsInOrder where before[row] == false && rows[row].status == .tight {
            loosen(row)
            classifyLater(row)
        }
        for index in (0..<journal.values.count).reversed() {
            let entry = journal.values[index]
            setValue(of: entry.column, to: entry.value)
        }
        for row in rowsInOrder where before[row] == true && rows[row].status.isLoose {
            setStatus(of: row, to: .satisfied)
            if !tighten(row) { classifyLater(row) }
        }
    }
}
