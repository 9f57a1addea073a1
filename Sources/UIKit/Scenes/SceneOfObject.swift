import Foundation

/// Which scene the objects of an app belong to.
@MainActor
enum SceneOfObject {
    /// Returns the scene that an object is in or is; nil where that is not known.
    static func scene(of object: Any?) -> UIWindowScene? {
        switch object {
        case let view as UIView: view.window?.windowScene
        case let controller as UIViewController: controller.viewIfLoaded?.window?.windowScene
        case let scene as UIWindowScene: scene
        default: nil
        }
    }

    /// Whether a notification is one of UIKit's own about another scene.
    static func isForeign(_ note: Notification, to scene: UIWindowScene) -> Bool {
        let name = note.name.rawValue
        guard name.hasPrefix("UI") else { return false }
        // The app's own life is everybody's; its status bar is one for each screen.
        if note.object is UIApplication, name.range(of: "StatusBar") == nil { return false }
        let source = self.scene(of: note.object) ?? RenderContext.current?.scene
        return source.map { $0 !== scene } ?? false
    }
}
