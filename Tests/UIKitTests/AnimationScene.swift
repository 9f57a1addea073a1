import RenderTree

@testable import UIKit

/// A scene with a view at (0, 0), 100 points wide and high, whose animations are watched.
@MainActor
final class AnimationScene {
    let test = TestScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log()

    init() {
        test.add(view)
        test.commit()
    }

    /// The x that the view has on screen.
    var x: Double { Double((view.layer.presentation()?.frame.minX ?? .nan)) }

    /// The opacity that the view has on screen.
    var opacity: Double { Double(view.layer.presentation()?.opacity ?? .nan) }

    /// Runs code as the scene's.
    func perform(_ body: () -> Void) { test.scene.perform(body) }

    /// Moves the view at an even pace.
    func move(
        to x: CGFloat,
        _ duration: TimeInterval = 1,
        options: UIView.AnimationOptions = .curveLinear,
        name: String = "move"
    ) {
        perform {
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: options,
                animations: { self.view.frame.origin.x = x },
                completion: { self.log("\(name) \($0)") }
            )
        }
    }

    func advance(_ time: TimeInterval) { test.clock.advance(by: time) }

    func end() { test.end() }
}

/// Whether two numbers are as good as equal.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-3) -> Bool {
    abs(a - b) <= tolerance
}
