import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SegueActionTests {
    private static func segue(_ selector: String, _ id: String, to target: String) -> String {
        "<segue destination=\"\(target)\" kind=\"show\" identifier=\"\(id)\" "
            + "destinationCreationSelector=\"\(selector)\" id=\"s-\(id)\"/>"
    }

    private static let scenes = """
        <scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController" \
        customClass="SegueActionStart" customModule="UIKitTests"><view key="view" id="v1">
        <subviews><containerView id="box"><connections>
        <segue destination="two" kind="embed" identifier="inside" \
        destinationCreationSelector="makeEnd:" id="s-e"/></connections></containerView></subviews>
        </view><connections>
        \(segue("makeEndWithCoder:", "coder", to: "two"))
        \(segue("makeEnd:sender:", "sender", to: "two"))
        \(segue("makeNamedEnd:sender:segueIdentifier:", "named", to: "two"))
        \(segue("makeNothing:", "nothing", to: "two"))
        \(segue("unknown:", "unknown", to: "two"))
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController" \
        customClass="SegueActionEnd" customModule="UIKitTests" title="End">
        <view key="view" id="v2"/></viewController></objects></scene>
        """

    private func end(after identifier: String, sender: Any?) throws -> SegueActionEnd {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "one")
        let start = try #require(storyboard.instantiateInitialViewController() as? SegueActionStart)
        let stack = UINavigationController(rootViewController: start)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        test.scene.perform { start.performSegue(withIdentifier: identifier, sender: sender) }
        test.commit()
        return try #require(stack.topViewController as? SegueActionEnd)
    }

    @Test func aMethodMakesTheDestinationWithItsOwnInitialiser() throws {
        let end = try end(after: "coder", sender: nil)
        #expect(end.value == "coder")
        #expect(end.title == "End")
        #expect(end.isViewLoaded)
    }

    @Test func theSenderAndTheIdentifierAreHandedOver() throws {
        #expect(try end(after: "named", sender: 7).value == "named Optional(7)")
        #expect(try end(after: "named", sender: nil).value == "named nil")
    }

    @Test func aMethodThatReturnsNothingLeavesItToTheStoryboard() throws {
        #expect(try end(after: "nothing", sender: nil).value == nil)
    }

    @Test func aMethodThatNobodyNamesIsReportedAndLeftOut() throws {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "one")
        let start = try #require(storyboard.instantiateInitialViewController() as? SegueActionStart)
        let stack = UINavigationController(rootViewController: start)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        test.scene.perform { start.performSegue(withIdentifier: "unknown", sender: nil) }
        test.commit()
        #expect((stack.topViewController as? SegueActionEnd)?.value == nil)
        #expect(
            storyboard.source.warnings.map(\.problem)
                == [.missingAction(className: "SegueActionStart", selector: "unknown:")]
        )
    }

    @Test func embeddedControllersAreMadeByMethodsToo() throws {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "one")
        let start = try #require(storyboard.instantiateInitialViewController())
        start.loadViewIfNeeded()
        #expect((start.children.first as? SegueActionEnd)?.value == "coder")
    }
}

class SegueActionStart: UIViewController, ActionNaming {
    class var namedActions: [Selector] {
        [
            Selector("makeEnd:", SegueActionStart.makeEnd),
            Selector("makeNamedEnd:", SegueActionStart.makeNamedEnd),
            Selector("makeNothing:", SegueActionStart.makeNothing),
        ]
    }

    @IBSegueAction func makeEnd(_ coder: NSCoder) -> SegueActionEnd? {
        SegueActionEnd(coder: coder, value: "coder")
    }
    @IBSegueAction func makeNamedEnd(
        _ coder: NSCoder,
        sender: Any?,
        segueIdentifier: String?
    ) -> SegueActionEnd? {
        let text = sender.map { "Optional(\($0))" } ?? "nil"
        return SegueActionEnd(coder: coder, value: "\(segueIdentifier ?? "") \(text)")
    }
    @IBSegueAction func makeNothing(_ coder: NSCoder) -> UIViewController? { nil }
}

class SegueActionEnd: UIViewController {
    let value: String?

    init?(coder: NSCoder, value: String) {
        self.value = value
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        value = nil
        super.init(coder: coder)
    }
}
