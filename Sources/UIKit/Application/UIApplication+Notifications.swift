import Foundation

extension UIApplication {
    /// The number that the page of the scene that runs shows before its title; 0 for none.
    public var applicationIconBadgeNumber: Int {
        get { UIWindowScene.current?.badgeNumber ?? 0 }
        set { UIWindowScene.current?.badgeNumber = max(0, newValue) }
    }

    /// Whether notifications come from Apple's server: never.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Wants no more notifications from Apple's server, of which there are none.
    public func unregisterForRemoteNotifications() {}

    /// Asks for notifications from Apple's server, which knows no browsers: as where a device has no
    /// way to it, the delegate hears of the failure, after what runs now.
    public func registerForRemoteNotifications() {
        let scene = UIWindowScene.current
        DispatchQueue.main.async { [weak scene] in
            let tell = {
                UIApplication.shared.delegate?.application(
                    .shared,
                    didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError()
                )
            }
            if let scene { scene.perform { _ = tell() } } else { _ = tell() }
        }
    }
}

/// Why nothing comes from Apple's server of notifications.
struct RemoteNotificationsError: LocalizedError {
    var errorDescription: String? {
        "Browsers have no address at Apple's server of notifications."
    }
}
