import Foundation

/// How many whole trees a page may still have: each costs as much as the scene is large.
struct TreeBudget {
    private var left = TreeBudget.most
    private var checkedAt = -Double.infinity

    /// So many a page may have at once.
    static let most = 20.0
    /// So many more it may have in each second.
    static let perSecond = 4.0

    /// Takes a tree.
    ///
    /// - Parameter now: The time, in seconds, by a clock that never goes back.
    /// - Returns: False where there were too many of late.
    mutating func take(at now: TimeInterval) -> Bool {
        left = min(Self.most, left + max(0, now - checkedAt) * Self.perSecond)
        checkedAt = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
