import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        scene.title = "Vitrine Gallery"
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = GalleryController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
