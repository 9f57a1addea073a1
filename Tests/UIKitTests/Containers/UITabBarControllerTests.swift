import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITabBarControllerTests {
    let log = Log()

    private func make(_ name: String) -> LoggingController {
        let controller = LoggingController(name, log)
        controller.title = name
        return controller
    }

    private final class Judge: UITabBarControllerDelegate {
        let log: Log
        var allows = true
        init(_ log: Log) { self.log = log }
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            log("shouldSelect \(viewController.title ?? "")")
            return allows
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            log("didSelect \(viewController.title ?? "")")
        }
    }

    private func tap(_ item: UITabBarItem?, _ tabs: UITabBarController, _ test: TestScene) throws {
        let button = try #require(item.flatMap(tabs.tabBar.button(of:)))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
        try test.tap(Double(middle.x), Double(middle.y))
    }

    @Test func titlesHaveOneSizeThoughTheBarWasFilledBeforeItHadAScreen() {
        let pages = (0..<3).map { _ in UIViewController() }
        let tabs = UITabBarController()
        for (number, page) in pages.enumerated() { page.title = "tab \(number)" }
        tabs.viewControllers = pages
        _ = tabs.view
        tabs.tabBar.layoutIfNeeded()
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let sizes = pages.map { page -> CGFloat? in
            let label = tabs.tabBar.button(of: page.tabBarItem)?.subviews
                .compactMap { $0 as? UILabel }.first { $0.text == page.title }
            let font = label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
            return (font as? UIFont)?.pointSize
        }
        #expect(sizes == [10, 10, 10])
    }

    @Test(arguments: [false, true])
    func theAppHidesTheBarOfAllControllers(isAnimated: Bool) {
        let pages = (0..<2).map { _ in UIViewController() }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let place = tabs.tabBar.frame
        #expect(pages[0].view.safeAreaInsets.bottom == 49)
        test.scene.perform { tabs.setTabBarHidden(true, animated: isAnimated) }
        test.commit()
        #expect(tabs.isTabBarHidden && pages[0].view.safeAreaInsets.bottom == 0)
        #expect(tabs.tabBar.isHidden == !isAnimated)
        test.clock.advance(by: 1)
        test.commit()
        #expect(tabs.tabBar.isHidden)
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        #expect(tabs.tabBar.isHidden && pages[1].view.safeAreaInsets.bottom == 0)
        test.scene.perform { tabs.setTabBarHidden(false, animated: isAnimated) }
        test.commit()
        #expect(!tabs.tabBar.isHidden && pages[1].view.safeAreaInsets.bottom == 49)
        test.clock.advance(by: 1)
        test.commit()
        #expect(tabs.tabBar.frame == place && tabs.tabBar.transform == .identity)
    }

    @Test func allControllersCanBeOrderedUnlessTheAppSaysOtherwise() {
        let tabs = UITabBarController()
        #expect(tabs.customizableViewControllers == nil)
        tabs.viewControllers = [make("A"), make("B")]
        #expect(tabs.customizableViewControllers?.map(\.title) == ["A", "B"])
        tabs.customizableViewControllers = []
        #expect(tabs.customizableViewControllers == [])
        tabs.viewControllers = [make("C")]
        #expect(tabs.customizableViewControllers?.map(\.title) == ["C"])
    }

    @Test func aLayoutLeavesABarAloneThatIsOnItsWayOut() {
        let tabs = UITabBarController()
        tabs.viewControllers = [make("a"), make("b")]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let place = tabs.tabBar.frame
        test.scene.perform { tabs.setTabBarHidden(true, animated: true) }
        test.commit()
        #expect(tabs.tabBar.frame == place.offsetBy(dx: 0, dy: place.height))
        tabs.view.setNeedsLayout()
        test.commit()
        #expect(tabs.tabBar.frame == place.offsetBy(dx: 0, dy: place.height))
        test.clock.advance(by: 1)
        test.commit()
        #expect(tabs.tabBar.isHidden && tabs.tabBar.frame == place)
    }

    @Test func theFirstControllerIsShownAndOthersLoadWhenTheyAreChosen() throws {
        let (a, b) = (make("a"), make("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedViewController === a)
        let test = TestScene(
            safeArea: .init(top: 20, left: 0, bottom: 34, right: 0),
            root: tabs
        )
        defer { test.end() }
        test.commit()
        #expect(!b.isViewLoaded)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
        #expect(a.tabBarController === tabs)
        _ = log.take()
        try tap(b.tabBarItem, tabs, test)
        test.commit()
        #expect(
            log.take() == [
                "b loadView", "b didLoad", "b willAppear", "a willDisappear", "b isAppearing",
                "a didDisappear", "b didAppear",
            ]
        )
        #expect(tabs.selectedIndex == 1)
        #expect(a.view.window == nil)
    }

    @Test func aChoiceMayEndAfterItsContainer() {
        let (a, b) = (make("a"), make("b"))
        let test = TestScene()
        defer { test.end() }
        weak var gone: UITabBarController?
        do {
            let tabs = UITabBarController()
            gone = tabs
            tabs.viewControllers = [a, b]
            test.scene.perform { test.window.rootViewController = tabs }
            test.commit()
            test.scene.perform {
                tabs.selectedIndex = 1
                test.window.rootViewController = UIViewController()
            }
        }
        test.commit()
        #expect(gone == nil)
        #expect(b.view.window == nil)
    }

    @Test func theDelegateDecidesAboutAPersonsChoiceAlone() throws {
        let (a, b) = (make("a"), make("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let judge = Judge(log)
        tabs.delegate = judge
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        judge.allows = false
        _ = log.take()
        try tap(b.tabBarItem, tabs, test)
        #expect(log.take() == ["shouldSelect b"])
        #expect(tabs.selectedIndex == 0)
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        #expect(tabs.selectedViewController === b)
        #expect(!log.take().contains { $0.contains("elect") })
        judge.allows = true
        try tap(a.tabBarItem, tabs, test)
        #expect(log.entries.first == "shouldSelect a")
        #expect(log.entries.last == "didSelect a")
    }

    private final class IndexedTabs: UITabBarController {
        var indices: [Int] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            indices.append(selectedIndex)
        }
    }

    @Test func theDelegateOfTheBarHearsBeforeTheChange() throws {
        let (a, b) = (make("a"), make("b"))
        let tabs = IndexedTabs()
        tabs.viewControllers = [a, b]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        try tap(b.tabBarItem, tabs, test)
        test.commit()
        try tap(a.tabBarItem, tabs, test)
        #expect(tabs.indices == [0, 1])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func theTabOfAStackLeadsBackToItsBeginning() throws {
        let (a, b) = (make("a"), make("b"))
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        test.scene.perform { navigation.pushViewController(b, animated: false) }
        test.commit()
        #expect(navigation.tabBarItem === a.tabBarItem)
        try tap(a.tabBarItem, tabs, test)
        test.commit()
        #expect(navigation.topViewController === a)
    }

    @Test func theBarGoesForControllersThatDoWithoutIt() {
        let (a, b) = (make("a"), make("b"))
        b.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        test.scene.perform { navigation.pushViewController(b, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(tabs.tabBar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 0)
        test.scene.perform { _ = navigation.popViewController(animated: true) }
        test.commit()
        #expect(!tabs.tabBar.isHidden)
        test.clock.advance(by: 1)
        test.commit()
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.transform == .identity)
        #expect(a.view.safeAreaInsets.bottom == 49)
    }

    @Test func whatIsPresentedInTheContextOfAStackStaysInItsTab() throws {
        let (a, b, popup) = (make("a"), make("b"), make("popup"))
        let stack = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, b]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(stack.definesPresentationContext && !tabs.definesPresentationContext)
        popup.modalPresentationStyle = .overCurrentContext
        test.scene.perform { a.present(popup, animated: false) }
        test.commit()
        #expect(stack.presentedViewController === popup && tabs.presentedViewController == nil)
        let container = try #require(popup.presentationController?.containerView)
        #expect(container.superview === stack.view.superview)
        #expect(tabs.view.subviews.last === tabs.tabBar)
        for index in [1, 0] {
            test.scene.perform { tabs.selectedIndex = index }
            test.commit()
            #expect(container.isHidden == (index == 1))
        }
        #expect(container.superview?.subviews.last === container)
        test.scene.perform { tabs.viewControllers = [b] }
        test.commit()
        #expect(popup.view.window == nil && popup.presentingViewController == nil)
        test.scene.perform { tabs.viewControllers = [stack] }
        test.commit()
        #expect(stack.view.window === test.window)
        stack.definesPresentationContext = false
        test.scene.perform { a.present(popup, animated: false) }
        test.commit()
        #expect(tabs.presentedViewController === popup)
    }

    private final class TallTabBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            var fitting = super.sizeThatFits(size)
            fitting.height += 30
            return fitting
        }
    }

    @Test func aBarIsAsHighAsItsClassSays() {
        let (a, tabs) = (make("a"), UITabBarController())
        tabs.setValue(TallTabBar(), forKey: "tabBar")
        tabs.viewControllers = [a]
        let test = TestScene(
            safeArea: .init(top: 20, left: 0, bottom: 34, right: 0),
            root: tabs
        )
        defer { test.end() }
        test.commit()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 731, width: 390, height: 113))
        #expect(a.view.safeAreaInsets.bottom == 113)
        #expect(tabs.tabBar.button(of: a.tabBarItem)?.frame.height == 79)
    }

    @Test func otherControllersAreSelectedByThePlaceOfTheLastOne() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { make("tab \($0)") }
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        test.scene.perform { tabs.selectedIndex = 2 }
        test.commit()
        let others = (0..<3).map { make("other \($0)") }
        test.scene.perform { tabs.viewControllers = others }
        test.commit()
        #expect(tabs.selectedIndex == 2)
        #expect(others[2].view.window != nil && !others[0].isViewLoaded)
        test.scene.perform { tabs.viewControllers = [make("a"), make("b")] }
        #expect(tabs.selectedIndex == 0)
    }

    @Test func whatHasNoRoomStandsInAList() throws {
        let controllers = (0..<7).map { make("tab \($0)") }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.last?.title == "More")
        try tap(tabs.tabBar.items?.last, tabs, test)
        test.commit()
        #expect(controllers[0].view.window == nil)
        let more = tabs.moreNavigationController
        #expect(tabs.selectedViewController === more && more.tabBarController === tabs)
        #expect(more.topViewController?.view.window != nil)
        #expect(more.navigationBar.topItem?.title == "More")
        // The second line of the list.
        try test.tap(195, 44 + 44 + 20)
        test.commit()
        #expect(tabs.selectedViewController === controllers[5])
        #expect(controllers[5].view.window === test.window)
        #expect(tabs.tabBar.selectedItem?.title == "More")
    }

    @Test func theDelegateIsAskedForTheStackOfThoseWithoutRoom() throws {
        let (tabs, judge) = (UITabBarController(), Judge(log))
        tabs.viewControllers = (0..<7).map { make("tab \($0)") }
        tabs.moreNavigationController.title = "stack"
        tabs.delegate = judge
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        log.entries = []
        judge.allows = false
        try tap(tabs.tabBar.items?.last, tabs, test)
        #expect(log.entries == ["shouldSelect stack"] && tabs.selectedIndex == 0)
        judge.allows = true
        try tap(tabs.tabBar.items?.last, tabs, test)
        #expect(log.entries.filter { $0.hasSuffix("stack") }.last == "didSelect stack")
        #expect(tabs.selectedIndex == NSNotFound)
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        test.scene.perform { tabs.selectedViewController = tabs.moreNavigationController }
        test.commit()
        #expect(tabs.moreNavigationController.view.window === test.window)
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
    }

    @Test func theListGoesWhereOtherControllersCome() throws {
        let controllers = (0..<7).map { make("tab \($0)") }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        try tap(tabs.tabBar.items?.last, tabs, test)
        test.commit()
        let list = try #require(tabs.tabState.more)
        #expect(list.view.window != nil)
        test.scene.perform { tabs.viewControllers = Array(controllers.prefix(3)) }
        test.commit()
        #expect(list.view.window == nil)
        #expect(tabs.selectedViewController === controllers[0])
        #expect(controllers[0].view.window === test.window)
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    }

    @Test func theListKeepsNoControllerThatWasTakenOut() throws {
        let list = MoreListController()
        weak var row: UIViewController?
        do {
            let controller = make("row")
            row = controller
            list.show([(controller, nil)])
        }
        #expect(row == nil && list.isViewLoaded)
    }

    @Test func badgesAndTitlesFollowTheItem() throws {
        let a = make("a")
        let tabs = UITabBarController()
        tabs.viewControllers = [a]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        a.tabBarItem.badgeValue = "3"
        a.title = "Renamed"
        test.commit()
        let button = try #require(tabs.tabBar.button(of: a.tabBarItem))
        #expect(button.accessibilityLabel == "Renamed")
        #expect(button.accessibilityValue == "3")
    }

    @Test func aControllerThatIsTakenOutGivesItsPlaceUp() {
        let (a, b) = (make("a"), make("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        test.scene.perform { tabs.viewControllers = [b] }
        test.commit()
        #expect(a.parent == nil)
        #expect(a.view.window == nil)
        #expect(tabs.selectedViewController === b)
        #expect(b.view.window === test.window)
    }

    @Test func imagesAndBadgesAreAsTheirItemSays() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let item = UITabBarItem(title: nil, image: picture, tag: 0)
        item.badgeValue = "2"
        bar.items = [item]
        bar.layoutIfNeeded()
        let button = try #require(bar.button(of: item))
        let view = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let place = view.frame
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        bar.layoutIfNeeded()
        #expect(view.frame == place.offsetBy(dx: 0, dy: 6))
        item.imageInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        bar.layoutIfNeeded()
        #expect(view.frame == place.insetBy(dx: 2, dy: 2))
        let badge = try #require(
            button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "2" }
        )
        #expect(badge.textColor == .white)
        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        #expect(badge.textColor == .black)
        #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
        let before = badge.frame
        let look = UITabBarAppearance()
        for layout in [look.stackedLayoutAppearance, look.inlineLayoutAppearance] {
            layout.normal.badgePositionAdjustment = UIOffset(horizontal: -3, vertical: 1)
        }
        bar.standardAppearance = look
        bar.layoutIfNeeded()
        #expect(badge.frame == before.offsetBy(dx: -3, dy: 1))
    }

    @Test func theSelectedTabStandsOnTheIndicator() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = ["One", "Two"].enumerated().map {
            UITabBarItem(title: $1, image: nil, tag: $0)
        }
        bar.items = items
        bar.selectedItem = items[1]
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 49)).image {
            UIColor.orange.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 150, height: 49))
        }
        bar.selectionIndicatorImage = picture
        bar.layoutIfNeeded()
        func shown() -> [Int] {
            bar.subviews.compactMap { $0 as? UIControl }.enumerated().filter {
                $1.subviews.contains { ($0 as? UIImageView)?.image == picture }
            }.map(\.offset)
        }
        #expect(shown() == [1])
        bar.selectedItem = items[0]
        #expect(shown() == [0])
        bar.selectionIndicatorImage = nil
        #expect(shown() == [])
        let look = UITabBarAppearance()
        look.selectionIndicatorImage = picture
        bar.standardAppearance = look
        #expect(shown() == [0])
    }
}
