import Testing
import UIKit

/// Events, keys and controls as test suites stand in for them: subclasses that answer in place of UIKit.
private final class StandInEvent: UIEvent {
    var stored: Set<UITouch> = []
    private var time: TimeInterval

    init(timestamp: TimeInterval = 0) {
        time = timestamp
    }

    override var timestamp: TimeInterval {
        get { time }
        set { time = newValue }
    }
    override var allTouches: Set<UITouch>? { stored }
}

private final class StandInKey: UIKey {
    let usage: UIKeyboardHIDUsage

    init(_ usage: UIKeyboardHIDUsage) {
        self.usage = usage
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var keyCode: UIKeyboardHIDUsage { usage }
    override var characters: String { "a" }
    override var charactersIgnoringModifiers: String { "A" }
    override var modifierFlags: UIKeyModifierFlags { .shift }
}

private final class StandInPress: UIPress {
    let stored: StandInKey

    init(_ key: StandInKey) {
        stored = key
    }

    override var key: UIKey { stored }
    override var phase: UIPress.Phase { .ended }
}

private final class StandInPresses: UIPressesEvent {
    var stored: Set<UIPress> = []
    override var allPresses: Set<UIPress> { stored }
}

/// Takes keys as a view of an app does that knows what is typed.
private final class KeyView: UIView {
    var heard: [UIKeyboardHIDUsage] = []

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses where press.key?.modifierFlags == .shift {
            heard.append(press.key?.keyCode ?? .keyboardEscape)
        }
        if event?.allPresses.count != presses.count { heard = [] }
    }
}

private final class FarTouch: UITouch {
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 900, y: 900) }
}

private final class EagerButton: UIButton {
    override var isTouchInside: Bool { true }
    override var isTracking: Bool { true }
}

@MainActor private final class CountingTarget {
    var count = 0
    func tapped() { count += 1 }
}

/// Lets one of two events through, as buttons of apps do that are pressed by accident.
private final class PatientControl: UIControl {
    var asked = 0
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        asked += 1
        if asked % 2 == 1 { super.sendAction(action, to: target, for: event) }
    }

    /// Tells one of touches by a method, the other of values by a named one.
    func count(_ plain: CountingTarget, _ named: CountingTarget) {
        addTarget(plain, action: CountingTarget.tapped, for: .touchUpInside)
        addTarget(named, action: Selector("tapped", CountingTarget.tapped), for: .valueChanged)
    }
}

@MainActor
struct EventStandInClientTests {
    @Test func aControlsClassStandsBetweenEventsAndMethods() {
        let control = PatientControl()
        let (plain, named) = (CountingTarget(), CountingTarget())
        control.count(plain, named)
        for event in [UIControl.Event.touchUpInside, .touchUpInside, .valueChanged, .valueChanged] {
            control.sendActions(for: event)
        }
        #expect(control.asked == 4 && plain.count == 1 && named.count == 1)
    }

    @Test func timesOfEventsAreStoodInFor() {
        let event = StandInEvent(timestamp: 3)
        #expect((event as UIEvent).timestamp == 3)
        event.timestamp = 4
        event.stored = [FarTouch()]
        #expect((event as UIEvent).timestamp == 4 && (event as UIEvent).allTouches?.count == 1)
    }

    @Test func keysAreStoodInFor() {
        let press = StandInPress(StandInKey(.keyboardA))
        let event = StandInPresses()
        event.stored = [press]
        let view = KeyView()
        view.pressesEnded([press], with: event)
        #expect(view.heard == [.keyboardA])
        let plain: UIPress = press
        #expect(plain.phase == .ended && plain.key?.characters == "a")
        #expect(UIPress().key == nil && UIPress().phase == .began)
        #expect(UIKey().characters.isEmpty && UIPressesEvent().allPresses.isEmpty)
    }

    @Test func aControlGoesByWhatItsClassSaysOfTouches() {
        let cases: [(UIButton, String)] = [(UIButton(), "outside"), (EagerButton(), "inside")]
        for (button, expected) in cases {
            var heard = ""
            button.addAction(UIAction { _ in heard += "inside" }, for: .touchUpInside)
            button.addAction(UIAction { _ in heard += "outside" }, for: .touchUpOutside)
            let touch = FarTouch()
            button.touchesBegan([touch], with: nil)
            #expect(button.isTracking)
            button.touchesEnded([touch], with: nil)
            #expect(heard == expected)
            #expect(button.isTouchInside == (button is EagerButton))
        }
    }
}
