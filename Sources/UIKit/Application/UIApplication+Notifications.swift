import Foundation

extension UIApplication {
    /// Tells the delegate that Apple's server knows no browsers, after what runs now.
    func refuseRemoteNotifications() {
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
