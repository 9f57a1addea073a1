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
    /// How many wait at most: a tab that the browser refused to open never asks for its own.
    private static let limit = 64

    private var entries: [(name: String, activity: NSUserActivity)] = []

    /// Keeps an activity and returns the address of the tab that is to go on with it.
    mutating func add(_ activity: NSUserActivity) -> String {
        let name = UUID().uuidString
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append((name, activity))
        return "/?\(Self.key)=\(name)"
    }

    /// Returns what a tab of an address was asked for, once; nil for other addresses.
    mutating func take(for address: URL) -> NSUserActivity? {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
        guard let name = items?.first(where: { $0.name == Self.key })?.value,
            let index = entries.firstIndex(where: { $0.name == name })
        else { return nil }
        return entries.remove(at: index).activity
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
        } else {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = address
            options.userActivities = [activity]
        }
    }
}
