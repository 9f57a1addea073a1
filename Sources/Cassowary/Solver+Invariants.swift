extension Solver {
    /// Checks, for tests, that the last solution is consistent and optimal.
    ///
    /// Costs a pass over the whole system. Call it after `solve()`.
    package func checkInvariants() throws { try tableau.checkInvariants() }
}
