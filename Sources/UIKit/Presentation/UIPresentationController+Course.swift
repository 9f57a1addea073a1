extension UIPresentationController {
    private var state: PresentationState { presentedViewController.requirePresentation() }

    /// Begins a presentation that waits for the next layout.
    func startIfWaiting() {
        let start = state.start
        state.start = nil
        start?()
    }

    /// Ends a going that runs, so that another presentation can come.
    func finishGoing() {
        guard state.isBeingDismissed else { return }
        transition?.completeTransition(true)
    }

    // MARK: - Coming

    func begin(from source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        let presenter = presentingViewController
        let presented = presentedViewController
        guard state.isPresented, let home = presenter.viewIfLoaded?.superview,
            let window = presenter.viewIfLoaded?.window
        else { return unlink() }
        let outer: UIView = isInContext || presenter.confinesPresentations ? home : window
        let container = PresentationContainerView(self, frame: placeOfContainer(in: outer))
        containerView = container
        homeOfPresenter = home
        if presenter.confinesPresentations { container.takeSurroundings(of: presenter) }
        prepareContainer(container)
        focusBefore = (window.firstResponder as? UIView).flatMap { view in
            view.isDescendant(of: outer) ? view : nil
        }
        let isAnimated = animated && UIView.areAnimationsEnabled
        let transition = makeComing(container, source, isAnimated)
        self.transition = transition
        let isAdapted = effectiveStyle != presented.modalPresentationStyle
        delegate?.presentationController(
            self,
            willPresentWithAdaptiveStyle: isAdapted ? effectiveStyle : .none,
            transitionCoordinator: transition
        )
        let removes = shouldRemovePresentersView
        if removes { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        outer.addSubview(container)
        transition.end = { [self] finished in
            self.transition = nil
            endComing(finished, removes)
            completion?()
        }
        window.windowScene?.transitions.mayLeadElsewhere = true
        presentationTransitionWillBegin()
        place(transition)
        makeInert(outer, container)
        // What stands beside goes on being used.
        if container.frame != outer.bounds { container.accessibilityViewIsModal = false }
        transition.run()
        if !transition.isAnimated {
            window.windowScene?.afterLayout { transition.completeTransition(true) }
        }
    }

    private func makeComing(
        _ container: UIView,
        _ source: UIViewController,
        _ animated: Bool
    ) -> ControllerTransition {
        let delegate = presentedViewController.transitioningDelegate
        let own =
            animated
            ? delegate?.animationController(
                forPresented: presentedViewController,
                presenting: presentingViewController,
                source: source
            ) : nil
        state.hasOwnAnimator = own != nil
        let transition = ControllerTransition(
            from: presentingViewController,
            to: presentedViewController,
            in: container,
            animator: animated ? own ?? makeAnimator(isPresenting: true) : nil,
            interaction: own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        )
        transition.presentationStyle = effectiveStyle
        transition.toView = presentedView
        if !shouldRemovePresentersView { transition.fromView = nil }
        if let view = presentingViewController.viewIfLoaded {
            transition.initialFrames[ObjectIdentifier(presentingViewController)] = view.frame
        }
        return transition
    }

    private func place(_ transition: ControllerTransition) {
        guard let view = presentedView, let container = containerView else { return }
        container.layoutIfNeeded()
        let frame = frameOfPresentedViewInContainerView
        transition.finalFrames[ObjectIdentifier(presentedViewController)] = frame
        view.letFrameCount()
        view.frame = frame
        (container as? PresentationContainerView)?.placed = frame
        if view.superview !== container { container.addSubview(view) }
        presentedViewController.isAppearingIfNeeded()
        if transition.isAnimated { container.layoutIfNeeded() }
    }

    private func endComing(_ finished: Bool, _ removes: Bool) {
        let presenter = presentingViewController
        // `viewDidAppear` may ask why the view appeared.
        defer { state.isBeingPresented = false }
        guard finished else {
            presentedViewController.beginAppearanceTransition(false, animated: true)
            if removes { presenter.beginAppearanceTransition(true, animated: true) }
            removeContainer()
            presentedViewController.endAppearanceTransition()
            if removes { presenter.endAppearanceTransition() }
            presentationTransitionDidEnd(false)
            return unlink()
        }
        presentedViewController.endAppearanceTransition()
        if removes {
            bringPresenterHome()
            placeOfPresenter = presenter.viewIfLoaded?.superview
            presenter.viewIfLoaded?.removeFromSuperview()
            presenter.endAppearanceTransition()
        }
        presentationTransitionDidEnd(true)
        containerView?.setNeedsLayout()
    }

    // MARK: - Going

    /// Ends this presentation and all over it; only this one is animated.
    func dismissAll(_ animated: Bool, _ completion: (() -> Void)?) {
        startIfWaiting()
        if let over = presentedViewController.presentation?.over {
            over.dismissAll(false, nil)
        }
        transition?.completeTransition(true)
        // What ran may have been the going itself.
        guard state.isPresented, let container = containerView else {
            unlink()
            completion?()
            return
        }
        leave(container, animated && UIView.areAnimationsEnabled, completion)
    }

    private func leave(
        _ container: UIView,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let presenter = presentingViewController
        let presented = presentedViewController
        state.isBeingDismissed = true
        // The presenter is out of sight, or goes too: its view comes back when it is shown.
        if container.isHidden { placeOfPresenter = nil }
        container.window?.windowScene?.transitions.mayLeadElsewhere = true
        let transition = makeGoing(container, animated)
        self.transition = transition
        let wasRemoved = placeOfPresenter != nil
        presented.beginAppearanceTransition(false, animated: animated)
        if wasRemoved {
            presenter.beginAppearanceTransition(true, animated: animated)
            putPresenterBack()
        }
        transition.end = { [self] finished in
            self.transition = nil
            endGoing(finished, wasRemoved)
            completion?()
        }
        dismissalTransitionWillBegin()
        for view in inertViews { view.isInert = false }
        inertViews = []
        transition.run()
        if !transition.isAnimated { transition.completeTransition(true) }
    }

    private func makeGoing(_ container: UIView, _ animated: Bool) -> ControllerTransition {
        let delegate = presentedViewController.transitioningDelegate
        let own =
            animated
            ? delegate?.animationController(forDismissed: presentedViewController) : nil
        let transition = ControllerTransition(
            from: presentedViewController,
            to: presentingViewController,
            in: container,
            animator: animated ? own ?? makeAnimator(isPresenting: false) : nil,
            interaction: own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        )
        transition.presentationStyle = effectiveStyle
        transition.fromView = presentedView
        if placeOfPresenter == nil { transition.toView = nil }
        if let view = presentedView {
            transition.initialFrames[ObjectIdentifier(presentedViewController)] = view.frame
        }
        transition.finalFrames[ObjectIdentifier(presentingViewController)] = container.bounds
        return transition
    }

    private func putPresenterBack() {
        guard let view = presentingViewController.viewIfLoaded, let home = placeOfPresenter else {
            return
        }
        if let container = containerView, container.superview === home {
            view.frame = container.frame
            home.insertSubview(view, belowSubview: container)
        } else {
            view.frame = home.bounds
            home.insertSubview(view, at: 0)
        }
        presentingViewController.isAppearingIfNeeded()
    }

    private func endGoing(_ finished: Bool, _ wasRemoved: Bool) {
        let (presenter, presented) = (presentingViewController, presentedViewController)
        guard finished else {
            state.isBeingDismissed = false
            if let container = containerView, let outer = container.superview {
                makeInert(outer, container)
            }
            presented.beginAppearanceTransition(true, animated: true)
            presented.endAppearanceTransition()
            if wasRemoved {
                presenter.beginAppearanceTransition(false, animated: true)
                presenter.viewIfLoaded?.removeFromSuperview()
                presenter.endAppearanceTransition()
            }
            dismissalTransitionDidEnd(false)
            return
        }
        placeOfPresenter = nil
        if wasRemoved { presenter.endAppearanceTransition() }
        removeContainer()
        // `viewDidDisappear` may ask why the view went.
        presented.endAppearanceTransition()
        unlink()
        giveFocusBack()
        dismissalTransitionDidEnd(true)
    }

    /// What was edited before goes on being edited, unless something else has the focus by now.
    private func giveFocusBack() {
        guard let view = focusBefore, let window = view.window else { return }
        focusBefore = nil
        if window.firstResponder == nil { view.becomeFirstResponder() }
    }

    // MARK: - Both

    /// Puts the presenter's view back where it stood, if it stands in the container.
    ///
    /// Animators of apps add both views to the container, as they must where one replaces the other.
    private func bringPresenterHome() {
        guard let container = containerView, let home = homeOfPresenter,
            let view = presentingViewController.viewIfLoaded, view.isDescendant(of: container),
            !home.isDescendant(of: container)
        else { return }
        if container.superview === home {
            home.insertSubview(view, belowSubview: container)
        } else {
            home.insertSubview(view, at: 0)
        }
        guard view.transform == .identity else { return }
        view.frame = container.superview === home ? container.frame : home.bounds
    }

    private func removeContainer() {
        bringPresenterHome()
        presentedView?.removeFromSuperview()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
        for view in inertViews { view.isInert = false }
        inertViews = []
    }

    /// Ends without a word where the scene is over.
    func release() {
        transition?.abandon()
        transition = nil
        inertViews = []
        unlink()
        // The container goes with its window.
        containerView = nil
    }

    /// Takes back a presentation that waits for the next layout.
    func callOff() {
        guard containerView == nil else { return }
        unlink()
    }

    /// The two controllers have nothing to do with each other any more.
    private func unlink() {
        state.isPresented = false
        state.isBeingPresented = false
        state.isBeingDismissed = false
        state.start = nil
        // The two hold each other while the presentation lasts.
        if state.controller === self { (state.controller, state.bubble) = (nil, nil) }
        let presenter = presentingViewController
        if presenter.presentation?.over === self { presenter.presentation?.over = nil }
        presenter.viewIfLoaded?.window?.windowScene?.transitions.mayLeadElsewhere = true
    }

    /// What is below takes neither the focus nor input.
    private func makeInert(_ outer: UIView, _ container: UIView) {
        let presenter = isInContext ? presentingViewController.viewIfLoaded : nil
        inertViews = outer.subviews.filter { view in
            view !== container && !view.isInert && (presenter == nil || view === presenter)
        }
        for view in inertViews { view.isInert = true }
    }

    /// The frame of the container: in a context that of the presenter's view, else all there is.
    private func placeOfContainer(in outer: UIView) -> CGRect {
        guard isInContext, let view = presentingViewController.viewIfLoaded,
            view.superview === outer, view.transform == .identity
        else { return outer.bounds }
        return view.frame
    }

    /// Follows the presenter, whose view stands in another container by now.
    func moveContainer(to content: UIView) {
        guard let container = containerView else { return }
        container.frame = placeOfContainer(in: content)
        content.addSubview(container)
        homeOfPresenter = content
        if placeOfPresenter != nil { placeOfPresenter = content }
    }
}

extension UIWindowScene {
    /// The presentation in front of all others; nil without one.
    var frontPresentation: UIPresentationController? {
        for window in orderedWindows.reversed() where !window.isHidden {
            if let root = window.rootViewController,
                let found = Self.frontPresentation(over: root)
            {
                return found
            }
        }
        return nil
    }

    private static func frontPresentation(
        over controller: UIViewController
    ) -> UIPresentationController? {
        if let over = controller.presentation?.over {
            return frontPresentation(over: over.presentedViewController) ?? over
        }
        for child in controller.children where child.isShownInContainer {
            if let found = frontPresentation(over: child) { return found }
        }
        return nil
    }
}
