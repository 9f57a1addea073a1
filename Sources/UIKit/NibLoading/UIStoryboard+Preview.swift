import InterfaceBuilder

extension UIStoryboard {
    /// Makes the controller of a scene as a designer sees it, alone or in the stack around it.
    ///
    /// A screen that a navigation controller of the document leads to stands in that one, and one
    /// that only names a bar in a navigation controller of its own: so its title is seen, and what
    /// it shows is pushed.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The controller to show; nil where it cannot be made.
    package func makePreview(of scene: IBScene) -> UIViewController? {
        guard let controller = makeController(of: scene) else { return nil }
        guard let object = scene.controller, object.reference == nil, object.view != nil else {
            return controller
        }
        // A designer sees the root as large as the screen, whatever its constraints leave open.
        controller.loadViewIfNeeded()
        controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
        switch SimulatedBars(source.document).navigationBar(above: object) {
        case .none: return controller
        case .ofStack(let id):
            guard let scene = source.document.scene(containing: id),
                let stack = makeController(of: scene) as? UINavigationController
            else { return controller }
            stack.setViewControllers([controller], animated: false)
            return stack
        case .named(let isBlack, let isTranslucent):
            let stack = UINavigationController(rootViewController: controller)
            if isBlack { stack.navigationBar.barStyle = .black }
            stack.navigationBar.isTranslucent = isTranslucent
            return stack
        }
    }
}

extension UIViewController {
    /// The storyboard that this controller was made of, and its id there; nil for others.
    package var origin: (storyboard: UIStoryboard, id: String)? {
        guard let archive, let storyboard = archive.storyboard, let id = archive.object.id
        else { return nil }
        return (storyboard, id)
    }

    /// The controller that this one presents itself; nil where none is shown over it.
    package var presentedByItself: UIViewController? { presentedOwn }
}
