import RenderTree

/// The centralized point of control of an app: the process with all its browser tabs.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// How an app takes part.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Whether the app wants screens to stay on, said outside of all scenes.
    var disablesIdleTimers = false
    /// How many background tasks were begun, for their identifiers.
    var lastBackgroundTask = 0
    /// The background tasks that were not ended.
    var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []
    /// The registrations for notifications from Apple's server that are to be refused.
    var refusals: [RemoteRegistration] = []
    /// The app: one in each process.
    public static let shared: UIApplication = {
        ArchiveRouting.install()
        return UIApplication()
    }()

    /// Whether a status bar says that the app is busy with the network; kept, default false.
    ///
    /// Shown by no device since iOS 13, nor by pages.
    open var isNetworkActivityIndicatorVisible = false
    /// The object that is told of the app's life: of an app without scenes, that of the tab that runs.
    open var delegate: (any UIApplicationDelegate)? {
        get { (RenderContext.current?.scene ?? onlyTab)?.appDelegate ?? processDelegate }
        set {
            if let scene = RenderContext.current?.scene, scene.appDelegate != nil {
                scene.appDelegate = newValue
            } else {
                processDelegate = newValue
            }
        }
    }
    /// The tab that an app without scenes was launched for, where it is the only one.
    private var onlyTab: UIScene? {
        // What a scene began is nobody else's when the scene is gone.
        guard SceneOrigin.current == nil else { return nil }
        let tabs = servedScenes.lazy.filter { $0.appDelegate != nil }.prefix(2)
        return tabs.count == 1 ? tabs.first : nil
    }
    /// The delegate that was made with the process.
    private var processDelegate: (any UIApplicationDelegate)?
    /// Whether the app has no scenes, so that the process's delegate is not told of its life.
    private(set) var launchesTabs = false
    /// The scene whose code runs; outside of all scenes' code the scenes of all browser tabs.
    ///
    /// Each tab may be another person's, so that code of one finds none of the others. Where no app is
    /// served, as in a test, it is a phone's with a window, as test hosts have one.
    open var connectedScenes: Set<UIScene> {
        if servedScenes.isEmpty { _ = sceneOfUnseenWindows() }
        return isOutsideOfScenes
            ? servedScenes : servedScenes.filter { $0 === UIWindowScene.current }
    }
    /// The scenes that there are.
    private(set) var servedScenes: Set<UIScene> = [] {
        didSet { hasServedScenes = true }
    }
    /// Whether there has been a scene: what runs for none from then on is no part of the app's launch.
    package internal(set) var hasServedScenes = false
    /// The session of the scene whose code runs; outside of all scenes' code those of all browser tabs.
    public var openSessions: Set<UISceneSession> {
        isOutsideOfScenes
            ? sessions : sessions.filter { $0 === UIWindowScene.current?.session }
    }
    /// The sessions that there are.
    private var sessions: Set<UISceneSession> = []
    /// Whether what runs is the code of no scene, and was begun by none.
    package var isOutsideOfScenes: Bool {
        RenderContext.running == nil && SceneOrigin.current == nil
    }
    /// What the next tab is opened for, as the host knows it.
    package var opening: SceneOpening?
    /// What tabs that the app asked for are to go on with, by names in their addresses.
    var awaitedActivities = AwaitedActivities()
    /// The storyboard that every scene begins with, whatever the app says; default nil.
    package var startStoryboard: UIStoryboard?
    /// The scene of windows that are shown in a process that serves none; nil before the first one.
    private var unseenScene: UIWindowScene?
    private lazy var phone = UIScreen()

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Active while a browser tab is in front.
    open var applicationState: State {
        let states = servedScenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// The windows of the scene whose code runs, else of the only scene; none where there are several.
    open var windows: [UIWindow] {
        if let scene = UIWindowScene.current { return scene.windows }
        let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.count == 1 ? scenes[0].windows : []
    }

    /// The screen outside of events and layouts: the only scene's, or a phone's.
    var anyScreen: UIScreen {
        guard servedScenes.count == 1, let scene = servedScenes.first as? UIWindowScene
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
        let responder = sender as? UIResponder ?? self
        guard let receiver = TargetAction.receiver(in: target) else {
            return TargetAction.sendUpChain(action, from: sender, event, responder)
        }
        return TargetAction.send(action, to: receiver, from: sender, event)
    }

    // MARK: - System

    /// Returns whether the browser, or the app itself, knows what to do with an address.
    open func canOpenURL(_ url: URL) -> Bool { knowsWayTo(url) }

    /// Lets the person's browser open an address: pages in another tab.
    ///
    /// Addresses of the app's own schemes, as Info.plist lists them, come back to the delegate of
    /// the scene that runs, after what runs now. The completion is told whether the page was asked to.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        lead(to: url, options, completion)
    }

    /// The number that the page of the scene that runs shows before its title; 0 for none.
    open var applicationIconBadgeNumber: Int {
        get { UIWindowScene.current?.badgeNumber ?? 0 }
        set { UIWindowScene.current?.badgeNumber = max(0, newValue) }
    }

    /// Whether notifications come from Apple's server: never.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for notifications from Apple's server, which knows no browsers: as where a device has no
    /// way to it, the delegate hears of the failure, after what runs now.
    open func registerForRemoteNotifications() { refuseRemoteNotifications() }

    /// Takes back what the code of this scene registered: the delegate hears nothing of a failure that
    /// it was not told yet.
    open func unregisterForRemoteNotifications() { takeBackRegistrations() }

    /// The key window of the scene whose code runs, else of the only scene; nil where there are several.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The text size that the running scene's person prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// Whether the screen stays on while the running scene's page is looked at; default false.
    ///
    /// What is set outside of all scenes' code holds for all of them, those that come included. The
    /// browser may refuse it, as some do where a battery is low or the connection is not secure.
    open var isIdleTimerDisabled: Bool {
        get { RenderContext.current?.scene?.requests?.keepsAwake ?? disablesIdleTimers }
        set {
            if let scene = RenderContext.current?.scene { return scene.keepAwake(newValue) }
            // Code that outlived its scene says nothing for the others.
            guard isOutsideOfScenes else { return }
            disablesIdleTimers = newValue
            for case let scene as UIWindowScene in servedScenes { scene.keepAwake(newValue) }
        }
    }

    /// Tells that something is to be finished in the background; servers finish everything.
    ///
    /// The handler is never called: the time does not run out.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Tells that something of a name is to be finished in the background, as above.
    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
        backgroundTasks.insert(identifier)
        return identifier
    }

    /// Tells that something was finished; of a task that was not begun, or ended before, it is reported.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard backgroundTasks.remove(identifier) == nil else { return }
        Diagnostics.report(
            "Background task \(identifier.rawValue) was not ended: there is none, or not any more."
        )
    }

    // MARK: - Launch

    /// Makes the delegate and lets the app launch.
    package func launch(delegateClass: AnyClass) {
        let delegate = makeDelegate(delegateClass)
        self.delegate = delegate
        let session = makeSession()
        configure(session, UIScene.ConnectionOptions())
        launchesTabs = isWithoutScenes(session.configuration)
        if !launchesTabs { finishLaunching(delegate) }
        post(Self.didFinishLaunchingNotification)
    }

    private func makeDelegate(_ delegateClass: AnyClass) -> any UIApplicationDelegate {
        let object = ObjectFactory.make(delegateClass)
        guard let delegate = object as? any UIApplicationDelegate else {
            preconditionFailure(
                "\(delegateClass) must be a class below NSObject that conforms to "
                    + "UIApplicationDelegate, such as UIResponder's subclasses."
            )
        }
        return delegate
    }

    private func finishLaunching(_ delegate: any UIApplicationDelegate) {
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }

    /// Tells the delegate that the app ends.
    package func terminate() {
        for scene in servedScenes { disconnect(scene) }
        if !launchesTabs { delegate?.applicationWillTerminate(self) }
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
        let session = makeSession(isPad: geometry.isTablet)
        takeOpening(session, options)
        SceneManifest.configuresTablet = geometry.isTablet
        configure(session, options)
        SceneManifest.configuresTablet = false
        if let startStoryboard { session.configuration.storyboard = startStoryboard }
        UIWindowScene.start = .init(
            geometry: geometry,
            environment: environment,
            clock: clock
        )
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        UIWindowScene.start = nil
        sessions.insert(session)
        servedScenes.insert(scene)
        if disablesIdleTimers { scene.keepAwake(true) }
        scene.perform { connect(scene, session, options) }
        return scene
    }

    private func makeSession(isPad: Bool = false) -> UISceneSession {
        let role = UISceneSession.Role.windowApplication
        return UISceneSession(
            role: role,
            configuration: SceneManifest.app.makeConfiguration(role, isPad: isPad)
        )
    }

    private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        guard let processDelegate else { return }
        session.configuration = processDelegate.application(
            self,
            configurationForConnecting: session,
            options: options
        )
    }

    /// Whether a scene has no delegate of its own while the app's delegate has a window.
    private func isWithoutScenes(_ configuration: UISceneConfiguration) -> Bool {
        configuration.delegateClass == nil && processDelegate?.hasOwnWindow == true
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
        if isWithoutScenes(session.configuration), let processDelegate {
            scene.appDelegate = makeDelegate(type(of: processDelegate as AnyObject))
        }
        let window = makeWindow(of: session.configuration.storyboard, in: scene)
        if let own = scene.appDelegate {
            if let window { own.window = window }
            finishLaunching(own)
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.post(UIScene.willConnectNotification)
        scene.restoreActivity(session, options)
        // What the app put in its place is shown by the app.
        if scene.appDelegate.map({ ($0 as any UIWindowOwner).window === window }) ?? true {
            window?.makeKeyAndVisible()
        }
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
        sessions.insert(session)
        servedScenes.insert(scene)
        unseenScene = scene
        showHostWindow(in: scene)
        return scene
    }

    /// Whether a scene is the one of windows that are shown while no app is served.
    func isUnseen(_ scene: UIWindowScene?) -> Bool {
        scene != nil && scene === unseenScene
    }

    /// Shows a window with an empty controller, as the host of tests has one, below theirs.
    private func showHostWindow(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    /// Makes the window of a scene that begins with a storyboard, as its delegate's own.
    private func makeWindow(of storyboard: UIStoryboard?, in scene: UIWindowScene) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        if let color = storyboard.tintColor { window.tintColor = color }
        window.rootViewController = storyboard.instantiateInitialViewController()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// Ends the scene of a browser tab that is gone.
    package func disconnect(_ scene: UIScene) {
        guard servedScenes.remove(scene) != nil else { return }
        if scene === unseenScene { unseenScene = nil }
        if let scene = scene as? UIWindowScene { scene.perform { scene.disconnect() } }
        sessions.remove(scene.session)
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
}
