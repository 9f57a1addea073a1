extension UIApplication {
    /// The keys of launch options, of which pages have none: the options are nil.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { rawValue = "UIApplicationLaunchOptions" + name + "Key" }

        /// The address that the app was launched to open, a `URL`.
        public static let url = LaunchOptionsKey("URL")
        /// The bundle identifier of the app that had it opened, a string.
        public static let sourceApplication = LaunchOptionsKey("SourceApplication")
        /// What the app that had it opened sent along.
        public static let annotation = LaunchOptionsKey("Annotation")
        /// What came with a notification from a server, a dictionary.
        public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
        /// The notification of the app's own that was chosen.
        public static let localNotification = LaunchOptionsKey("LocalNotification")
        /// That the app was launched because of where the person is, a number.
        public static let location = LaunchOptionsKey("Location")
        /// The shortcut that was chosen on the home screen.
        public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
        /// What the app goes on with, a dictionary with `userActivityType`.
        public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
        /// The type of the activity that the app goes on with, a string.
        public static let userActivityType = LaunchOptionsKey("UserActivityType")
        /// The names of central managers that are restored, strings.
        public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentrals")
        /// The names of peripheral managers that are restored, strings.
        public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripherals")
        /// What the person was invited to share.
        public static let cloudKitShareMetadata = LaunchOptionsKey("CloudKitShareMetadata")
    }
}
