import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UINavigationControllerTests {
    let log = Log()

    func make(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// Writes down what the delegate hears.
    private final class Watcher: UINavigationControllerDelegate {
        let log: Log
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var operation: UINavigationController.Operation?
        init(_ log: Log) { self.log = log }

        private func name(_ controller: UIViewController) -> String {
            (controller as? LoggingController)?.name ?? "controller"
        }
        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            log("willShow \(name(viewController))\(animated ? " animated" : "")")
        }
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            log("didShow \(name(viewController))\(animated ? " animated" : "")")
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            self.operation = operation
            return animator
        }
    }

    // MARK: - Lifetime

    @Test func aStepMayEndAfterItsContainer() {
        let (a, b) = (make("a"), make("b"))
        let test = TestScene()
        defer { test.end() }
        weak var gone: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: a)
            gone = navigation
            test.scene.perform { test.window.rootViewController = navigation }
            test.commit()
            test.scene.perform { navigation.pushViewController(b, animated: true) }
            test.commit()
            test.scene.perform { test.window.rootViewController = UIViewController() }
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(gone == nil)
        #expect(b.view.transform == .identity)
    }

    // MARK: - The stack

    @Test func theStackChangesAtOnceAndPopsReturnWhatGoes() {
        let (a, b, c, d) = (make("a"), make("b"), make("c"), make("d"))
        let navigation = UINavigationController(rootViewController: a)
        for controller in [b, c, d] { navigation.pushViewController(controller, animated: false) }
        #expect(navigation.viewControllers == [a, b, c, d])
        #expect(navigation.topViewController === d)
        #expect(navigation.visibleViewController === d)
        #expect(d.navigationController === navigation)
        #expect(navigation.popViewController(animated: false) === d)
        #expect(d.navigationController == nil)
        #expect(navigation.popToViewController(d, animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == [b, c])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        navigation.setViewControllers([d, c], animated: false)
        #expect(navigation.viewControllers == [d, c])
        #expect(a.parent == nil)
        navigation.pushViewController(c, animated: false)
        #expect(navigation.viewControllers == [d, c])
    }

    @Test func aSubclassSeesTheRootBeingPushed() {
        final class Navigation: UINavigationController {
            var pushed = 0
            override func pushViewController(_ controller: UIViewController, animated: Bool) {
                pushed += 1
                super.pushViewController(controller, animated: animated)
            }
        }
        #expect(Navigation(rootViewController: UIViewController()).pushed == 1)
        #expect(Navigation().viewControllers.isEmpty)
    }

    @Test func barsAreOfTheClassesGiven() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let navigation = UINavigationController(
            navigationBarClass: Bar.self,
            toolbarClass: Tools.self
        )
        #expect(navigation.navigationBar is Bar)
        #expect(navigation.toolbar is Tools)
    }

    // MARK: - Appearance

    @Test func theRootAppearsWithTheController() {
        let a = make("a")
        let watcher = Watcher(log)
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = watcher
        #expect(
            log.take() == [
                "a willMoveToParent UINavigationController",
                "a didMoveToParent UINavigationController",
            ]
        )
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        #expect(
            log.take() == [
                "a loadView", "a didLoad", "a willAppear", "willShow a", "a isAppearing",
                "a didAppear", "didShow a",
            ]
        )
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func anAnimatedPushTellsEachOnceInApplesOrder() {
        let (a, b) = (make("a"), make("b"))
        let watcher = Watcher(log)
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = watcher
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.scene.perform { navigation.pushViewController(b, animated: true) }
        #expect(log.take() == ["b willMoveToParent UINavigationController"])
        #expect(!b.isViewLoaded)
        test.commit()
        #expect(
            log.take() == [
                "b loadView", "b didLoad", "a willDisappear", "b willAppear animated",
                "willShow b animated", "b isAppearing",
            ]
        )
        test.clock.advance(by: 1)
        test.commit()
        #expect(
            log.take() == [
                "a didDisappear", "b didAppear animated",
                "b didMoveToParent UINavigationController", "didShow b animated",
            ]
        )
        #expect(a.view.superview == nil)
        #expect(b.view.window === test.window)
    }

    @Test func anAnimatedPopTellsEachOnceInApplesOrder() {
        let (a, b) = (make("a"), make("b"))
        let watcher = Watcher(log)
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        navigation.delegate = watcher
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        _ = log.take()
        var isMoving = false
        b.onWillDisappear = { isMoving = b.isMovingFromParent && b.navigationController != nil }
        test.scene.perform { _ = navigation.popViewController(animated: true) }
        test.commit()
        #expect(
            log.take() == [
                "b willMoveToParent nil", "a loadView", "a didLoad", "b willDisappear",
                "a willAppear animated", "willShow a animated", "a isAppearing",
            ]
        )
        #expect(isMoving)
        test.clock.advance(by: 1)
        #expect(
            log.take() == [
                "b didDisappear", "a didAppear animated", "b didMoveToParent nil",
                "didShow a animated",
            ]
        )
        #expect(b.parent == nil)
    }

    @Test func withoutAnimationOneCommitShowsTheOther() {
        let (a, b) = (make("a"), make("b"))
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.scene.perform { navigation.pushViewController(b, animated: false) }
        test.commit()
        #expect(
            log.take() == [
                "b willMoveToParent UINavigationController", "b loadView", "b didLoad",
                "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
                "b didAppear", "b didMoveToParent UINavigationController",
            ]
        )
        #expect(a.view.window == nil)
    }

    @Test func stepsOfOneTurnLeadStraightToTheLast() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.scene.perform {
            navigation.pushViewController(b, animated: true)
            navigation.pushViewController(c, animated: true)
        }
        test.commit()
        test.clock.advance(by: 1)
        #expect(!b.isViewLoaded)
        #expect(c.view.window === test.window)
        #expect(log.entries.filter { $0.hasPrefix("a did") } == ["a didDisappear"])
        test.scene.perform {
            navigation.popViewController(animated: true)
            navigation.pushViewController(c, animated: true)
        }
        test.commit()
        test.clock.advance(by: 1)
        #expect(c.parent === navigation)
        #expect(c.view.window === test.window)
    }

    @Test func aStepDuringAnotherEndsItFirst() {
        let (a, b) = (make("a"), make("b"))
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        test.scene.perform { navigation.pushViewController(b, animated: true) }
        test.commit()
        _ = log.take()
        test.scene.perform { _ = navigation.popViewController(animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        #expect(
            log.take() == [
                "b willMoveToParent nil", "a didDisappear", "b didAppear animated",
                "b didMoveToParent UINavigationController", "b willDisappear",
                "a willAppear animated", "a isAppearing", "b didDisappear",
                "a didAppear animated", "b didMoveToParent nil",
            ]
        )
    }

    // MARK: - Transitions

    @Test func theCoordinatorIsThereAtOnceAndEndsWithTheStep() {
        let (a, b) = (make("a"), make("b"))
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        var events: [String] = []
        test.scene.perform {
            navigation.pushViewController(b, animated: true)
            let coordinator = navigation.transitionCoordinator
            #expect(coordinator?.viewController(forKey: .to) === b)
            #expect(coordinator?.isAnimated == true)
            coordinator?.animate(
                alongsideTransition: { _ in events.append("alongside") },
                completion: { _ in events.append("completed") }
            )
        }
        test.commit()
        #expect(events == ["alongside"])
        test.clock.advance(by: 1)
        #expect(events == ["alongside", "completed"])
        #expect(navigation.transitionCoordinator == nil)
    }

    /// Tells of what was taken off a stack, as coordinators do.
    private final class Router: NSObject, UINavigationControllerDelegate {
        var popped: [UIViewController] = []
        var completions = 0
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            let coordinator = navigationController.transitionCoordinator
            guard let from = coordinator?.viewController(forKey: .from),
                !navigationController.viewControllers.contains(from)
            else { return }
            popped.append(from)
            coordinator?.animate(alongsideTransition: nil) { _ in self.completions += 1 }
        }
    }

    @Test(arguments: [true, false]) func theDelegateLearnsWhatWasPopped(isAnimated: Bool) {
        let (router, page) = (Router(), make("b"))
        let navigation = UINavigationController(rootViewController: make("a"))
        navigation.delegate = router
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        test.scene.perform { navigation.pushViewController(page, animated: isAnimated) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(router.popped.isEmpty)
        test.scene.perform { _ = navigation.popViewController(animated: isAnimated) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(router.popped == [page] && router.completions == 1)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func theNewViewSlidesInFromTheTrailingEdge() {
        for isRightToLeft in [false, true] {
            var environment = SceneEnvironment()
            environment.isRightToLeft = isRightToLeft
            let (a, b) = (make("a"), make("b"))
            let navigation = UINavigationController(rootViewController: a)
            let test = TestScene(environment: environment, root: navigation)
            defer { test.end() }
            test.commit()
            test.scene.perform { navigation.pushViewController(b, animated: true) }
            test.commit()
            let start = b.view.layer.presentation()?.affineTransform().tx ?? 0
            #expect(isNear(Double(start), isRightToLeft ? -390 : 390, 0.5))
            test.clock.advance(by: 0.2)
            let middle = b.view.layer.presentation()?.affineTransform().tx ?? 0
            #expect(abs(middle) > 10 && abs(middle) < 380)
            test.clock.advance(by: 1)
            #expect(b.view.transform == .identity)
            #expect(a.view.transform == .identity)
        }
    }

    @Test func anAnimatorOfTheDelegateLeadsTheStep() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var ended: Bool?
            var frames: [CGRect] = []
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let to = context.viewController(forKey: .to),
                    let view = context.view(forKey: .to)
                else { return }
                frames = [context.initialFrame(for: to), context.finalFrame(for: to)]
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(
                    withDuration: transitionDuration(using: context),
                    animations: { view.alpha = 1 },
                    completion: { context.completeTransition($0) }
                )
            }
            func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
        }
        let (a, b) = (make("a"), make("b"))
        let watcher = Watcher(log)
        let fade = Fade()
        watcher.animator = fade
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = watcher
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        test.scene.perform { navigation.pushViewController(b, animated: true) }
        test.commit()
        #expect(watcher.operation == .push)
        #expect(fade.frames == [.zero, CGRect(x: 0, y: 0, width: 390, height: 844)])
        _ = log.take()
        test.clock.advance(by: 1.5)
        #expect(log.take().isEmpty)
        test.clock.advance(by: 1)
        #expect(fade.ended == true)
        #expect(log.take().last == "didShow b animated")
    }
}

extension UIView {
    /// Returns the first view at or below this one with an identifier.
    func view(identified identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        for view in subviews {
            if let found = view.view(identified: identifier) { return found }
        }
        return nil
    }
}
