import Cassowary
import Testing

/// A solver with short words for what tests do.
private struct Bench {
    let solver = Solver()
    var variables: [Variable] = []

    init(_ count: Int) {
        for _ in 0..<count { variables.append(solver.makeVariable()) }
    }

    /// Adds `Σ coefficient · variable REL value`.
    @discardableResult
    func add(
        _ terms: [(Int, Double)],
        _ relation: Relation,
        _ value: Double,
        _ priority: Priority = .required
    ) throws -> Constraint.ID {
        let terms = terms.map { Expression.Term(variables[$0.0], $0.1) }
        return try solver.add(
            Constraint(Expression(terms, constant: -value), relation, priority: priority)
        )
    }

    func solve() throws -> [SolverError.Conflict] {
        do {
            try solver.solve()
        } catch {
            guard case .conflicts(let conflicts) = error else { throw error }
            try solver.checkInvariants()
            return conflicts
        }
        try solver.checkInvariants()
        return []
    }

    subscript(index: Int) -> Double { solver.value(of: variables[index]) ?? .nan }
}

struct SolverTests {
    @Test func whatIsOpenMovesPlacesBeforeLengths() throws {
        let solver = Solver()
        let (place, length) = (solver.makeVariable(isPlace: true), solver.makeVariable())
        let far = try solver.add(
            Constraint(
                Expression([Expression.Term(place), Expression.Term(length)], constant: -70),
                .equal,
                priority: 500
            )
        )
        try solver.solve()
        try solver.checkInvariants()
        #expect(solver.value(of: place) == 70 && solver.value(of: length) == 0)
        try solver.remove(far)
        _ = try solver.add(
            Constraint(Expression([Expression.Term(length)], constant: -90), .lessThanOrEqual)
        )
        _ = try solver.add(
            Constraint(Expression([Expression.Term(place)], constant: -90), .lessThanOrEqual)
        )
        try solver.solve()
        try solver.checkInvariants()
        #expect(solver.value(of: place) == 90 && solver.value(of: length) == 0)
        try solver.release(solver.makeVariable(isPlace: true))
        let again = solver.makeVariable()
        _ = try solver.add(
            Constraint(Expression([Expression.Term(again)], constant: -5), .lessThanOrEqual)
        )
        try solver.solve()
        #expect(solver.value(of: again) == 0)
    }

