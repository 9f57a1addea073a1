import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct ZoomTransitionTests {
    private let list = UIViewController()
    private let detail = UIViewController()
    private let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 78, height: 78))
    private let stack: UINavigationController
    private let test: TestScene

    init() {
        stack = UINavigationController(rootViewController: list)
        list.view.addSubview(thumbnail)
        thumbnail.layer.cornerRadius = 10
        detail.view.backgroundColor = .systemBackground
        test = TestScene(root: stack)
        test.commit()
    }

    private func zoom(_ options: UIViewController.Transition.ZoomOptions? = nil) {
        detail.preferredTransition = .zoom(options: options) { [thumbnail] context in
            context.zoomedViewController.view.tag += 1
            return thumbnail
        }
    }

    /// The place of the controller's view on screen.
    private func place() -> CGRect {
        let layer = detail.view.layer.presentation() ?? detail.view.layer
        return layer.frame
    }

    private func advance(_ seconds: Double) {
        test.clock.advance(by: seconds) { test.commit() }
    }

    @Test func aPushedViewGrowsOutOfTheOtherAndShrinksBack() {
        zoom()
        test.scene.perform { stack.pushViewController(detail, animated: true) }
        test.commit()
        let start = place()
        #expect(abs(start.width - 78) < 1 && abs(start.midX - 79) < 1)
        #expect(thumbnail.alpha == 0 && detail.view.tag == 1)
        advance(0.2)
        #expect(place().width > 100 && place().width < 380)
        advance(0.5)
        #expect(place() == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(detail.view.transform == .identity && detail.view.layer.cornerRadius == 0)
        #expect(thumbnail.alpha == 1)
        test.scene.perform { _ = stack.popViewController(animated: true) }
        test.commit()
        #expect(detail.view.tag == 2)
        advance(0.2)
        #expect(place().width < 380)
        advance(0.5)
        #expect(stack.topViewController === list && detail.view.window == nil)
        #expect(detail.view.alpha == 1 && !detail.view.clipsToBounds && thumbnail.alpha == 1)
    }

    @Test func aPresentedViewGrowsOutOfTheOther() {
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black
        zoom(options)
        detail.modalPresentationStyle = .fullScreen
        test.scene.perform { stack.present(detail, animated: true) }
        test.commit()
        #expect(abs(place().width - 78) < 1)
        advance(1)
        #expect(detail.view.superview?.subviews.contains { $0.backgroundColor == .black } == false)
        test.scene.perform { detail.dismiss(animated: true) }
        test.commit()
        advance(1)
        #expect(stack.presentedViewController == nil && thumbnail.alpha == 1)
    }

    @Test func aPartOfTheViewLiesOverTheOther() {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { context in
            #expect(context.sourceView === thumbnail)
            return CGRect(x: 0, y: 0, width: 390, height: 390)
        }
        zoom(options)
        test.scene.perform { stack.pushViewController(detail, animated: true) }
        test.commit()
        let start = place()
        let source = thumbnail.convert(thumbnail.bounds, to: detail.view.superview)
        #expect(abs(start.minY - source.minY) < 1 && abs(start.minX - source.minX) < 1)
        advance(1)
    }

    @Test func withoutAViewTheSystemsAnimationRuns() {
        detail.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
        test.scene.perform { stack.pushViewController(detail, animated: true) }
        test.commit()
        #expect(place().width == 390 && place().minX > 300)
        advance(1)
        #expect(stack.topViewController === detail)
    }

    @Test func anAnimatorOfTheAppComesFirst() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                FadeAnimator(isPresenting: true, scale: 1)
            }
        }
        zoom()
        let delegate = Delegate()
        stack.delegate = delegate
        test.scene.perform { stack.pushViewController(detail, animated: true) }
        test.commit()
        #expect(detail.view.tag == 0)
        advance(1)
    }
}
