import Foundation

/// Where an unwind segue begins, for containers that say in which of their children it may end.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leads away from.
    public let source: UIViewController
    /// The action of the controller that the segue ends at.
    public let unwindAction: Selector
    /// What began the segue; nil for code without a sender.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }

    /// Returns the child of a container that the source is, stands in, or was presented from.
    func child(of container: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = source
        while let controller = candidate {
            if controller.parent === container { return controller }
            candidate = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// Returns the children of a container in the order in which they are asked: from what was shown
    /// before the source's own child to the first, then those after it.
    func otherChildren(of container: UIViewController) -> [UIViewController] {
        let children = Array(container.children.reversed())
        if let own = container.childContaining(self),
            let index = children.firstIndex(where: { $0 === own })
        {
            return Array(children[(index + 1)...] + children[..<index])
        }
        // Who unwinds through tabs means the one that is shown, where several would do.
        guard let shown = (container as? UITabBarController)?.selectedViewController else {
            return children
        }
        return [shown] + children.filter { $0 !== shown }
    }
}