    @Test func oneOfAHigherPriorityOutweighsAThousandOfALowerOne() throws {
        let bench = Bench(1)
        for _ in 0..<1000 { try bench.add([(0, 1)], .equal, 10_000, 250) }
        try bench.add([(0, 1)], .equal, 1, 251)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 1)
    }

    @Test func aPointOfAHigherPriorityOutweighsAnyDistanceOfALowerOne() throws {
        let bench = Bench(2)
        try bench.add([(0, 1), (1, 1)], .equal, 10_000)
        try bench.add([(0, 1)], .greaterThanOrEqual, 1, 2)
        try bench.add([(1, 1)], .equal, 1_000_000, 1)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 1)
        #expect(bench[1] == 9999)
    }

    @Test func atOnePriorityTheSumOfViolationsIsSmallest() throws {
        let bench = Bench(1)
        for value in [0.0, 10, 11, 100, 12] { try bench.add([(0, 1)], .equal, value, 500) }
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 11)
    }

    @Test func conflictNamesAnIrreducibleSetAndChangesNothing() throws {
        let bench = Bench(3)
        let width = try bench.add([(0, 1)], .greaterThanOrEqual, 100)
        let equal = try bench.add([(0, 1), (1, -1)], .equal, 0)
        try bench.add([(2, 1)], .equal, 5)
        #expect(try bench.solve().isEmpty)
        let values = [bench[0], bench[1], bench[2]]
        let narrow = try bench.add([(1, 1)], .lessThanOrEqual, 50)
        let conflicts = try bench.solve()
        #expect(conflicts.map(\.rejected) == [narrow])
        #expect(conflicts.map(\.constraints) == [[width, equal, narrow]])
        #expect([bench[0], bench[1], bench[2]] == values)
        #expect(try bench.solver.isRejected(narrow))
    }

    @Test func rejectedConstraintComesIntoForceOnceItsConstantFits() throws {
        let bench = Bench(1)
        try bench.add([(0, 1)], .equal, 100)
        let other = try bench.add([(0, 1)], .lessThanOrEqual, 50)
        #expect(try bench.solve().count == 1)
        try bench.solver.setConstant(-150, of: other)
        #expect(try bench.solve().isEmpty)
        #expect(try !bench.solver.isRejected(other))
    }

    @Test func constantsThatFitOnlyTogetherMayChangeTogether() throws {
        let bench = Bench(1)
        let value = try bench.add([(0, 1)], .equal, 10)
        let limit = try bench.add([(0, 1)], .lessThanOrEqual, 20)
        #expect(try bench.solve().isEmpty)
        try bench.solver.setConstant(-30, of: value)
        try bench.solver.setConstant(-40, of: limit)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 30)
    }

    @Test func constraintWithoutTermsConflictsWithItself() throws {
        let bench = Bench(0)
        let impossible = try bench.add([], .equal, 5)
        let possible = try bench.add([], .lessThanOrEqual, 5)
        #expect(try bench.solve().map(\.constraints) == [[impossible]])
        #expect(try bench.solver.violation(of: possible) == 0)
    }

    @Test func termsOfOneVariableAddUp() throws {
        let bench = Bench(1)
        try bench.add([(0, 1), (0, 2), (0, 1), (0, 0.5), (0, 0.5)], .equal, 20)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 4)
    }

    @Test func undeterminedVariablesStay() throws {
        let bench = Bench(2)
        let edit = try bench.solver.addEdit(bench.variables[0], value: 7, priority: 500)
        #expect(try bench.solve().isEmpty)
        try bench.solver.remove(edit)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 7)
        #expect(bench[1] == 0)
    }

    @Test func onlyVariablesThatDependOnASuggestionAreInTheChanges() throws {
        let bench = Bench(4)
        let edit = try bench.solver.addEdit(bench.variables[0], value: 10, priority: 999)
        try bench.add([(1, 1), (0, -2)], .equal, 0)
        try bench.add([(2, 1)], .equal, 3)
        #expect(try bench.solve().isEmpty)
        var changes: [Solver.Change] = []
        bench.solver.takeChanges(into: &changes)
        changes.removeAll()
        for value in [20.0, 30] {
            try bench.solver.suggest(value, for: edit)
            #expect(try bench.solve().isEmpty)
        }
        bench.solver.takeChanges(into: &changes)
        #expect(Set(changes.map(\.variable)) == Set(bench.variables[0...1]))
        #expect(bench[1] == 60)
    }

    @Test func priorityMayBecomeRequiredAndBack() throws {
        let bench = Bench(1)
        try bench.add([(0, 1)], .equal, 1, 750)
        let other = try bench.add([(0, 1)], .equal, 2, 250)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 1)
        try bench.solver.setPriority(.required, of: other)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 2)
        try bench.solver.setPriority(749, of: other)
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 1)
        #expect(try bench.solver.violation(of: other) == -1)
    }

    @Test func solverOfALongChainIsSolvedInAnyOrderOfItsConstraints() throws {
        let count = 500
        for isReversed in [false, true] {
            let bench = Bench(count)
            let indices = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
            for index in indices {
                let terms: [(Int, Double)] = index == 0 ? [(0, 1)] : [(index, 1), (index - 1, -1)]
                try bench.add(terms, .equal, 2)
            }
            #expect(try bench.solve().isEmpty)
            #expect(bench[count - 1] == Double(2 * count))
        }
    }
}

struct SolverAmbiguityTests {
    @Test func variableWithoutConstraintsIsAmbiguous() throws {
        let bench = Bench(1)
        try bench.solver.solve()
        #expect(try bench.solver.isAmbiguous(bench.variables[0]))
    }

