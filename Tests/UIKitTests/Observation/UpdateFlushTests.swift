import Observation
import RenderTree
import Testing

@testable import UIKit

/// Animations that make the updates which their changes ask for.
@MainActor
struct UpdateFlushTests {
    @Observable
    final class Model {
        var isOn = false
    }

    final class Switching: UIViewController {
        let model = Model()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
        }

        override func updateProperties() {
            super.updateProperties()
            box.alpha = model.isOn ? 1 : 0.5
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            box.frame.origin.x = model.isOn ? 200 : 0
        }
    }

    private let screen = Switching()

    private func isAnimated(_ test: TestScene, _ change: () -> Void) -> Bool {
        test.commit()
        test.scene.perform(change)
        test.commit()
        return screen.box.layer.presentation()?.frame.minX ?? -1 < 199
    }

    @Test func changesOfTheModelAreAnimated() {
        let test = TestScene(root: screen)
        defer { test.end() }
        let isAnimated = isAnimated(test) {
            UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
                screen.model.isOn = true
            }
            #expect(screen.box.frame.minX == 200 && screen.box.alpha == 1)
        }
        #expect(isAnimated)
        test.clock.advance(by: 0.5) { test.commit() }
        let middle = screen.box.layer.presentation()?.frame.minX ?? 0
        #expect(middle > 50 && middle < 150)
    }

    @Test func withoutTheOptionTheyComeAtTheNextUpdate() {
        let test = TestScene(root: screen)
        defer { test.end() }
        let isAnimated = isAnimated(test) {
            UIView.animate(withDuration: 1) { screen.model.isOn = true }
            #expect(screen.box.frame.minX == 0)
        }
        #expect(!isAnimated)
    }

    @Test func whatWaitedBeforeIsNotAnimated() {
        let test = TestScene(root: screen)
        defer { test.end() }
        let isAnimated = isAnimated(test) {
            screen.model.isOn = true
            UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {}
        }
        #expect(!isAnimated)
    }

    @Test func animatorsFlushToo() {
        let test = TestScene(root: screen)
        defer { test.end() }
        let isAnimated = isAnimated(test) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.flushUpdates = true
            animator.addAnimations { screen.model.isOn = true }
            animator.startAnimation()
        }
        #expect(isAnimated)
    }

    @Test func partsWithoutAnimationStayWithout() {
        let test = TestScene(root: screen)
        defer { test.end() }
        let isAnimated = isAnimated(test) {
            UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
                UIView.performWithoutAnimation { screen.model.isOn = true }
            }
        }
        #expect(!isAnimated)
    }
}
