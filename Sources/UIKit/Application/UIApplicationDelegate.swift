/// What is told of an app's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowOwner {
    /// Tells that the app is about to finish launching.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the app finished launching.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns what a scene for a new browser tab is made from.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells that browser tabs are gone for good.
    func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    )
    /// Tells that the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Tells that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Tells that the app became active; not called where it has scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells that the app is about to become inactive; not called where it has scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells that the app went to the background; not called where it has scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells that the app is about to leave the background; not called where it has scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells that nothing will come from Apple's server of notifications, after the app asked for it.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    /// Tells what was granted after the app asked in the way of before iOS 10: nothing.
    func application(
        _ application: UIApplication,
        didRegister notificationSettings: UIUserNotificationSettings
    )
    /// Asks to open an address of the app's own schemes; not called where it has scenes.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Tells that an activity of a type comes; not called where the app has scenes.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// Returns the orientations that the app is made for; default all.
    ///
    /// Asked where the app wishes a scene to turn.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Asks to go on with an activity; not called where the app has scenes.
    ///
    /// What is given to the handler is asked to restore the activity's state.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Returns the orientations that the app is made for: all.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// The window: the class's own one, else the key window of the running scene.
    ///
    /// Twice optional as in UIKit, where a class need not have the property.
    public var window: UIWindow?? {
        .some((self as any UIWindowOwner).window ?? UIApplication.shared.keyWindow)
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication,
        didRegister notificationSettings: UIUserNotificationSettings
    ) {}

    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
}
