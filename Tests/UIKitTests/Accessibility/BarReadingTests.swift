import RenderTree
import Testing

@testable import UIKit

/// Bars as assistive technology meets them.
@MainActor
struct BarReadingTests {
    @Test func tabsAreReadAsTabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = ["Home", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[0]
        #expect(bar.makeSemantics().role == .tabList)
        #expect(bar.accessibilityTraits == .tabBar && !bar.isAccessibilityElement)
        let buttons = try items.map { try #require(bar.button(of: $0)) }
        #expect(buttons.map { $0.makeSemantics().role } == [.tab, .tab])
        #expect(buttons.map { $0.makeSemantics().isSelected } == [true, false])
        #expect(buttons[0].accessibilityTraits == [.button, .selected])
        #expect(buttons[1].accessibilityTraits == .button)
    }

    @Test func tabReachesOneTab() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = ["Home", "Search", "More"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        let buttons = try items.map { try #require(bar.button(of: $0)) }
        func stops() -> [Bool] { buttons.map { $0.makeSemantics().takesFocus } }
        #expect(stops() == [true, false, false])
        bar.selectedItem = items[1]
        #expect(stops() == [false, true, false])
        items[1].isEnabled = false
        #expect(stops() == [true, false, false])
        items[1].isEnabled = true
        #expect(stops() == [false, true, false])
        bar.selectedItem = nil
        #expect(stops() == [true, false, false])
    }

    @Test func aBarIsReadFromItsLeadingEdgeOn() throws {
        let page = UIViewController()
        page.title = "Page"
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
        page.navigationItem.rightBarButtonItems = [item("Outer"), item("Inner")]
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItem = item("Left")
        let navigation = UINavigationController(rootViewController: UIViewController())
        let test = TestScene(size: CGSize(width: 800, height: 600), root: navigation)
        defer { test.end() }
        navigation.pushViewController(page, animated: false)
        test.commit()
        func read(_ view: UIView) -> [UIView] {
            view is UIButton || view is UILabel || view is BarItemButton
                ? [view] : view.subviews.flatMap(read)
        }
        func row(in view: UIView) -> NavigationItemView? {
            view as? NavigationItemView ?? view.subviews.lazy.compactMap(row).first
        }
        let itemView = try #require(row(in: navigation.navigationBar))
        let shown = read(itemView).filter { !$0.isHidden && $0.frame.width > 0 }
        #expect(shown.map(\.accessibilityLabel) == ["Back", "Left", "Page", "Inner", "Outer"])
        let places = shown.map { $0.convert($0.bounds, to: navigation.view).minX }
        #expect(places == places.sorted())
    }
}
