import RenderTree
import Testing

@testable import UIKit

@MainActor
struct BarTapTests {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
    let stack: UINavigationController
    let test: TestScene

    init() {
        stack = UINavigationController(rootViewController: page)
        page.view.addSubview(button)
        test = TestScene(root: stack)
        test.commit()
    }

    private func tap(_ x: Double, _ y: Double) throws {
        try test.tap(x, y)
        test.commit()
        test.clock.advance(by: 1) { test.commit() }
    }

    @Test func aTapHidesTheBarsAndAnotherShowsThem() throws {
        defer { test.end() }
        stack.hidesBarsOnTap = true
        stack.isToolbarHidden = false
        test.commit()
        try tap(200, 600)
        #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
        try tap(200, 600)
        #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    }

    @Test func controlsAndBarsTakeTheirTapsThemselves() throws {
        defer { test.end() }
        stack.hidesBarsOnTap = true
        try tap(50, 420)
        try tap(200, 20)
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func tapsDoNothingWhereNobodyAskedForIt() throws {
        defer { test.end() }
        try tap(200, 600)
        #expect(!stack.isNavigationBarHidden)
        stack.hidesBarsOnTap = true
        stack.hidesBarsOnTap = false
        try tap(200, 600)
        #expect(!stack.isNavigationBarHidden)
    }
}
