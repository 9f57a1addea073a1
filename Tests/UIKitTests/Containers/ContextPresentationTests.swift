import RenderTree
import Testing

@testable import UIKit

/// What is presented in the context of a controller in a container, whose view it stands over.
@MainActor
struct ContextPresentationTests {
    private final class Page: UIViewController {
        var appearances = 0
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appearances += 1
        }
    }

    /// Shows a stack whose upper controller presents another in its own context.
    private func present(
        _ popup: UIViewController,
        style: UIModalPresentationStyle
    ) -> (test: TestScene, stack: UINavigationController, page: Page) {
        let page = Page()
        page.definesPresentationContext = true
        popup.modalPresentationStyle = style
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(page, animated: false)
        let test = TestScene(root: stack)
        test.commit()
        test.scene.perform { page.present(popup, animated: false) }
        test.commit()
        return (test, stack, page)
    }

    @Test func itIsOutOfSightBelowWhatIsPushed() throws {
        let popup = UIViewController()
        let it = present(popup, style: .overCurrentContext)
        defer { it.test.end() }
        let container = try #require(popup.presentationController?.containerView)
        #expect(!container.isHidden)
        it.test.scene.perform { it.stack.pushViewController(UIViewController(), animated: false) }
        it.test.commit()
        #expect(container.isHidden && container.window != nil)
        it.test.scene.perform { _ = it.stack.popViewController(animated: false) }
        it.test.commit()
        #expect(!container.isHidden && container.superview?.subviews.last === container)
    }

    @Test func whatPresentsItDoesNotComeBackAsItLeavesTheStack() {
        let popup = UIViewController()
        let it = present(popup, style: .currentContext)
        defer { it.test.end() }
        #expect(it.page.view.window == nil && it.page.appearances == 1)
        it.test.scene.perform { _ = it.stack.popViewController(animated: false) }
        it.test.commit()
        #expect(popup.view.window == nil && popup.presentingViewController == nil)
        #expect(it.page.view.superview == nil && it.page.appearances == 1)
    }

    @Test func anEndInATabOutOfSightShowsNothingOfTheTab() {
        let (stack, popup) = (UINavigationController(), UIViewController())
        let page = Page()
        stack.pushViewController(page, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = .currentContext
        test.scene.perform { page.present(popup, animated: false) }
        test.commit()
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        test.scene.perform { popup.dismiss(animated: false) }
        test.commit()
        #expect(stack.view.window == nil && page.appearances == 1)
        test.scene.perform { tabs.selectedIndex = 0 }
        test.commit()
        #expect(stack.view.window === test.window && page.appearances == 2)
    }

    @Test func theWayBackLeadsThroughWhatStandsInPlaceOfATab() {
        let (stack, popup) = (UINavigationController(), UINavigationController())
        stack.pushViewController(UIViewController(), animated: false)
        popup.viewControllers = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = .currentContext
        test.scene.perform { stack.present(popup, animated: false) }
        test.commit()
        #expect(stack.view.window == nil && test.scene.stepsBack == 1)
        #expect(test.scene.frontPresentation?.presentedViewController === popup)
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        #expect(test.scene.stepsBack == 0 && test.scene.frontPresentation == nil)
        test.scene.perform { tabs.selectedIndex = 0 }
        test.commit()
        #expect(test.scene.goBack())
        #expect(popup.viewControllers.count == 1)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func itHearsOfTheTabsThatAreChosen(style: UIModalPresentationStyle) {
        let log = Log()
        let (page, popup) = (LoggingController("page", log), LoggingController("popup", log))
        page.definesPresentationContext = true
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = style
        test.scene.perform { page.present(popup, animated: false) }
        test.commit()
        _ = log.take()
        test.scene.perform { tabs.selectedIndex = 1 }
        test.commit()
        let isOver = style == .overCurrentContext
        #expect(
            log.take()
                == (isOver
                    ? [
                        "page willDisappear", "popup willDisappear",
                        "page didDisappear", "popup didDisappear",
                    ] : ["popup willDisappear", "popup didDisappear"])
        )
        test.scene.perform { tabs.selectedIndex = 0 }
        test.commit()
        let names = isOver ? ["page", "popup"] : ["popup"]
        let steps = ["willAppear", "isAppearing", "didAppear"]
        #expect(log.take() == steps.flatMap { step in names.map { "\($0) \(step)" } })
        test.scene.perform { popup.dismiss(animated: false) }
        test.commit()
        #expect(popup.viewIfLoaded?.window == nil && page.view.window === test.window)
        #expect(popup.appearance.phase == .disappeared && page.appearance.phase == .appeared)
    }

    @Test func itGoesWithTheColumnOfASplitViewThatGetsAnotherController() {
        let detail = UINavigationController(rootViewController: UIViewController())
        let (next, popup) = (UINavigationController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        let test = TestScene(size: CGSize(width: 1_024, height: 768), root: split)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = .overCurrentContext
        test.scene.perform { detail.present(popup, animated: false) }
        test.commit()
        #expect(popup.view.window === test.window && popup.presentingViewController === detail)
        test.scene.perform { split.setViewController(next, for: .secondary) }
        test.commit()
        #expect(popup.view.window == nil && popup.presentingViewController == nil)
        #expect(next.view.window === test.window)
    }

    @Test func choosingATabThatIsCoveredShowsWhatStandsInItsPlace() {
        let (page, popup) = (Page(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = .currentContext
        test.scene.perform { stack.present(popup, animated: false) }
        test.commit()
        for index in [1, 0] {
            test.scene.perform { tabs.selectedIndex = index }
            test.commit()
        }
        #expect(popup.presentationController?.containerView?.isHidden == false)
        #expect(stack.view.window == nil && page.appearances == 1)
        test.scene.perform { popup.dismiss(animated: false) }
        test.commit()
        #expect(stack.view.window === test.window && page.appearances == 2)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func itStandsOverItsColumnAndFollowsIt(style: UIModalPresentationStyle) throws {
        let detail = UINavigationController(rootViewController: UIViewController())
        let (list, popup) = (UIViewController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let wide = CGSize(width: 1_024, height: 768)
        let test = TestScene(size: wide, root: split)
        defer { test.end() }
        test.commit()
        let place = detail.view.frame
        popup.modalPresentationStyle = style
        test.scene.perform { detail.present(popup, animated: false) }
        test.commit()
        let container = try #require(popup.presentationController?.containerView)
        #expect(container.frame == place && place.minX > 0)
        #expect(!container.accessibilityViewIsModal)
        #expect(list.navigationController?.view.isInert == false)
        let narrow = CGSize(width: 375, height: 768)
        try test.scene.deliver(.geometry(SceneGeometry(size: narrow, scale: 2)))
        test.commit()
        #expect(split.isCollapsed && !container.isHidden && container.window === test.window)
        #expect(container.superview !== split.view)
        try test.scene.deliver(.geometry(SceneGeometry(size: wide, scale: 2)))
        test.commit()
        #expect(!container.isHidden && container.superview === split.view)
        #expect(container.frame == place)
        test.scene.perform { popup.dismiss(animated: false) }
        test.commit()
        #expect(detail.view.superview === split.view && detail.view.frame == place)
    }

    @Test func itEndsWithAPageThatGoes() {
        let (page, popup) = (Page(), UIViewController())
        page.definesPresentationContext = true
        let book = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: nil
        )
        book.setViewControllers([page], direction: .forward, animated: false)
        let test = TestScene(root: book)
        defer { test.end() }
        test.commit()
        popup.modalPresentationStyle = .currentContext
        test.scene.perform { page.present(popup, animated: false) }
        test.commit()
        #expect(popup.view.window === test.window)
        test.scene.perform {
            book.setViewControllers([UIViewController()], direction: .forward, animated: false)
        }
        test.commit()
        #expect(popup.view.window == nil && popup.presentingViewController == nil)
        #expect(page.appearances == 1)
    }
}
