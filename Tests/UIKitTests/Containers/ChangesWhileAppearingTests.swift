import Testing

@testable import UIKit

/// What controllers change while they are loaded or hear that they appear for the first time.
@MainActor
struct ChangesWhileAppearingTests {
    let log = Log()

    private func make(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// A controller that does something when its view was loaded.
    private final class Loader: UIViewController {
        var onLoad: (Loader) -> Void = { _ in }
        override func viewDidLoad() {
            super.viewDidLoad()
            onLoad(self)
        }
    }

    private func appearances() -> [String] {
        log.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("animated") }
    }

    @Test func aPushAsTheFirstControllerAppearsIsShown() {
        let (first, second) = (make("first"), make("second"))
        let stack = UINavigationController(rootViewController: first)
        first.onWillAppear = { [unowned stack, unowned first] in
            first.onWillAppear = nil
            stack.pushViewController(second, animated: false)
        }
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
        #expect(second.appearance.phase == .appeared)
        #expect(first.appearance.phase == .disappeared)
        #expect(second.parent === stack)
        #expect(stack.navigationBar.topItem === second.navigationItem)
        stack.popViewController(animated: false)
        test.commit()
        #expect(first.view.window === test.window)
        #expect(second.view.window == nil)
    }

    @Test func aStackThatIsReplacedAsItsControllerAppearsIsShown() {
        let (first, second) = (make("first"), make("second"))
        let stack = UINavigationController(rootViewController: first)
        first.onWillAppear = { [unowned stack] in stack.viewControllers = [second] }
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
        #expect(first.parent == nil)
        #expect(first.appearance.phase == .disappeared)
    }

    @Test(arguments: [true, false]) func aPushAsTheViewIsLoadedIsShown(inWindow: Bool) {
        let (first, second) = (Loader(), make("second"))
        first.onLoad = { $0.navigationController?.pushViewController(second, animated: true) }
        let stack = UINavigationController(rootViewController: first)
        guard inWindow else {
            stack.view.layoutIfNeeded()
            #expect(second.viewIfLoaded?.isDescendant(of: stack.view) == true)
            #expect(!first.view.isDescendant(of: stack.view))
            return
        }
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
        #expect(first.appearance.phase == .disappeared)
    }

    @Test func aPushAsAPresentedStackAppearsIsShown() {
        let (root, first, second) = (make("root"), make("first"), make("second"))
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let stack = UINavigationController(rootViewController: first)
        first.onWillAppear = { [unowned stack, unowned first] in
            first.onWillAppear = nil
            stack.pushViewController(second, animated: false)
        }
        test.scene.perform { root.present(stack, animated: false) }
        test.commit()
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
    }

    @Test func aStepWithoutAWindowEndsWithTheAppearance() {
        let (first, second) = (make("first"), make("second"))
        let stack = UINavigationController(rootViewController: first)
        stack.beginAppearanceTransition(true, animated: false)
        stack.pushViewController(second, animated: false)
        stack.endAppearanceTransition()
        #expect(log.take().last == "second didMoveToParent UINavigationController")
    }

    @Test func aTabThatIsChosenAsAnotherAppearsIsShown() {
        let (first, second) = (make("first"), make("second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        first.onWillAppear = { [unowned tabs] in tabs.selectedIndex = 1 }
        _ = log.take()
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(
            appearances() == [
                "first willAppear", "first willDisappear", "first didDisappear",
                "second willAppear", "second didAppear",
            ]
        )
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
    }

    @Test func aTabThatIsChosenAsAnotherIsLoadedIsShown() {
        let (first, second) = (Loader(), make("second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        first.onLoad = { $0.tabBarController?.selectedIndex = 1 }
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(second.viewIfLoaded?.window === test.window)
        #expect(first.view.window == nil)
        #expect(first.appearance.phase == .disappeared)
    }

    @Test func aRootThatIsSetAsAnotherAppearsIsShownAlone() {
        let (first, second) = (make("first"), make("second"))
        let test = TestScene()
        defer { test.end() }
        first.onWillAppear = { test.window.rootViewController = second }
        test.scene.perform { test.window.rootViewController = first }
        test.commit()
        #expect(test.window.rootViewController === second)
        #expect(second.view.window === test.window)
        #expect(first.view.window == nil)
        #expect(first.appearance.phase == .disappeared)
    }

    @Test func aRootThatIsSetAsAnotherIsLoadedIsShownAlone() {
        let (first, second) = (Loader(), make("second"))
        let test = TestScene()
        defer { test.end() }
        first.onLoad = { _ in test.window.rootViewController = second }
        test.scene.perform { test.window.rootViewController = first }
        test.commit()
        #expect(second.view.window === test.window)
        #expect(first.view.window == nil)
    }

    @Test func aPageThatIsSetAsAnotherAppearsIsShownAlone() {
        let (first, second) = (make("first"), make("second"))
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        first.onWillAppear = { [unowned pages] in
            pages.setViewControllers([second], direction: .forward, animated: false)
        }
        let test = TestScene(root: pages)
        defer { test.end() }
        test.commit()
        test.scene.perform {
            pages.setViewControllers([first], direction: .forward, animated: false)
        }
        test.commit()
        #expect(second.view.window === test.window)
        #expect(first.view.window == nil)
        #expect(first.appearance.phase == .disappeared)
    }
}
