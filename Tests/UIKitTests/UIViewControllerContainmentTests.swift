import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewControllerContainmentTests {
    let log = Log()

    @Test func addingTellsWillAndRemovingTellsDid() {
        let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
        parent.addChild(child)
        #expect(parent.children == [child])
        #expect(child.parent === parent)
        #expect(log.take() == ["child willMoveToParent parent"])
        parent.addChild(child)
        #expect(parent.children == [child])
        #expect(log.take().isEmpty)
        child.removeFromParent()
        #expect(log.take() == ["child didMoveToParent nil"])
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
        child.removeFromParent()
        #expect(log.take().isEmpty)
    }

    @Test func exchangesAreTransitionsWhereTheOptionsNameOne() {
        let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
        let test = TestScene(root: parent)
        defer { test.end() }
        for child in [old, new] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(old.view)
        test.commit()
        var ends: [Bool] = []
        test.scene.perform {
            parent.transition(
                from: old,
                to: new,
                duration: 0.5,
                options: .transitionCrossDissolve,
                animations: { new.view.alpha = 0.9 },
                completion: { ends.append($0) }
            )
        }
        #expect(new.view.superview === parent.view && old.view.superview == nil)
        let id = test.id(of: parent.view)
        let first = test.commit().operations.first
        #expect(first == .changeAppearance(id, .crossDissolve, transition: 0))
        test.clock.advance(by: 0.6)
        test.commit()
        #expect(ends == [true])
        #expect(new.view.superview === parent.view)
    }

    @Test func anotherParentTakesTheChildOver() {
        let (first, second) = (LoggingController("first", log), LoggingController("second", log))
        let child = LoggingController("child", log)
        first.addChild(child)
        _ = log.take()
        second.addChild(child)
        #expect(log.take() == ["child didMoveToParent nil", "child willMoveToParent second"])
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test func parentsKeepChildrenAndNotTheOtherWay() {
        weak var weakParent: UIViewController?
        let child = UIViewController()
        do {
            let parent = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            weakParent = parent
        }
        #expect(weakParent == nil)
        #expect(child.parent == nil)
    }

    @Test func theViewIsLoadedOnceAndFillsTheScreen() {
        let controller = LoggingController("root", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.take() == ["root loadView", "root didLoad"])
        #expect(controller.view.frame == UIScreen.main.bounds)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func aViewMaySetItsOwnInLoadView() {
        final class Custom: UIViewController {
            override func loadView() { view = UIControl() }
        }
        #expect(Custom().view is UIControl)
    }

    @Test func traitsForStrangersAreReported() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        let (parent, child) = (UIViewController(), UIViewController())
        parent.setOverrideTraitCollection(UITraitCollection(), forChild: child)
        #expect(messages == ["Traits were not set: \(child) is not a child of \(parent)."])
    }

    @Test func anActionsTargetIsFoundInContainersAndBehindPresentations() {
        final class Host: UIViewController {
            func refresh() {}
        }
        let (host, leaf) = (Host(), UIViewController())
        let stack = UINavigationController(rootViewController: leaf)
        host.addChild(stack)
        let refresh = Selector("refresh", Host.refresh)
        #expect(leaf.targetViewController(forAction: refresh, sender: nil) === host)
        #expect(UIViewController().targetViewController(forAction: refresh, sender: nil) == nil)
        let show = Selector("showViewController:sender:", UIViewController.show)
        #expect(leaf.targetViewController(forAction: show, sender: nil) === stack)
        let detail = Selector(
            "showDetailViewController:sender:",
            UIViewController.showDetailViewController
        )
        #expect(leaf.targetViewController(forAction: detail, sender: nil) == nil)
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        let inner = split.viewControllers[0].children[0]
        #expect(inner.targetViewController(forAction: detail, sender: nil) === split)
        let test = TestScene(root: host)
        defer { test.end() }
        let shown = UIViewController()
        test.scene.perform { host.present(shown, animated: false) }
        test.commit()
        #expect(shown.targetViewController(forAction: refresh, sender: nil) === host)
    }
}
