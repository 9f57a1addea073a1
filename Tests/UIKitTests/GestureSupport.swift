@testable import UIKit

/// A view, a recognizer and a log of the recognizer's states, in a scene of its own.
@MainActor
final class GestureTest<Recognizer: UIGestureRecognizer> {
    let test = TestScene()
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let recognizer: Recognizer
    var states: [UIGestureRecognizer.State] = []
    /// Called with the recognizer at each of its actions.
    var onAction: ((Recognizer) -> Void)?

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        recognizer.addTarget(self, action: GestureTest.acted)
        view.addGestureRecognizer(recognizer)
        test.add(view)
    }

    func acted() {
        states.append(recognizer.state)
        onAction?(recognizer)
    }

    func down(_ x: Double, _ y: Double, id: Int = 0) throws { try test.touch(.began, x, y, id: id) }
    func move(_ x: Double, _ y: Double, id: Int = 0) throws { try test.touch(.moved, x, y, id: id) }
    func up(_ x: Double, _ y: Double, id: Int = 0) throws { try test.touch(.ended, x, y, id: id) }
    func wait(_ seconds: TimeInterval) { test.clock.advance(by: seconds) }
}

/// A view that notes the steps of its touches.
final class TouchLogView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
    }
}

/// A delegate whose answers are closures.
@MainActor
final class GestureDecider: NSObject, UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var simultaneous = false
    var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins(gestureRecognizer)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires(gestureRecognizer, otherGestureRecognizer) }
}
