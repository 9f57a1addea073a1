import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PresentationAnimatorTests {
    let log = Log()

    /// Adds both views to the container, as animators do where one replaces the other.
    private final class Exchange: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var completes = true
        var initialFrames: [CGRect] = []

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
            if let controller = context.viewController(forKey: .from) {
                initialFrames.append(context.initialFrame(for: controller))
            }
            for view in [from, to] {
                if let view { context.containerView.addSubview(view) }
            }
            to?.alpha = 0
            UIView.animate(
                withDuration: 1,
                animations: { to?.alpha = 1 },
                completion: { [self] _ in context.completeTransition(completes) }
            )
        }
    }

    private func present(completes: Bool) -> (LoggingController, LoggingController, TestScene) {
        let (a, b) = (LoggingController("a", log), LoggingController("b", log))
        let exchange = Exchange()
        exchange.completes = completes
        let test = TestScene(root: a)
        test.commit()
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = exchange
        test.scene.perform {
            a.present(b, animated: true)
            // Only here: the delegate is held weakly.
            withExtendedLifetime(exchange) { _ = b.transitionCoordinator }
        }
        #expect(exchange.initialFrames == [CGRect(x: 0, y: 0, width: 390, height: 844)])
        test.commit()
        test.clock.advance(by: 1.1)
        test.commit()
        return (a, b, test)
    }

    @Test func aContainerWithBothViewsGoesWithoutThePresenters() {
        let (a, b, test) = present(completes: true)
        defer { test.end() }
        #expect(a.view.window == nil)
        #expect(b.view.window != nil)
        _ = log.take()
        let exchange = Exchange()
        b.transitioningDelegate = exchange
        test.scene.perform { a.dismiss(animated: true) }
        test.commit()
        test.clock.advance(by: 1.1)
        test.commit()
        #expect(a.view.superview === test.window)
        #expect(a.view.frame == test.window.bounds)
        #expect(a.presentedViewController == nil)
        #expect(
            log.take() == [
                "b willDisappear", "a willAppear animated", "a isAppearing",
                "a didAppear animated", "b didDisappear",
            ]
        )
    }

    @Test func aDismissalThatIsCalledOffLeavesWhatIsBelowWithoutInput() {
        let (a, b) = (LoggingController("a", log), LoggingController("b", log))
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .overFullScreen
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        let exchange = Exchange()
        exchange.completes = false
        b.transitioningDelegate = exchange
        test.scene.perform { b.dismiss(animated: true) }
        test.commit()
        #expect(!a.view.makeSemantics().isInert)
        test.clock.advance(by: 1.1)
        test.commit()
        #expect(a.presentedViewController === b && b.view.window != nil)
        #expect(a.view.makeSemantics().isInert)
    }

    @Test func aPresentationThatIsCalledOffLeavesThePresenterInSight() {
        let (a, b, test) = present(completes: false)
        defer { test.end() }
        #expect(a.view.superview === test.window)
        #expect(a.presentedViewController == nil)
        #expect(b.view.window == nil)
        #expect(log.take().last == "a didAppear animated")
    }
}
