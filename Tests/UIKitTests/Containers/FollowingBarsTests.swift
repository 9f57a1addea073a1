import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// Bars that go where the window becomes low, or as a keyboard comes.
@MainActor
struct FollowingBarsTests {
    private let page = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: page)
        page.view.addSubview(field)
    }

    private func turn(_ test: TestScene, width: CGFloat, height: CGFloat) throws {
        let geometry = SceneGeometry(size: CGSize(width: width, height: height), scale: 2)
        try test.scene.deliver(.geometry(geometry))
        settle(test)
    }

    private func settle(_ test: TestScene) {
        test.commit()
        test.clock.advance(by: 1) { test.commit() }
    }

    @Test func barsGoWhereAPhoneLiesDownAndComeBackAsItStands() throws {
        stack.hidesBarsWhenVerticallyCompact = true
        stack.isToolbarHidden = false
        let test = TestScene(root: stack)
        defer { test.end() }
        settle(test)
        #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
        try turn(test, width: 844, height: 390)
        #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
        try turn(test, width: 390, height: 844)
        #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    }

    @Test func tapsShowBarsInALowWindowOnly() throws {
        stack.hidesBarsWhenVerticallyCompact = true
        let test = TestScene(size: CGSize(width: 844, height: 390), root: stack)
        defer { test.end() }
        settle(test)
        #expect(stack.isNavigationBarHidden)
        try test.tap(600, 300)
        settle(test)
        #expect(!stack.isNavigationBarHidden)
        try test.tap(600, 300)
        settle(test)
        #expect(stack.isNavigationBarHidden)
        try turn(test, width: 390, height: 844)
        #expect(!stack.isNavigationBarHidden)
        try test.tap(200, 600)
        settle(test)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func othersKeepTheirBarsInALowWindow() throws {
        let test = TestScene(size: CGSize(width: 844, height: 390), root: stack)
        defer { test.end() }
        settle(test)
        #expect(!stack.isNavigationBarHidden)
        stack.hidesBarsWhenVerticallyCompact = true
        settle(test)
        #expect(stack.isNavigationBarHidden)
    }

    @Test func barsGoAsAKeyboardComesUntilATap() throws {
        stack.hidesBarsWhenKeyboardAppears = true
        let test = TestScene(root: stack)
        defer { test.end() }
        settle(test)
        test.scene.perform { _ = field.becomeFirstResponder() }
        #expect(!stack.isNavigationBarHidden)
        try test.scene.deliver(.keyboard(height: 300))
        settle(test)
        #expect(stack.isNavigationBarHidden)
        try test.tap(200, 400)
        settle(test)
        #expect(!stack.isNavigationBarHidden)
        try test.tap(200, 400)
        settle(test)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func documentsSayWhichBarsGo() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><navigationController id="c" hidesBarsWhenKeyboardAppears="YES" \
            hidesBarsWhenVerticallyCompact="YES" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b"/>
            </navigationController></objects></scene>
            """,
            initial: "c"
        )
        let controller = storyboard.instantiateInitialViewController() as? UINavigationController
        #expect(controller?.hidesBarsWhenKeyboardAppears == true)
        #expect(controller?.hidesBarsWhenVerticallyCompact == true)
        #expect(controller?.hidesBarsOnTap == false)
    }
}
