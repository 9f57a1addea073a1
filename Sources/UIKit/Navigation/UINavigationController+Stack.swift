extension UINavigationController {
    func push(_ controller: UIViewController, _ animated: Bool) {
        guard !navigation.stack.contains(where: { $0 === controller }) else {
            return Diagnostics.report("\(controller) is in the stack of \(self) already.")
        }
        guard !(controller is UINavigationController) || allowsNesting else {
            return Diagnostics.report(
                "\(controller) was not pushed: a navigation controller cannot stand in another."
            )
        }
        change(to: navigation.stack + [controller], .push, animated)
    }

    func pop(to index: Int, _ animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < navigation.stack.count - 1 else { return nil }
        let popped = Array(navigation.stack[(index + 1)...])
        change(to: Array(navigation.stack[...index]), .pop, animated)
        return popped
    }

    func replaceStack(_ new: [UIViewController], _ animated: Bool) {
        var unique: [UIViewController] = []
        for controller in new where !unique.contains(where: { $0 === controller }) {
            unique.append(controller)
        }
        let top = unique.last
        let isPop = navigation.stack.contains { $0 === top } && top !== navigation.stack.last
        change(to: unique, isPop ? .pop : .push, animated)
    }

    private func change(
        to new: [UIViewController],
        _ operation: Operation,
        _ animated: Bool
    ) {
        let old = navigation.stack
        var step =
            navigation.step ?? NavigationStep(operation: operation, isAnimated: true, oldStack: old)
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        // One that was taken off and comes back in the same turn is a child still.
        for controller in added where controller.parent === self {
            controller.willMove(toParent: self)
        }
        navigation.stack = new
        for controller in added where controller.parent !== self { addChild(controller) }
        step.operation = operation
        step.isAnimated = animated
        step.added = step.added.filter { known in !removed.contains { $0 === known } } + added
        step.removed = step.removed.filter { known in !added.contains { $0 === known } } + removed
        navigation.step = step
        stackChangedAside()
    }

    /// Lets a step begin with the next layout; without a window it is over at once.
    func stackChangedAside() {
        guard mayShowChildren, let scene = viewIfLoaded?.window?.windowScene else {
            // On the way into a window the first layout there begins the step.
            guard appearance.phase == .appearing else { return settleOutOfSight() }
            viewIfLoaded?.setNeedsLayout()
            return
        }
        scene.beforeLayout { [weak self] in self?.startPendingStep() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Without a window there is nothing to lead from one controller to the other.
    func settleOutOfSight() {
        guard let step = navigation.step else { return }
        navigation.step = nil
        if let shown = navigation.shown, shown !== topViewController {
            shown.viewIfLoaded?.removeFromSuperview()
            shown.showPresentation(false, in: contentView)
            navigation.shown = nil
        }
        finishMoves(step)
        showItems(direction: 0)
        viewIfLoaded?.setNeedsLayout()
    }

    func finishMoves(_ step: NavigationStep) {
        for controller in step.removed where controller.parent === self {
            controller.endPresentations()
            disown(controller)
            controller.didMove(toParent: nil)
        }
        for controller in step.added where controller.parent === self {
            controller.didMove(toParent: self)
        }
    }

    // MARK: - Appearance

    /// Before a layout: a step that waits begins, and the upper view is in its place.
    func prepareLayout() {
        startPendingStep()
        guard navigation.transition == nil, navigation.shown !== topViewController else { return }
        guard viewIfLoaded?.window == nil else { return }
        // Laid out outside of any window: shown without callbacks of appearance.
        loadTop()
        install(topViewController)
        showItems(direction: 0)
    }

    /// Loads the view of the upper controller, whose code may change the stack.
    private func loadTop() {
        var loaded: UIViewController?
        while let top = topViewController, top !== loaded {
            loaded = top
            top.loadViewIfNeeded()
        }
    }

    private func install(_ controller: UIViewController?) {
        navigation.shown?.viewIfLoaded?.removeFromSuperview()
        navigation.shown?.showPresentation(false, in: contentView)
        navigation.shown = controller
        guard let controller, let content = contentView else { return }
        controller.view.letFrameCount()
        controller.view.frame = contentFrame(for: controller)
        content.addSubview(controller.view)
        controller.showPresentation(true, in: content)
    }

    /// The controller appears, and the upper one of the stack with it.
    func showTop(_ animated: Bool) {
        navigation.transition?.completeTransition(true)
        loadTop()
        let step = navigation.step
        navigation.step = nil
        // The stack around shows them together with its own step.
        if nesting == nil { showItems(direction: 0) }
        let top = topViewController
        guard top !== navigation.shown else {
            if let step { finishMoves(step) }
            return
        }
        install(top)
        guard let top else { return }
        top.willAppear(animated: animated)
        updateToolbarItems(animated: false)
        delegate?.navigationController(self, willShow: top, animated: animated)
        navigation.tellsDidShow = true
        if let step { finishMoves(step) }
    }

    func tellDidShow(_ animated: Bool) {
        guard navigation.tellsDidShow, let top = navigation.shown else { return }
        navigation.tellsDidShow = false
        if top.containment.isMovingToParent { top.containment.isMovingToParent = false }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Shows what the controllers of the stack have for the bar.
    func showItems(direction: CGFloat, duration: TimeInterval = 0) {
        if let nesting {
            nesting.showItems(direction: direction, duration: duration)
            viewIfLoaded?.setNeedsLayout()
            return
        }
        bar.show(itemsForBar, direction: direction, duration: duration)
        navigation.collapse = 0
        viewIfLoaded?.window?.windowScene?.transitions.mayLeadElsewhere = true
        viewIfLoaded?.setNeedsLayout()
    }

    var contentView: NavigationContentView? {
        (viewIfLoaded as? NavigationView)?.content
    }
}
