import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CALayerTimingTests {
    let stage = AnimationScene()

    private func fade(_ duration: TimeInterval = 4) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = duration
        stage.perform { stage.view.layer.add(animation, forKey: "fade") }
    }

    private func pause() {
        stage.perform {
            let layer = stage.view.layer
            let time = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = time
        }
    }

    private func resume() {
        stage.perform {
            let layer = stage.view.layer
            let time = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
        }
    }

    /// The opacities that a patch has the page show, each as a list of values.
    private func shown(_ patch: Patch) -> [[[Double]]] {
        patch.operations.compactMap { operation in
            guard case .animate(_, let animation) = operation, animation.property == .opacity
            else { return nil }
            return animation.values
        }
    }

    @Test func aPausedLayerShowsWhatItShowedAndGoesOnFromThere() {
        defer { stage.end() }
        fade()
        stage.test.commit()
        stage.advance(1)
        pause()
        #expect(isNear(stage.opacity, 0.75))
        // The page is told to stay where it is.
        let held = shown(stage.test.commit())
        #expect(held.count == 1)
        #expect(held.first?.allSatisfy { $0.allSatisfy { isNear($0, 0.75) } } == true)
        stage.advance(10)
        #expect(isNear(stage.opacity, 0.75))
        #expect(stage.view.layer.animationKeys() == ["fade"])
        resume()
        #expect(isNear(stage.opacity, 0.75))
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5))
        stage.advance(2)
        #expect(stage.opacity == 1)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func theTimeOffsetOfAStandingLayerLeadsItsAnimations() {
        defer { stage.end() }
        stage.perform { stage.view.layer.speed = 0 }
        fade(1)
        for share in [0.25, 0.75, 0.5] {
            stage.perform { stage.view.layer.timeOffset = share }
            #expect(isNear(stage.opacity, 1 - share))
        }
        stage.advance(5)
        #expect(isNear(stage.opacity, 0.5))
    }

    @Test func aFasterLayerEndsEarlier() {
        defer { stage.end() }
        stage.perform { stage.view.layer.speed = 2 }
        fade(4)
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5))
        stage.advance(1)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func whatIsBelowFollows() {
        defer { stage.end() }
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.perform {
            stage.view.addSubview(inner)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0
            animation.duration = 4
            inner.layer.add(animation, forKey: "fade")
        }
        stage.advance(1)
        pause()
        stage.advance(5)
        #expect(isNear(Double(inner.layer.presentation()?.opacity ?? 0), 0.75))
    }

    @Test func timesAreConvertedBetweenLayers() {
        defer { stage.end() }
        let layer = stage.view.layer
        layer.speed = 2
        layer.beginTime = 10
        layer.timeOffset = 1
        #expect(layer.convertTime(12, from: nil) == 5)
        #expect(layer.convertTime(5, to: nil) == 12)
    }
}
