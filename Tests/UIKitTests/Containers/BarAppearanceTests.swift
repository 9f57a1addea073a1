import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct BarAppearanceTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func backdrop(of bar: UIView) throws -> BarBackground {
        try #require(bar.subviews.lazy.compactMap { $0 as? BarBackground }.first)
    }

    private func blur(of bar: UIView) throws -> UIVisualEffectView? {
        try backdrop(of: bar).subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }

    @Test func theEffectOfALookBlursWhatIsBehindTheBar() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let look = UINavigationBarAppearance()
        #expect(look.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        bar.standardAppearance = look
        #expect(try blur(of: bar) == nil)
        look.backgroundEffect = UIBlurEffect(style: .dark)
        look.backgroundColor = UIColor.red.withAlphaComponent(0.2)
        bar.standardAppearance = look
        let view = try #require(try blur(of: bar))
        #expect(view.effect as? UIBlurEffect == UIBlurEffect(style: .dark))
        #expect(view.contentView.backgroundColor == UIColor.red.withAlphaComponent(0.2))
        #expect(try backdrop(of: bar).backgroundColor == nil)
        look.backgroundEffect = nil
        look.backgroundColor = nil
        bar.standardAppearance = look
        #expect(try blur(of: bar) == nil)
        #expect(try backdrop(of: bar).backgroundColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil)
        look.configureWithDefaultBackground()
        #expect(look.backgroundEffect != nil)
    }

    @Test func thePictureOfALookFillsTheBarAsTheLookSays() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let look = UITabBarAppearance(idiom: .phone)
        look.backgroundImage = picture(20, 20)
        look.backgroundImageContentMode = .scaleAspectFill
        bar.standardAppearance = look
        let view = try #require(
            try backdrop(of: bar).subviews.lazy.compactMap { $0 as? UIImageView }.first
        )
        #expect(view.contentMode == .scaleAspectFill)
        bar.standardAppearance = UITabBarAppearance()
        #expect(view.contentMode == .scaleToFill && view.image == nil)
    }

    @Test(
        arguments: [
            (UIOffset(horizontal: 3, vertical: -2), true),
            (UIOffset(horizontal: -1_000, vertical: 0), false),
        ]
    )
    func aLookMovesTheTitleOfTheWayBack(shift: UIOffset, isShown: Bool) throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let stack = UINavigationController(rootViewController: first)
        let look = UINavigationBarAppearance()
        look.backButtonAppearance.normal.titlePositionAdjustment = shift
        stack.navigationBar.standardAppearance = look
        stack.navigationBar.scrollEdgeAppearance = look
        stack.pushViewController(second, animated: false)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        let button = try #require(test.window.view(identified: "BackButton") as? UIButton)
        #expect(button.attributedTitle(for: .normal)?.string == (isShown ? "First" : nil))
        #expect(button.titleEdgeInsets.left == (isShown ? 9 : 6))
        #expect(button.titleEdgeInsets.top == (isShown ? -2 : 0))
    }

    @Test func aLookGivesItemsAPictureAndAPlaceForTheirTitle() throws {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem())
        toolbar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        item.title = "A"
        let (normal, disabled) = (picture(80, 30), picture(80, 20))
        let look = UIToolbarAppearance()
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
            horizontal: 3,
            vertical: -2
        )
        look.buttonAppearance.normal.backgroundImage = normal
        look.buttonAppearance.normal.backgroundImagePositionAdjustment.vertical = 4
        look.buttonAppearance.disabled.backgroundImage = disabled
        toolbar.standardAppearance = look
        toolbar.items = [item]
        let test = TestScene()
        defer { test.end() }
        test.add(toolbar)
        test.commit()
        let view = try #require(item.shownView)
        let behind = try #require(view.subviews.first as? UIImageView)
        #expect(behind.image === normal && view.bounds.width == 80)
        #expect(behind.frame == CGRect(x: 0, y: 11, width: 80, height: 30))
        let title = try #require(view.subviews.last as? UILabel)
        #expect(title.frame == view.bounds.offsetBy(dx: 3, dy: -2))
        item.isEnabled = false
        test.commit()
        #expect(behind.image === disabled)
        look.buttonAppearance.configureWithDefault(for: .plain)
        #expect(look.buttonAppearance.disabled.backgroundImage == nil)
        #expect(look.buttonAppearance.normal.titlePositionAdjustment == .zero)
    }

    @Test func aLookOfPressedItemsAloneIsShownWhileTheyArePressed() throws {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem())
        toolbar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        item.title = "A"
        let pressed = picture(80, 30)
        let look = UIToolbarAppearance()
        look.buttonAppearance.highlighted.backgroundImage = pressed
        look.buttonAppearance.highlighted.titlePositionAdjustment.vertical = 2
        toolbar.standardAppearance = look
        toolbar.items = [item]
        let test = TestScene()
        defer { test.end() }
        test.add(toolbar)
        test.commit()
        let button = try #require(item.shownView as? BarItemButton)
        let title = try #require(button.subviews.last as? UILabel)
        button.isHighlighted = true
        test.commit()
        let behind = try #require(button.subviews.first as? UIImageView)
        #expect(behind.image === pressed && behind.frame.height == 30)
        #expect(title.frame.minY == 2)
        button.isHighlighted = false
        test.commit()
        #expect(behind.image == nil && title.frame.minY == 0)
    }

    @Test func toolbarsHaveALookBelowContentThatDoesNotScroll() throws {
        let controller = UIViewController()
        let stack = UINavigationController(rootViewController: controller)
        stack.isToolbarHidden = false
        let (standard, edge) = (UIToolbarAppearance(), UIToolbarAppearance())
        standard.backgroundColor = .red
        edge.backgroundColor = .green
        stack.toolbar.standardAppearance = standard
        stack.toolbar.scrollEdgeAppearance = edge
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        #expect(try backdrop(of: stack.toolbar).backgroundColor == .green)
        let scroll = UIScrollView(frame: controller.view.bounds)
        controller.view.addSubview(scroll)
        controller.setContentScrollView(scroll)
        stack.view.setNeedsLayout()
        test.commit()
        #expect(try backdrop(of: stack.toolbar).backgroundColor == .red)
        standard.configureWithTransparentBackground()
        stack.toolbar.standardAppearance = standard
        #expect(try backdrop(of: stack.toolbar).backgroundColor == nil)
    }

    @Test func navigationBarsMoveTheirTitleDown() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "A")]
        bar.layoutIfNeeded()
        let label = try #require(bar.contentView?.titleLabel)
        let before = label.frame.minY
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        bar.layoutIfNeeded()
        #expect(label.frame.minY == before + 5)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    }

    @Test func aLookSaysWhereTabsStand() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let items = [UITabBarItem(), UITabBarItem()]
        bar.items = items
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 50
        look.stackedItemSpacing = 20
        bar.standardAppearance = look
        bar.layoutIfNeeded()
        let first = bar.button(of: items[0])?.frame
        #expect(first == CGRect(x: 135, y: 0, width: 50, height: 49))
        #expect(bar.button(of: items[1])?.frame.minX == 205)
        bar.itemWidth = 60
        bar.layoutIfNeeded()
        #expect(bar.button(of: items[0])?.frame.minX == 125)
    }
}
