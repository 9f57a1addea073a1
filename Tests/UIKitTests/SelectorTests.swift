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
