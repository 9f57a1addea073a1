import RenderTree
import Testing

@testable import UIKit

/// Subclasses watch what UIKit itself sets, as on iOS.
@MainActor
struct WatchedOffsetTests {
    private final class WatchingView: UIScrollView {
        var seen: [CGFloat] = []
        var lowest = CGFloat.infinity

        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                seen.append(newValue.y)
                super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, lowest))
            }
        }
    }

    @MainActor
    private final class Screen {
        let test = TestScene()
        let view = WatchingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

        init() {
            view.contentSize = CGSize(width: 200, height: 1_000)
            test.add(view)
            test.commit()
            view.seen = []
        }

        func scroll(_ y: Double, _ phase: ScrollInput.Phase) throws {
            let input = ScrollInput(
                node: test.id(of: view),
                position: CGPoint(x: 0, y: y),
                phase: phase,
                number: view.makeScrollContent().number
            )
            try test.scene.deliver(.scroll(input))
        }
    }

    @Test func aSubclassHearsOfEachOffsetOnce() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let view = screen.view
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        #expect(view.seen == [20] && view.bounds.minY == 20)
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.seen == [20, 30] && view.bounds.minY == 30)
        try screen.scroll(40, .dragging)
        try screen.scroll(50, .dragging)
        #expect(view.seen == [20, 30, 40, 50] && view.bounds.minY == 50)
        try screen.scroll(50, .ended)
        // Content that ends earlier goes back to its end.
        view.contentSize.height = 120
        #expect(view.seen.last == 20 && view.bounds.minY == 20 && view.seen.count == 5)
    }

    @Test func aPageFollowsTheOffsetThatASubclassChanges() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let view = screen.view
        let number = view.makeScrollContent().number
        try screen.scroll(40, .dragging)
        #expect(view.makeScrollContent().number == number)
        view.lowest = 60
        try screen.scroll(90, .dragging)
        #expect(view.seen.last == 90 && view.bounds.minY == 60)
        #expect(view.makeScrollContent().number > number)
    }

    @Test func aWayThatTheAppChoseIsWatchedStepByStep() {
        let screen = Screen()
        defer { screen.test.end() }
        let view = screen.view
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        screen.test.clock.advance(by: 0.15)
        #expect(view.seen.last == view.bounds.minY && view.bounds.minY > 0)
        screen.test.clock.advance(by: 1)
        #expect(view.seen.last == 200 && view.bounds.minY == 200)
    }

    private final class WatchingTabs: UITabBarController {
        var chosen: [UIViewController?] = []
        override var selectedViewController: UIViewController? {
            didSet { chosen.append(selectedViewController) }
        }
    }

    @Test func aSubclassHearsOfTheTabThatAPersonChose() throws {
        let tabs = WatchingTabs()
        let pages = [UIViewController(), UIViewController()]
        for (number, page) in pages.enumerated() { page.title = "tab \(number)" }
        tabs.viewControllers = pages
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(tabs.chosen.isEmpty)
        let button = try #require(tabs.tabBar.button(of: pages[1].tabBarItem))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
        try test.tap(Double(middle.x), Double(middle.y))
        #expect(tabs.chosen.count == 1 && tabs.chosen.first == pages[1])
        #expect(tabs.selectedIndex == 1)
    }
}
