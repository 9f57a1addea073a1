import Testing

@testable import UIKit

@MainActor
struct UIControlTests {
    @MainActor
    final class Target: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func sender(_ control: UIControl) { log.append("sender \(control.tag)") }
        func event(_ control: UIControl, _ event: UIEvent?) {
            log.append("event \(event == nil ? "nil" : "touch")")
        }
        func wrong(_ view: UIWindow) { log.append("wrong") }
        func value() -> Int { 1 }
    }

    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let target = Target()

    @Test func alignmentsAreThoseOfTheDirection() {
        #expect(control.effectiveContentHorizontalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }

    @Test func actionsTakeNoneOneOrTwoArguments() {
        control.tag = 7
        control.addTarget(target, action: Target.plain, for: .valueChanged)
        control.addTarget(target, action: Target.sender, for: .valueChanged)
        control.addTarget(target, action: Target.event, for: .valueChanged)
        control.addTarget(target, action: Target.value, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["plain", "sender 7", "event nil"])
        control.sendActions(for: .touchDown)
        #expect(target.log.count == 3)
    }

    @Test func senderOfAnotherTypeIsReportedNotTrapped() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        control.addTarget(target, action: Target.wrong, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log.isEmpty)
        #expect(
            messages == [
                "Action of Target was not called: it takes UIWindow, but the sender is UIControl."
            ]
        )
    }

    @Test func targetsAreNotKeptAlive() {
        weak var weakTarget: Target?
        do {
            let short = Target()
            weakTarget = short
            control.addTarget(short, action: Target.plain, for: .valueChanged)
            control.addTarget(short, action: Selector("plain", Target.plain), for: .touchDown)
        }
        #expect(weakTarget == nil)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(control.allTargets.isEmpty)
        control.addTarget(target, action: Target.plain, for: .valueChanged)
        #expect(control.entries.count == 1)
    }

    @Test func namedActionsAreJoinedAndListed() {
        let plain = Selector("plain", Target.plain)
        control.addTarget(target, action: plain, for: .touchDown)
        control.addTarget(target, action: plain, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(target.log.count == 2)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(target.log.count == 3)
    }

    @Test func targetsOfOneControlAreThoseOfAnother() {
        control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
        let other = UIControl()
        for target in control.allTargets {
            for name in control.actions(forTarget: target, forControlEvent: .valueChanged) ?? [] {
                other.addTarget(target, action: Selector(name), for: .valueChanged)
            }
        }
        #expect(other.allTargets == [AnyHashable(target)])
        other.sendActions(for: .valueChanged)
        #expect(target.log.count == 1)
    }

    @Test func targetsAreRemovedByTargetNameAndEvents() {
        let other = Target()
        let plain = Selector("plain", Target.plain)
        for object in [target, other] {
            control.addTarget(object, action: plain, for: [.touchDown, .valueChanged])
            control.addTarget(object, action: Selector("sender", Target.sender), for: .touchDown)
        }
        control.removeTarget(target, action: plain, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["sender"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain"])
        control.removeTarget(target, action: nil, for: .allEvents)
        #expect(control.allTargets == [AnyHashable(other)])
        control.removeTarget(nil, action: plain, for: .allEvents)
        #expect(control.actions(forTarget: other, forControlEvent: .allEvents) == ["sender"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test func actionsMayAddAndRemoveActionsWhileSending() {
        var calls = 0
        let control = control
        control.addAction(
            UIAction { _ in
                control.removeTarget(nil, action: nil, for: .allEvents)
                control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
            },
            for: .valueChanged
        )
        control.sendActions(for: .valueChanged)
        #expect(calls == 0)
        control.sendActions(for: .valueChanged)
        #expect(calls == 1)
    }

    @Test func actionsOfTheSameIdentifierReplaceEachOther() {
        var log: [String] = []
        let control = control
        let id = UIAction.Identifier("save")
        let first = UIAction(identifier: id) { _ in log.append("first") }
        control.addAction(first, for: [.touchDown, .valueChanged])
        control.addAction(
            UIAction(title: "T", identifier: id) {
                log.append("second \($0.title) \(($0.sender as? UIControl) === control)")
            },
            for: .valueChanged
        )
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == ["second T true", "first"])
        control.removeAction(first, for: .touchDown)
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .allEvents)
        #expect(log.count == 2)
        #expect(first.sender == nil)
    }

    // MARK: - The responder chain

    final class Handler: UIViewController {
        var calls = 0
        var refuses = false
        func save() { calls += 1 }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            refuses && action.name == "save"
                ? false : super.canPerformAction(action, withSender: sender)
        }
    }

    @Test func nilTargetsWalkTheResponderChain() {
        let outer = Handler()
        let inner = Handler()
        let test = TestScene(root: outer)
        defer { test.end() }
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.addSubview(control)
        control.addTarget(nil, action: Handler.save, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect([inner.calls, outer.calls] as [Int] == [1, 0] as [Int])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addTarget(nil, action: Selector("save", Handler.save), for: .valueChanged)
        inner.refuses = true
        control.sendActions(for: .valueChanged)
        #expect([inner.calls, outer.calls] as [Int] == [1, 1] as [Int])
    }

    @Test func whatIsNoObjectIsNoTarget() {
        let handler = Handler()
        let test = TestScene(root: handler)
        defer { test.end() }
        handler.view.addSubview(control)
        // As `self` is in the initial value of a property: a method of the class.
        let method: (Handler) -> () -> Handler = { handler in { handler } }
        control.addTarget(method, action: Selector("save", Handler.save), for: .valueChanged)
        control.addTarget(
            Optional(method),
            action: Selector("keep", Handler.save),
            for: .valueChanged
        )
        control.sendActions(for: .valueChanged)
        #expect(handler.calls == 2)
        let none: Target? = nil
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addTarget(none, action: Handler.save, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(handler.calls == 3)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addTarget(Optional(target), action: Target.plain, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["plain"])
    }

    @Test func nilTargetsStartAtTheFirstResponder() {
        final class Field: UIView {
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            func clear() { calls += 1 }
        }
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        let field = Field()
        test.add(field)
        test.add(control)
        control.addTarget(nil, action: Field.clear, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(field.calls == 0)
        #expect(field.becomeFirstResponder())
        control.sendActions(for: .valueChanged)
        #expect(field.calls == 1)
    }

    @Test func overridesOfSendActionSeeWhatIsSent() {
        final class Watching: UIControl {
            var names: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                names.append(action.name)
                super.sendAction(action, to: target, for: event)
            }
        }
        let watching = Watching()
        watching.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
        watching.sendActions(for: .valueChanged)
        #expect(watching.names == ["plain"])
        #expect(target.log == ["plain"])
    }

    // MARK: - Tracking

    private func track(_ body: (TestScene, Log) throws -> Void) rethrows {
        let test = TestScene()
        defer { test.end() }
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
            (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { _ in log(name) }, for: event)
        }
        test.add(control)
        try body(test, log)
    }

    @Test func aTapGoesDownAndUpInside() throws {
        try track { test, log in
            try test.touch(.began, 110, 110)
            #expect(control.isTracking)
            #expect(control.isTouchInside)
            #expect(control.isHighlighted)
            #expect(control.state == .highlighted)
            try test.touch(.ended, 110, 110)
            #expect(log.take() == ["down", "upInside"])
            #expect(!control.isTracking)
            #expect(control.state == .normal)
        }
    }

    @Test func aSecondTapInShortOrderIsARepeat() throws {
        try track { test, log in
            try test.tap(110, 110)
            try test.tap(110, 110)
            #expect(log.take() == ["down", "upInside", "down", "repeat", "upInside"])
            test.clock.advance(by: 1)
            try test.tap(110, 110)
            #expect(log.take() == ["down", "upInside"])
        }
    }

    @Test func dragsCountAsInsideUpToSeventyPointsAway() throws {
        try track { test, log in
            try test.touch(.began, 110, 110)
            try test.touch(.moved, 31, 110)
            #expect(log.take() == ["down", "dragInside"])
            try test.touch(.moved, 29, 110)
            #expect(log.take() == ["dragOutside", "exit"])
            #expect(!control.isHighlighted)
            #expect(!control.isTouchInside)
            try test.touch(.moved, 20, 110)
            #expect(log.take() == ["dragOutside"])
            try test.touch(.moved, 40, 110)
            #expect(log.take() == ["dragInside", "enter"])
            #expect(control.isHighlighted)
            try test.touch(.ended, 40, 110)
            #expect(log.take() == ["upInside"])
            test.clock.advance(by: 1)
            try test.touch(.began, 110, 110)
            try test.touch(.ended, 300, 300)
            #expect(log.take() == ["down", "upOutside"])
        }
    }

    @Test func anActionForSeveralEventsIsCalledOnceForOneMove() throws {
        try track { test, _ in
            var calls = 0
            control.addAction(UIAction { _ in calls += 1 }, for: .allTouchEvents)
            try test.touch(.began, 110, 110)
            try test.touch(.moved, 10, 10)
            #expect(calls == 2)
        }
    }

    @Test func cancelledTouchesEndTracking() throws {
        try track { test, log in
            try test.touch(.began, 110, 110)
            try test.touch(.cancelled, 110, 110)
            #expect(log.take() == ["down", "cancel"])
            #expect(!control.isTracking)
            #expect(!control.isHighlighted)
        }
    }

    @Test func disabledControlsTakeNothingAndStopTracking() throws {
        try track { test, log in
            try test.touch(.began, 110, 110)
            control.isEnabled = false
            #expect(!control.isTracking)
            #expect(control.state == .disabled)
            try test.touch(.ended, 110, 110)
            try test.tap(110, 110)
            #expect(log.take() == ["down"])
        }
    }

    @Test func oneTouchIsTrackedAtATime() throws {
        try track { test, log in
            control.isMultipleTouchEnabled = true
            try test.touch(.began, 110, 110, id: 1)
            try test.touch(.began, 120, 110, id: 2)
            try test.touch(.ended, 120, 110, id: 2)
            #expect(log.take() == ["down"])
            try test.touch(.ended, 110, 110, id: 1)
            #expect(log.take() == ["upInside"])
        }
    }

    @Test func thePrimaryActionCanBePerformedByTheApp() {
        var log: [String] = []
        let (control, button) = (UIControl(), UIButton())
        for (view, name) in [(control, "control"), (button, "button")] {
            view.addAction(UIAction { _ in log.append(name) }, for: .primaryActionTriggered)
            view.addAction(UIAction { _ in log.append("touch") }, for: .touchUpInside)
            view.performPrimaryAction()
        }
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(log == ["control", "button", "button"] && button.isSelected)
    }

    @Test func trackingMayBeRefusedOrEnded() throws {
        final class Picky: UIControl {
            var accepts = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { accepts }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                false
            }
        }
        let test = TestScene()
        defer { test.end() }
        let picky = Picky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var calls = 0
        picky.addAction(UIAction { _ in calls += 1 }, for: [.touchDown, .touchUpInside])
        test.add(picky)
        try test.tap(10, 10)
        #expect(calls == 0)
        picky.accepts = true
        try test.touch(.began, 10, 10)
        try test.touch(.moved, 11, 10)
        #expect(!picky.isTracking)
        #expect(!picky.isHighlighted)
        try test.touch(.ended, 11, 10)
        #expect(calls == 1)
    }
}
