import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISplitViewControllerTests {
    let log = Log()

    private func make(_ name: String) -> LoggingController {
        let controller = LoggingController(name, log)
        controller.title = name
        return controller
    }

    private static let wide = CGSize(width: 1_024, height: 768)
    private static let high = CGSize(width: 768, height: 1_024)
    private static let narrow = CGSize(width: 390, height: 844)

    private func resize(_ test: TestScene, _ size: CGSize) throws {
        try test.scene.deliver(.geometry(SceneGeometry(size: size, scale: 2)))
        settle(test)
    }

    private func settle(_ test: TestScene) {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @MainActor
    private final class Judge: UISplitViewControllerDelegate {
        let log: Log
        var leavesSecondaryOut = false
        var topColumn: UISplitViewController.Column?
        init(_ log: Log) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log("mode \(displayMode)") }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log("collapse")
            return leavesSecondaryOut
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log("separate")
            return nil
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log("top \(proposed)")
            return topColumn ?? proposed
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log("didExpand") }
        func splitViewController(
            _ svc: UISplitViewController,
            willShow column: UISplitViewController.Column
        ) { log("willShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController,
            willHide column: UISplitViewController.Column
        ) { log("willHide \(column)") }
    }

    @MainActor
    private struct Classic {
        let split = UISplitViewController()
        let list: LoggingController
        let detail: LoggingController
        let listStack: UINavigationController
        let detailStack: UINavigationController
        let judge: Judge
        let test: TestScene

        init(_ tests: UISplitViewControllerTests, _ size: CGSize, leavesOut: Bool = false) {
            (list, detail) = (tests.make("list"), tests.make("detail"))
            listStack = UINavigationController(rootViewController: list)
            detailStack = UINavigationController(rootViewController: detail)
            judge = Judge(tests.log)
            judge.leavesSecondaryOut = leavesOut
            split.delegate = judge
            split.viewControllers = [listStack, detailStack]
            test = TestScene(size: size, root: split)
            tests.settle(test)
        }
    }

    // MARK: - Classic

    @Test func aWideViewShowsBothControllersSideBySide() {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        #expect(!it.split.isCollapsed)
        #expect(it.split.displayMode == .oneBesideSecondary)
        #expect(it.listStack.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(it.detailStack.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        #expect(it.list.traitCollection.horizontalSizeClass == .compact)
        #expect(it.detail.traitCollection.horizontalSizeClass == .regular)
        #expect(it.list.splitViewController === it.split)
        #expect(it.split.primaryColumnWidth == 320)
        #expect(log.entries.contains("list didAppear"))
        #expect(log.entries.contains("detail didAppear"))
    }

    @Test func anUprightViewHidesThePrimaryUntilItsButtonShowsItOverTheDetail() throws {
        let it = Classic(self, Self.high)
        defer { it.test.end() }
        #expect(it.split.displayMode == .secondaryOnly)
        #expect(it.listStack.viewIfLoaded?.window == nil)
        #expect(it.detailStack.view.frame == CGRect(origin: .zero, size: Self.high))
        _ = log.take()
        it.test.scene.perform { it.split.displayModeButtonItem.send(nil) }
        it.test.commit()
        #expect(log.entries.prefix(1) == ["mode oneOverSecondary"])
        #expect(log.entries.contains("list willAppear animated"))
        it.test.clock.advance(by: 1)
        it.test.commit()
        #expect(log.entries.last == "list didAppear animated")
        #expect(it.listStack.view.frame.width == it.split.primaryColumnWidth)
        #expect(it.listStack.view.frame.minX == 0)
        #expect(it.detailStack.view.frame.width == 768)
        // A tap beside the list makes it go.
        try it.test.tap(600, 500)
        settle(it.test)
        #expect(it.split.displayMode == .secondaryOnly)
        #expect(it.listStack.view.window == nil)
        #expect(log.entries.last == "list didDisappear")
    }

    @Test func widthsFollowShareAndLimits() {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        it.split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(it.split.primaryColumnWidth == 320)
        it.split.maximumPrimaryColumnWidth = 1_000
        #expect(it.split.primaryColumnWidth == 512)
        it.split.minimumPrimaryColumnWidth = 600
        #expect(it.split.primaryColumnWidth == 600)
        it.test.commit()
        #expect(it.detailStack.view.frame.minX == 600.5)
    }

    @Test func theTrailingEdgeAndRightToLeftSwapTheSides() {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        it.split.primaryEdge = .trailing
        it.test.commit()
        #expect(it.listStack.view.frame.minX == 704)
        it.split.view.semanticContentAttribute = .forceRightToLeft
        it.split.view.setNeedsLayout()
        it.test.commit()
        #expect(it.listStack.view.frame.minX == 0)
    }

    @Test func aNarrowViewStacksTheDetailOnTheListAndAWideOneTakesItOffAgain() throws {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        _ = log.take()
        try resize(it.test, Self.narrow)
        #expect(it.split.isCollapsed)
        #expect(log.entries.contains("collapse"))
        #expect(it.split.viewControllers == [it.listStack])
        #expect(it.listStack.viewControllers == [it.list, it.detailStack])
        #expect(it.detail.navigationController?.navigationController === it.listStack)
        #expect(it.detail.view.window != nil)
        #expect(it.list.view.window == nil)
        #expect(it.listStack.navigationBar.items == [it.list, it.detail].map(\.navigationItem))
        #expect(it.detailStack.navigationBar.isHidden)
        #expect(it.detail.view.safeAreaInsets.top == 44)
        // The bar's way back leads from the detail to the list.
        it.test.scene.perform { it.listStack.navigationBar.goBack() }
        settle(it.test)
        #expect(it.list.view.window != nil)
        #expect(it.detailStack.parent == nil)
        it.test.scene.perform { it.split.showDetailViewController(it.detailStack, sender: nil) }
        settle(it.test)
        #expect(it.listStack.viewControllers == [it.list, it.detailStack])
        try resize(it.test, Self.wide)
        #expect(!it.split.isCollapsed)
        #expect(it.split.viewControllers == [it.listStack, it.detailStack])
        #expect(it.listStack.viewControllers == [it.list])
        #expect(it.detailStack.view.frame.minX == 320.5)
        #expect(!it.detailStack.navigationBar.isHidden)
        #expect(it.detailStack.navigationBar.items == [it.detail.navigationItem])
        #expect(it.listStack.navigationBar.items == [it.list.navigationItem])
        #expect(it.detail.view.window != nil)
        #expect(it.list.view.window != nil)
    }

    @Test func controllersPushedOnANestedStackShowInTheBarOfTheOuterOne() throws {
        let it = Classic(self, Self.narrow)
        defer { it.test.end() }
        let more = make("more")
        it.test.scene.perform { it.detailStack.pushViewController(more, animated: true) }
        settle(it.test)
        #expect(
            it.listStack.navigationBar.items
                == [it.list, it.detail, more].map(\.navigationItem)
        )
        #expect(it.test.scene.stepsBack == 2)
        it.test.scene.goBack()
        settle(it.test)
        #expect(it.detailStack.viewControllers == [it.detail])
        #expect(it.listStack.viewControllers.count == 2)
        it.test.scene.goBack()
        settle(it.test)
        #expect(it.listStack.viewControllers == [it.list])
        #expect(it.listStack.navigationBar.items == [it.list.navigationItem])
    }

    @Test func aDelegateMayLeaveTheDetailOutAndItComesBackWithTheRoom() throws {
        let it = Classic(self, Self.narrow, leavesOut: true)
        defer { it.test.end() }
        #expect(it.listStack.viewControllers == [it.list])
        #expect(it.list.view.window != nil)
        _ = log.take()
        try resize(it.test, Self.wide)
        #expect(log.entries.contains("separate"))
        #expect(it.split.viewControllers == [it.listStack, it.detailStack])
        #expect(it.detail.view.window != nil)
    }

    @Test func showDetailReplacesTheSecondaryOneOfTwo() {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        let other = make("other")
        it.test.scene.perform { it.list.showDetailViewController(other, sender: nil) }
        settle(it.test)
        #expect(it.split.viewControllers == [it.listStack, other])
        #expect(it.detailStack.parent == nil)
        #expect(it.detail.view.window == nil)
        #expect(other.view.frame.minX == 320.5)
    }

    @Test func aPrimaryThatCannotShowOthersPresentsThem() {
        let (list, detail) = (make("list"), make("detail"))
        let split = UISplitViewController()
        split.viewControllers = [list]
        let test = TestScene(size: Self.narrow, root: split)
        defer { test.end() }
        test.commit()
        test.scene.perform { list.showDetailViewController(detail, sender: nil) }
        settle(test)
        #expect(split.presentedViewController === detail)
    }

    @Test func preferredModesAreTakenOverInTheirAnimationBlock() {
        let it = Classic(self, Self.wide)
        defer { it.test.end() }
        it.test.scene.perform {
            UIView.animate(withDuration: 0.5) { it.split.preferredDisplayMode = .primaryHidden }
        }
        let patch = it.test.commit()
        #expect(!patch.transitions.isEmpty)
        #expect(it.listStack.view.window != nil)
        it.test.clock.advance(by: 0.6)
        it.test.commit()
        #expect(it.listStack.view.window == nil)
        #expect(it.detailStack.view.frame.width == 1_024)
    }

    // MARK: - Columns

    @MainActor
    private struct Columns {
        let split: UISplitViewController
        let controllers: [LoggingController]
        let judge: Judge
        let test: TestScene

        init(
            _ tests: UISplitViewControllerTests,
            _ style: UISplitViewController.Style,
            _ size: CGSize,
            top: UISplitViewController.Column? = nil
        ) {
            split = UISplitViewController(style: style)
            judge = Judge(tests.log)
            judge.topColumn = top
            split.delegate = judge
            let columns: [UISplitViewController.Column] =
                style == .tripleColumn
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            controllers = columns.map { tests.make("\($0)") }
            for (column, controller) in zip(columns, controllers) {
                split.setViewController(controller, for: column)
            }
            test = TestScene(size: size, root: split)
            tests.settle(test)
        }
    }

    @Test func columnsStandInNavigationControllers() {
        let it = Columns(self, .doubleColumn, Self.wide)
        defer { it.test.end() }
        #expect(it.split.viewController(for: .primary) === it.controllers[0])
        #expect(it.split.viewControllers.allSatisfy { $0 is UINavigationController })
        #expect(it.controllers[1].navigationController?.view.frame.minX == 320.5)
        #expect(it.split.splitBehavior == .tile)
    }

    @Test func theButtonIsInTheBarOfTheOutermostColumnFromTheBeginning() {
        let test = TestScene(size: Self.wide)
        defer { test.end() }
        test.scene.perform {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(make("list"), for: .primary)
            split.setViewController(make("detail"), for: .secondary)
            test.window.rootViewController = split
        }
        settle(test)
        let split = test.window.rootViewController as? UISplitViewController
        let stack = split?.viewControllers.first as? UINavigationController
        #expect(split?.displayMode == .oneBesideSecondary)
        #expect(stack?.navigationBar.systemItem === split?.displayModeButtonItem)
        #expect(split?.displayModeButtonItem.shownView?.window != nil)
    }

    @Test func columnsComeAndGoWithTheirButtonAndByCalls() throws {
        let it = Columns(self, .doubleColumn, Self.wide)
        defer { it.test.end() }
        let stack = try #require(it.controllers[0].navigationController)
        #expect(stack.navigationBar.systemItem === it.split.displayModeButtonItem)
        _ = log.take()
        it.test.scene.perform { it.split.displayModeButtonItem.send(nil) }
        settle(it.test)
        #expect(log.entries.prefix(2) == ["mode secondaryOnly", "willHide primary"])
        #expect(it.controllers[0].view.window == nil)
        let details = try #require(it.controllers[1].navigationController)
        #expect(details.navigationBar.systemItem === it.split.displayModeButtonItem)
        #expect(stack.navigationBar.systemItem == nil)
        it.test.scene.perform { it.split.show(.primary) }
        settle(it.test)
        #expect(it.split.displayMode == .oneBesideSecondary)
        #expect(it.controllers[0].view.window != nil)
        it.test.scene.perform { it.split.hide(.primary) }
        settle(it.test)
        #expect(it.split.displayMode == .secondaryOnly)
    }

    @Test func threeColumnsShowWhatHasRoom() {
        let it = Columns(self, .tripleColumn, CGSize(width: 1_366, height: 1_024))
        defer { it.test.end() }
        #expect(it.split.displayMode == .twoBesideSecondary)
        #expect(it.controllers[1].navigationController?.view.frame.minX == 320.5)
        #expect(it.controllers[2].navigationController?.view.frame.minX == 696)
        it.test.scene.perform { it.split.hide(.primary) }
        settle(it.test)
        #expect(it.split.displayMode == .oneBesideSecondary)
        #expect(it.controllers[0].view.window == nil)
        #expect(it.controllers[2].navigationController?.view.frame.minX == 375.5)
        it.test.scene.perform { it.split.hide(.supplementary) }
        settle(it.test)
        #expect(it.split.displayMode == .secondaryOnly)
        it.split.preferredSplitBehavior = .displace
        it.test.scene.perform { it.split.show(.primary) }
        settle(it.test)
        #expect(it.split.displayMode == .twoDisplaceSecondary)
        #expect(it.controllers[2].navigationController?.view.frame.maxX == 1_686.5)
    }

    @Test func narrowColumnsStandOnOneStackUpToTheColumnThatTheDelegateNames() throws {
        let it = Columns(self, .tripleColumn, Self.narrow, top: .supplementary)
        defer { it.test.end() }
        #expect(log.entries.contains("top secondary"))
        #expect(log.entries.contains("didCollapse"))
        let stack = try #require(it.split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers.count == 2)
        #expect(it.controllers[1].view.window != nil)
        it.test.scene.perform { it.split.show(.secondary) }
        settle(it.test)
        #expect(it.controllers[2].view.window != nil)
        #expect(
            stack.navigationBar.items == it.controllers.map(\.navigationItem)
        )
        it.test.scene.perform { it.split.show(.primary) }
        settle(it.test)
        #expect(it.controllers[0].view.window != nil)
        it.test.scene.perform { it.split.show(.secondary) }
        settle(it.test)
        it.test.scene.perform { it.split.hide(.secondary) }
        settle(it.test)
        #expect(it.controllers[1].view.window != nil)
        try resize(it.test, CGSize(width: 1_366, height: 1_024))
        #expect(log.entries.last { $0.hasPrefix("did") } == "didExpand")
        #expect(it.controllers.allSatisfy { $0.view.window != nil })
        #expect(it.split.viewControllers.count == 3)
    }

    @Test func theCompactControllerStandsForAllColumns() throws {
        let it = Columns(self, .doubleColumn, Self.wide)
        defer { it.test.end() }
        let tabs = UITabBarController()
        it.split.setViewController(tabs, for: .compact)
        it.test.commit()
        #expect(tabs.viewIfLoaded?.window == nil)
        try resize(it.test, Self.narrow)
        #expect(tabs.view.window != nil)
        #expect(it.controllers.allSatisfy { $0.view.window == nil })
        try resize(it.test, Self.wide)
        #expect(tabs.view.window == nil)
        #expect(it.controllers.allSatisfy { $0.view.window != nil })
    }

    @Test func anotherDetailIsPushedOnTheOneBefore() throws {
        let it = Columns(self, .doubleColumn, Self.wide)
        defer { it.test.end() }
        let other = make("other")
        it.test.scene.perform { it.split.setViewController(other, for: .secondary) }
        settle(it.test)
        #expect(other.navigationController?.viewControllers == [it.controllers[1], other])
        it.split.setViewController(nil, for: .secondary)
        it.split.setViewController(make("third"), for: .secondary)
        settle(it.test)
        let stack = it.split.viewControllers.last as? UINavigationController
        #expect(stack?.viewControllers.map(\.title) == ["third"])
    }

    // MARK: - Storyboards

    private static func scenes(_ attributes: String) -> String {
        """
        <scene sceneID="s0"><objects><splitViewController id="split" \(attributes) \
        sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="two" kind="relationship" relationship="detailViewController" id="r2"/>
        </connections></splitViewController></objects></scene>
        <scene sceneID="s1"><objects><navigationController id="nav" \
        sceneMemberID="viewController"><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="one" title="One" \
        sceneMemberID="viewController"><view key="view" id="v1"/><connections>
        <segue destination="three" kind="showDetail" identifier="detail" id="s1"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="two" title="Two" \
        sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="three" title="Three" \
        sceneMemberID="viewController"><view key="view" id="v3"/></viewController></objects></scene>
        """
    }

    private func open(_ attributes: String) throws -> UISplitViewController {
        let storyboard = try NibSamples.storyboard(Self.scenes(attributes), initial: "split")
        return try #require(
            storyboard.instantiateInitialViewController() as? UISplitViewController
        )
    }

    @Test func storyboardsNameBothControllersAndTheDetailSegueReplacesOne() throws {
        let split = try open("preferredDisplayMode=\"allVisible\"")
        let test = TestScene(size: Self.high, root: split)
        defer { test.end() }
        settle(test)
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
        #expect(split.viewControllers.map(\.title) == [nil, "Two"])
        let one = try #require(
            (split.viewControllers[0] as? UINavigationController)?.topViewController
        )
        test.scene.perform { one.performSegue(withIdentifier: "detail", sender: nil) }
        settle(test)
        #expect(split.viewControllers.last?.title == "Three")
        try resize(test, Self.narrow)
        #expect(one.navigationController?.topViewController?.title == "Three")
    }

    @Test func storyboardsHaveColumns() throws {
        let split = try open("style=\"doubleColumn\" preferredSplitBehavior=\"overlay\"")
        #expect(split.style == .doubleColumn)
        #expect(split.viewController(for: .secondary)?.title == "Two")
        let test = TestScene(size: Self.wide, root: split)
        defer { test.end() }
        settle(test)
        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly)
        test.scene.perform { split.show(.primary) }
        settle(test)
        #expect(split.displayMode == .oneOverSecondary)
    }
}
