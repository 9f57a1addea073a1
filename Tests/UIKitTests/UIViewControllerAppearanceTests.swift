import Dispatch
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewControllerAppearanceTests {
    let log = Log()

    private func make(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// Adds a child with its view, as containers do.
    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func takeOut(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test func aRootControllerAppearsInApplesOrder() {
        let root = make("root")
        root.logsLayout = true
        let test = TestScene(root: root)
        defer { test.end() }
        #expect(log.take() == ["root loadView", "root didLoad", "root willAppear"])
        test.commit()
        #expect(
            log.take() == [
                "root isAppearing", "root willLayout", "root didLayout", "root didAppear",
            ]
        )
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func viewIsAppearingKnowsSizeAndTraits() {
        final class Controller: UIViewController {
            var size = CGSize.zero
            var scale: CGFloat = 0
            override func viewIsAppearing(_ animated: Bool) {
                size = view.bounds.size
                scale = traitCollection.displayScale
            }
        }
        let controller = Controller()
        let test = TestScene(size: CGSize(width: 500, height: 400), root: controller)
        defer { test.end() }
        test.commit()
        #expect(controller.size == CGSize(width: 500, height: 400))
        #expect(controller.scale == 2)
    }

    @Test func childrenAddedBeforeAppearWithTheirParent() {
        let (parent, child) = (make("parent"), make("child"))
        embed(child, in: parent)
        _ = log.take()
        let test = TestScene(root: parent)
        defer { test.end() }
        #expect(log.take() == ["parent willAppear", "child willAppear"])
        test.commit()
        #expect(
            log.take() == [
                "parent isAppearing", "child isAppearing", "parent didAppear", "child didAppear",
            ]
        )
    }

    @Test func childrenAddedToAVisibleParentAppearByThemselves() {
        let (parent, child) = (make("parent"), make("child"))
        let test = TestScene(root: parent)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.scene.perform { embed(child, in: parent) }
        #expect(
            log.take() == [
                "child willMoveToParent parent", "child loadView", "child didLoad",
                "child willAppear", "child didMoveToParent parent",
            ]
        )
        test.commit()
        #expect(log.take() == ["child isAppearing", "child didAppear"])
        takeOut(child)
        #expect(
            log.take() == [
                "child willMoveToParent nil", "child willDisappear", "child didDisappear",
                "child didMoveToParent nil",
            ]
        )
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func childrenAddedInViewWillAppearAppearOnce() {
        let (parent, child) = (make("parent"), make("child"))
        parent.onWillAppear = { embed(child, in: parent) }
        let test = TestScene(root: parent)
        defer { test.end() }
        test.commit()
        for step in ["willAppear", "isAppearing", "didAppear"] {
            #expect(log.entries.filter { $0 == "child \(step)" }.count == 1)
        }
        test.window.isHidden = true
        _ = log.take()
        parent.onWillAppear = nil
        test.window.isHidden = false
        test.commit()
        #expect(
            log.take() == [
                "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
                "parent didAppear", "child didAppear",
            ]
        )
    }

    @Test func movingFlagsHoldDuringTheCallbacks() {
        final class Moving: UIViewController {
            var flags: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { flags.append(isMovingToParent) }
            override func viewDidAppear(_ animated: Bool) { flags.append(isMovingToParent) }
            override func viewWillDisappear(_ animated: Bool) { flags.append(isMovingFromParent) }
            override func viewDidDisappear(_ animated: Bool) { flags.append(isMovingFromParent) }
        }
        let parent = UIViewController()
        let child = Moving()
        let test = TestScene(root: parent)
        defer { test.end() }
        embed(child, in: parent)
        test.commit()
        #expect(child.flags == [true, true])
        #expect(!child.isMovingToParent)
        test.window.isHidden = true
        test.window.isHidden = false
        test.commit()
        #expect(child.flags == [true, true, false, false, false, false])
        takeOut(child)
        #expect(child.flags.suffix(2) == [true, true])
        #expect(!child.isMovingFromParent)
    }

    @Test func replacingTheRootControllerEndsTheFirst() {
        let (first, second) = (make("first"), make("second"))
        let test = TestScene(root: first)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.window.rootViewController = second
        #expect(
            log.take() == [
                "first willDisappear", "first didDisappear", "second loadView", "second didLoad",
                "second willAppear",
            ]
        )
        test.commit()
        #expect(log.take() == ["second isAppearing", "second didAppear"])
        #expect(test.window.subviews == [second.view])
        test.window.rootViewController = nil
        #expect(log.take() == ["second willDisappear", "second didDisappear"])
        #expect(test.window.subviews.isEmpty)
    }

    @Test func theRootAppearsWhenTheWindowJoinsAScene() {
        let test = TestScene()
        defer { test.end() }
        let root = make("root")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        withUnseenScene {
            window.isHidden = false
            window.windowScene = nil
        }
        _ = log.take()
        window.windowScene = test.scene
        test.commit()
        #expect(log.take() == ["root willAppear", "root isAppearing", "root didAppear"])
        window.windowScene = nil
        #expect(log.take() == ["root willDisappear", "root didDisappear"])
    }

    @Test(arguments: [false, true])
    func aWindowOfATestAppearsWhereItIsOnlyNotHidden(setsRootFirst: Bool) throws {
        let root = make("root")
        try withUnseenScene {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let name = UIWindow.didBecomeVisibleNotification
            let log = self.log
            let token = NotificationCenter.default.addObserver(
                forName: name,
                object: window,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log("visible") } }
            defer { NotificationCenter.default.removeObserver(token) }
            if setsRootFirst { window.rootViewController = root }
            window.isHidden = false
            if !setsRootFirst { window.rootViewController = root }
            #expect(log.entries.contains("root willAppear"))
            #expect(log.entries.filter { $0 == "visible" }.count == 1)
            let scene = try #require(window.windowScene)
            _ = scene.commit()
            #expect(log.entries.last == "root didAppear")
            window.windowScene = nil
        }
    }

    @Test func aWindowOfATestIsShownWithoutAnApp() async throws {
        let root = make("root")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let scene = try #require(window.windowScene)
        defer { UIApplication.shared.disconnect(scene) }
        #expect(window.isKeyWindow)
        #expect(log.take() == ["root loadView", "root didLoad", "root willAppear"])
        await nextTurn()
        #expect(log.take() == ["root isAppearing", "root didAppear"])
        let presented = make("presented")
        root.present(presented, animated: false, completion: nil)
        await nextTurn()
        #expect(root.presentedViewController === presented)
        #expect(log.take().last == "presented didAppear")
        let done = await withCheckedContinuation { continuation in
            UIView.animate(
                withDuration: 0.01,
                animations: { presented.view.alpha = 0.5 },
                completion: { continuation.resume(returning: $0) }
            )
        }
        #expect(done && presented.view.alpha == 0.5)
        window.windowScene = nil
        #expect(window.isKeyWindow == false)
    }

    /// Lets the main queue do what waits in it.
    private func nextTurn() async {
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    @Test func disconnectingEndsEachAppearanceOnce() {
        let (parent, child) = (make("parent"), make("child"))
        embed(child, in: parent)
        let test = TestScene(root: parent)
        test.commit()
        _ = log.take()
        test.end()
        #expect(
            log.take() == [
                "parent willDisappear", "child willDisappear", "parent didDisappear",
                "child didDisappear",
            ]
        )
    }

    @Test func anAppearanceCutShortNeverEnds() {
        let (first, second) = (make("first"), make("second"))
        let test = TestScene(root: first)
        defer { test.end() }
        test.window.rootViewController = second
        test.commit()
        #expect(!log.entries.contains("first didAppear"))
        #expect(log.entries.filter { $0 == "first didDisappear" }.count == 1)
        #expect(log.entries.filter { $0 == "second didAppear" }.count == 1)
    }

    // MARK: - Containers that forward themselves

    @Test func manualContainersDecide() {
        let (parent, child, grandchild) = (make("parent"), make("child"), make("grandchild"))
        parent.forwards = false
        embed(grandchild, in: child)
        let test = TestScene(root: parent)
        defer { test.end() }
        test.commit()
        parent.addChild(child)
        _ = log.take()
        parent.view.addSubview(child.view)
        test.commit()
        #expect(log.take().isEmpty)
        child.view.removeFromSuperview()

        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        #expect(log.take() == ["child willAppear animated", "grandchild willAppear animated"])
        test.commit()
        #expect(log.take() == ["child isAppearing", "grandchild isAppearing"])
        child.endAppearanceTransition()
        #expect(log.take() == ["child didAppear animated", "grandchild didAppear animated"])
        child.beginAppearanceTransition(false, animated: false)
        #expect(log.take() == ["child willDisappear", "grandchild willDisappear"])
        child.view.removeFromSuperview()
        #expect(log.take().isEmpty)
        child.endAppearanceTransition()
        #expect(log.take() == ["child didDisappear", "grandchild didDisappear"])
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func childrenAppearAfterTheirParentAndStrangersBefore() {
        let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
        let (outer, inner) = (LoggingController("outer", log), LoggingController("inner", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.addSubview(outer.view)
        outer.view.addSubview(inner.view)
        _ = log.take()
        let test = TestScene(root: parent)
        defer { test.end() }
        test.commit()
        #expect(
            log.take().filter { $0.hasSuffix("didAppear") } == [
                "inner didAppear", "outer didAppear", "parent didAppear", "child didAppear",
            ]
        )
    }

    @Test func anAppearanceWithoutAWindowIsWholeToo() {
        let (parent, child) = (make("parent"), make("child"))
        embed(child, in: parent)
        _ = log.take()
        parent.beginAppearanceTransition(true, animated: false)
        #expect(log.take() == ["parent willAppear", "child willAppear"])
        parent.endAppearanceTransition()
        #expect(
            log.take() == [
                "parent isAppearing", "child isAppearing", "parent didAppear", "child didAppear",
            ]
        )
    }

    @Test func aBrokenOffTransitionDisappearsAgain() {
        let (parent, child) = (make("parent"), make("child"))
        parent.forwards = false
        let test = TestScene(root: parent)
        defer { test.end() }
        test.commit()
        parent.addChild(child)
        _ = log.take()
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(
            log.take() == [
                "child loadView", "child didLoad", "child willAppear animated",
                "child willDisappear", "child didDisappear",
            ]
        )
    }

    // MARK: - Transitions between children

    private func transition(duration: TimeInterval, forwards: Bool) -> (TestScene, () -> [String]) {
        let (parent, first, second) = (make("parent"), make("first"), make("second"))
        parent.forwards = forwards
        let test = TestScene(root: parent)
        embed(first, in: parent)
        test.commit()
        parent.addChild(second)
        _ = log.take()
        first.willMove(toParent: nil)
        test.scene.perform {
            parent.transition(
                from: first,
                to: second,
                duration: duration,
                animations: { second.view.alpha = 0.5 },
                completion: { [log] finished in
                    log("completion \(finished)")
                    first.removeFromParent()
                    second.didMove(toParent: parent)
                }
            )
        }
        return (test, { [log] in log.take() })
    }

    @Test func aTransitionSwapsTheViewsOverTime() {
        let (test, entries) = transition(duration: 0.3, forwards: true)
        defer { test.end() }
        #expect(
            entries() == [
                "first willMoveToParent nil", "first willDisappear", "second loadView",
                "second didLoad", "second willAppear animated",
            ]
        )
        test.commit()
        #expect(entries() == ["second isAppearing"])
        test.clock.advance(by: 0.29)
        #expect(entries().isEmpty)
        test.clock.advance(by: 0.02)
        #expect(
            entries() == [
                "first didDisappear", "second didAppear animated", "completion true",
                "first didMoveToParent nil", "second didMoveToParent parent",
            ]
        )
        test.commit()
        #expect(entries().isEmpty)
    }

    @Test func aTransitionWithoutDurationEndsInTheNextTurn() {
        let (test, entries) = transition(duration: 0, forwards: true)
        defer { test.end() }
        #expect(entries().last == "second willAppear")
        test.clock.advance(by: 0)
        #expect(
            entries() == [
                "first didDisappear", "second isAppearing", "second didAppear",
                "completion true", "first didMoveToParent nil", "second didMoveToParent parent",
            ]
        )
        #expect(test.window.rootViewController?.view.subviews.count == 1)
    }

    @Test func aManualContainerForwardsAroundATransition() {
        let (test, entries) = transition(duration: 0, forwards: false)
        defer { test.end() }
        test.clock.advance(by: 0)
        test.commit()
        #expect(!entries().contains { $0.contains("ppear") })
    }
}
