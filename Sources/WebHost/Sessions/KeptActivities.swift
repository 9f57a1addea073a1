import UIKit

/// What people were doing in tabs whose scenes have ended, until they look at the tabs again.
@MainActor
struct KeptActivities {
    private struct Entry {
        let secret: String
        let number: Int
        let activity: NSUserActivity
    }

    /// How many are kept at most; the oldest go first.
    private static let limit = 1_000

    private var entries: [Entry] = []

    /// Keeps what was done in a browser's tab.
    mutating func keep(_ activity: NSUserActivity, secret: String, number: Int) {
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(Entry(secret: secret, number: number, activity: activity))
    }

    /// Returns what was done in a browser's tab, once; nil where nothing is known.
    mutating func take(secret: String?, number: Int?) -> NSUserActivity? {
        guard let secret, let number,
            let index = entries.lastIndex(where: { $0.secret == secret && $0.number == number })
        else { return nil }
        return entries.remove(at: index).activity
    }
}
