import CoreGraphics
import Testing

@testable import UIKit

/// Bars that the app moves.
@MainActor
struct PlacedBarTests {
    let page = UIViewController()
    let stack: UINavigationController
    let test: TestScene

    init() {
        stack = UINavigationController(rootViewController: page)
        test = TestScene(root: stack)
        test.commit()
    }

    private func relayout(_ controller: UIViewController) {
        test.scene.perform { controller.view.setNeedsLayout() }
        test.commit()
    }

    @Test func aNavigationBarStaysWhereTheAppPutsIt() {
        let bar = stack.navigationBar
        let place = bar.frame
        test.scene.perform { bar.frame.origin.y = -20 }
        relayout(stack)
        #expect(bar.frame.minY == -20 && bar.frame.size == place.size)
        // It goes where it belongs once that is another place.
        test.scene.perform { stack.isNavigationBarHidden = true }
        test.commit()
        test.scene.perform { stack.isNavigationBarHidden = false }
        test.commit()
        #expect(bar.frame == place)
    }

    @Test func aLargeTitleShrinksABarThatWasMoved() {
        let scroller = UIScrollView(frame: page.view.bounds)
        scroller.contentSize = CGSize(width: 390, height: 3_000)
        test.scene.perform {
            page.title = "Large"
            page.view.addSubview(scroller)
            stack.navigationBar.prefersLargeTitles = true
        }
        test.commit()
        let bar = stack.navigationBar
        let height = bar.frame.height
        test.scene.perform {
            bar.frame.origin.y = 10
            scroller.contentOffset.y += 20
        }
        test.commit()
        #expect(bar.frame.height == height - 20)
        test.scene.perform { scroller.contentOffset.y -= 20 }
        test.commit()
        #expect(bar.frame.height == height)
    }

    @Test func aToolbarStaysAsHighAsTheAppMakesIt() throws {
        test.scene.perform { stack.isToolbarHidden = false }
        test.commit()
        let toolbar = try #require(stack.toolbar)
        test.scene.perform { toolbar.frame = toolbar.frame.insetBy(dx: 10, dy: 5) }
        let place = toolbar.frame
        relayout(stack)
        #expect(toolbar.frame == place)
    }

    @Test func aTabBarStaysWhereTheAppPutsIt() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        test.scene.perform { test.window.rootViewController = tabs }
        test.commit()
        let place = tabs.tabBar.frame
        test.scene.perform {
            tabs.tabBar.frame = CGRect(x: 20, y: place.minY - 30, width: 350, height: 60)
        }
        relayout(tabs)
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        #expect(tabs.tabBar.frame == CGRect(x: 20, y: place.minY - 30, width: 350, height: 60))
    }
}
