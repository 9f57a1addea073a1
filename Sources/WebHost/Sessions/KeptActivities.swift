import UIKit

/// What people were doing in tabs whose scenes have ended, until they look at the tabs again.
@MainActor
struct KeptActivities {
    private struct Entry {
        let secret: String
        let number: Int
        /// The number that the browser's next tab would have had.
        let nextNumber: Int
        let activity: NSUserActivity
    }

    /// How many are kept at most; the oldest go first.
    private static let limit = 1_000

    private var entries: [Entry] = []

    /// Keeps what was done in a browser's tab.
    mutating func keep(_ activity: NSUserActivity, of visitor: Visitor, number: Int) {
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(
            Entry(
                secret: visitor.secret,
                number: number,
                nextNumber: visitor.nextNumber,
                activity: activity
            )
        )
    }

    /// Returns the browser that a secret was given to and whose tabs have all ended; nil where
    /// nothing of it is known.
    ///
    /// With another secret, what was done in its other tabs would be nobody's.
    func visitor(_ secret: String?) -> Visitor? {
        guard let secret,
            let next = entries.lazy.filter({ $0.secret == secret }).map(\.nextNumber).max()
        else { return nil }
        return Visitor(secret: secret, nextNumber: next)
    }

    /// Returns what was done in a browser's tab; nil where nothing is known.
    func activity(secret: String?, number: Int?) -> NSUserActivity? {
        index(secret, number).map { entries[$0].activity }
    }

    /// Forgets what was done in a browser's tab: another scene goes on with it.
    mutating func forget(secret: String?, number: Int?) {
        if let index = index(secret, number) { entries.remove(at: index) }
    }

    private func index(_ secret: String?, _ number: Int?) -> Int? {
        guard let secret, let number else { return nil }
        return entries.lastIndex { $0.secret == secret && $0.number == number }
    }
}
