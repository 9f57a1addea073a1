extension UINavigationController {
    /// Begins the step that the code of this turn asked for.
    func startPendingStep() {
        guard let step = navigation.step, mayShowChildren,
            let scene = viewIfLoaded?.window?.windowScene
        else { return }
        navigation.transition?.completeTransition(true)
        navigation.step = nil
        let (from, to) = (navigation.shown, topViewController)
        guard from !== to, let to else {
            if to == nil { leave(from) }
            finishMoves(step)
            let direction: CGFloat = step.isAnimated ? (step.operation == .push ? 1 : -1) : 0
            showItems(direction: direction, duration: 0.35)
            return
        }
        let animated = step.isAnimated && from != nil && UIView.areAnimationsEnabled
        to.loadViewIfNeeded()
        let transition = makeTransition(step, from, to, animated)
        navigation.transition = transition
        navigation.shown = to
        navigation.tellsDidShow = false
        navigation.isPreparing = true
        from?.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: to, animated: animated)
        navigation.isPreparing = false
        guard !transition.isOver else { return }
        transition.holding { place(transition, step, from, to) }
        if transition.isAnimated {
            transition.run()
        } else {
            transition.run()
            scene.afterLayout { transition.completeTransition(true) }
        }
    }

    /// Takes the last controller's view away, as the stack is empty.
    private func leave(_ last: UIViewController?) {
        guard let last else { return }
        navigation.shown = nil
        last.beginAppearanceTransition(false, animated: false)
        last.viewIfLoaded?.removeFromSuperview()
        last.showPresentation(false, in: contentView)
        last.endAppearanceTransition()
    }

    private func makeTransition(
        _ step: NavigationStep,
        _ from: UIViewController?,
        _ to: UIViewController,
        _ animated: Bool
    ) -> ControllerTransition {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if animated, let from {
            animator = delegate?.navigationController(
                self,
                animationControllerFor: step.operation,
                from: from,
                to: to
            )
            if let animator {
                interaction = delegate?.navigationController(
                    self,
                    interactionControllerFor: animator
                )
            } else {
                let isPush = step.operation == .push
                let (zoomed, source) = isPush ? (to, from) : (from, to)
                let zoom = zoomed.preferredTransition?.makeAnimator(
                    isComing: isPush,
                    zoomed,
                    from: source,
                    isStep: true
                )
                animator = zoom ?? NavigationSlide(step.operation)
                if step.operation == .pop { interaction = navigation.edgePop?.driver }
            }
        }
        let transition = ControllerTransition(
            from: from,
            to: to,
            in: contentView ?? view,
            animator: animator,
            interaction: interaction
        )
        // The animation may end after the app let the controller go.
        transition.end = { [weak self, weak transition] finished in
            guard let self, let transition else { return }
            endStep(step, transition, finished)
        }
        return transition
    }

    /// Puts the new view at its place, and the bars beside it.
    private func place(
        _ transition: ControllerTransition,
        _ step: NavigationStep,
        _ from: UIViewController?,
        _ to: UIViewController
    ) {
        let isForward = step.operation == .push
        showItems(
            direction: transition.isAnimated ? (isForward ? 1 : -1) : 0,
            duration: transition.duration
        )
        updateToolbarItems(animated: false)
        layOutBars()
        bubbleMayResize()
        let frame = contentFrame(for: to)
        to.view.letFrameCount()
        to.view.frame = frame
        transition.finalFrames[ObjectIdentifier(to)] = frame
        if let from, let view = from.viewIfLoaded {
            transition.initialFrames[ObjectIdentifier(from)] = view.frame
            if !isForward { transition.finalFrames[ObjectIdentifier(from)] = view.frame }
        }
        if let old = from?.viewIfLoaded, old.superview === contentView, !isForward {
            contentView?.insertSubview(to.view, belowSubview: old)
            // What lies over a controller that is searched does not move off with it.
            from?.rare?.navigationItem?.searchController?.viewIfLoaded?.isHidden = true
        } else {
            contentView?.addSubview(to.view)
        }
        to.showPresentation(true, in: contentView)
        nearestBottomBarOwner?.bottomBarMayChange(transition, isForward)
        to.isAppearingIfNeeded()
        if transition.isAnimated { view.layoutIfNeeded() }
    }

    private func endStep(
        _ step: NavigationStep,
        _ transition: ControllerTransition,
        _ finished: Bool
    ) {
        if navigation.transition === transition { navigation.transition = nil }
        // Delegates ask in `didShow` what the step led away from.
        navigation.ending = transition
        defer { if navigation.ending === transition { navigation.ending = nil } }
        let (from, to) = (transition.fromController, transition.toController)
        guard finished else { return callOff(step, from, to) }
        viewIfLoaded?.setNeedsLayout()
        from?.viewIfLoaded?.removeFromSuperview()
        from?.showPresentation(false, in: contentView)
        for controller in step.removed { controller.endPresentations() }
        for controller in step.removed where controller.parent === self { disown(controller) }
        from?.endAppearanceTransition()
        to?.endAppearanceTransition()
        for controller in step.removed where controller.parent == nil {
            controller.didMove(toParent: nil)
        }
        for controller in step.added where controller.parent === self {
            controller.didMove(toParent: self)
        }
        if let to {
            delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
        }
    }

    /// A gesture let the step go back to where it began.
    private func callOff(
        _ step: NavigationStep,
        _ from: UIViewController?,
        _ to: UIViewController?
    ) {
        navigation.stack = step.oldStack
        navigation.shown = from
        to?.viewIfLoaded?.removeFromSuperview()
        to?.showPresentation(false, in: contentView)
        from?.beginAppearanceTransition(true, animated: true)
        to?.beginAppearanceTransition(false, animated: true)
        to?.endAppearanceTransition()
        from?.endAppearanceTransition()
        for controller in step.added where controller.parent === self {
            controller.willMove(toParent: nil)
            disown(controller)
            controller.didMove(toParent: nil)
        }
        for controller in step.removed { controller.containment.isMovingFromParent = false }
        showItems(direction: 0)
    }

    /// Does what a tap on the way back does.
    func goBack() {
        if let nested = topViewController as? UINavigationController,
            nested.viewControllers.count > 1
        {
            return nested.goBack()
        }
        if let judge = self as? any UINavigationBarDelegate, let item = shownBar.topItem,
            !judge.navigationBar(shownBar, shouldPop: item)
        {
            return
        }
        popViewController(animated: true)
    }
}

extension UIViewController {
    /// The nearest container with a bar at the lower end.
    var nearestBottomBarOwner: (any BottomBarOwner)? {
        var controller = parent
        while let current = controller {
            if let owner = current as? any BottomBarOwner { return owner }
            controller = current.parent
        }
        return nil
    }
}

/// A container with a bar at the lower end, which controllers of a stack may do without.
@MainActor
protocol BottomBarOwner: AnyObject {
    /// The upper controller of a stack changed.
    func bottomBarMayChange(_ transition: ControllerTransition, _ isForward: Bool)
}
