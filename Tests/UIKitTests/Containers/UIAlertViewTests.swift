import Testing

@testable import UIKit

/// Alerts and lists of choices in the form that they had before iOS 8.
@MainActor
struct UIAlertViewTests {
    private let root = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(root: root)
        test.commit()
    }

    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        let log = Log()
        var takesFirst = true
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            log("clicked \(buttonIndex) \(alertView.buttonTitle(at: buttonIndex) ?? "none")")
        }
        func willPresent(_ alertView: UIAlertView) { log("will present") }
        func didPresent(_ alertView: UIAlertView) { log("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            log("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            log("did dismiss \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { takesFirst }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            log("clicked \(buttonIndex) \(actionSheet.buttonTitle(at: buttonIndex) ?? "none")")
        }
        func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            log("did dismiss \(buttonIndex)")
        }
    }

    private func settle() {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private var shown: UIAlertController? { root.presentedViewController as? UIAlertController }

    private func choose(_ title: String) throws {
        let alert = try #require(shown)
        let action = try #require(alert.actions.first { $0.title == title })
        test.scene.perform { alert.choose(action) }
        settle()
    }

    @Test func alertsTellTheirDelegateOfTheirButtons() throws {
        defer { test.end() }
        let listener = Listener()
        let alert = UIAlertView(
            title: "Delete?",
            message: "It cannot be undone.",
            delegate: listener,
            cancelButtonTitle: "Cancel",
            otherButtonTitles: "Delete",
            "Keep"
        )
        #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1 && alert.buttonTitle(at: 2) == "Keep")
        #expect(!alert.isVisible && alert.buttonTitle(at: 3) == nil)
        test.scene.perform { alert.show() }
        settle()
        #expect(alert.isVisible && shown?.title == "Delete?")
        #expect(shown?.message == "It cannot be undone.")
        #expect(shown?.actions.map(\.style) == [.cancel, .default, .default])
        #expect(listener.log.take() == ["will present", "did present"])
        try choose("Delete")
        #expect(shown == nil && !alert.isVisible)
        #expect(
            listener.log.take() == ["clicked 1 Delete", "will dismiss 1", "did dismiss 1 false"]
        )
        test.scene.perform { alert.show() }
        settle()
        #expect(shown?.actions.count == 3)
        _ = listener.log.take()
        test.scene.perform { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
        settle()
        #expect(listener.log.take() == ["will dismiss 0", "did dismiss 0 false"])
    }

    @Test func alertsLiveAsLongAsTheyAreShown() throws {
        defer { test.end() }
        weak var known: UIAlertView?
        let listener = Listener()
        do {
            let alert = UIAlertView(
                title: "Hello",
                message: nil,
                delegate: listener,
                cancelButtonTitle: "OK"
            )
            known = alert
            test.scene.perform { alert.show() }
        }
        settle()
        #expect(known?.isVisible == true)
        try choose("OK")
        #expect(listener.log.entries.contains("clicked 0 OK"))
        #expect(known == nil)
    }

    @Test func fieldsAreThoseOfTheStyle() throws {
        defer { test.end() }
        let listener = Listener()
        listener.takesFirst = false
        let alert = UIAlertView(
            title: "Log in",
            message: nil,
            delegate: listener,
            cancelButtonTitle: "Cancel",
            otherButtonTitles: "OK"
        )
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.title == "Log in")
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        let field = try #require(alert.textField(at: 0))
        #expect(field.placeholder == "Login" && !field.isSecureTextEntry)
        test.scene.perform { alert.show() }
        settle()
        #expect(shown?.textFields?.count == 2 && shown?.actions.last?.isEnabled == false)
        listener.takesFirst = true
        test.scene.perform {
            field.text = "sam"
            field.sendActions(for: .editingChanged)
        }
        #expect(shown?.actions.last?.isEnabled == true)
        alert.alertViewStyle = .default
        #expect(shown?.textFields?.count == 2)
    }

    @Test func listsOfChoicesTellTheirDelegate() throws {
        defer { test.end() }
        let listener = Listener()
        let sheet = UIActionSheet(
            title: nil,
            delegate: listener,
            cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy",
            "Move"
        )
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 3)
        #expect(sheet.firstOtherButtonIndex == 1 && sheet.numberOfButtons == 4)
        test.scene.perform { sheet.show(in: root.view) }
        settle()
        #expect(shown?.preferredStyle == .actionSheet && sheet.isVisible)
        #expect(
            shown?.actions.map(\.style) == [.destructive, .default, .default, .cancel]
        )
        try choose("Copy")
        #expect(listener.log.take() == ["clicked 1 Copy", "did dismiss 1"])
        let plain = UIActionSheet(
            title: "One",
            delegate: listener,
            cancelButtonTitle: nil,
            destructiveButtonTitle: nil
        )
        plain.addButton(withTitle: "Go")
        test.scene.perform { plain.show(from: .zero, in: root.view, animated: false) }
        settle()
        let presentation = shown?.presentationController
        test.scene.perform { _ = presentation?.cancelByPerson() }
        settle()
        #expect(listener.log.take() == ["clicked -1 none", "did dismiss -1"])
    }
}
