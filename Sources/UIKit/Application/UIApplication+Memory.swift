import Foundation

extension UIApplication {
    /// Posted when memory is short; the object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )

    /// Tells delegate, observers and all controllers in windows that memory is short.
    package func receiveMemoryWarning() {
        if !launchesTabs { delegate?.applicationDidReceiveMemoryWarning(self) }
        for scene in servedScenes {
            guard let scene = scene as? UIWindowScene, let own = scene.appDelegate else { continue }
            scene.perform { own.applicationDidReceiveMemoryWarning(self) }
        }
        NotificationCenter.default.post(
            name: Self.didReceiveMemoryWarningNotification,
            object: self
        )
        for case let scene as UIWindowScene in servedScenes {
            scene.perform {
                for controller in scene.controllers { controller.didReceiveMemoryWarning() }
            }
        }
    }
}

extension UIWindowScene {
    /// The controllers of all windows, parents first, each once.
    fileprivate var controllers: [UIViewController] {
        var found: [UIViewController] = []
        var known: Set<ObjectIdentifier> = []
        func add(_ controller: UIViewController) {
            guard known.insert(ObjectIdentifier(controller)).inserted else { return }
            found.append(controller)
            for child in controller.children { add(child) }
        }
        func visit(_ view: UIView) {
            if let controller = view.viewController { add(controller) }
            for subview in view.hierarchy.subviews { visit(subview) }
        }
        for window in allWindows {
            if let root = window.rootViewController { add(root) }
            // Views of controllers that have no parent may stand anywhere.
            visit(window)
        }
        return found
    }
}
