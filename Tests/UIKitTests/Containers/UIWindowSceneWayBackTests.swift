import RenderTree
import Testing

@testable import UIKit

/// The browser's way back where something lies over a stack.
@MainActor
struct UIWindowSceneWayBackTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let test: TestScene

    init() {
        test = TestScene(root: navigation)
        test.commit()
        test.scene.perform {
            navigation.pushViewController(UIViewController(), animated: false)
        }
        test.commit()
    }

    private func present(_ controller: UIViewController) {
        test.scene.perform { navigation.present(controller, animated: false) }
        test.commit()
    }

    private func goBack() throws {
        try test.scene.deliver(.back)
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @Test func anAlertIsCancelled() throws {
        defer { test.end() }
        let log = Log()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
        present(alert)
        #expect(test.scene.stepsBack == 2)
        try goBack()
        #expect(log.take() == ["cancel"])
        #expect(navigation.presentedViewController == nil)
        #expect(test.scene.stepsBack == 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(arguments: [true, false])
    func whatNobodyCanEndStaysWithTheStepsBelow(isAlert: Bool) throws {
        defer { test.end() }
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        let over = isAlert ? alert : screen
        present(over)
        #expect(test.scene.stepsBack == 1)
        try goBack()
        #expect(navigation.presentedViewController === over)
        #expect(navigation.viewControllers.count == 2)
        #expect(test.scene.stepsBack == 1)
    }

    @Test func theDelegateOfACardThatStaysHearsOfIt() throws {
        @MainActor
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                attempts += 1
            }
        }
        defer { test.end() }
        let (card, delegate) = (UIViewController(), Delegate())
        card.isModalInPresentation = true
        card.presentationController?.delegate = delegate
        present(card)
        #expect(test.scene.stepsBack == 2)
        try goBack()
        #expect(delegate.attempts == 1)
        #expect(navigation.presentedViewController === card)
        #expect(test.scene.stepsBack == 2)
    }
}
