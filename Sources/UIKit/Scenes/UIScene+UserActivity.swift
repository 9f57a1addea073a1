import Foundation

/// An address of one of the app's own schemes, which the app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// How an address is to be opened.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The app that asked: always nil, for it was this one.
        public var sourceApplication: String? { nil }
        /// What that app said of the address: always nil.
        public var annotation: Any? { nil }
        /// Whether a document is to be copied first: always false.
        public var openInPlace: Bool { false }
    }

    /// How another scene is opened.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene from which the other one is opened; default nil.
        open var requestingScene: UIScene?
    }

    /// Asks the delegate what the person is doing, and keeps it for the tab.
    func keepActivity() {
        currentActivity?.save()
        guard let delegate else { return }
        userActivity?.save()
        guard let activity = delegate.stateRestorationActivity(for: self) else {
            session.stateRestorationActivity = nil
            return
        }
        activity.save()
        session.stateRestorationActivity = activity.isUsable() ? activity : nil
    }

    /// Has the app go on with what the person was doing before the scene was there.
    func restoreActivity(_ session: UISceneSession, _ options: ConnectionOptions) {
        if let activity = session.stateRestorationActivity {
            delegate?.scene(self, restoreInteractionStateWith: activity)
        }
        // Apps with scenes find it in the options.
        guard appDelegate != nil, let activity = options.userActivities.first else { return }
        goOn(with: activity)
    }

    /// Tells the app's delegates to go on with an activity in this scene.
    func goOn(with activity: NSUserActivity) {
        if let delegate {
            delegate.scene(self, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(self, continue: activity)
        } else if let appDelegate {
            let app = UIApplication.shared
            _ = appDelegate.application(
                app,
                willContinueUserActivityWithType: activity.activityType
            )
            _ = appDelegate.application(app, continue: activity) { objects in
                for object in objects ?? [] { object.restoreUserActivityState(activity) }
            }
        }
        activity.delegate?.userActivityWasContinued(activity)
    }

    /// Tells the app's delegates to open an address of the app's own schemes.
    func openOwn(_ url: URL) {
        if let delegate {
            delegate.scene(self, openURLContexts: [UIOpenURLContext(url: url)])
        } else if let appDelegate {
            _ = appDelegate.application(UIApplication.shared, open: url, options: [:])
        }
    }
}

extension UIApplication {
    /// The keys of what is known when an address is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that asked; never there, since only the app itself asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// What that app said of the address; never there.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
        )
        /// Whether a document may be opened where it is; never there.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
        )
    }

    /// Whether the app can have several scenes: true, since browsers have several tabs.
    public var supportsMultipleScenes: Bool { true }

    /// Hands an activity to a scene, or opens another tab for it.
    ///
    /// Browsers open tabs where the person has just touched the page; a tab that is there is not
    /// brought to the front.
    /// - Parameters:
    ///   - sceneSession: The session of the scene, one of `openSessions`; nil for another tab.
    ///   - userActivity: What is to go on there: `userActivities` of the new scene's options, or
    ///     `scene(_:continue:)` of the scene's delegate.
    ///   - options: How the scene is opened.
    ///   - errorHandler: Told why nothing was opened.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let sceneSession {
            guard let scene = sceneSession.scene as? UIWindowScene else {
                errorHandler?(SceneActivationError.sceneHasEnded)
                return
            }
            guard openSessions.contains(sceneSession) else {
                errorHandler?(SceneActivationError.sessionIsNotOpen)
                return
            }
            if let userActivity { scene.perform { scene.goOn(with: userActivity) } }
            return
        }
        let asking = options?.requestingScene as? UIWindowScene ?? UIWindowScene.current
        guard let asking else {
            errorHandler?(SceneActivationError.noSceneAsks)
            return
        }
        asking.perform(.open(userActivity.map { awaitedActivities.add($0, for: asking) } ?? "/"))
    }
}

/// Why a scene was not opened.
enum SceneActivationError: Error, CustomStringConvertible {
    case sceneHasEnded
    case sessionIsNotOpen
    case noSceneAsks

    var description: String {
        switch self {
        case .sceneHasEnded: "The scene of the session has ended; expected one that is connected."
        case .sessionIsNotOpen:
            "The session is none of openSessions: the code of a scene reaches no other tab's."
        case .noSceneAsks: "No scene runs; a tab is opened by the page of another one."
        }
    }
}
