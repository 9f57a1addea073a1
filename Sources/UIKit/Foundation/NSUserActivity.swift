import Foundation

/// The type of the activity of a person who opened the app by an address of its page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What is told of an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// Tells that an activity that needs it is about to be kept: the time to bring it up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Tells that an activity goes on in a scene that it was handed to.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What a person is doing, so that it can go on later or in another tab.
///
/// A scene keeps the one that its delegate returns for `stateRestorationActivity(for:)`; addresses of
/// the app's page come as one of the type `NSUserActivityTypeBrowsingWeb`.
open class NSUserActivity: NSObject {
    /// The kind of activity, by convention in reverse domain names.
    public let activityType: String
    /// What the person would call it; default nil.
    open var title: String?
    /// What is needed to go on with it; default nil.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that an activity cannot do without; default nil.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is out of date: then the delegate is asked before it is kept.
    open var needsSave = false
    /// The page that shows the same; of an activity of browsing, the address that was opened.
    open var webpageURL: URL?
    /// The page that led here; default nil.
    open var referrerURL: URL?
    /// When the activity is of no use any more; default nil, never.
    ///
    /// One that is kept for a tab is not handed out after this.
    open var expirationDate: Date?
    /// Words that help to find it; default none.
    open var keywords: Set<String> = []
    /// A name by which scenes tell what they show; default nil.
    open var targetContentIdentifier: String?
    /// A name by which the app knows the activity; default nil.
    open var persistentIdentifier: String?
    /// What is told of the activity.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether the activity is over.
    private var isInvalid = false
    /// The responders that have it as theirs.
    let owners = ActivityOwners()
    /// The scene in which it is what the person is doing now.
    @MainActor private weak var home: UIScene?

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`; what it has under the same keys is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the person is doing now, in the scene whose code runs.
    ///
    /// While it is, its delegate and responders are asked to bring it up to date when the scene goes
    /// to the background, where `needsSave` says so.
    @MainActor @preconcurrency
    open func becomeCurrent() {
        guard !isInvalid, let scene = UIWindowScene.current else { return }
        resignCurrent()
        scene.currentActivity = self
        home = scene
    }

    /// Makes this no longer what the person is doing now.
    @MainActor @preconcurrency
    open func resignCurrent() {
        if home?.currentActivity === self { home?.currentActivity = nil }
        home = nil
    }

    /// Ends the activity: it is not kept or handed on from then on.
    @MainActor @preconcurrency
    open func invalidate() {
        resignCurrent()
        isInvalid = true
    }

    /// Whether it can go on at a time.
    func isUsable(at date: Date = Date()) -> Bool {
        !isInvalid && expirationDate.map { $0 > date } ?? true
    }

    /// Brings the activity up to date, where it says that it is not.
    @MainActor func save() {
        guard needsSave else { return }
        needsSave = false
        for owner in owners.all { owner.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
    }
}

/// Responders, without keeping them alive.
final class ActivityOwners {
    private struct Entry {
        weak var responder: UIResponder?
    }

    private var entries: [Entry] = []

    var all: [UIResponder] { entries.compactMap(\.responder) }

    func add(_ responder: UIResponder) {
        remove(responder)
        entries.append(Entry(responder: responder))
    }

    func remove(_ responder: UIResponder) {
        entries.removeAll { $0.responder == nil || $0.responder === responder }
    }
}

/// What can take up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
