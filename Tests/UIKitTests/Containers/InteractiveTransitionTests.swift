import RenderTree
import Testing

@testable import UIKit

@MainActor
struct InteractiveTransitionTests {
    let log = Log()

    private func make(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// A stack of two controllers in a window of 390 × 844 points.
    private func stack() -> (UINavigationController, TestScene) {
        let navigation = UINavigationController(rootViewController: make("a"))
        navigation.pushViewController(make("b"), animated: false)
        let test = TestScene(root: navigation)
        test.commit()
        _ = log.take()
        return (navigation, test)
    }

    // MARK: - The edge

    @Test func aFingerFromTheEdgeLeadsTheWayBack() throws {
        let (navigation, test) = stack()
        defer { test.end() }
        let upper = try #require(navigation.topViewController?.view)
        try test.touch(.began, 4, 400)
        try test.touch(.moved, 40, 400)
        test.commit()
        try test.touch(.moved, 199, 400)
        test.commit()
        #expect(navigation.viewControllers.count == 1)
        navigation.transitionCoordinator?.notifyWhenInteractionEnds { [log] context in
            log("let go, cancelled \(context.isCancelled)")
        }
        let place = upper.layer.presentation()?.frame.minX ?? 0
        #expect(abs(place - 195) < 1)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        // Nothing goes on as long as the finger rests.
        test.clock.advance(by: 3)
        #expect(abs((upper.layer.presentation()?.frame.minX ?? 0) - place) < 0.1)
        try test.touch(.moved, 300, 400)
        try test.touch(.ended, 300, 400)
        test.clock.advance(by: 1)
        test.commit()
        #expect(upper.window == nil)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(log.entries.filter { $0.hasPrefix("let go") } == ["let go, cancelled false"])
        #expect(log.take().suffix(2) == ["a didAppear animated", "b didMoveToParent nil"])
    }

    @Test func aFingerThatGoesBackCallsTheStepOff() throws {
        let (navigation, test) = stack()
        defer { test.end() }
        let upper = try #require(navigation.topViewController)
        try test.touch(.began, 4, 400)
        try test.touch(.moved, 100, 400)
        test.commit()
        test.clock.advance(by: 1)
        try test.touch(.moved, 90, 400)
        try test.touch(.ended, 90, 400)
        test.clock.advance(by: 1)
        test.commit()
        #expect(navigation.topViewController === upper)
        #expect(navigation.viewControllers.count == 2)
        #expect(upper.view.window != nil && upper.view.transform == .identity)
        #expect(upper.parent === navigation)
        // The next step runs by itself again.
        test.scene.perform { _ = navigation.popViewController(animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        #expect(upper.view.window == nil)
    }

    @Test func theGestureKeepsToWhatTheBarShowsUnlessAnotherDelegateDecides() throws {
        let (navigation, test) = stack()
        defer { test.end() }
        func swipe() throws {
            try test.touch(.began, 4, 400)
            try test.touch(.moved, 100, 400)
            test.commit()
            try test.touch(.moved, 380, 400)
            try test.touch(.ended, 380, 400)
            test.clock.advance(by: 1)
            test.commit()
        }
        navigation.topViewController?.navigationItem.hidesBackButton = true
        try swipe()
        #expect(navigation.viewControllers.count == 2)
        navigation.topViewController?.navigationItem.hidesBackButton = false
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        try swipe()
        #expect(navigation.viewControllers.count == 2)
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        navigation.topViewController?.navigationItem.hidesBackButton = true
        let decider = GestureDecider()
        navigation.interactivePopGestureRecognizer?.delegate = decider
        try swipe()
        #expect(navigation.viewControllers.count == 1)
        // At the lower end of the stack there is nowhere to go.
        try swipe()
        #expect(navigation.viewControllers.count == 1)
    }

    // MARK: - Apps' own

    /// Moves the view of a presented controller in from the left; led by a share.
    private final class Drawer: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interaction = UIPercentDrivenInteractiveTransition()
        var isInteractive = true
        var ends: [Bool] = []

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            isInteractive ? interaction : nil
        }
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else {
                return context.completeTransition(true)
            }
            view.frame = CGRect(x: -200, y: 0, width: 200, height: 844)
            context.containerView.addSubview(view)
            UIView.animate(
                withDuration: 0.5,
                delay: 0,
                usingSpringWithDamping: 0.8,
                initialSpringVelocity: 1
            ) {
                view.frame.origin.x = 0
            } completion: { [self] _ in
                ends.append(!context.transitionWasCancelled)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func present(_ drawer: Drawer) -> (UIViewController, UIViewController, TestScene) {
        let (a, b) = (make("a"), make("b"))
        let test = TestScene(root: a)
        test.commit()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = drawer
        test.scene.perform { a.present(b, animated: true) }
        test.commit()
        return (a, b, test)
    }

    @Test(arguments: [(true, -50.0), (false, -150.0)])
    func aPresentationFollowsItsShare(finishes: Bool, place: Double) throws {
        let drawer = Drawer()
        let (a, b, test) = present(drawer)
        defer { test.end() }
        test.scene.perform { drawer.interaction.update(finishes ? 0.75 : 0.25) }
        test.commit()
        #expect(drawer.interaction.percentComplete == (finishes ? 0.75 : 0.25))
        #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) - place) < 1)
        #expect(b.isBeingPresented && drawer.ends.isEmpty)
        test.scene.perform {
            if finishes { drawer.interaction.finish() } else { drawer.interaction.cancel() }
        }
        test.clock.advance(by: 1)
        test.commit()
        #expect(drawer.ends == [finishes])
        #expect((a.presentedViewController === b) == finishes)
        #expect((b.view.window != nil) == finishes)
        if finishes { #expect(b.view.frame.minX == 0) }
    }

    /// Has an animator of its own, which gestures lead.
    private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interaction = UIPercentDrivenInteractiveTransition()
        private var animator: UIViewPropertyAnimator?
        var isInteractive = true
        /// Whether the transition begins with its animator alone.
        var isQuiet = false
        private(set) var starts = 0

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            starts += 1
            if !isQuiet { interruptibleAnimator(using: context).startAnimation() }
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let view = context.view(forKey: .to)
            if let view {
                view.frame = CGRect(x: -200, y: 0, width: 200, height: 844)
                context.containerView.addSubview(view)
            }
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view?.frame.origin.x = 0
            }
            made.addCompletion { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    @Test func anAnimatorThatCanBeStoppedIsLedByTheGesture() {
        let (a, b, slide) = (make("a"), make("b"), Slide())
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = slide
        test.scene.perform { a.present(b, animated: true) }
        test.commit()
        test.scene.perform { slide.interaction.update(0.5) }
        test.commit()
        #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) + 100) < 1)
        test.clock.advance(by: 3)
        #expect(b.isBeingPresented)
        test.scene.perform { slide.interaction.finish() }
        test.clock.advance(by: 1.1)
        test.commit()
        #expect(!b.isBeingPresented && a.presentedViewController === b)
        #expect(b.view.frame.minX == 0)
    }

    @Test(arguments: [false, true])
    func anAnimatorThatCanBeStoppedRunsByItself(isQuiet: Bool) {
        let (a, b, slide) = (make("a"), make("b"), Slide())
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        (slide.isInteractive, slide.isQuiet) = (false, isQuiet)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = slide
        test.scene.perform { a.present(b, animated: true) }
        test.commit()
        #expect(slide.starts == 1)
        test.clock.advance(by: 0.5)
        #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) + 100) < 1)
        test.clock.advance(by: 1)
        test.commit()
        #expect(!b.isBeingPresented && b.view.frame.minX == 0)
    }

    @Test func anEndBeforeTheTransitionBeginsCounts() throws {
        let drawer = Drawer()
        let (a, b) = (make("a"), make("b"))
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = drawer
        test.scene.perform {
            a.present(b, animated: true)
            drawer.interaction.update(0.4)
            drawer.interaction.cancel()
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(drawer.ends == [false])
        #expect(a.presentedViewController == nil)
    }

    @Test func whatRunsAlongsideFollowsTheShareAsWell() throws {
        let drawer = Drawer()
        let (a, b) = (make("a"), make("b"))
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = drawer
        test.scene.perform {
            a.present(b, animated: true)
            b.transitionCoordinator?.animate(alongsideTransition: { _ in a.view.alpha = 0 })
        }
        test.commit()
        test.scene.perform { drawer.interaction.update(0.5) }
        #expect(abs((a.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        test.scene.perform { drawer.interaction.cancel() }
        test.clock.advance(by: 1)
        #expect(a.view.alpha == 1)
    }

    @Test func viewsOutsideOfATransitionRunAlongsideIt() throws {
        let (navigation, test) = stack()
        defer { test.end() }
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        test.window.addSubview(outside)
        test.commit()
        var isCalled = false
        test.scene.perform {
            navigation.popViewController(animated: true)
            isCalled =
                navigation.transitionCoordinator?.animateAlongsideTransition(in: test.window) { _ in
                    outside.alpha = 0
                } ?? false
        }
        test.commit()
        #expect(isCalled && outside.alpha == 0)
        test.clock.advance(by: 0.1)
        let opacity = outside.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0 && opacity < 1)
        test.clock.advance(by: 1)
        test.commit()
        #expect(outside.layer.presentation()?.opacity ?? 0 == 0)
    }

    @Test func withoutAnInteractiveStartTheTransitionRunsByItself() throws {
        let drawer = Drawer()
        drawer.interaction.wantsInteractiveStart = false
        let (a, b, test) = present(drawer)
        defer { test.end() }
        test.clock.advance(by: 0.2)
        test.scene.perform { drawer.interaction.pause() }
        let place = b.view.layer.presentation()?.frame.minX ?? 0
        #expect(place > -200 && place < 0)
        test.clock.advance(by: 2)
        #expect(a.presentedViewController === b && drawer.ends.isEmpty)
        test.scene.perform { drawer.interaction.finish() }
        test.clock.advance(by: 1)
        #expect(drawer.ends == [true])
    }

    // MARK: - Cards

    private final class Judge: NSObject, UISheetPresentationControllerDelegate {
        let log: Log
        var allows = true
        init(_ log: Log) { self.log = log }
        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool {
            log("should")
            return allows
        }
        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) { log("attempted") }
        func presentationControllerDidDismiss(
            _ presentationController: UIPresentationController
        ) { log("did") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { log("height \(sheet.selectedDetentIdentifier?.rawValue ?? "")") }
    }

    private func card(
        _ judge: Judge,
        _ detents: [UISheetPresentationController.Detent]
    ) -> (UIViewController, UIViewController, TestScene) {
        let (a, b) = (UIViewController(), UIViewController())
        let test = TestScene(root: a)
        test.commit()
        b.sheetPresentationController?.detents = detents
        b.presentationController?.delegate = judge
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        return (a, b, test)
    }

    private func drag(_ test: TestScene, from start: Double, to end: Double) throws {
        try test.touch(.began, 200, start)
        try test.touch(.moved, 200, start + (end > start ? 15 : -15))
        try test.touch(.moved, 200, end)
        test.commit()
        test.clock.advance(by: 0.5)
        try test.touch(.moved, 200, end)
        try test.touch(.ended, 200, end)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @Test func aCardIsDraggedAwayOrStaysWhereItIsHeld() throws {
        let judge = Judge(log)
        let (a, b, test) = card(judge, [.large()])
        defer { test.end() }
        let top = b.view.frame.minY
        try drag(test, from: 100, to: 250)
        #expect(b.view.frame.minY == top && a.presentedViewController === b)
        judge.allows = false
        try drag(test, from: 100, to: 700)
        #expect(log.take() == ["should", "attempted"])
        #expect(b.view.frame.minY == top && a.presentedViewController === b)
        judge.allows = true
        try drag(test, from: 100, to: 700)
        #expect(log.take() == ["should", "did"])
        #expect(a.presentedViewController == nil)
    }

    @Test func aCardIsDraggedToAnotherHeight() throws {
        let judge = Judge(log)
        let (_, b, test) = card(judge, [.medium(), .large()])
        defer { test.end() }
        #expect(b.view.frame.height == 417)
        try drag(test, from: 500, to: 150)
        #expect(b.view.frame.height == 834)
        #expect(log.take() == ["height large"])
        try drag(test, from: 100, to: 450)
        #expect(b.view.frame.height == 417)
        #expect(log.take() == ["height medium"])
    }

    @Test(arguments: [true, false])
    func scrollingFromTheUpperEndLetsACardGrow(isPreferred: Bool) throws {
        let judge = Judge(log)
        let (_, b, test) = card(judge, [.medium(), .large()])
        defer { test.end() }
        let scroller = UIScrollView(frame: b.view.bounds)
        scroller.contentSize = CGSize(width: 390, height: 3_000)
        test.scene.perform {
            b.view.addSubview(scroller)
            b.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = isPreferred
        }
        test.commit()
        let steps: [(Double, ScrollInput.Phase)] = [(10, .dragging), (60, .dragging), (60, .ended)]
        for (y, phase) in steps {
            let place = CGPoint(x: 0, y: y)
            try test.scene.deliver(
                .scroll(
                    ScrollInput(node: test.id(of: scroller), position: place, phase: phase)
                )
            )
            test.commit()
        }
        test.clock.advance(by: 1)
        test.commit()
        #expect(b.view.frame.height == (isPreferred ? 834 : 417))
        #expect(log.take() == (isPreferred ? ["height large"] : []))
    }

    @Test func aBubbleWithoutRoomIsTheCardThatTheAppSetUp() throws {
        let (a, b) = (UIViewController(), UIViewController())
        let test = TestScene(root: a)
        defer { test.end() }
        test.commit()
        b.modalPresentationStyle = .popover
        let bubble = try #require(b.popoverPresentationController)
        bubble.sourceView = a.view
        let sheet = bubble.adaptiveSheetPresentationController
        sheet.detents = [.medium()]
        #expect(sheet === bubble.adaptiveSheetPresentationController)
        test.scene.perform { a.present(b, animated: false) }
        test.commit()
        #expect(b.presentationController === sheet)
        #expect(b.view.frame.height == 417)
    }
}
