import Testing

@testable import UIKit

@MainActor
struct UITabTests {
    private final class Judge: NSObject, UITabBarControllerDelegate {
        var entries: [String] = []
        var refused: String?
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelectTab tab: UITab
        ) -> Bool { tab.identifier != refused }
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) { entries.append("\(previousTab?.identifier ?? "none") \(selectedTab.identifier)") }
    }

    private func make(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.identifier
            return controller
        }
    }

    @Test func theBarShowsTheTabsAndTheirContents() throws {
        let (a, b) = (make("a"), make("b"))
        let tabs = UITabBarController()
        tabs.tabs = [UISearchTab { _ in UIViewController() }, a, b]
        b.badgeValue = "3"
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let items = try #require(tabs.tabBar.items)
        #expect(items.map(\.title) == ["A", "B", "Search"])
        #expect(items[1].badgeValue == "3")
        #expect(tabs.selectedTab === a && a.tabBarController === tabs)
        #expect(a.viewController?.view.window === test.window)
        #expect(a.viewController?.tab === a)
        // What the content calls itself is not the tab's title.
        a.viewController?.title = "Inbox"
        #expect(tabs.tabBar.items?[0].title == "A")
        test.scene.perform { tabs.selectedTab = b }
        test.commit()
        #expect(b.viewController?.view.window === test.window && tabs.selectedIndex == 1)
        #expect(tabs.tabBar.selectedItem === items[1])
        #expect(tabs.tab(forIdentifier: "b") === b && tabs.tab(forIdentifier: "x") == nil)
    }

    @Test func theDelegateDecidesOnTabsAndHearsOfThem() {
        let (a, b) = (make("a"), make("b"))
        let (judge, tabs) = (Judge(), UITabBarController())
        tabs.delegate = judge
        tabs.tabs = [a, b]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        judge.refused = "b"
        test.scene.perform { tabs.tabBar.choose(b.item) }
        #expect(tabs.selectedTab === a && judge.entries.isEmpty)
        judge.refused = nil
        test.scene.perform { tabs.tabBar.choose(b.item) }
        #expect(tabs.selectedTab === b && judge.entries == ["a b"])
    }

    @Test func hiddenTabsAreLeftOut() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let tabs = UITabBarController()
        tabs.setTabs([a, b, c], animated: false)
        tabs.selectedTab = c
        b.isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "C"])
        #expect(tabs.selectedTab === c && tabs.tabs.count == 3)
        b.isHidden = false
        #expect(tabs.tabBar.items?.count == 3 && tabs.selectedTab === c)
    }

    @Test func groupsShowTheirSelectedChild() {
        let (a, x, y) = (make("a"), make("x"), make("y"))
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x, y])
        let tabs = UITabBarController()
        tabs.tabs = [a, group]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "G"])
        test.scene.perform { tabs.selectedTab = y }
        test.commit()
        #expect(y.viewController?.view.window === test.window)
        #expect(tabs.selectedTab === y && group.selectedChild === y && y.parent === group)
        test.scene.perform { group.selectedChild = x }
        test.commit()
        #expect(x.viewController?.view.window === test.window && tabs.selectedTab === x)
        #expect(y.viewController?.parent == nil)
        #expect(tabs.tab(forIdentifier: "y") === y)
    }

    @Test func aGroupsStackHasItsContentBelowItsChilds() {
        let x = make("x")
        let stack = UINavigationController()
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x]) { _ in
            UIViewController()
        }
        group.managingNavigationController = stack
        let tabs = UITabBarController()
        tabs.tabs = [group]
        #expect(tabs.selectedViewController === stack)
        #expect(stack.viewControllers == [group.viewController].compactMap { $0 })
        #expect(tabs.selectedTab === group)
        tabs.selectedTab = x
        #expect(stack.viewControllers.last === x.viewController && stack.viewControllers.count == 2)
        group.selectedChild = nil
        #expect(stack.viewControllers.count == 1)
    }

    @Test func goingBackOnAGroupsStackSelectsTheGroup() {
        let (x, y) = (make("x"), make("y"))
        let stack = UINavigationController()
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x]) { _ in
            UIViewController()
        }
        group.managingNavigationController = stack
        let tabs = UITabBarController()
        tabs.tabs = [group, y]
        tabs.selectedTab = x
        #expect(stack.viewControllers.count == 2)
        stack.popViewController(animated: false)
        #expect(tabs.selectedTab === group && group.selectedChild == nil)
        // Other changes of the tabs do not lead there again.
        y.isHidden = true
        #expect(stack.viewControllers.count == 1)
        tabs.selectedTab = x
        #expect(stack.viewControllers.last === x.viewController && tabs.selectedTab === x)
        x.isHidden = true
        #expect(stack.viewControllers.count == 1 && tabs.selectedTab === group)
    }

    @Test func controllersInTheirPlaceEndTheTabs() {
        let a = make("a")
        let tabs = UITabBarController()
        tabs.tabs = [a]
        let controller = UIViewController()
        controller.title = "Own"
        tabs.viewControllers = [controller]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && a.tabBarController == nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["Own"] && controller.tab == nil)
    }
}
