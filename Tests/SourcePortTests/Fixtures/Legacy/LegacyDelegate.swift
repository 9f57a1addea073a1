// swift-format-ignore-file
import Darwin
import UIKit

class LegacyDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LegacyController()
        window?.makeKeyAndVisible()
        return true
    }
}
