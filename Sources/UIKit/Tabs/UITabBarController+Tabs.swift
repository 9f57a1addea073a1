/// What controllers made of tabs have; apps' classes may have members of the same names, as older ones do.
@preconcurrency @MainActor
public protocol _UITabContainer: UITabBarController {}

extension UITabBarController: _UITabContainer {}

extension _UITabContainer {
    /// The tabs, where the controller is made of some; default none.
    ///
    /// Their contents take the place of `viewControllers`.
    public var tabs: [UITab] {
        get { tabState.model }
        set { replaceTabs(newValue, false) }
    }

    /// Sets the tabs; the one that is selected stays so where it is still there.
    public func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated) }

    /// The tab that is selected, in groups their selected one; nil without tabs.
    public var selectedTab: UITab? {
        get { tabState.selected.flatMap { leafTab(of: $0) } }
        set { if let newValue { select(newValue) } }
    }

    /// Returns the tab that has a name, also in groups; nil without one.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabState.model.lazy.compactMap { $0.find(identifier) }.first
    }

    /// How the tabs may be shown; default automatic.
    ///
    /// - Note: Differs from UIKit: they stand in the bar in any case, as on phones.
    public var mode: UITabBarController.Mode {
        get { tabState.mode }
        set { tabState.mode = newValue }
    }
}

extension UITabBarController {
    /// How a controller made of tabs may show them.
    public enum Mode: Int, Sendable {
        /// As the surroundings ask for.
        case automatic
        /// As a bar.
        case tabBar
        /// As a bar that becomes a sidebar.
        case tabSidebar
    }

    func replaceTabs(_ new: [UITab], _ animated: Bool) {
        for tab in tabState.model { tab.owner = nil }
        tabState.model = new
        for tab in new { tab.owner = self }
        tabsDidChange(animated)
    }

    /// Shows the tabs as they are now; what is selected stays so where it can.
    func tabsDidChange(_ animated: Bool = false) {
        guard !tabState.isChangingTabs else { return }
        tabState.isChangingTabs = true
        defer { tabState.isChangingTabs = false }
        let selected = tabState.selectedTab
        let seen = tabState.model.filter(\.isInBar)
        let inOrder =
            seen.filter { $0.preferredPlacement != .pinned }
            + seen.filter { $0.preferredPlacement == .pinned }
        tabState.items = inOrder.map { TabState.Item(tab: $0, controller: $0.shown) }
        replaceControllers(tabState.items.map(\.controller), animated)
        if let selected, let item = tabState.items.first(where: { $0.tab === selected }) {
            if item.controller !== tabState.selected { selectedViewController = item.controller }
        }
        noteSelectedTab()
    }

    /// Remembers which tab the controller that is shown stands for.
    func noteSelectedTab() {
        guard !tabState.model.isEmpty else { return tabState.selectedTab = nil }
        tabState.selectedTab = tabState.items.first { $0.controller === tabState.selected }?.tab
    }

    /// Selects a tab, and the groups that it is in with it.
    func select(_ tab: UITab) {
        guard tab.tabBarController === self else {
            return Diagnostics.report("\(tab.title) is no tab of \(self).")
        }
        var root = tab
        tabState.isChangingTabs = true
        (tab as? UITabGroup)?.selectedChild = nil
        while let group = root.parent {
            group.selectedChild = root
            root = group
        }
        tabState.isChangingTabs = false
        tabState.selectedTab = root
        tabsDidChange()
    }

    /// What the bar shows of a controller.
    func item(of controller: UIViewController) -> UITabBarItem? {
        tabState.items.first { $0.controller === controller }?.tab.item ?? controller.tabBarItem
    }

    /// The tab that a person chooses with a controller.
    func leafTab(of controller: UIViewController) -> UITab? {
        tabState.items.first { $0.controller === controller }?.tab.leaf
    }
}
