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
}
