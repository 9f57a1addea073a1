/// The way back that the browser's own button leads.
extension UIWindowScene {
    /// How many steps lead back from what is shown, at most 32.
    var stepsBack: Int {
        var steps = 0
        var found = false
        for window in orderedWindows.reversed() where !window.isHidden && !found {
            guard let root = window.rootViewController else { continue }
            found = true
            steps = stepsBack(in: root)
        }
        return min(steps, 32)
    }

    private func stepsBack(in controller: UIViewController) -> Int {
        if let over = controller.presentation?.over,
            !over.presentedViewController.isBeingDismissed
        {
            let inside = stepsBack(in: over.presentedViewController)
            // What nobody can end keeps the steps below it, so that going back leads nowhere,
            // not even out of the app.
            return inside + (over.takesWayBack ? 1 : 0) + ownSteps(in: controller)
        }
        return ownSteps(in: controller)
    }

    /// The steps of stacks at or below a controller, as far as they are in sight.
    private func ownSteps(in controller: UIViewController) -> Int {
        var steps = 0
        if let navigation = controller as? UINavigationController {
            steps = navigation.viewControllers.count - 1
            if let top = navigation.topViewController { steps += stepsBack(in: top) }
            return max(0, steps)
        }
        for child in controller.children where child.isShownInContainer {
            steps = max(steps, stepsBack(in: child))
        }
        return steps
    }

    /// Goes back by one step; whether there was one.
    @discardableResult
    package func goBack() -> Bool {
        for window in orderedWindows.reversed() where !window.isHidden {
            guard let root = window.rootViewController else { continue }
            return goBack(in: root)
        }
        return false
    }

    private func goBack(in controller: UIViewController) -> Bool {
        if let over = controller.presentation?.over {
            return goBack(in: over.presentedViewController) || over.cancelByPerson()
        }
        if let navigation = controller as? UINavigationController {
            if let top = navigation.topViewController, goBack(in: top) { return true }
            guard navigation.viewControllers.count > 1 else { return false }
            navigation.goBack()
            return true
        }
        for child in controller.children where child.isShownInContainer {
            if goBack(in: child) { return true }
        }
        return false
    }

    /// Tells the page of the way back, where controllers came or went.
    func updateWayBack() {
        guard transitions.mayLeadElsewhere else { return }
        transitions.mayLeadElsewhere = false
        let steps = stepsBack
        guard steps != transitions.stepsBack else { return }
        transitions.stepsBack = steps
        orderedWindows.first?.setNeedsRender()
    }
}
