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
    /// Tells a child that its appearance is about to change; for containers.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.isManual = true
        if isAppearing {
            willAppear(animated: animated)
        } else {
            willDisappear(animated: animated)
        }
    }

    /// Tells a child that its appearance changed; for containers.
    public func endAppearanceTransition() {
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
        if window != nil, window?.isVisible == true {
            willAppear(animated: false)
        } else if window == nil {
            willDisappear(animated: false)
        }
    }

    /// The view changed its window.
    func viewDidMove(to window: UIWindow?) {
        if let window {
            window.windowScene?.noteAppearing(self)
        } else if followsView {
            didDisappear()
        }
    }

    /// The window around became visible or hidden.
    func windowVisibilityDidChange(_ isVisible: Bool) {
        guard followsView else { return }
        if isVisible {
            willAppear(animated: false)
            viewIfLoaded?.window?.windowScene?.noteAppearing(self)
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

    // MARK: - Phases

    func willAppear(animated: Bool) {
        guard appearance.phase == .disappeared || appearance.phase == .disappearing else {
            return
        }
        loadViewIfNeeded()
        appearance.phase = .appearing
        appearance.isAnimated = animated
        appearance.sentIsAppearing = false
        viewWillAppear(animated)
        if shouldAutomaticallyForwardAppearanceMethods, viewIfLoaded?.window != nil {
            for child in children where child.isInsideView(of: self) {
                child.willAppear(animated: animated)
            }
        }
    }

    /// Sends `viewIsAppearing` once the view has its window and traits.
    func isAppearingIfNeeded() {
        guard appearance.phase == .appearing, !appearance.sentIsAppearing,
            viewIfLoaded?.window != nil
        else { return }
        appearance.sentIsAppearing = true
        viewIsAppearing(appearance.isAnimated)
    }

    func didAppear() {
        guard appearance.phase == .appearing else { return }
        isAppearingIfNeeded()
        appearance.phase = .appeared
        viewDidAppear(appearance.isAnimated)
    }

    func willDisappear(animated: Bool) {
        guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
        appearance.phase = .disappearing
        appearance.isAnimated = animated
        viewWillDisappear(animated)
    }

    func didDisappear() {
        guard appearance.phase == .disappearing else { return }
        appearance.phase = .disappeared
        viewDidDisappear(appearance.isAnimated)
    }

    private func isInsideView(of container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }

    // MARK: - Traits

    /// The traits that the view takes from its controller's parent; nil to follow the superview.
    var traitsForView: UITraitCollection? {
        guard let override = parent?.containment.childTraits[ObjectIdentifier(self)],
            let outer = viewIfLoaded?.superview?.effectiveTraits
        else { return nil }
        return UITraitCollection(traitsFrom: [outer, override])
    }

    func traitsDidChange(from old: UITraitCollection?) {
        guard let old else { return }
        traitCollectionDidChange(old)
    }
}