    @Test func variableHeldByEqualitiesIsNotAmbiguous() throws {
        let bench = Bench(2)
        try bench.add([(0, 1)], .equal, 5, 1)
        try bench.add([(1, 1), (0, -1)], .equal, 5)
        #expect(try bench.solve().isEmpty)
        #expect(try !bench.solver.isAmbiguous(bench.variables[0]))
        #expect(try !bench.solver.isAmbiguous(bench.variables[1]))
    }

    @Test func variableAtABoundThatNothingPullsToIsAmbiguous() throws {
        let bench = Bench(1)
        let bound = try bench.add([(0, 1)], .greaterThanOrEqual, 5)
        #expect(try bench.solve().isEmpty)
        #expect(try bench.solver.isAmbiguous(bench.variables[0]))
        try bench.add([(0, 1)], .equal, 0, 50)
        #expect(try bench.solve().isEmpty)
        #expect(try !bench.solver.isAmbiguous(bench.variables[0]))
        try bench.solver.remove(bound)
    }

    @Test func variableBetweenEqualPullsIsAmbiguous() throws {
        let bench = Bench(1)
        try bench.add([(0, 1)], .equal, 0, 250)
        try bench.add([(0, 1)], .equal, 10, 250)
        #expect(try bench.solve().isEmpty)
        #expect(try bench.solver.isAmbiguous(bench.variables[0]))
    }

    @Test func variableBetweenTwoBoundsAtOneValueIsNotAmbiguous() throws {
        let bench = Bench(1)
        try bench.add([(0, 1)], .greaterThanOrEqual, 0)
        try bench.add([(0, 1)], .lessThanOrEqual, 0)
        #expect(try bench.solve().isEmpty)
        #expect(try !bench.solver.isAmbiguous(bench.variables[0]))
        try bench.solver.checkInvariants()
    }
}

struct SolverErrorTests {
    @Test(arguments: [Double.nan, .infinity, -1e13])
    func numbersThatAreNotFiniteOrTooLargeAreRefused(number: Double) throws {
        let bench = Bench(1)
        let row = try bench.add([(0, 1)], .equal, 1)
        #expect(throws: SolverError.self) { try bench.solver.setConstant(number, of: row) }
        #expect(throws: SolverError.self) { try bench.add([(0, number)], .equal, 1) }
        #expect(throws: SolverError.self) { try bench.add([(0, 1)], .equal, number) }
        #expect(try bench.solve().isEmpty)
        #expect(bench[0] == 1)
    }

    @Test(arguments: [0, 1001, -5])
    func prioritiesOutOfRangeAreRefused(number: Int) throws {
        let bench = Bench(1)
        #expect(throws: SolverError.invalidPriority(number)) {
            try bench.add([(0, 1)], .equal, 1, Priority(number))
        }
    }

    @Test func handlesOfWhatIsGoneAreRefused() throws {
        var bench = Bench(1)
        let variable = bench.variables[0]
        let row = try bench.add([(0, 1)], .equal, 1)
        #expect(throws: SolverError.variableInUse(variable, constraintCount: 1)) {
            try bench.solver.release(variable)
        }
        try bench.solver.remove(row)
        #expect(throws: SolverError.unknownConstraint(row)) { try bench.solver.remove(row) }
        try bench.solver.release(variable)
        #expect(throws: SolverError.unknownVariable(variable)) {
            try bench.solver.release(variable)
        }
        bench.variables.append(bench.solver.makeVariable())
        #expect(bench.solver.value(of: variable) == nil)
        #expect(bench[1] == 0)
    }

    @Test func messagesSayWhatWasFoundAndExpected() throws {
        #expect(
            SolverError.invalidPriority(0).description
                == "Found the priority 0, expected 1...1000."
        )
        #expect(
            SolverError.invalidNumber(.infinity).description
                == "Found the number inf in a constraint, expected one of at most 1e12 in"
                + " magnitude."
        )
        let bench = Bench(1)
        try bench.add([(0, 1)], .equal, 1)
        try bench.add([(0, 1)], .equal, 2)
        var message = ""
        do { try bench.solver.solve() } catch { message = error.description }
        #expect(
            message
                == "Cannot satisfy required constraints together: #0, #1 (without #1 they hold)."
        )
    }
}
