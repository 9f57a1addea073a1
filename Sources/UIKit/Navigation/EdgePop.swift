import CoreGraphics

/// Pops the upper controller of a stack as a finger moves it off from the edge.
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// What leads the step that a finger began; nil without one.
    private(set) var driver: UIPercentDrivenInteractiveTransition?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.addTarget(self, action: EdgePop.moved)
        recognizer.delegate = self
    }

    /// Is there only where there is a way back, so that other screens' touches are their own.
    func followStack() {
        guard let controller, let view = controller.viewIfLoaded else { return }
        let edge: UIRectEdge = view.isRightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
        let isWanted = controller.viewControllers.count > 1 && controller.nesting == nil
        if isWanted, recognizer.view == nil {
            view.addGestureRecognizer(recognizer)
        } else if !isWanted, recognizer.view != nil, driver == nil {
            view.removeGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let top = controller.topViewController else { return false }
        let item = top.navigationItem
        // As on iOS, a button of the app's in place of the way back takes the gesture as well.
        let isOwn = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard !controller.isNavigationBarHidden, !item.hidesBackButton, !isOwn else { return false }
        guard let transition = top.preferredTransition else { return true }
        let speed = recognizer.velocity(in: top.view)
        return transition.mayBegin(
            at: recognizer.location(in: top.view),
            velocity: CGVector(dx: speed.x, dy: speed.y)
        )
    }

    private func moved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        let way = recognizer.translation(in: view).x * (view.isRightToLeft ? -1 : 1)
        let share = view.bounds.width > 0 ? way / view.bounds.width : 0
        switch recognizer.state {
        case .began:
            guard controller.viewControllers.count > 1, controller.navigation.transition == nil,
                controller.navigation.step == nil
            else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            driver.update(share)
            controller.popViewController(animated: true)
        case .changed: driver?.update(share)
        case .ended:
            let speed = recognizer.velocity(in: view).x * (view.isRightToLeft ? -1 : 1)
            let goesOn = speed > 300 || (share > 0.5 && speed > -300)
            if goesOn { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible: break
        }
    }
}
