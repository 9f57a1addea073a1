import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIWindowTests {
    final class KeyWindow: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("become") }
        override func resignKey() { log.append("resign") }
    }

    @Test func oneWindowOfASceneIsKey() {
        let test = TestScene()
        defer { test.end() }
        #expect(test.window.isKeyWindow)
        let other = KeyWindow(windowScene: test.scene)
        other.makeKeyAndVisible()
        #expect(other.isKeyWindow)
        #expect(!test.window.isKeyWindow)
        other.isHidden = true
        #expect(other.log == ["become", "resign"])
        #expect(test.scene.keyWindow === test.window)
    }

    @Test func aWindowThatCannotBecomeKeyLeavesTheKeysToAnother() {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let test = TestScene()
        defer { test.end() }
        let overlay = Overlay(windowScene: test.scene)
        overlay.windowLevel = .alert
        overlay.makeKeyAndVisible()
        #expect(!overlay.isHidden && !overlay.isKeyWindow)
        #expect(test.scene.keyWindow === test.window)
        let other = UIWindow(windowScene: test.scene)
        other.makeKeyAndVisible()
        other.isHidden = true
        #expect(test.scene.keyWindow === test.window)
    }

    @Test func windowsOfHigherLevelsAreInFront() throws {
        let test = TestScene()
        defer { test.end() }
        let alert = UIWindow(windowScene: test.scene)
        alert.windowLevel = .alert
        alert.isHidden = false
        let normal = UIWindow(windowScene: test.scene)
        normal.isHidden = false
        #expect(test.scene.hitTest(CGPoint(x: 5, y: 5)) === alert)
        #expect(test.scene.windows == [test.window, alert, normal])
        test.commit()
        #expect(
            test.scene.snapshot().node.children
                == [test.window, normal, alert].map { test.id(of: $0) }
        )
        normal.windowLevel = UIWindow.Level(rawValue: 3000)
        #expect(test.commit().operations.count == 1)
        #expect(test.scene.hitTest(CGPoint(x: 5, y: 5)) === normal)
    }

    @Test func aWindowWithoutASceneJoinsTheOneThatRuns() {
        let test = TestScene()
        defer { test.end() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.windowScene == nil)
        #expect(window.isHidden)
        test.scene.perform { window.makeKeyAndVisible() }
        #expect(window.windowScene === test.scene)
        #expect(window.screen === test.scene.screen)
    }

    @Test func aWindowOfATestEndsOnceItIsHidden() {
        withUnseenScene {
            weak var ended: UIWindow?
            weak var controller: UIViewController?
            do {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let root = UIViewController()
                window.rootViewController = root
                window.makeKeyAndVisible()
                (ended, controller) = (window, root)
                _ = window.windowScene?.commit()
                window.isHidden = true
                #expect(!window.isKeyWindow && window.windowScene == nil)
                window.isHidden = false
                let scene = window.windowScene
                #expect(scene != nil && window.isVisible)
                window.isHidden = true
                _ = scene?.commit()
            }
            #expect(ended == nil && controller == nil)
        }
    }

    @Test func aHiddenWindowStaysInTheSceneThatItWasMadeFor() {
        let test = TestScene()
        defer { test.end() }
        test.window.isHidden = true
        #expect(test.window.windowScene === test.scene)
    }

    @Test func aWindowFillsTheSpaceOfItsScene() {
        let test = TestScene(size: CGSize(width: 320, height: 480))
        defer { test.end() }
        let window = UIWindow(frame: test.scene.coordinateSpace.bounds)
        window.windowScene = test.scene
        #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func textThatLetsTouchesThroughToWhatStandsBehindIsReached() throws {
        let test = TestScene()
        defer { test.end() }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let row = UIView(frame: frame)
        row.addGestureRecognizer(UITapGestureRecognizer(target: row, action: UIView.layoutIfNeeded))
        let (below, content, above) = (
            UILabel(frame: frame), UIView(frame: frame), UILabel(frame: frame)
        )
        for view in [below, content, above] { row.addSubview(view) }
        test.add(row)
        test.commit()
        #expect(try test.scene.tapPoint(of: test.id(of: above)) == CGPoint(x: 50, y: 25))
        #expect(throws: SceneInputError.covered(test.id(of: below), by: "UIView")) {
            try test.scene.tapPoint(of: test.id(of: below))
        }
    }

    @Test func windowsAndRootViewsFollowTheScene() throws {
        let controller = UIViewController()
        let test = TestScene(root: controller)
        defer { test.end() }
        let small = UIWindow(windowScene: test.scene)
        small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        test.commit()
        try test.scene.deliver(
            .geometry(
                SceneGeometry(
                    size: CGSize(width: 844, height: 390),
                    scale: 3,
                    safeArea: .init(left: 47)
                )
            )
        )
        test.commit()
        #expect(test.window.frame.size == CGSize(width: 844, height: 390))
        #expect(controller.view.frame == test.window.bounds)
        #expect(controller.view.safeAreaInsets.left == 47)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(controller.traitCollection.displayScale == 3)
        #expect(small.frame.size == CGSize(width: 50, height: 50))
        #expect(test.scene.screen.nativeBounds.width == 2532)
    }

    @Test func aWindowWithoutAFrameIsAsLargeAsTheScreen() {
        let test = TestScene(size: CGSize(width: 320, height: 480))
        defer { test.end() }
        test.scene.perform {
            #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
        #expect(!UIWindow().frame.isEmpty)
    }

    @Test func aRootViewThatTheAppAddedItselfFillsTheWindow() {
        let test = TestScene(size: CGSize(width: 320, height: 480))
        defer { test.end() }
        let (controller, behind) = (UIViewController(), UIView())
        controller.view = UIView()
        let window = UIWindow(windowScene: test.scene)
        window.addSubview(behind)
        window.rootViewController = controller
        window.addSubview(controller.view)
        test.scene.perform { window.makeKeyAndVisible() }
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(window.subviews.first === behind)
        controller.view.frame = CGRect(x: 0, y: 20, width: 320, height: 460)
        test.scene.perform {
            window.isHidden = true
            window.isHidden = false
        }
        #expect(controller.view.frame.minY == 20)
    }
}
