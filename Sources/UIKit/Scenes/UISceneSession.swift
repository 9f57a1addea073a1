/// What makes a scene: its role, its name and the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of scenes made from it.
    public let role: UISceneSession.Role
    /// The class of the scene delegate; made with `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller a new scene's window shows; default nil.
    open var storyboard: UIStoryboard?
    /// The class of the scene; default `UIWindowScene`.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: Where the app's Info.plist has a configuration of this name, its delegate's class and its
    ///     storyboard are taken from there; nil for one that the app fills itself.
    ///   - sessionRole: The role of scenes made from it.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.app.complete(self, isPad: SceneManifest.configuresTablet)
    }

    /// Creates a configuration that nothing is known of but its name and role.
    init(_ name: String?, _ role: UISceneSession.Role) {
        self.name = name
        self.role = role
        super.init()
    }
}

/// One browser tab with its scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An interactive window on the main screen.
        public static let windowApplication = Role(
            rawValue: "UIWindowSceneSessionRoleApplication"
        )
    }

    /// The scene, while it is connected.
    public var scene: UIScene? { storedScene }
    nonisolated(unsafe) unowned(unsafe) var storedScene: UIScene?
    // Safe: the scene's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`.
    /// The role of the scene.
    public let role: Role
    /// The configuration that the scene was made from.
    public internal(set) var configuration: UISceneConfiguration
    /// A name that no other session has; of no use to find the scene from outside.
    public let persistentIdentifier: String
    /// Values that the app keeps with the session.
    open var userInfo: [String: Any]?
    /// What the scene's delegate last returned for `stateRestorationActivity(for:)`, also that of an
    /// earlier scene of the same tab; default nil.
    public internal(set) var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}
