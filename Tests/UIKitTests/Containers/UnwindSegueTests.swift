import Testing

@testable import UIKit

/// How apps lead unwind segues: by containers of their own and by code of before iOS 9.
@MainActor
struct UnwindSegueTests {
    private static let scenes = """
        <scene sceneID="s1"><objects><navigationController id="nav" customClass="UnwindStack" \
        customModule="UIKitTests" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r1"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController" \
        customClass="SegueStart" customModule="UIKitTests"><view key="view" id="v1"/><connections>
        <segue destination="two" kind="show" identifier="show" id="g1"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="v2"/><connections><segue destination="exi" kind="unwind" \
        identifier="home" unwindAction="comeBack:" id="u1"/></connections></viewController>
        <exit id="exi" sceneMemberID="exit"/></objects></scene>
        """

    private func stack(_ body: (UnwindStack, SegueStart, TestScene) throws -> Void) throws {
        let storyboard = try NibSamples.storyboard(Self.scenes, initial: "nav")
        let stack = try #require(storyboard.instantiateInitialViewController() as? UnwindStack)
        let start = try #require(stack.topViewController as? SegueStart)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        follow("show", from: start, test)
        #expect(stack.viewControllers.count == 2)
        try body(stack, start, test)
    }

    private func follow(_ identifier: String, from: UIViewController?, _ test: TestScene) {
        test.scene.perform { from?.performSegue(withIdentifier: identifier, sender: nil) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @Test func containersSayWhereSeguesMayEnd() throws {
        try stack { stack, start, test in
            let end = stack.topViewController
            stack.isClosed = true
            follow("home", from: end, test)
            #expect(stack.topViewController === end)
            let asked = try #require(stack.asked)
            #expect(asked.source === end)
            #expect(asked.unwindAction.name == "comeBack:")
            #expect(stack.childContaining(asked) === end)
            stack.isClosed = false
            follow("home", from: end, test)
            #expect(stack.topViewController === start)
            #expect(start.log == ["prepare show", "comeBack home"])
        }
    }

    @Test func olderCodeMakesTheSegue() throws {
        try stack { stack, start, test in
            stack.makesSegues = true
            follow("home", from: stack.topViewController, test)
            #expect(stack.performed == ["home"])
            #expect(stack.topViewController === start)
        }
    }

    @Test func theQuestionOfBeforeIsAsked() throws {
        try stack { stack, start, _ in
            let action = Selector("comeBack:", SegueStart.comeBack)
            #expect(start.canPerformUnwindSegueAction(action, from: stack, sender: nil))
            let other = UnwindRefuser()
            #expect(!other.canPerformUnwindSegueAction(action, from: stack, sender: nil))
            #expect(other.isAsked)
        }
    }
}

final class UnwindStack: UINavigationController {
    var isClosed = false
    var makesSegues = false
    var asked: UIStoryboardUnwindSegueSource?
    var performed: [String] = []

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        asked = source
        return isClosed ? [] : super.allowedChildrenForUnwinding(from: source)
    }

    override func segueForUnwinding(
        to toViewController: UIViewController,
        from fromViewController: UIViewController,
        identifier: String?
    ) -> UIStoryboardSegue? {
        guard makesSegues else {
            return super.segueForUnwinding(
                to: toViewController,
                from: fromViewController,
                identifier: identifier
            )
        }
        return UIStoryboardSegue(
            identifier: identifier,
            source: fromViewController,
            destination: toViewController
        ) { [weak self] in
            self?.performed.append(identifier ?? "")
            self?.popToViewController(toViewController, animated: false)
        }
    }
}

private final class UnwindRefuser: UIViewController {
    var isAsked = false

    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool {
        isAsked = true
        return false
    }
}
