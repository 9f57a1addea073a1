import Testing

@testable import UIKit

/// What is presented over itself, and over what this turn presented.
@MainActor
struct PresentationMisuseTests {
    @Test func aControllerIsNotPresentedOverItselfOrWhatItShows() {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        test.scene.perform { root.present(root, animated: false) }
        test.commit()
        #expect(root.presentedViewController == nil && root.presentingViewController == nil)

        let card = UIViewController()
        test.scene.perform { root.present(card, animated: false) }
        test.commit()
        test.scene.perform { card.present(root, animated: false) }
        test.commit()
        #expect(card.presentedViewController == nil && root.presentedViewController === card)
        #expect(test.scene.stepsBack == 1)
    }

    @Test func theOlderNameKeepsAPresentationToo() {
        let controller = UIViewController()
        controller.isModalInPopover = true
        #expect(controller.isModalInPresentation)
        controller.isModalInPresentation = false
        #expect(!controller.isModalInPopover)
    }

    @Test func aStackIsNotPresentedByWhatIsInIt() {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        test.scene.perform { page.present(stack, animated: false) }
        test.commit()
        #expect(page.presentedViewController == nil)
    }

    @Test func whatThisTurnPresentedPresentsAnother() {
        let (root, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        test.scene.perform {
            root.present(lower, animated: false)
            lower.present(upper, animated: false)
        }
        test.commit()
        #expect(lower.view.window === test.window && upper.view.window === test.window)
        #expect(lower.presentedViewController === upper)
        #expect(root.presentedViewController === lower)
        test.scene.perform { root.dismiss(animated: false) }
        test.commit()
        #expect(lower.view.window == nil && upper.view.window == nil)
    }
}
