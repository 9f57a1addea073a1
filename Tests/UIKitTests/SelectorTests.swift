import Testing

@testable import UIKit

@MainActor
struct SelectorTests {
    @MainActor
    final class Target: NSObject {
        var calls: [String] = []
        func save() { calls.append("save") }
        func send(_ sender: Any?) { calls.append("send \(sender == nil ? "nil" : "some")") }
        func edit(_ sender: UIView, _ event: UIEvent?) { calls.append("edit") }
    }

    @Test func selectorsAreEqualByName() {
        let first = Selector("save", Target.save)
        #expect(first == Selector("save", Target.send))
        #expect(first != Selector("load", Target.save))
        #expect(Set([first, Selector("save", Target.save)]).count == 1)
        #expect("\(first)" == "save")
    }

    @Test func namesAloneAreCompared() {
        #expect(Selector("save") == Selector("save", Target.save))
        #expect(NSSelectorFromString("copy:") == Selector("copy:", UIResponder.copy(_:)))
        #expect(NSStringFromSelector(NSSelectorFromString("copy:")) == "copy:")
        // What has no method is performed by nobody.
        #expect(!UITextField().canPerformAction(Selector("save"), withSender: nil))
    }

    @MainActor
    private class Form: UIViewController {
        var calls: [String] = []
        func submit(_ sender: UIButton) { calls.append("submit \(sender.tag)") }
        func title(of row: NSNumber) -> String { "Row \(row)" }
    }
    private final class SignUpForm: Form {}

    @Test func namesFindTheMethodsThatSelectorsGaveThem() throws {
        let (form, button) = (SignUpForm(), UIButton())
        let early = Selector("submitForm:")
        #expect(!form.responds(to: early))
        button.addTarget(
            form,
            action: Selector("submitForm:", Form.submit),
            for: .touchUpInside
        )
        #expect(form.responds(to: early) && Form.instancesRespond(to: early))
        #expect(!UIViewController.instancesRespond(to: early))
        // As tests of apps do in place of a tap.
        button.tag = 3
        for name in try #require(button.actions(forTarget: form, forControlEvent: .touchUpInside)) {
            form.perform(Selector(name), with: button)
        }
        #expect(form.calls == ["submit 3"])
        #expect(UIApplication.shared.sendAction(early, to: form, from: button, for: nil))
        #expect(form.calls.count == 2)
    }

    @Test func performedMethodsReturnWhatTheyAnswer() {
        let form = Form()
        let selector: Selector? = Selector("titleOfRow:", Form.title(of:))
        let title = form.perform(selector, with: 2 as NSNumber)?.takeUnretainedValue()
        #expect(title as? String == "Row 2")
        #expect(form.perform(Selector("submit:", Form.submit), with: UIButton()) == nil)
    }

    @Test func whatNoSelectorNamedIsReported() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        Form().perform(Selector("unheardOf"))
        #expect(
            messages == [
                "Form did not perform \"unheardOf\": no method of this name is known of its class."
            ]
        )
    }

    @Test func anObjectIsTrueWhereABooleanIsTaken() throws {
        let test = TestScene()
        defer { test.end() }
        let view = UIView(frame: test.window.bounds)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.addSubview(field)
        test.add(view)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: UIView.endEditing)
        )
        field.becomeFirstResponder()
        test.commit()
        try test.tap(200, 400)
        #expect(!field.isFirstResponder)
    }

    @Test func applicationsSendThemToAnyTarget() {
        let target = Target()
        let application = UIApplication.shared
        #expect(
            application.sendAction(Selector("save", Target.save), to: target, from: nil, for: nil)
        )
        #expect(
            application.sendAction(Selector("send", Target.send), to: target, from: nil, for: nil)
        )
        #expect(
            application.sendAction(
                Selector("edit", Target.edit),
                to: target,
                from: UIView(),
                for: nil
            )
        )
        #expect(target.calls == ["save", "send nil", "edit"])
        let none: Target? = nil
        #expect(
            !application.sendAction(
                Selector("save", Target.save),
                to: none as Any,
                from: UIView(),
                for: nil
            )
        )
    }

    @Test func aTargetOfAnotherClassIsReported() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        #expect(
            !UIApplication.shared.sendAction(
                Selector("save", Target.save),
                to: UIView(),
                from: nil,
                for: nil
            )
        )
        #expect(
            messages == ["Action \"save\" was not called: its method is not one of UIView."]
        )
    }
}
