/// How many connections the clients have, by their networks.
struct NetworkCounts {
    private let limit: Int
    private var counts: [String: Int] = [:]

    /// Creates counts of which none may be above a limit.
    init(limit: Int) { self.limit = limit }

    /// Counts a connection; returns how many too many its network has then.
    mutating func add(_ network: String) -> Int {
        counts[network, default: 0] += 1
        return max(0, counts[network, default: 0] - limit)
    }

    /// Forgets a connection that was counted, whether there was room for it or not.
    mutating func remove(_ network: String) {
        let left = counts[network, default: 1] - 1
        counts[network] = left > 0 ? left : nil
    }
}
