import Foundation
import UIKit

/// The question whether notifications may be shown, in front of all that a scene shows.
///
/// It stands in a window of its own, as the system's does on iOS: what the app presents and dismisses
/// meanwhile neither takes it away nor finds it in its way.
@MainActor
final class PermissionQuestion {
    private let window: UIWindow
    /// The windows that take no input meanwhile.
    private let behind: [UIWindow]

    /// Shows the question, and tells the answer once.
    init(in scene: UIWindowScene, answer: @escaping @MainActor (Bool) -> Void) {
        behind = scene.allWindows.filter { !$0.isInert }
        window = UIWindow(windowScene: scene)
        window.isOfSystem = true
        // Not the key window: that is the app's, who finds what it presents from by it.
        window.windowLevel = .alert + 1
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        for window in behind { window.isInert = true }
        root.present(Self.makeAlert(in: scene, answer), animated: true)
    }

    private static func makeAlert(
        in scene: UIWindowScene,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) -> UIAlertController {
        let name =
            scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
        let alert = UIAlertController(
            title: "“\(name)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. "
                + "These can be configured in Settings.",
            preferredStyle: .alert
        )
        for (title, isGranted) in [("Don’t Allow", false), ("Allow", true)] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { _ in answer(isGranted) }
            )
        }
        return alert
    }

    /// Takes the question away.
    func end() {
        for window in behind { window.isInert = false }
        window.isHidden = true
        window.windowScene = nil
    }
}
