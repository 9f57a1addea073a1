import Foundation

/// What a browser's tab is opened for.
@MainActor
package struct SceneOpening {
    /// The address of the page, where a person gave more of it than where the app is.
    package var address: URL?
    /// What the person was doing in the tab before its last scene ended.
    package var restored: NSUserActivity?

    /// Creates a description of what a tab is opened for.
    package init(address: URL? = nil, restored: NSUserActivity? = nil) {
        self.address = address
        self.restored = restored
    }
}

/// What tabs that the app asked for are to go on with.
struct AwaitedActivities {
    /// The part of an address that names what waits.
    static let key = "vitrine-activity"
    /// How many wait at most for each scene that asked, and for all together that asked and ended: a tab
    /// that the browser refused to open never asks for its own.
    private static let limit = 16

    private struct Entry {
        let name: String
        let activity: NSUserActivity
        weak var scene: UIScene?
    }

    private var entries: [Entry] = []

    /// Keeps an activity for a scene that asks; returns the address of the tab that is to go on with it.
    mutating func add(_ activity: NSUserActivity, for scene: UIScene) -> String {
        let name = UUID().uuidString
        entries.append(Entry(name: name, activity: activity, scene: scene))
        drop { $0 === scene }
        drop { $0 == nil }
        return "/?\(Self.key)=\(name)"
    }

    /// Lets go of the oldest that wait for some scenes, as far as they are too many.
    private mutating func drop(for isOne: (UIScene?) -> Bool) {
        let places = entries.indices.filter { isOne(entries[$0].scene) }
        for place in places.dropLast(Self.limit).reversed() { entries.remove(at: place) }
    }

    /// Returns what a tab of an address was asked for, once; nil for other addresses.
    mutating func take(for address: URL) -> NSUserActivity? {
        guard let name = Self.name(in: address),
            let index = entries.firstIndex(where: { $0.name == name })
        else { return nil }
        return entries.remove(at: index).activity
    }

    /// Returns what an address calls the activity that waits for its tab; nil for a person's own address.
    static func name(in address: URL) -> String? {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
        return items?.first { $0.name == key }?.value
    }
}

extension UIApplication {
    /// Tells a scene that is being made what its tab was opened for.
    func takeOpening(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        guard let opening else { return }
        self.opening = nil
        if let restored = opening.restored, restored.isUsable() {
            session.stateRestorationActivity = restored
        }
        guard let address = opening.address else { return }
        if let awaited = awaitedActivities.take(for: address) {
            options.userActivities = [awaited]
        } else if AwaitedActivities.name(in: address) == nil {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = address
            options.userActivities = [activity]
        }
    }
}
