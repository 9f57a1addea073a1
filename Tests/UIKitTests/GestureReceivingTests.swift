import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// What recognizers and their delegates are asked before they receive events.
@MainActor
struct GestureReceivingTests {
    private final class Decider: NSObject, UIGestureRecognizerDelegate {
        let log = Log()
        var takesEvents = true
        var takesPresses = true

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive event: UIEvent
        ) -> Bool {
            let mask = event.buttonMask == .primary ? "primary" : "none"
            log("event \(event.type) \(event.allTouches?.count ?? 0) \(mask)")
            return takesEvents
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive touch: UITouch
        ) -> Bool {
            log("touch")
            return true
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive press: UIPress
        ) -> Bool {
            log("press \(press.type.rawValue)")
            return takesPresses
        }
    }

    @Test func delegatesAreAskedForTheEventAheadOfTheTouch() throws {
        let gesture = GestureTest(UITapGestureRecognizer())
        defer { gesture.test.end() }
        let decider = Decider()
        gesture.recognizer.delegate = decider
        try gesture.test.tap(10, 10)
        #expect(decider.log.take() == ["event touches 1 none", "touch"])
        #expect(gesture.states == [.ended])
        decider.takesEvents = false
        let place = CGPoint(x: 10, y: 10)
        for phase in [TouchInput.Phase.began, .ended] {
            try gesture.test.scene.deliver(
                .touch(TouchInput(phase: phase, location: place, kind: .pointer))
            )
        }
        #expect(decider.log.take() == ["event touches 1 primary"])
        #expect(gesture.states == [.ended])
    }

    private final class DeafRecognizer: UITapGestureRecognizer {
        override func shouldReceive(_ event: UIEvent) -> Bool { false }
    }

    @Test func recognizersRefuseEventsThemselves() throws {
        let gesture = GestureTest(DeafRecognizer())
        defer { gesture.test.end() }
        try gesture.test.tap(10, 10)
        #expect(gesture.states.isEmpty)
    }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// Recognises a key that goes down and up.
    private final class KeyRecognizer: UIGestureRecognizer {
        let log = Log()
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            log("began \(event.presses(for: self) == presses)")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            log("ended")
            state = .ended
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            log("cancelled")
        }
    }

    @Test func recognizersAroundTheFirstResponderReceivePresses() throws {
        let gesture = GestureTest(KeyRecognizer())
        defer { gesture.test.end() }
        let (field, decider) = (Field(), Decider())
        gesture.view.addSubview(field)
        gesture.recognizer.delegate = decider
        gesture.test.scene.perform { _ = field.becomeFirstResponder() }
        func press() throws {
            for isDown in [true, false] {
                let key = KeyInput(isDown: isDown, key: "a", code: "KeyA")
                try gesture.test.scene.deliver(.key(key))
            }
        }
        try press()
        #expect(decider.log.take() == ["event presses 0 none", "press 2004"])
        #expect(gesture.recognizer.log.take() == ["began true", "ended"])
        #expect(gesture.states == [.ended])
        decider.takesPresses = false
        try press()
        #expect(gesture.recognizer.log.take().isEmpty)
        decider.takesPresses = true
        gesture.recognizer.allowedPressTypes = [4]
        try press()
        #expect(gesture.recognizer.log.take().isEmpty && gesture.states == [.ended])
    }

    @Test func scrollViewsTakeSeveralTouchesAndTablesOne() {
        #expect(UIScrollView().isMultipleTouchEnabled && UITextView().isMultipleTouchEnabled)
        #expect(!UITableView().isMultipleTouchEnabled && !UIView().isMultipleTouchEnabled)
        #expect(UIPanGestureRecognizer().maximumNumberOfTouches > 1_000)
    }
}
