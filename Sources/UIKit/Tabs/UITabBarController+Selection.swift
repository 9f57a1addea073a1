extension UITabBarController {
    /// How many tabs a bar has room for.
    private var room: Int {
        traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    func replaceControllers(_ new: [UIViewController], _ animated: Bool) {
        let old = tabs.controllers
        let place = old.firstIndex { $0 === tabs.selected }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.endPresentationsAside()
            if controller === tabs.selected { takeOut(controller) }
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        tabs.controllers = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        showTabs(animated)
        if let selected = tabs.selected, new.contains(where: { $0 === selected }) {
            return markSelected()
        }
        // The list of those without room is none of them, and goes too.
        if let selected = tabs.selected { takeOut(selected) }
        // The tab at the same place, as in UIKit.
        let next = place.flatMap { new.indices.contains($0) ? new[$0] : nil }
        if let next = next ?? new.first { select(next) }
    }

    /// Shows the tabs that the bar has room for, and one for the others.
    func showTabs(_ animated: Bool) {
        var items = tabs.controllers.map(\.tabBarItem).compactMap { $0 }
        if items.count > room {
            items = Array(items.prefix(room - 1))
            let more = tabs.moreItem ?? UITabBarItem(tabBarSystemItem: .more, tag: 0)
            tabs.moreItem = more
            items.append(more)
        }
        tabBar.setItems(items, animated: animated)
        markSelected()
    }

    private func markSelected() {
        guard let selected = tabs.selected else { return }
        let item = selected.tabBarItem
        let isShown = tabBar.items?.contains { $0 === item } ?? false
        tabBar.selectedItem = isShown ? item : tabs.moreItem
    }

    // MARK: - Choice

    /// A person chose a tab.
    func personChose(_ item: UITabBarItem) {
        if item === tabs.moreItem { return chooseMore(item) }
        guard let controller = tabs.controllers.first(where: { $0.tabBarItem === item }) else {
            return
        }
        choose(controller)
    }

    /// A person chose a controller, by its tab or in the list of the others.
    func choose(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let isAgain = controller === tabs.selected
        // As in UIKit, the bar's delegate still sees the index of the tab before.
        if let item = controller.tabBarItem { tabBar.delegate?.tabBar(tabBar, didSelect: item) }
        // Subclasses watch the property.
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        // The tab of what is shown leads back to where its stack begins.
        if isAgain, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
    }

    /// A person chose the tab of those without room: delegates hear of their stack, as in UIKit.
    private func chooseMore(_ item: UITabBarItem) {
        let stack = moreNavigationController
        guard delegate?.tabBarController(self, shouldSelect: stack) ?? true else { return }
        let isAgain = stack === tabs.selected
        tabBar.delegate?.tabBar(tabBar, didSelect: item)
        showMore()
        delegate?.tabBarController(self, didSelect: stack)
        if isAgain { stack.popToRootViewController(animated: true) }
    }

    private func showMore() {
        let others = tabs.controllers.dropFirst(room - 1)
        let stack = moreNavigationController
        if stack.parent == nil {
            addChild(stack)
            stack.didMove(toParent: self)
        }
        tabs.more?.show(Array(others))
        exchange(for: stack)
        tabBar.selectedItem = tabs.moreItem
    }

    /// The stack with the list of those without room, made if it is missing.
    func makeMore() -> UINavigationController {
        if let stack = tabs.moreStack { return stack }
        let list = MoreListController()
        list.title = "More"
        list.choose = { [weak self] in self?.choose($0) }
        let stack = UINavigationController(rootViewController: list)
        (tabs.more, tabs.moreStack) = (list, stack)
        return stack
    }

    func select(_ controller: UIViewController) {
        if controller === tabs.moreStack, tabs.controllers.count > room { return showMore() }
        guard tabs.controllers.contains(where: { $0 === controller }) else {
            return Diagnostics.report("\(controller) has no tab in \(self).")
        }
        exchange(for: controller)
        markSelected()
    }

    /// Shows another controller in place of the one that is shown.
    private func exchange(for new: UIViewController) {
        let old = tabs.selected
        guard new !== old else { return }
        tabs.transition?.completeTransition(true)
        tabs.selected = new
        viewIfLoaded?.window?.windowScene?.transitions.mayLeadElsewhere = true
        guard mayShowChildren, let scene = viewIfLoaded?.window?.windowScene else {
            return exchangeOutOfSight(old, new)
        }
        new.loadViewIfNeeded()
        // What stands in place of its view is shown as it is, and the view does not appear.
        let isCovered = new.isCovered
        let animator = (isCovered ? nil : old).flatMap {
            delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
        }
        let transition = ControllerTransition(
            from: old,
            to: new,
            in: contentView ?? view,
            animator: animator
        )
        tabs.transition = transition
        let (coming, leaving) = (new.shownInPlace, old?.shownInPlace)
        coming.beginAppearanceTransition(true, animated: transition.isAnimated)
        leaving?.beginAppearanceTransition(false, animated: transition.isAnimated)
        // The animation may end after the app let the controller go.
        transition.end = { [weak self, weak transition] finished in
            if let self, tabs.transition === transition { tabs.transition = nil }
            old?.viewIfLoaded?.removeFromSuperview()
            if let self, let old, tabs.selected !== old {
                old.showPresentation(false, in: contentView)
            }
            leaving?.endAppearanceTransition()
            coming.endAppearanceTransition()
        }
        place(new, transition)
        transition.run()
        // Without animation the old view goes at once, and the callbacks follow the layout.
        guard !transition.isAnimated else { return }
        if let old { takeOff(old) }
        scene.afterLayout { transition.completeTransition(true) }
    }

    /// Shows another controller where the view is in no window, or on its way into one.
    private func exchangeOutOfSight(_ old: UIViewController?, _ new: UIViewController) {
        viewIfLoaded?.setNeedsLayout()
        if let old {
            old.willDisappear(animated: false)
            takeOff(old)
            old.didDisappear()
        }
        guard mayShowChildren, tabs.selected === new else { return }
        installSelected()
        guard tabs.selected === new, !new.isCovered, shouldAutomaticallyForwardAppearanceMethods
        else { return }
        new.willAppear(animated: appearance.isAnimated)
        if appearance.phase == .appeared { new.didAppear() }
    }

    private func place(_ new: UIViewController, _ transition: ControllerTransition) {
        updateBarVisibility()
        guard !new.isCovered else { return new.showPresentation(true, in: contentView) }
        let frame = contentFrame(for: new)
        new.view.letFrameCount()
        new.view.frame = frame
        transition.finalFrames[ObjectIdentifier(new)] = frame
        if let old = transition.fromController, let view = old.viewIfLoaded {
            transition.initialFrames[ObjectIdentifier(old)] = view.frame
        }
        contentView?.addSubview(new.view)
        new.showPresentation(true, in: contentView)
        new.isAppearingIfNeeded()
    }

    private func takeOff(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.showPresentation(false, in: contentView)
    }

    /// Puts the view of the controller that is selected into its place.
    func installSelected() {
        updateBarVisibility()
        guard let selected = tabs.selected, tabs.transition == nil, let contentView else { return }
        guard !selected.isCovered else { return selected.showPresentation(true, in: contentView) }
        selected.loadViewIfNeeded()
        // What loads the view may choose another tab.
        guard tabs.selected === selected, selected.view.superview !== contentView else { return }
        selected.view.letFrameCount()
        selected.view.frame = contentFrame(for: selected)
        contentView.addSubview(selected.view)
        selected.showPresentation(true, in: contentView)
    }

    private func takeOut(_ controller: UIViewController) {
        tabs.transition?.completeTransition(true)
        controller.viewIfLoaded?.removeFromSuperview()
        tabs.selected = nil
    }

    private var contentView: TabContentView? { (viewIfLoaded as? TabView)?.content }

    // MARK: - Layout

    /// Whether the bar takes room: neither what is shown nor the app does without it.
    var showsBar: Bool { !tabs.hidesBar && !tabBar.isHiddenByApp }

    /// The height of the bar with the safe area below it, in points; as its class says.
    var heightOfTabBar: CGFloat {
        // Outside of windows the bar leaves the safe area out.
        let below = tabBar.window == nil ? viewIfLoaded?.safeAreaInsets.bottom ?? 0 : 0
        return tabBar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height + below
    }

    func contentFrame(for controller: UIViewController) -> CGRect {
        var frame = contentView?.bounds ?? view.bounds
        let extends =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        if !extends, showsBar { frame.size.height = max(0, frame.height - heightOfTabBar) }
        return frame
    }

    func layOutTabs() {
        guard isViewLoaded, let contentView else { return }
        contentView.frame = view.bounds
        let shownCount = tabBar.items?.count ?? 0
        let wanted = tabs.controllers.count > room ? room : tabs.controllers.count
        if shownCount != wanted { showTabs(false) }
        tabBar.isAtScrollEdge = tabs.selected?.barScrollView == nil
        let height = heightOfTabBar
        let place = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
        if tabBar.transform.isIdentity {
            tabBar.frame = place
        } else {
            // The bar is on its way in or out, by its transform.
            tabBar.bounds.size = place.size
            tabBar.center = CGPoint(x: place.midX, y: place.midY)
        }
        if tabs.transition == nil, let selected = tabs.selected, let view = selected.viewIfLoaded,
            view.superview === contentView
        {
            let frame = contentFrame(for: selected)
            if view.frame != frame { view.frame = frame }
        }
        for view in contentView.subviews { view.invalidateSafeArea() }
    }

    // MARK: - Controllers that do without the bar

    /// Whether the controller that is shown, or one below it in its stack, does without the bar.
    private var wantsNoBar: Bool {
        if tabs.isBarHidden { return true }
        guard let selected = tabs.selected else { return false }
        let stack = (selected as? UINavigationController)?.viewControllers ?? [selected]
        return stack.contains { $0.hidesBottomBarWhenPushed && $0 !== stack.first }
            || (stack.count == 1 && stack.first?.hidesBottomBarWhenPushed == true)
    }

    /// Hides the bar for all controllers, or shows it for those that do not do without it.
    func hideTabBar(_ isHidden: Bool, _ animated: Bool) {
        guard tabs.isBarHidden != isHidden else { return }
        tabs.isBarHidden = isHidden
        guard animated, isViewLoaded, view.window != nil, UIView.areAnimationsEnabled,
            tabs.hidesBar != wantsNoBar
        else { return updateBarVisibility() }
        let hides = wantsNoBar
        let below = CGAffineTransform(translationX: 0, y: heightOfTabBar)
        tabs.hidesBar = hides
        tabBar.setHidden(byController: false)
        if !hides { tabBar.transform = below }
        view.setNeedsLayout()
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                // The layout places the bar as it stands without a transform.
                tabBar.transform = .identity
                view.layoutIfNeeded()
                if hides { tabBar.transform = below }
            },
            completion: { [weak self] _ in
                guard let self else { return }
                tabBar.transform = .identity
                tabBar.setHidden(byController: tabs.hidesBar)
            }
        )
    }

    private func updateBarVisibility() {
        guard tabs.hidesBar != wantsNoBar else { return }
        tabs.hidesBar = wantsNoBar
        tabBar.setHidden(byController: tabs.hidesBar)
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UITabBarController: BottomBarOwner {
    /// The bar goes and comes with the view that it belongs to.
    func bottomBarMayChange(_ transition: ControllerTransition, _ isForward: Bool) {
        let hides = wantsNoBar
        guard tabs.hidesBar != hides else { return }
        tabs.hidesBar = hides
        for view in contentView?.subviews ?? [] { view.invalidateSafeArea() }
        viewIfLoaded?.setNeedsLayout()
        guard transition.isAnimated else {
            tabBar.setHidden(byController: hides)
            return
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = view.bounds.width * (isRightToLeft ? 1 : -1)
        let aside = CGAffineTransform(translationX: way, y: 0)
        tabBar.setHidden(byController: false)
        if !hides { tabBar.transform = aside }
        transition.animate(
            alongsideTransition: { [tabBar] _ in tabBar.transform = hides ? aside : .identity },
            completion: { [weak self] _ in
                guard let self else { return }
                tabBar.transform = .identity
                tabBar.setHidden(byController: tabs.hidesBar)
            }
        )
    }
}
