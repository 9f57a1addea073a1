extension UITabBarController {
    /// How many tabs a bar has room for.
    private var room: Int {
        traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    func replaceControllers(_ new: [UIViewController], _ animated: Bool) {
        let old = tabState.controllers
        let place = old.firstIndex { $0 === tabState.selected }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.endPresentationsAside()
            if controller === tabState.selected { takeOut(controller) }
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        (tabState.controllers, tabState.customizable) = (new, new.isEmpty ? nil : new)
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        showTabs(animated)
        if let selected = tabState.selected, new.contains(where: { $0 === selected }) {
            return markSelected()
        }
        // The list of those without room is none of them, and goes too.
        if let selected = tabState.selected { takeOut(selected) }
        // The tab at the same place, as in UIKit.
        let next = place.flatMap { new.indices.contains($0) ? new[$0] : nil }
        if let next = next ?? new.first { select(next) }
    }

    /// Shows the tabs that the bar has room for, and one for the others.
    func showTabs(_ animated: Bool) {
        var items = tabState.controllers.compactMap { item(of: $0) }
        if items.count > room {
            items = Array(items.prefix(room - 1))
            let more = tabState.moreItem ?? UITabBarItem(tabBarSystemItem: .more, tag: 0)
            tabState.moreItem = more
            items.append(more)
        }
        tabBar.setItems(items, animated: animated)
        markSelected()
    }

    private func markSelected() {
        guard let selected = tabState.selected else { return }
        let item = item(of: selected)
        let isShown = tabBar.items?.contains { $0 === item } ?? false
        tabBar.selectedItem = isShown ? item : tabState.moreItem
    }

    // MARK: - Choice

    /// A person chose a tab.
    func personChose(_ item: UITabBarItem) {
        if item === tabState.moreItem { return chooseMore(item) }
        guard let controller = tabState.controllers.first(where: { self.item(of: $0) === item })
        else { return }
        choose(controller)
    }

    /// A person chose a controller, by its tab or in the list of the others.
    func choose(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let tab = leafTab(of: controller)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        let previous = selectedTab
        let isAgain = controller === tabState.selected
        // As in UIKit, the bar's delegate still sees the index of the tab before.
        if let item = item(of: controller) { tabBar.delegate?.tabBar(tabBar, didSelect: item) }
        // Subclasses watch the property.
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        if let tab {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        }
        // The tab of what is shown leads back to where its stack begins.
        if isAgain, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
    }

    /// A person chose the tab of those without room: delegates hear of their stack, as in UIKit.
    private func chooseMore(_ item: UITabBarItem) {
        let stack = moreNavigationController
        guard delegate?.tabBarController(self, shouldSelect: stack) ?? true else { return }
        let isAgain = stack === tabState.selected
        tabBar.delegate?.tabBar(tabBar, didSelect: item)
        showMore()
        delegate?.tabBarController(self, didSelect: stack)
        if isAgain { stack.popToRootViewController(animated: true) }
    }

    private func showMore() {
        let others = tabState.controllers.dropFirst(room - 1)
        let stack = moreNavigationController
        if stack.parent == nil {
            addChild(stack)
            stack.didMove(toParent: self)
        }
        tabState.more?.show(others.map { ($0, item(of: $0)) })
        exchange(for: stack)
        tabBar.selectedItem = tabState.moreItem
    }

    /// The stack with the list of those without room, made if it is missing.
    func makeMore() -> UINavigationController {
        if let stack = tabState.moreStack { return stack }
        let list = MoreListController()
        list.title = "More"
        list.choose = { [weak self] in self?.choose($0) }
        let stack = UINavigationController(rootViewController: list)
        (tabState.more, tabState.moreStack) = (list, stack)
        return stack
    }

    func select(_ controller: UIViewController) {
        if controller === tabState.moreStack, tabState.controllers.count > room {
            return showMore()
        }
        guard tabState.controllers.contains(where: { $0 === controller }) else {
            return Diagnostics.report("\(controller) has no tab in \(self).")
        }
        exchange(for: controller)
        if !tabState.isChangingTabs { noteSelectedTab() }
        markSelected()
    }

    /// Shows another controller in place of the one that is shown.
    private func exchange(for new: UIViewController) {
        let old = tabState.selected
        guard new !== old else { return }
        tabState.transition?.completeTransition(true)
        tabState.selected = new
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
        tabState.transition = transition
        let (coming, leaving) = (new.shownInPlace, old?.shownInPlace)
        coming.beginAppearanceTransition(true, animated: transition.isAnimated)
        leaving?.beginAppearanceTransition(false, animated: transition.isAnimated)
        // The animation may end after the app let the controller go.
        transition.end = { [weak self, weak transition] finished in
            if let self, tabState.transition === transition { tabState.transition = nil }
            old?.viewIfLoaded?.removeFromSuperview()
            if let self, let old, tabState.selected !== old {
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
        guard mayShowChildren, tabState.selected === new else { return }
        installSelected()
        guard tabState.selected === new, !new.isCovered, shouldAutomaticallyForwardAppearanceMethods
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
        guard let selected = tabState.selected, tabState.transition == nil, let contentView
        else { return }
        guard !selected.isCovered else { return selected.showPresentation(true, in: contentView) }
        selected.loadViewIfNeeded()
        // What loads the view may choose another tab.
        guard tabState.selected === selected, selected.view.superview !== contentView
        else { return }
        selected.view.letFrameCount()
        selected.view.frame = contentFrame(for: selected)
        contentView.addSubview(selected.view)
        selected.showPresentation(true, in: contentView)
    }

    private func takeOut(_ controller: UIViewController) {
        tabState.transition?.completeTransition(true)
        controller.viewIfLoaded?.removeFromSuperview()
        tabState.selected = nil
    }

    private var contentView: TabContentView? { (viewIfLoaded as? TabView)?.content }

    // MARK: - Layout

    /// Whether the bar takes room: neither what is shown nor the app does without it.
    var showsBar: Bool { !tabState.hidesBar && !tabBar.isHiddenByApp }

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
        if !extends, showsBar { frame.size.height = max(0, frame.height - heightOfBottom) }
        return frame
    }

    func layOutTabs() {
        guard isViewLoaded, let contentView else { return }
        contentView.frame = view.bounds
        let shownCount = tabBar.items?.count ?? 0
        let wanted = tabState.controllers.count > room ? room : tabState.controllers.count
        if shownCount != wanted { showTabs(false) }
        tabBar.isAtScrollEdge = tabState.selected?.barScrollView == nil
        let height = heightOfTabBar
        let place = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
        tabState.barPlacement.put(tabBar, at: place)
        layOutAccessory(above: place)
        if tabState.transition == nil, let selected = tabState.selected,
            let view = selected.viewIfLoaded, view.superview === contentView
        {
            let frame = contentFrame(for: selected)
            if view.frame != frame { view.frame = frame }
        }
        for view in contentView.subviews { view.invalidateSafeArea() }
    }
}
