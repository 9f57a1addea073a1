import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct HiddenBarsTests {
    let page = UIViewController()
    let scroller = UIScrollView()
    let stack: UINavigationController
    let test: TestScene

    init() {
        stack = UINavigationController(rootViewController: page)
        page.view.addSubview(scroller)
        scroller.frame = page.view.bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentSize = CGSize(width: 390, height: 3_000)
        test = TestScene(root: stack)
        test.commit()
    }

    private func drag(to y: Double) throws {
        let id = test.id(of: scroller)
        let phases: [ScrollInput.Phase] = [.dragging, .dragging, .ended]
        let start = Double(scroller.contentOffset.y + scroller.adjustedContentInset.top)
        for (phase, share) in zip(phases, [0.5, 1, 1]) {
            let place = CGPoint(x: 0, y: start + (y - start) * share)
            try test.scene.deliver(
                .scroll(ScrollInput(node: id, position: place, phase: phase))
            )
            test.commit()
        }
        test.clock.advance(by: 1) { test.commit() }
    }

    @Test func draggingOnHidesTheBarAndBackShowsIt() throws {
        stack.hidesBarsOnSwipe = true
        try drag(to: 300)
        #expect(stack.isNavigationBarHidden)
        try drag(to: 200)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func theToolbarGoesAlong() throws {
        stack.hidesBarsOnSwipe = true
        stack.isToolbarHidden = false
        test.commit()
        try drag(to: 300)
        #expect(stack.isToolbarHidden)
        try drag(to: 100)
        #expect(!stack.isToolbarHidden)
    }

    @Test func othersKeepTheirBars() throws {
        try drag(to: 300)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func aShortDragHidesNothing() throws {
        stack.hidesBarsOnSwipe = true
        try drag(to: 15)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func aBarThatTheAppHidItselfStaysAwayAndTakesNoRoom() {
        #expect(page.view.safeAreaInsets.top == 44)
        test.scene.perform { stack.navigationBar.isHidden = true }
        test.commit()
        #expect(stack.navigationBar.isHidden)
        #expect(!stack.isNavigationBarHidden)
        #expect(page.view.safeAreaInsets.top == 0)
        let next = UIViewController()
        test.scene.perform { stack.pushViewController(next, animated: false) }
        test.commit()
        #expect(stack.navigationBar.isHidden)
        #expect(next.view.safeAreaInsets.top == 0)
        test.scene.perform { stack.navigationBar.isHidden = false }
        test.commit()
        #expect(!stack.navigationBar.isHidden)
        #expect(next.view.safeAreaInsets.top == 44)
    }

    @Test func aTabBarThatTheAppHidItselfStaysAwayAndTakesNoRoom() {
        let (first, second) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        second.hidesBottomBarWhenPushed = true
        test.scene.perform { test.window.rootViewController = tabs }
        test.commit()
        #expect(first.view.safeAreaInsets.bottom == 49)
        test.scene.perform { tabs.tabBar.isHidden = true }
        test.commit()
        #expect(first.view.safeAreaInsets.bottom == 0)
        // What a controller asks for comes and goes meanwhile.
        for index in [1, 0] {
            test.scene.perform { tabs.selectedIndex = index }
            test.commit()
        }
        #expect(tabs.tabBar.isHidden)
        #expect(first.view.safeAreaInsets.bottom == 0)
        test.scene.perform { tabs.tabBar.isHidden = false }
        test.commit()
        #expect(!tabs.tabBar.isHidden)
        #expect(first.view.safeAreaInsets.bottom == 49)
    }
}
