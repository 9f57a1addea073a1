import CoreGraphics

extension UITabBarController {
    /// Whether the controller that is shown, or one below it in its stack, does without the bar.
    private var wantsNoBar: Bool {
        if tabState.isBarHidden { return true }
        guard let selected = tabState.selected else { return false }
        let stack = (selected as? UINavigationController)?.viewControllers ?? [selected]
        return stack.contains { $0.hidesBottomBarWhenPushed && $0 !== stack.first }
            || (stack.count == 1 && stack.first?.hidesBottomBarWhenPushed == true)
    }

    /// Hides the bar for all controllers, or shows it for those that do not do without it.
    func hideTabBar(_ isHidden: Bool, _ animated: Bool) {
        guard tabState.isBarHidden != isHidden else { return }
        tabState.isBarHidden = isHidden
        guard animated, isViewLoaded, view.window != nil, UIView.areAnimationsEnabled,
            tabState.hidesBar != wantsNoBar
        else { return updateBarVisibility() }
        let hides = wantsNoBar
        let below = CGAffineTransform(translationX: 0, y: heightOfBottom)
        tabState.hidesBar = hides
        setBottomHidden(false)
        if !hides { moveBottom(below) }
        view.setNeedsLayout()
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                // The layout places the bar as it stands without a transform.
                moveBottom(.identity)
                view.layoutIfNeeded()
                if hides { moveBottom(below) }
            },
            completion: { [weak self] _ in
                guard let self else { return }
                moveBottom(.identity)
                setBottomHidden(tabState.hidesBar)
            }
        )
    }

    func updateBarVisibility() {
        guard tabState.hidesBar != wantsNoBar else { return }
        tabState.hidesBar = wantsNoBar
        setBottomHidden(tabState.hidesBar)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Moves the bar and what stands above it.
    private func moveBottom(_ transform: CGAffineTransform) {
        tabBar.transform = transform
        tabState.accessoryView?.transform = transform
    }

    private func setBottomHidden(_ isHidden: Bool) {
        tabBar.setHidden(byController: isHidden)
        tabState.accessoryView?.isHidden = isHidden || tabBar.isHiddenByApp
    }

    /// What stands above the bar goes and comes with it.
    func accessoryMayHide() { tabState.accessoryView?.isHidden = !showsBar }
}

extension UITabBarController: BottomBarOwner {
    /// The bar goes and comes with the view that it belongs to.
    func bottomBarMayChange(_ transition: ControllerTransition, _ isForward: Bool) {
        let hides = wantsNoBar
        guard tabState.hidesBar != hides else { return }
        tabState.hidesBar = hides
        for view in (viewIfLoaded as? TabView)?.content.subviews ?? [] { view.invalidateSafeArea() }
        viewIfLoaded?.setNeedsLayout()
        guard transition.isAnimated else {
            setBottomHidden(hides)
            return
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = view.bounds.width * (isRightToLeft ? 1 : -1)
        let aside = CGAffineTransform(translationX: way, y: 0)
        setBottomHidden(false)
        if !hides { moveBottom(aside) }
        transition.animate(
            alongsideTransition: { [weak self] _ in self?.moveBottom(hides ? aside : .identity) },
            completion: { [weak self] _ in
                guard let self else { return }
                moveBottom(.identity)
                setBottomHidden(tabState.hidesBar)
            }
        )
    }
}
