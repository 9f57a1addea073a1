/// A stack that stands on another one, as the columns of a split view do in compact width.
///
/// The lower stack's bar shows the items of both; the upper one's own bar is out of sight.
extension UINavigationController {
    /// The stack that this one stands on; nil for one that stands alone.
    var nesting: UINavigationController? { parent as? UINavigationController }

    /// Whether stacks may be pushed: a split view puts its columns onto each other.
    var allowsNesting: Bool { parent is UISplitViewController }

    /// The bar that shows the stack's items.
    var shownBar: UINavigationBar { nesting?.shownBar ?? bar }

    /// Whether the bar that shows the stack's items is left out.
    var hidesBarNow: Bool { nesting?.hidesBarNow ?? navigation.hidesBar }

    /// What the bar shows: the items of stacks on this one in their places.
    var itemsForBar: [UINavigationItem] {
        navigation.stack.flatMap { controller in
            (controller as? UINavigationController)?.itemsForBar ?? [controller.navigationItem]
        }
    }

    /// The controllers of the stacks on each other.
    var allInStack: [UIViewController] {
        navigation.stack.flatMap { ($0 as? UINavigationController)?.allInStack ?? [$0] }
    }

    /// The controller that a person sees in the stacks on each other.
    var innermostTop: UIViewController? {
        (topViewController as? UINavigationController)?.innermostTop ?? topViewController
    }

    /// Takes a controller off the stack at once, wherever it is, so that it can stand elsewhere.
    func letGo(_ controller: UIViewController) {
        navigation.transition?.completeTransition(true)
        let wasInStack = navigation.stack.contains { $0 === controller }
        navigation.stack.removeAll { $0 === controller }
        navigation.step?.removed.removeAll { $0 === controller }
        navigation.step?.added.removeAll { $0 === controller }
        if wasInStack { controller.willMove(toParent: nil) }
        if navigation.shown === controller { navigation.shown = nil }
        if let view = controller.viewIfLoaded, view.superview === contentView {
            view.removeFromSuperview()
        }
        controller.showPresentation(false, in: contentView)
        if controller.parent === self {
            disown(controller)
            controller.didMove(toParent: nil)
        }
        var step =
            navigation.step
            ?? NavigationStep(operation: .pop, isAnimated: false, oldStack: navigation.stack)
        step.isAnimated = false
        navigation.step = step
        stackChangedAside()
    }

    /// Puts another controller into the place of one in the stack.
    func replace(_ old: UIViewController, by new: UIViewController) {
        let controllers = navigation.stack.map { $0 === old ? new : $0 }
        setViewControllers(controllers, animated: false)
    }
}
