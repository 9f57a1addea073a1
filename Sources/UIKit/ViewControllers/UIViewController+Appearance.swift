/// Where a controller is between off and on screen.
struct AppearanceState {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing` was sent for this appearance.
    var sentIsAppearing = false
    /// Whether a container calls `beginAppearanceTransition` and its end itself.
    var isManual = false
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        appearance.isManual = true
        if isAppearing {
            willAppear(animated: animated)
        } else {
            willDisappear(animated: animated)
        }
    }

    func endAppearance() {
        appearance.isManual = false
        switch appearance.phase {
        case .appearing: didAppear()
        case .disappearing: didDisappear()
        case .appeared, .disappeared: break
        }
    }

    // MARK: - From the view

    /// The view is about to change its window.
    func viewWillMove(to window: UIWindow?) {
        guard followsView else { return }
        if window?.isVisible == true {
            guard parent?.mayShowChildren ?? true else { return }
            willAppear(animated: parent?.animatesNow ?? false)
        } else {
            willDisappear(animated: parent?.animatesNow ?? false)
        }
    }

    /// The view changed its window.
    func viewDidMove(to window: UIWindow?) {
        if let window, window.isVisible {
            window.windowScene?.noteAppearing(self)
        } else if followsView, !parentEndsDisappearance {
            didDisappear()
        }
    }

    /// Whether a parent that disappears with this view inside tells of the end.
    private var parentEndsDisappearance: Bool {
        guard let parent else { return false }
        return parent.appearance.phase == .disappearing && isInsideView(of: parent)
    }

    /// The window around became visible or hidden.
    func windowVisibilityDidChange(_ isVisible: Bool) {
        guard followsView else { return }
        if isVisible {
            guard parent?.mayShowChildren ?? true else { return }
            willAppear(animated: false)
        } else {
            willDisappear(animated: false)
            didDisappear()
        }
    }

    /// Whether the appearance follows the view's window rather than a container's calls.
    private var followsView: Bool {
        guard !appearance.isManual else { return false }
        return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    var mayShowChildren: Bool {
        appearance.phase == .appearing || appearance.phase == .appeared
    }

    private var animatesNow: Bool {
        appearance.isAnimated
            && (appearance.phase == .appearing || appearance.phase == .disappearing)
    }

    /// Whether a commit ends the appearance: no container does so later.
    var appearsWithCommit: Bool {
        guard !appearance.isManual else { return false }
        guard let parent else { return true }
        if parent.shouldAutomaticallyForwardAppearanceMethods {
            return parent.appearance.phase != .appearing || parent.appearsWithCommit
        }
        return true
    }

    // MARK: - Phases

    func willAppear(animated: Bool) {
        guard appearance.phase == .disappeared || appearance.phase == .disappearing else {
            return
        }
        loadViewIfNeeded()
        appearance.phase = .appearing
        appearance.isAnimated = animated
        appearance.sentIsAppearing = false
        // Before children that `viewWillAppear` adds.
        viewIfLoaded?.window?.windowScene?.noteAppearing(self)
        viewWillAppear(animated)
        childrenWillAppear(animated: animated)
        forward { $0.willAppear(animated: animated) }
    }

    /// Sends `viewIsAppearing` once the view has its window and traits.
    ///
    /// At the end of an appearance it is sent in any case: tests begin and end some without a window.
    func isAppearingIfNeeded(atEnd: Bool = false) {
        guard appearance.phase == .appearing, !appearance.sentIsAppearing,
            atEnd || viewIfLoaded?.window != nil
        else { return }
        appearance.sentIsAppearing = true
        updateUnavailable()
        viewIsAppearing(appearance.isAnimated)
        forward { $0.isAppearingIfNeeded(atEnd: atEnd) }
    }

    /// A child appears after its parent, as UIKit's log has it: see `inOrderOfAppearance`.
    func didAppear() {
        guard appearance.phase == .appearing else { return }
        isAppearingIfNeeded(atEnd: true)
        appearance.phase = .appeared
        viewDidAppear(appearance.isAnimated)
        containment.isMovingToParent = false
        forward { $0.didAppear() }
        childrenDidAppear(animated: appearance.isAnimated)
    }

    func willDisappear(animated: Bool) {
        guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
        appearanceWillEnd()
        appearance.phase = .disappearing
        appearance.isAnimated = animated
        viewWillDisappear(animated)
        forward { $0.willDisappear(animated: animated) }
    }

    func didDisappear() {
        guard appearance.phase == .disappearing else { return }
        appearance.phase = .disappeared
        viewDidDisappear(appearance.isAnimated)
        if parent == nil { containment.isMovingFromParent = false }
        forward { $0.didDisappear() }
    }

    /// Passes a step on to the children whose views stand in this controller's.
    private func forward(_ step: (UIViewController) -> Void) {
        if let over = presentedInContext { step(over) }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isInsideView(of: self) && !child.appearance.isManual {
            step(child)
        }
    }

    /// What stands over the controller's view in its context, and comes and goes with it.
    private var presentedInContext: UIViewController? {
        guard let over = presentation?.over, over.isInContext, over.placeOfPresenter == nil,
            over.containerView != nil
        else { return nil }
        let presented = over.presentedViewController
        guard let state = presented.presentation, state.isPresented, !state.isBeingPresented,
            !state.isBeingDismissed
        else { return nil }
        return presented
    }

    /// The controller itself, or what stands in its place in its context.
    var shownInPlace: UIViewController {
        guard isCovered, let over = presentation?.over else { return self }
        return over.presentedViewController.shownInPlace
    }

    private func isInsideView(of container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}

extension [UIViewController] {
    /// The controllers of one commit, in the order in which `viewDidAppear(_:)` is sent.
    ///
    /// In UIKit a parent appears before its children, whereas a controller without parent whose view
    /// stands in another's appears before that one (the logs of both cases are in
    /// github.com/phchan9/til, ios/note-about-viewController-containment.md).
    @MainActor var inOrderOfAppearance: [UIViewController] {
        guard count > 1 else { return self }
        let strays = filter { $0.parent == nil && $0.isInsideAnotherController }
        guard !strays.isEmpty else { return self }
        let depths = strays.map { (controller: $0, depth: $0.viewDepth) }
        // Swift's sort keeps the order of equals.
        let inner = depths.sorted { $0.depth > $1.depth }.map(\.controller)
        return inner + filter { controller in !strays.contains { $0 === controller } }
    }
}

extension UIViewController {
    fileprivate var isInsideAnotherController: Bool {
        var view = viewIfLoaded?.superview
        while let current = view {
            if current.viewController != nil { return true }
            view = current.superview
        }
        return false
    }

    fileprivate var viewDepth: Int {
        var depth = 0
        var view = viewIfLoaded?.superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
