import Testing

@testable import UIKit

/// Which object an action goes to, in whatever optionals and existentials it is given.
@MainActor
struct TargetTests {
    @MainActor
    private final class Receiver: NSObject {
        var count = 0
        func act() { count += 1 }
    }

    private let receiver = Receiver()
    private let action = Selector("act", Receiver.act)

    @Test func theObjectIsFoundThroughOptionalsAndExistentials() {
        let optional: Receiver? = receiver
        let any: Any? = receiver
        let nested: Any? = any as Any
        for value in [receiver as Any, optional as Any, any as Any, nested as Any] {
            #expect(TargetAction.receiver(in: value) === receiver)
            #expect(TargetAction.unwrap(value) === receiver)
        }
        let nothing: Receiver? = nil
        #expect(TargetAction.receiver(in: nothing as Any) == nil)
        #expect(TargetAction.receiver(in: (nothing as Any?) as Any) == nil)
        #expect(TargetAction.receiver(in: 5) == nil)
    }

    @Test func recognizersCallTheTargetThatTheyAreMadeWith() throws {
        let test = TestScene()
        defer { test.end() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        test.add(view)
        let tap = UITapGestureRecognizer(target: receiver, action: action)
        view.addGestureRecognizer(tap)
        try test.tap(50, 50)
        #expect(receiver.count == 1)
        tap.removeTarget(receiver, action: action)
        try test.tap(50, 50)
        #expect(receiver.count == 1)
        let others: [UIGestureRecognizer] = [
            UIPanGestureRecognizer(target: receiver, action: action),
            UIPinchGestureRecognizer(target: receiver, action: action),
            UIRotationGestureRecognizer(target: receiver, action: action),
            UISwipeGestureRecognizer(target: receiver, action: action),
            UILongPressGestureRecognizer(target: receiver, action: action),
            UIHoverGestureRecognizer(target: receiver, action: action),
            UIScreenEdgePanGestureRecognizer(target: receiver, action: action),
        ]
        #expect(others.allSatisfy { $0.gesture.actions.first?.object === receiver })
    }

    @Test func controlsAndTheApplicationCallWhatIsInAnOptional() {
        let any: (any NSObjectProtocol)? = receiver
        let control = UIControl()
        control.addTarget(any as Any, action: action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.count == 1)
        control.removeTarget(any as Any, action: action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.count == 1)
        #expect(UIApplication.shared.sendAction(action, to: any as Any, from: nil, for: nil))
        #expect(receiver.count == 2)
    }
}
