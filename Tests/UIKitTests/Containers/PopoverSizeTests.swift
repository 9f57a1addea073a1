import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct PopoverSizeTests {
    @Test func aBubbleIsAsLargeAsTheUpperControllerOfAStackLikesToBe() {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: root)
        defer { test.end() }
        test.commit()
        let source = UIView(frame: CGRect(x: 600, y: 100, width: 80, height: 40))
        root.view.addSubview(source)
        first.preferredContentSize = CGSize(width: 300, height: 200)
        second.preferredContentSize = CGSize(width: 400, height: 250)
        let stack = UINavigationController(rootViewController: first)
        stack.modalPresentationStyle = .popover
        stack.popoverPresentationController?.sourceView = source
        test.scene.perform { root.present(stack, animated: false) }
        test.commit()
        #expect(stack.view.bounds.size == CGSize(width: 300, height: 244))
        test.scene.perform { first.preferredContentSize.height = 100 }
        test.commit()
        #expect(stack.view.bounds.size == CGSize(width: 300, height: 144))
        test.scene.perform { stack.pushViewController(second, animated: false) }
        test.commit()
        #expect(stack.view.bounds.size == CGSize(width: 400, height: 294))
        test.scene.perform { stack.preferredContentSize = CGSize(width: 320, height: 320) }
        test.commit()
        #expect(stack.view.bounds.size == CGSize(width: 320, height: 320))
    }

    @Test func touchesGoThroughToViewsThatTheAppNames() throws {
        let (root, bubble) = (UIViewController(), UIViewController())
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: root)
        defer { test.end() }
        let log = Log()
        let buttons = [("a", 0), ("b", 100), ("source", 600)].map { name, x in
            let button = UIButton(frame: CGRect(x: x, y: 100, width: 80, height: 40))
            button.addAction(UIAction { _ in log(name) }, for: .touchUpInside)
            root.view.addSubview(button)
            return button
        }
        test.commit()
        bubble.modalPresentationStyle = .popover
        bubble.preferredContentSize = CGSize(width: 300, height: 200)
        let popover = try #require(bubble.popoverPresentationController)
        #expect(popover.passthroughViews == nil)
        popover.sourceView = buttons[2]
        // What the bubble covers stays below it.
        let covered = UIView(frame: CGRect(x: 500, y: 150, width: 300, height: 200))
        root.view.addSubview(covered)
        popover.passthroughViews = [buttons[0], covered]
        test.scene.perform { root.present(bubble, animated: false) }
        test.commit()
        try test.tap(40, 120)
        test.commit()
        #expect(log.take() == ["a"] && root.presentedViewController === bubble)
        let inside = bubble.view.convert(CGPoint(x: 150, y: 100), to: nil)
        #expect(test.window.hitTest(inside, with: nil)?.isDescendant(of: bubble.view) == true)
        try test.tap(140, 120)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(log.take() == [] && root.presentedViewController == nil)
    }

    private final class Listener: UIAdaptivePresentationControllerDelegate {
        var styles: [UIModalPresentationStyle] = []
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { if transitionCoordinator != nil { styles.append(style) } }
    }

    @Test(arguments: [390, 1280] as [CGFloat])
    func theDelegateHearsOfTheStyleThatABubbleIsAdaptedTo(width: CGFloat) {
        let (root, bubble, listener) = (UIViewController(), UIViewController(), Listener())
        let test = TestScene(size: CGSize(width: width, height: 800), root: root)
        defer { test.end() }
        test.commit()
        bubble.modalPresentationStyle = .popover
        bubble.popoverPresentationController?.sourceView = root.view
        bubble.presentationController?.delegate = listener
        test.scene.perform { root.present(bubble, animated: false) }
        test.commit()
        #expect(listener.styles == [width < 600 ? .pageSheet : .none])
    }
}
