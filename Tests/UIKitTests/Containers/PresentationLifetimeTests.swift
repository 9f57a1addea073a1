import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PresentationLifetimeTests {
    private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        var ends = 0
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { ends += 1 }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover], [true, false])
    func whatIsPresentedEndsWithItsScene(
        style: UIModalPresentationStyle,
        isCommitted: Bool
    ) async throws {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        do {
            let child = UIViewController()
            child.definesPresentationContext = true
            let root = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            let test = TestScene(root: root)
            test.commit()
            let top = UIViewController()
            top.modalPresentationStyle = style
            top.popoverPresentationController?.sourceView = child.view
            test.scene.perform { child.present(top, animated: true) }
            (presenter, presented) = (root, top)
            if isCommitted { test.commit() }
            test.end()
        }
        // What was on its way ends with the next turn.
        for _ in 0..<200 where presented != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(presenter == nil)
        #expect(presented == nil)
    }

    private final class Asking: UIViewController {
        let listener: Listener
        init(_ listener: Listener) {
            self.listener = listener
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            presentationController?.delegate = listener
        }
    }

    @Test func whatIsAskedForItsPresentationAndNeverPresentedGoes() async throws {
        let listener = Listener()
        weak var root: UIViewController?
        weak var pushed: UIViewController?
        do {
            let (first, second) = (Asking(listener), Asking(listener))
            let navigation = UINavigationController(rootViewController: first)
            let test = TestScene(root: navigation)
            test.commit()
            navigation.presentationController?.delegate = listener
            second.sheetPresentationController?.detents = [.medium()]
            test.scene.perform { navigation.pushViewController(second, animated: false) }
            test.commit()
            #expect(second.presentationController?.presentedViewController === second)
            #expect(second.presentationController?.delegate === listener)
            (root, pushed) = (navigation, second)
            test.scene.perform { _ = navigation.popViewController(animated: false) }
            test.commit()
            test.end()
        }
        for _ in 0..<200 where root != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(root == nil)
        #expect(pushed == nil)
    }

    @Test func whatWasRefusedOrDismissedAndAskedAgainGoes() async throws {
        weak var refused: UIViewController?
        weak var dismissed: UIViewController?
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        do {
            let (card, other) = (UIViewController(), UIViewController())
            other.modalPresentationStyle = .popover
            other.popoverPresentationController?.sourceView = root.view
            test.scene.perform {
                root.present(card, animated: false)
                root.present(other, animated: false)
            }
            test.commit()
            #expect(root.presentedViewController === card)
            test.scene.perform { card.dismiss(animated: false) }
            test.commit()
            #expect(card.sheetPresentationController?.presentedViewController === card)
            (refused, dismissed) = (other, card)
        }
        test.commit()
        for _ in 0..<200 where dismissed != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(refused == nil)
        #expect(dismissed == nil)
    }

    @Test func aPlanHoldsWhatIsPresentedByItAndNothingElse() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        var plan: UIPresentationController?
        weak var card: UIViewController?
        do {
            let made = UIViewController()
            plan = made.presentationController
            card = made
            test.scene.perform { root.present(made, animated: false) }
        }
        test.commit()
        #expect(card != nil)
        #expect(plan?.presentedViewController === card)
        #expect(root.presentedViewController === card)
    }

    @Test func bubblesAndCardsArePlannedInTheirOwnStylesOnly() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        #expect(controller.presentation?.controller == nil)
        #expect(controller.sheetPresentationController != nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.sheetPresentationController == nil)
        #expect(controller.popoverPresentationController != nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.popoverPresentationController == nil)
        #expect(controller.sheetPresentationController == nil)
    }

    @Test func theStatusBarFollowsWhatIsShownAndFillsTheScreen() throws {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let (page, stack, tabs) = (Dark(), UINavigationController(), UITabBarController())
        stack.pushViewController(page, animated: false)
        tabs.viewControllers = [stack]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let bar = try #require(test.scene.statusBarManager)
        #expect(bar.isStatusBarHidden && bar.statusBarStyle == .darkContent)
        stack.navigationBar.barStyle = .black
        #expect(bar.statusBarStyle == .lightContent)
        stack.navigationBar.barStyle = .default
        #expect(bar.statusBarStyle == .darkContent)
        stack.isNavigationBarHidden = true
        #expect(bar.statusBarStyle == .lightContent)
        let (plain, dark) = (UIViewController(), Dark())
        plain.modalPresentationStyle = .fullScreen
        test.scene.perform { tabs.present(plain, animated: false) }
        test.commit()
        #expect(!bar.isStatusBarHidden && bar.statusBarStyle == .darkContent)
        test.scene.perform { plain.present(dark, animated: false) }
        test.commit()
        #expect(!bar.isStatusBarHidden)
        dark.modalPresentationCapturesStatusBarAppearance = true
        #expect(bar.isStatusBarHidden && bar.statusBarStyle == .lightContent)
    }

    @Test func theAutomaticStyleReadsAsTheOneThatItStandsFor() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .overFullScreen
        #expect(controller.modalPresentationStyle == .overFullScreen)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
    }

    @Test func whatIsPresentedInTheContextOfAControllerGoesWithIt() throws {
        let (root, child, top) = (UIViewController(), UIViewController(), UIViewController())
        child.definesPresentationContext = true
        top.modalPresentationStyle = .overCurrentContext
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(child, animated: false)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        test.scene.perform { child.present(top, animated: false) }
        test.commit()
        let container = try #require(top.presentationController?.containerView)
        let next = UIViewController()
        test.scene.perform { stack.pushViewController(next, animated: false) }
        test.commit()
        #expect(container.superview?.subviews.last === next.view)
        test.scene.perform { _ = stack.popViewController(animated: false) }
        test.commit()
        #expect(container.superview?.subviews.last === container)
        test.scene.perform { _ = stack.popViewController(animated: false) }
        test.commit()
        #expect(top.view.window == nil && top.presentingViewController == nil)
        #expect(root.view.window === test.window)
    }

    @Test func whatAChildPresentsEndsWithTheRoot() {
        let (root, child, top) = (UIViewController(), UIViewController(), UIViewController())
        child.definesPresentationContext = true
        top.modalPresentationStyle = .overCurrentContext
        root.addChild(child)
        root.view.addSubview(child.view)
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        test.scene.perform { child.present(top, animated: false) }
        test.commit()
        #expect(child.presentedViewController === top)
        test.scene.perform { test.window.rootViewController = UIViewController() }
        test.commit()
        #expect(child.presentedViewController == nil && top.presentingViewController == nil)
    }

    @Test func aCardThatComesAgainHasOneHandle() {
        let (root, card) = (UIViewController(), UIViewController())
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        for _ in 0..<3 {
            card.sheetPresentationController?.prefersGrabberVisible = true
            test.scene.perform { root.present(card, animated: false) }
            test.commit()
            #expect(card.view.gestureRecognizers?.count == 1)
            #expect(card.view.subviews.count == 1)
            test.scene.perform { card.dismiss(animated: false) }
            test.commit()
            #expect(card.view.gestureRecognizers?.isEmpty ?? true)
            #expect(card.view.subviews.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func aBubblesEndIsToldWhereAPersonEndedIt(isByPerson: Bool) throws {
        let (root, bubble) = (UIViewController(), UIViewController())
        let test = TestScene(size: CGSize(width: 1280, height: 800), root: root)
        defer { test.end() }
        test.commit()
        let listener = Listener()
        bubble.modalPresentationStyle = .popover
        bubble.preferredContentSize = CGSize(width: 100, height: 100)
        bubble.popoverPresentationController?.sourceView = root.view
        bubble.popoverPresentationController?.delegate = listener
        test.scene.perform { root.present(bubble, animated: false) }
        test.commit()
        #expect(root.presentedViewController === bubble)
        if isByPerson {
            try test.tap(5, 5)
        } else {
            test.scene.perform { bubble.dismiss(animated: false) }
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(root.presentedViewController == nil)
        #expect(listener.ends == (isByPerson ? 1 : 0))
    }

    @Test func anEmptyStackShowsNothing() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        #expect(first.view.window != nil)
        test.scene.perform { navigation.setViewControllers([], animated: false) }
        test.commit()
        #expect(first.view.window == nil && first.parent == nil)
        let second = UIViewController()
        test.scene.perform { navigation.setViewControllers([second], animated: false) }
        test.commit()
        #expect(second.view.window != nil)
    }
}
