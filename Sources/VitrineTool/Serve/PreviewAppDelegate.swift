import UIKit

/// The app that shows previews.
final class PreviewAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Preview",
            sessionRole: connectingSceneSession.role
        )
        configuration.delegateClass = PreviewSceneDelegate.self
        return configuration
    }
}

/// One browser tab with a preview.
final class PreviewSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let document = PreviewDocument.shared
        else { return }
        scene.title = document.source.document.fileName
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = PreviewController(document)
        window.makeKeyAndVisible()
        self.window = window
    }
}
