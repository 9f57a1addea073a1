extension IndexPath {
    /// Returns where something comes before what is at this index path, after updates of its section
    /// that the data has had already.
    func moved(
        by deletes: [IndexPath],
        _ inserts: [IndexPath],
        _ moves: [(from: IndexPath, to: IndexPath)]
    ) -> IndexPath {
        guard count == 2 else { return self }
        let gone = deletes + moves.map(\.from)
        var index = self[1] - gone.filter { $0.count == 2 && $0[0] == self[0] && $0 < self }.count
        // From the first on, as each moves the ones behind it.
        for new in (inserts + moves.map(\.to)).sorted()
        where new.count == 2 && new[0] == self[0] && new[1] <= index {
            index += 1
        }
        return [self[0], index]
    }
}
