/// One instance of an app's interface: one browser tab.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene takes part.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What was known when the scene was made.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// What the person was doing: the address that the page was opened by, where it says more
        /// than where the app is, or what the app opened this tab for.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The addresses of the app's own schemes to open.
        ///
        /// - Note: Differs from UIKit: always empty, since such addresses are opened in scenes that
        ///   are connected, as `scene(_:openURLContexts:)` tells.
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The object that is told of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The delegate of the app that was launched for this tab, where the app has no scenes.
    final var appDelegate: (any UIApplicationDelegate)?
    /// What the person is doing now, as the app says.
    final weak var currentActivity: NSUserActivity?
    /// How far the scene takes part now.
    public internal(set) var activationState = ActivationState.unattached
    /// A name of the scene: the browser tab's title; default empty.
    open var title: String! = "" {
        didSet { titleDidChange() }
    }

    /// Creates a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.storedScene = self
    }

    deinit {
        BackReferences.takeBack(session) { $0.storedScene = nil }
    }

    open override var next: UIResponder? { UIApplication.shared }

    func titleDidChange() {}
}

/// What is told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Tells that a scene was added to the app.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Tells that a scene was removed from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that a scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that a scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that a scene is about to come to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that a scene went to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns what a person is doing in a scene, for the time after the scene has ended; default nil.
    ///
    /// Asked when the scene has gone to the background. A tab that is looked at again after its
    /// scene has ended finds it in the new session's `stateRestorationActivity`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Tells what a person was doing in the tab before, after the scene was connected.
    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    )
    /// Asks to open addresses of the app's own schemes.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Tells that an activity of a type comes.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Asks to go on with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(
        _ scene: UIScene,
        willContinueUserActivityWithType userActivityType: String
    ) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What is told of a window scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
    /// Tells that the size, the orientation or the traits of a scene changed.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, which has its new size and traits.
    ///   - previousCoordinateSpace: The coordinates before, whose bounds have the size before.
    ///   - previousInterfaceOrientation: The orientation before.
    ///   - previousTraitCollection: The traits before.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
