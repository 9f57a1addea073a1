import UIKit

extension UIApplicationDelegate {
    /// Launches the app and serves it until SIGTERM or SIGINT: what `@main` calls.
    public static func main() {
        Launcher.run(delegateClass: Self.self)
    }
}
