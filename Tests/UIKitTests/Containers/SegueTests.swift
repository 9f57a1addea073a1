import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SegueTests {
    private static func button(_ id: String, _ title: String, _ segue: String) -> String {
        """
        <button id="\(id)"><rect key="frame" x="0" y="0" width="80" height="40"/>
        <state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
        """
    }

    private static func segue(_ kind: String, _ id: String, _ extra: String = "") -> String {
        "<segue destination=\"two\" kind=\"\(kind)\" identifier=\"\(id)\" id=\"s-\(id)\" \(extra)/>"
    }

    private static let card = segue(
        "presentation",
        "card",
        "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""
    )
    private static let bubble = segue("popoverPresentation", "bubble", "popoverAnchorView=\"b1\"")
    private static let back = """
        <segue destination="exi" kind="unwind" identifier="home" unwindAction="comeBack:" id="u1"/>
        """

    private static let ownWayBack = """
        <segue destination="exi" kind="unwind" identifier="own" unwindAction="comeBack:" \
        customClass="SegueBack" customModule="UIKitTests" id="u2"/>
        """

    private static let scenes = """
        <scene sceneID="s0"><objects><tabBarController id="tab" sceneMemberID="viewController">
        <tabBar key="tabBar" translucent="NO" id="bar"/><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="three" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s1"><objects><navigationController id="nav" \
        sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Stack" id="t1"/>
        <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController" \
        customClass="SegueStart" customModule="UIKitTests"><view key="view" id="v1"><subviews>
        \(button("b1", "Show", segue("show", "show")))
        \(button("b2", "Card", card))
        \(button("b3", "Bubble", bubble))
        </subviews></view><navigationItem key="navigationItem" title="One" id="n1">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i1"><connections>
        \(segue("show", "item"))</connections></barButtonItem>
        <barButtonItem key="leftBarButtonItem" title="Save" style="done" id="i2"><connections>
        <action selector="save:" destination="one" id="a1"/></connections></barButtonItem>
        </navigationItem></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="two" sceneMemberID="viewController" \
        customClass="SegueEnd" customModule="UIKitTests"><view key="view" id="v2"><subviews>
        \(button("b4", "Back", back))
        \(button("b5", "Own Way Back", ownWayBack))
        </subviews></view></viewController><exit id="exi" sceneMemberID="exit"/></objects></scene>
        <scene sceneID="s4"><objects><viewController id="three" title="Three" \
        sceneMemberID="viewController"><view key="view" id="v3"/>
        <tabBarItem key="tabBarItem" systemItem="search" badgeValue="2" id="t2"/>
        </viewController></objects></scene>
        """

    @Test func aControllerAwakesInsideTheContainersAround() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s0"><objects><tabBarController id="tab" sceneMemberID="viewController">
            <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s1"><objects><navigationController id="nav" \
            sceneMemberID="viewController"><connections>
            <segue destination="one" kind="relationship" relationship="rootViewController" id="r3"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController" \
            customClass="SegueSleeper" customModule="UIKitTests"/></objects></scene>
            """,
            initial: "tab"
        )
        let tabs = try #require(
            storyboard.instantiateInitialViewController() as? UITabBarController
        )
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        let sleeper = try #require(navigation.topViewController as? SegueSleeper)
        #expect(sleeper.around == [tabs, navigation])
    }

    @MainActor
    private struct Fixture {
        let test: TestScene
        let tabs: UITabBarController
        let navigation: UINavigationController
        let start: SegueStart

        init() throws {
            let storyboard = try NibSamples.storyboard(SegueTests.scenes, initial: "tab")
            tabs = try #require(
                storyboard.instantiateInitialViewController() as? UITabBarController
            )
            navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            start = try #require(navigation.topViewController as? SegueStart)
            test = TestScene(root: tabs)
            test.commit()
        }

        func settle() {
            test.commit()
            test.clock.advance(by: 1)
            test.commit()
        }

        func perform(_ identifier: String) {
            test.scene.perform { start.performSegue(withIdentifier: identifier, sender: nil) }
            settle()
        }

        func press(_ title: String, in controller: UIViewController) throws {
            let button = try #require(
                controller.view.subviews.compactMap { $0 as? UIButton }
                    .first { $0.currentTitle == title }
            )
            test.scene.perform { button.sendActions(for: .touchUpInside) }
            settle()
        }
    }

    @Test func containersComeFromTheirRelationships() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        #expect(fixture.tabs.viewControllers?.count == 2)
        #expect(!fixture.tabs.tabBar.isTranslucent)
        #expect(fixture.tabs.tabBar.items?.map(\.title) == ["Stack", "Search"])
        #expect(fixture.tabs.tabBar.items?.last?.badgeValue == "2")
        #expect(fixture.navigation.navigationBar.prefersLargeTitles)
        #expect(fixture.start.navigationItem.title == "One")
        #expect(fixture.start.navigationItem.leftBarButtonItem?.style == .done)
    }

    @Test func showPushesAndUnwindPops() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        try fixture.press("Show", in: fixture.start)
        let end = try #require(fixture.navigation.topViewController as? SegueEnd)
        #expect(fixture.start.log == ["prepare show"])
        try fixture.press("Back", in: end)
        #expect(fixture.navigation.topViewController === fixture.start)
        #expect(fixture.start.log == ["prepare show", "comeBack home"])
    }

    @Test func unwindSeguesMayHaveClassesOfTheirOwn() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        try fixture.press("Show", in: fixture.start)
        let end = try #require(fixture.navigation.topViewController as? SegueEnd)
        try fixture.press("Own Way Back", in: end)
        #expect(end.preparesOwnWay)
        #expect(fixture.start.log == ["prepare show", "comeBack own", "perform own"])
        #expect(fixture.navigation.topViewController === fixture.start)
    }

    @Test func presentationTakesItsStylesAndUnwindDismisses() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        fixture.perform("card")
        let end = try #require(fixture.start.presentedViewController as? SegueEnd)
        #expect(end.modalPresentationStyle == .fullScreen)
        #expect(end.modalTransitionStyle == .crossDissolve)
        #expect(fixture.tabs.view.window == nil)
        try fixture.press("Back", in: end)
        #expect(fixture.start.presentedViewController == nil)
        #expect(fixture.tabs.view.window != nil)
    }

    @Test func popoversPointAtTheirAnchor() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        fixture.perform("bubble")
        let popover = fixture.start.preparedPopover
        #expect((popover?.sourceView as? UIButton)?.currentTitle == "Show")
        #expect(fixture.start.presentedViewController is SegueEnd)
    }

    private static let anchors = """
        <scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController" \
        customClass="SegueStart" customModule="UIKitTests"><view key="view" id="v1"><subviews>
        <view tag="7" id="b1"/><tableView id="t1"><prototypes><tableViewCell id="c1" \
        reuseIdentifier="cell"><tableViewCellContentView key="contentView" id="c2"><subviews>
        \(button("b2", "Row", segue("popoverPresentation", "row", "popoverAnchorView=\"b2\"")))
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        </view><navigationItem key="navigationItem" id="n1"><barButtonItem \
        key="rightBarButtonItem" title="Item" id="i1"/></navigationItem><connections>
        \(segue("popoverPresentation", "view", "popoverAnchorView=\"b1\""))
        \(segue("popoverPresentation", "item", "popoverAnchorBarButtonItem=\"i1\""))
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="v2"/></viewController></objects></scene>
        """

    @Test func popoversThatCodeAsksForPointAtTheAnchorOfTheDocument() throws {
        let storyboard = try NibSamples.storyboard(Self.anchors, initial: "one")
        let start = try #require(storyboard.instantiateInitialViewController() as? SegueStart)
        let test = TestScene(root: start)
        defer { test.end() }
        test.commit()
        test.scene.perform { start.performSegue(withIdentifier: "view", sender: nil) }
        #expect(start.preparedPopover?.sourceView?.tag == 7)
        test.commit()
        test.scene.perform { start.dismiss(animated: false) }
        test.commit()
        test.scene.perform { start.performSegue(withIdentifier: "item", sender: nil) }
        #expect(start.preparedPopover?.barButtonItem?.title == "Item")
    }

    @Test func popoversOfRowsPointIntoTheirOwnRow() throws {
        let storyboard = try NibSamples.storyboard(Self.anchors, initial: "one")
        let start = try #require(storyboard.instantiateInitialViewController() as? SegueStart)
        let test = TestScene(root: start)
        defer { test.end() }
        test.commit()
        let table = try #require(start.view.subviews.last as? UITableView)
        let cells = test.scene.perform {
            (0..<2).compactMap { _ in table.dequeueReusableCell(withIdentifier: "cell") }
        }
        #expect(cells.count == 2)
        let button = try #require(cells.first?.contentView.subviews.first as? UIButton)
        test.scene.perform { button.sendActions(for: .touchUpInside) }
        #expect(start.preparedPopover?.sourceView === button)
    }

    @Test func itemsOfBarsFollowSeguesAndCallActions() throws {
        let fixture = try Fixture()
        defer { fixture.test.end() }
        let item = try #require(fixture.start.navigationItem.leftBarButtonItem)
        fixture.test.scene.perform { item.send(nil) }
        #expect(fixture.start.log == ["save"])
        let add = try #require(fixture.start.navigationItem.rightBarButtonItem)
        fixture.test.scene.perform { add.send(nil) }
        fixture.settle()
        #expect(fixture.navigation.topViewController is SegueEnd)
    }
}

class SegueStart: UIViewController, ActionNaming {
    var log: [String] = []
    var preparedPopover: UIPopoverPresentationController?

    class var namedActions: [Selector] {
        [
            Selector("comeBack:", SegueStart.comeBack),
            Selector("save:", SegueStart.save),
        ]
    }

    func comeBack(_ segue: UIStoryboardSegue) { log.append("comeBack \(segue.identifier ?? "")") }
    func save(_ sender: UIBarButtonItem) { log.append("save") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "")")
        preparedPopover = segue.destination.popoverPresentationController
    }
}

class SegueEnd: UIViewController {
    var preparesOwnWay = false

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        preparesOwnWay = segue is SegueBack
    }
}

final class SegueBack: UIStoryboardSegue {
    override func perform() {
        (destination as? SegueStart)?.log.append("perform \(identifier ?? "")")
        super.perform()
    }
}

/// A controller that notes what it stands in when it is told that all is there.
final class SegueSleeper: UIViewController {
    private(set) var around: [UIViewController] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        around = [tabBarController, navigationController].compactMap { $0 }
    }
}
