import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct BarItemLookTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func anItemHasAPictureBehindItsTitle() throws {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem())
        toolbar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        item.title = "A"
        let (normal, disabled) = (picture(80, 30), picture(80, 20))
        item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        item.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
        item.setBackgroundVerticalPositionAdjustment(4, for: .default)
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
        item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        item.setBackgroundImage(nil, for: .disabled, barMetrics: .default)
        test.commit()
        #expect(behind.image == nil)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
        #expect(item.titlePositionAdjustment(for: .default).horizontal == 3)
    }

    @Test(
        arguments: [
            (UIOffset(horizontal: 3, vertical: -2), true),
            (UIOffset(horizontal: -1_000, vertical: 0), false),
            (UIOffset(horizontal: 0, vertical: -60), false),
        ]
    )
    func theTitleOfTheWayBackIsMoved(shift: UIOffset, isShown: Bool) throws {
        let (first, second) = (UIViewController(), UIViewController())
        let item = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
        item.setBackButtonTitlePositionAdjustment(shift, for: .default)
        first.navigationItem.backBarButtonItem = item
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        let button = try #require(test.window.view(identified: "BackButton") as? UIButton)
        #expect(button.attributedTitle(for: .normal)?.string == (isShown ? "First" : nil))
        #expect(button.accessibilityLabel == "First")
        #expect(button.titleEdgeInsets.left == (isShown ? 9 : 6))
        #expect(button.titleEdgeInsets.top == (isShown ? -2 : 0))
        #expect(item.backButtonTitlePositionAdjustment(for: .default) == shift)
    }

    @Test func whatAnItemNoLongerSaysIsNotSpoken() throws {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem())
        toolbar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        item.title = "A"
        toolbar.items = [item]
        let test = TestScene()
        defer { test.end() }
        test.add(toolbar)
        test.commit()
        let view = try #require(item.shownView)
        let traits = view.accessibilityTraits
        #expect(traits.contains(.button) && view.accessibilityHint == nil)
        item.accessibilityTraits = .selected
        item.accessibilityHint = "Opens A"
        test.commit()
        #expect(view.accessibilityTraits == [.button, .selected])
        #expect(view.accessibilityHint == "Opens A")
        item.accessibilityTraits = .none
        item.accessibilityHint = nil
        test.commit()
        #expect(item.shownView === view)
        #expect(view.accessibilityTraits == traits && view.accessibilityHint == nil)
    }

    @Test func anItemWithoutAPictureHasNoViewForOne() throws {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem())
        toolbar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        item.title = "A"
        item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        toolbar.items = [item]
        let test = TestScene()
        defer { test.end() }
        test.add(toolbar)
        test.commit()
        #expect(item.shownView?.subviews.count == 2)
    }

    @Test func aToolbarShowsThePictureOfItsPlace() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let backdrop = try #require(toolbar.subviews.first as? BarBackground)
        let line = try #require(backdrop.subviews.last)
        #expect(backdrop.backgroundColor != nil && !line.isHidden)
        let (anywhere, bottom) = (picture(1, 1), picture(2, 2))
        toolbar.setBackgroundImage(anywhere, forToolbarPosition: .any, barMetrics: .default)
        let shown = try #require(backdrop.subviews.first as? UIImageView)
        #expect(shown.image === anywhere && backdrop.backgroundColor == nil)
        toolbar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(shown.image === bottom)
        toolbar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(shown.image === anywhere && backdrop.backgroundColor == nil)
        toolbar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .defaultPrompt)
        #expect(shown.image === anywhere)
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(line.isHidden && toolbar.shadowImage(forToolbarPosition: .any) != nil)
        toolbar.setShadowImage(nil, forToolbarPosition: .any)
        #expect(!line.isHidden)
    }
}
