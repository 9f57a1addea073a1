// What a solver does for its callers: handles and numbers are checked here.
extension Tableau {
    mutating func makeVariable(isPlace: Bool) -> Variable {
        let index = addColumn(isPlace: isPlace)
        return Variable(index: index, generation: columns[index].generation)
    }

    mutating func release(_ variable: Variable) throws(SolverError) {
        let index = try column(of: variable)
        var entry = terms.heads[index]
        var count = 0
        while entry >= 0 {
            count += 1
            entry = terms.entries[entry].next
        }
        guard count == 0 else { throw .variableInUse(variable, constraintCount: count) }
        removeColumn(index)
    }

    func value(of variable: Variable) -> Double? {
        isKnown(variable) ? columns[variable.index].value : nil
    }

    mutating func add(_ constraint: borrowing Constraint) throws(SolverError) -> Constraint.ID {
        try check(constraint.priority)
        try check(constraint.expression.constant)
        for index in 0..<constraint.expression.count {
            let term = constraint.expression[index]
            try check(term.coefficient)
            guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
        }
        let row = insertRow(
            constraint.expression,
            constraint.relation,
            level: constraint.priority.level
        )
        return id(of: row)
    }

    mutating func remove(_ constraint: Constraint.ID) throws(SolverError) {
        deleteRow(try row(of: constraint))
    }

    mutating func setConstant(
        _ constant: Double,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        let row = try row(of: constraint)
        try check(constant)
        setTarget(constant, of: row)
    }

    mutating func setPriority(
        _ priority: Priority,
        of constraint: Constraint.ID
    ) throws(SolverError) {
        let row = try row(of: constraint)
        try check(priority)
        setLevel(priority.level, of: row)
    }

    mutating func takeChanges(into list: inout [Solver.Change]) {
        list.reserveCapacity(list.count + Int(changes.count))
        for index in 0..<changes.count {
            let column = changes[index]
            columns[column].isChanged = false
            guard columns[column].isLive else { continue }
            list.append(
                Solver.Change(
                    variable: Variable(index: column, generation: columns[column].generation),
                    value: columns[column].value
                )
            )
        }
        changes.removeAll()
    }

    func violation(of constraint: Constraint.ID) throws(SolverError) -> Double {
        let row = try row(of: constraint)
        let (value, tolerance) = marker(of: row)
        guard value.magnitude > tolerance else { return 0 }
        return isCostly(rows[row].relation, side: value) ? value : 0
    }

    func isRejected(_ constraint: Constraint.ID) throws(SolverError) -> Bool {
        rows[try row(of: constraint)].status == .rejected
    }

    func describe(_ conflict: Conflict) -> SolverError.Conflict {
        let constraints = conflict.map { id(of: $0) }
        return SolverError.Conflict(
            rejected: constraints[constraints.count - 1],
            constraints: constraints
        )
    }

    func id(of row: Int32) -> Constraint.ID {
        Constraint.ID(index: row, generation: rows[row].generation)
    }

    @inline(__always)
    private func isKnown(_ variable: Variable) -> Bool {
        let index = variable.index
        return index >= 0 && index < columns.count && columns[index].isLive
            && columns[index].generation == variable.generation
    }

    func column(of variable: Variable) throws(SolverError) -> Int32 {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        return variable.index
    }

    private func row(of constraint: Constraint.ID) throws(SolverError) -> Int32 {
        let index = constraint.index
        guard index >= 0, index < rows.count, rows[index].status != .free,
            rows[index].generation == constraint.generation
        else { throw .unknownConstraint(constraint) }
        return index
    }

    @inline(__always)
    private func check(_ number: Double) throws(SolverError) {
        guard number.magnitude <= 1e12 else { throw .invalidNumber(number) }
    }

    private func check(_ priority: Priority) throws(SolverError) {
        guard Priority.range.contains(priority.rawValue) else {
            throw .invalidPriority(priority.rawValue)
        }
    }
}
