import RenderTree
import Testing

@testable import UIKit

/// Presentations of the app's own, alerts and the way back.
extension UIPresentationControllerTests {
    // MARK: - Custom

    /// Brings a menu of 100 points at the left edge, or what fills the screen.
    private final class Drawer: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var width: CGFloat? = 100
        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            let end = width ?? context.containerView.bounds.width
            view.frame = CGRect(x: -end, y: 0, width: end, height: 844)
            UIView.animate(
                withDuration: 1,
                animations: { view.frame.origin.x = 0 },
                completion: { _ in context.completeTransition(true) }
            )
        }
    }

    @Test(arguments: [100, nil] as [CGFloat?])
    func whatAnAnimatorBringsStaysWhereItPutIt(width: CGFloat?) throws {
        let (root, menu, drawer) = (UIViewController(), UIViewController(), Drawer())
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        drawer.width = width
        menu.modalPresentationStyle = .overFullScreen
        menu.transitioningDelegate = drawer
        test.scene.perform { root.present(menu, animated: true) }
        test.commit()
        test.clock.advance(by: 1.1)
        test.commit()
        #expect(menu.view.frame == CGRect(x: 0, y: 0, width: width ?? 390, height: 844))
        menu.presentationController?.containerView?.setNeedsLayout()
        test.commit()
        #expect(menu.view.frame.width == width ?? 390)
        let turned = SceneGeometry(size: CGSize(width: 844, height: 390), scale: 2)
        try test.scene.deliver(.geometry(turned))
        test.commit()
        #expect(menu.view.frame.height == 390)
        if width == nil { #expect(menu.view.frame.width == 844) }
    }

    @Test func customPresentationsRunTheirOwnAnimators() {
        final class Custom: UIPresentationController {
            var log: Log?
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 10, y: 20, width: 100, height: 200)
            }
            override func presentationTransitionWillBegin() { log?("will begin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { log?("did end") }
            override func dismissalTransitionWillBegin() { log?("will dismiss") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { log?("did dismiss") }
        }
        final class Move: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let view = context.view(forKey: .to) ?? context.view(forKey: .from)
                UIView.animate(
                    withDuration: 3,
                    animations: { view?.alpha = 0.5 },
                    completion: { _ in context.completeTransition(true) }
                )
            }
        }
        final class Director: UIViewControllerTransitioningDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Move() }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Move() }
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let made = Custom(presentedViewController: presented, presenting: presenting)
                made.log = log
                return made
            }
        }
        let (a, b) = (make("a"), make("b"))
        let director = Director(log)
        let test = shown(a)
        defer { test.end() }
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        test.scene.perform { a.present(b, animated: true) }
        test.commit()
        #expect(b.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        test.clock.advance(by: 2)
        #expect(!log.entries.contains("did end"))
        test.clock.advance(by: 2)
        #expect(log.entries.last == "did end")
        // What else stands in the container is the app's own.
        let container = b.presentationController?.containerView
        #expect(container?.subviews.map { $0 === b.view } == [true])
        // Once it has come, the app moves the view, whatever is laid out.
        b.view.frame.origin.y = 300
        b.presentationController?.containerView?.setNeedsLayout()
        test.commit()
        #expect(b.view.frame == CGRect(x: 10, y: 300, width: 100, height: 200))
        test.scene.perform { a.dismiss(animated: true) }
        test.clock.advance(by: 4)
        #expect(log.entries.suffix(2) == ["b didDisappear", "did dismiss"])
    }

    @Test func presentationsSetTraitsForWhatTheyShow() {
        let (a, b) = (make("a"), make("b"))
        let test = shown(a)
        defer { test.end() }
        b.modalPresentationStyle = .fullScreen
        b.presentationController?.overrideTraitCollection = UITraitCollection(
            userInterfaceStyle: .dark
        )
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.traitCollection.userInterfaceStyle == .dark)
        #expect(b.view.traitCollection.userInterfaceStyle == .dark)
        #expect(b.view.traitCollection.displayScale == a.traitCollection.displayScale)
        b.presentationController?.overrideTraitCollection = nil
        #expect(b.view.traitCollection.userInterfaceStyle == .light)
        test.scene.perform { a.dismiss(animated: false) }
        test.commit()
        #expect(a.traitCollection.userInterfaceStyle == .light)
    }

    // MARK: - Alerts

    @Test func anAlertCallsTheChoiceOnceItIsGone() throws {
        let a = make("a")
        let test = shown(a)
        defer { test.end() }
        let alert = UIAlertController(
            title: "Delete?",
            message: "It cannot be undone.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
        test.scene.perform { a.present(alert, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(alert.view.frame.width == 270)
        let right = alert.view.convert(
            CGPoint(x: 200, y: alert.view.bounds.height - 20),
            to: nil
        )
        try test.tap(Double(right.x), Double(right.y))
        #expect(log.take().isEmpty)
        test.clock.advance(by: 1)
        #expect(log.take() == ["delete"])
        #expect(a.presentedViewController == nil)
        test.scene.perform { a.present(alert, animated: false) }
        test.commit()
        try test.scene.deliver(.key(KeyInput(isDown: true, key: "Escape", code: "Escape")))
        test.clock.advance(by: 1)
        #expect(log.take() == ["cancel"])
    }

    // MARK: - Way back

    @Test func theWayBackCountsStacksAndCardsAndLeadsThroughThem() throws {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let navigation = UINavigationController(rootViewController: a)
        let test = shown(navigation)
        defer { test.end() }
        #expect(test.scene.stepsBack == 0)
        test.scene.perform { navigation.pushViewController(b, animated: false) }
        test.commit()
        test.scene.perform { b.present(c, animated: false) }
        test.commit()
        #expect(test.scene.stepsBack == 2)
        #expect(test.window.makeSemantics().stepsBack == 2)
        try test.scene.deliver(.back)
        test.clock.advance(by: 1)
        #expect(navigation.presentedViewController == nil)
        try test.scene.deliver(.back)
        test.commit()
        test.clock.advance(by: 1)
        #expect(navigation.topViewController === a)
        try test.scene.deliver(.back)
        test.commit()
        #expect(test.scene.stepsBack == 0)
    }
}
