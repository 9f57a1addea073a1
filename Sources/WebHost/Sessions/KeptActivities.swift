import UIKit

/// What people were doing in tabs whose scenes have ended, until they look at the tabs again.
@MainActor
struct KeptActivities {
    private struct Entry {
        let secret: String
        let number: Int
        /// The number that the browser's next tab would have had.
        let nextNumber: Int
        /// The network that the tab was seen from.
        let address: String
        let activity: NSUserActivity
    }

    /// How many are kept at most.
    static let limit = 1_000

    private var entries: [Entry] = []

    /// Keeps what was done in a browser's tab.
    mutating func keep(
        _ activity: NSUserActivity,
        of visitor: Visitor,
        number: Int,
        address: String
    ) {
        if entries.count == Self.limit { makeRoom() }
        entries.append(
            Entry(
                secret: visitor.secret,
                number: number,
                nextNumber: visitor.nextNumber,
                address: address,
                activity: activity
            )
        )
    }

    /// Drops the oldest of the network that has the most: nobody pushes out what others had.
    private mutating func makeRoom() {
        let counts: [String: Int] = entries.reduce(into: [:]) { $0[$1.address, default: 0] += 1 }
        let most = counts.values.max()
        if let index = entries.firstIndex(where: { counts[$0.address] == most }) {
            entries.remove(at: index)
        }
    }

    /// Returns the browser that a secret was given to and whose tabs have all ended; nil where
    /// nothing of it is known.
    ///
    /// With another secret, what was done in its other tabs would be nobody's.
    func visitor(_ secret: String?) -> Visitor? {
        guard let secret,
            let next = entries.filter({ $0.secret == secret }).map(\.nextNumber).max()
        else { return nil }
        return Visitor(secret: secret, nextNumber: next)
    }

    /// Returns what was done in a browser's tab; nil where nothing is known.
    func activity(secret: String?, number: Int?) -> NSUserActivity? {
        place(of: secret, number).map { entries[$0].activity }
    }

    /// Forgets what was done in a browser's tab: another scene goes on with it.
    mutating func forget(secret: String?, number: Int?) {
        if let place = place(of: secret, number) { entries.remove(at: place) }
    }

    private func place(of secret: String?, _ number: Int?) -> Int? {
        guard let secret, let number else { return nil }
        return entries.lastIndex { $0.secret == secret && $0.number == number }
    }
}
