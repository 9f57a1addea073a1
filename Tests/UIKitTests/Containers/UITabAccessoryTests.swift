import Testing

@testable import UIKit

@MainActor
struct UITabAccessoryTests {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    let content = UIView()
    let test: TestScene

    init() {
        tabs.viewControllers = [first, second]
        test = TestScene(root: tabs)
        test.commit()
    }

    private var bottom: CGFloat { second.viewIfLoaded?.safeAreaInsets.bottom ?? -1 }

    @Test func anAccessoryStandsAboveTheBarAndTakesRoom() throws {
        defer { test.end() }
        tabs.selectedIndex = 1
        test.commit()
        let before = bottom
        let accessory = UITabAccessory(contentView: content)
        tabs.bottomAccessory = accessory
        test.commit()
        #expect(tabs.bottomAccessory === accessory)
        let frame = content.convert(content.bounds, to: tabs.view)
        #expect(frame.height == 48 && frame.maxY == tabs.tabBar.frame.minY - 8)
        #expect(frame.midX == tabs.view.bounds.midX && frame.width < tabs.view.bounds.width)
        #expect(bottom == before + 64)
        #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(second.traitCollection.tabAccessoryEnvironment == .none)
        // A touch on it is the content's.
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(tabs.view.hitTest(middle, with: nil) === content)
        tabs.bottomAccessory = nil
        test.commit()
        #expect(content.superview == nil && bottom == before)
    }

    @Test func anAccessoryGoesAndComesWithTheBar() throws {
        defer { test.end() }
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        test.commit()
        let glass = try #require(tabs.tabState.accessoryView)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        first.pushViewController(pushed, animated: true)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(glass.isHidden && tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom < 64)
        first.popViewController(animated: false)
        test.commit()
        #expect(!glass.isHidden && glass.transform == .identity)
        tabs.setTabBarHidden(true, animated: true)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(glass.isHidden)
        tabs.setTabBarHidden(false, animated: false)
        #expect(!glass.isHidden)
    }

    @Test func anotherAccessoryFadesIn() throws {
        defer { test.end() }
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        test.commit()
        let other = UIView()
        tabs.setBottomAccessory(UITabAccessory(contentView: other), animated: true)
        #expect(content.window != nil && other.window != nil)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(content.superview == nil && other.window != nil)
        #expect(tabs.tabState.accessoryView?.alpha == 1)
    }
}
