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
