import CoreGraphics

@testable import UIKit

/// A view of 400 × 600 points whose square of 100 points an animator moves.
@MainActor
final class DynamicScene {
    let test = TestScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let square = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: view)
        test.add(view)
        view.addSubview(square)
        test.commit()
    }

    func addSquare(_ frame: CGRect) -> UIView {
        let square = UIView(frame: frame)
        view.addSubview(square)
        return square
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        test.scene.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
    }

    func perform(_ body: () -> Void) { test.scene.perform(body) }

    func advance(_ time: Double) { test.clock.advance(by: time + 0.0001) }

    /// The turn of a view, in radians.
    func angle(_ view: UIView) -> Double { Double(atan2(view.transform.b, view.transform.a)) }

    func end() { test.end() }
}
