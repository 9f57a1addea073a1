import RenderTree

/// The centralized point of control of an app: the process with all its browser tabs.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// How an app takes part.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The keys of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How many tasks were begun, for their identifiers.
    var backgroundTasks = 0
    /// The app: one in each process.
    public static let shared = UIApplication()

    /// The object that is told of the app's life.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes of all browser tabs.
    public private(set) var connectedScenes: Set<UIScene> = []
    /// The sessions of all browser tabs.
    public private(set) var openSessions: Set<UISceneSession> = []
    /// The storyboard that every scene begins with, whatever the app says; default nil.
    package var startStoryboard: UIStoryboard?
    /// The scene of windows that are shown in a process that serves none; nil before the first one.
    private var unseenScene: UIWindowScene?
    private lazy var phone = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        // As views outside of windows count.
        scale: UITraitCollection.fallback.displayScale
    )

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Active while a browser tab is in front.
    open var applicationState: State {
        let states = connectedScenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// The windows of the scene that runs, else of all scenes.
    open var windows: [UIWindow] {
        if let scene = RenderContext.running?.scene { return scene.windows }
        return connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    /// The screen outside of events and layouts: the only scene's, or a phone's.
    var anyScreen: UIScreen {
        guard connectedScenes.count == 1, let scene = connectedScenes.first as? UIWindowScene
        else { return phone }
        return scene.screen
    }

    /// Calls an action on a target; nil means the first responder that has it.
    ///
    /// - Returns: Whether an object was found for it.
    @discardableResult
    open func sendAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        TargetAction(target, action.action, name: action.name)
            .send(from: sender, event: event, startingAt: sender as? UIResponder ?? self)
    }

    // MARK: - Launch

    /// Makes the delegate and lets the app launch.
    package func launch(delegateClass: AnyClass) {
        let object = ObjectFactory.make(delegateClass)
        guard let delegate = object as? any UIApplicationDelegate else {
            preconditionFailure(
                "\(delegateClass) must be a class below NSObject that conforms to "
                    + "UIApplicationDelegate, such as UIResponder's subclasses."
            )
        }
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
    }

    /// Tells the delegate that the app ends.
    package func terminate() {
        for scene in connectedScenes { disconnect(scene) }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    // MARK: - Scenes

    /// Makes the scene of a new browser tab and connects it.
    package func connectScene(
        geometry: SceneGeometry,
        environment: SceneEnvironment,
        clock: any SceneClock
    ) -> UIWindowScene {
        let options = UIScene.ConnectionOptions()
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(
            role: role,
            configuration: SceneManifest.app.makeConfiguration(role)
        )
        if let delegate {
            session.configuration = delegate.application(
                self,
                configurationForConnecting: session,
                options: options
            )
        }
        if let startStoryboard { session.configuration.storyboard = startStoryboard }
        UIWindowScene.start = .init(
            geometry: geometry,
            environment: environment,
            clock: clock
        )
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        UIWindowScene.start = nil
        openSessions.insert(session)
        connectedScenes.insert(scene)
        scene.perform { connect(scene, session, options) }
        return scene
    }

    private func connect(
        _ scene: UIWindowScene,
        _ session: UISceneSession,
        _ options: UIScene.ConnectionOptions
    ) {
        if let type = session.configuration.delegateClass {
            scene.delegate = ObjectFactory.make(type) as? any UISceneDelegate
            if scene.delegate == nil {
                Diagnostics.report("\(type) does not conform to UISceneDelegate; it is not used.")
            }
        }
        scene.isConnected = true
        scene.activationState = .foregroundInactive
        let window = makeWindow(of: session.configuration.storyboard, in: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.post(UIScene.willConnectNotification)
        window?.makeKeyAndVisible()
        scene.becomeActive(fromBackground: true)
    }

    /// Returns the scene for a window that is shown while no app is served, as tests do: a phone's,
    /// which nobody looks at and which lives with the process; nil where an app is served.
    func sceneOfUnseenWindows() -> UIWindowScene? {
        guard delegate == nil else { return nil }
        if let unseenScene { return unseenScene }
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(
            role: role,
            configuration: UISceneConfiguration(name: nil, sessionRole: role)
        )
        let clock = SystemSceneClock()
        UIWindowScene.start = .init(
            geometry: SceneGeometry(size: phone.bounds.size, scale: Double(phone.scale)),
            environment: SceneEnvironment(),
            clock: clock
        )
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        UIWindowScene.start = nil
        scene.isConnected = true
        scene.activationState = .foregroundActive
        scene.commitsByItself(clock)
        openSessions.insert(session)
        connectedScenes.insert(scene)
        unseenScene = scene
        return scene
    }

    /// Makes the window of a scene that begins with a storyboard, as its delegate's own.
    private func makeWindow(of storyboard: UIStoryboard?, in scene: UIWindowScene) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// Ends the scene of a browser tab that is gone.
    package func disconnect(_ scene: UIScene) {
        guard connectedScenes.remove(scene) != nil else { return }
        if scene === unseenScene { unseenScene = nil }
        if let scene = scene as? UIWindowScene { scene.perform { scene.disconnect() } }
        openSessions.remove(scene.session)
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
}
