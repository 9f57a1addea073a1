import UIKit

extension UIApplicationDelegate {
    /// Launches the app and serves it until SIGTERM, SIGINT or SIGHUP: what `@main` calls.
    public static func main() {
        Launcher.run(delegateClass: Self.self)
    }
}
