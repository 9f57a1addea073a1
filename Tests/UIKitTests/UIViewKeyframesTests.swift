import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewKeyframesTests {
    let stage = AnimationScene()

    private func run(_ options: UIView.KeyframeAnimationOptions, _ stops: [(CGFloat, Double)]) {
        stage.perform {
            UIView.animateKeyframes(
                withDuration: 1,
                delay: 0,
                options: options,
                animations: {
                    var start = 0.0
                    for (x, length) in stops {
                        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
                            stage.view.frame.origin.x = x
                        }
                        start += length
                    }
                },
                completion: { stage.log("\($0)") }
            )
        }
    }

    @Test(
        arguments: [
            (UIView.KeyframeAnimationOptions.calculationModeLinear, [50.0, 100, 200]),
            (.calculationModeDiscrete, [0, 100, 100]),
            (.calculationModePaced, [75, 150, 225]),
        ]
    )
    func modesLeadFromKeyframeToKeyframe(
        mode: UIView.KeyframeAnimationOptions,
        places: [Double]
    ) {
        defer { stage.end() }
        run(mode, [(100, 0.5), (300, 0.5)])
        #expect(stage.view.frame.minX == 300)
        for place in places {
            stage.advance(0.25)
            #expect(isNear(stage.x, place), "\(stage.x)")
        }
        stage.advance(0.25)
        #expect(stage.x == 300)
        #expect(stage.log.take() == ["true"])
    }

    @Test func cubicModePassesTheKeyframesSmoothly() {
        defer { stage.end() }
        run(.calculationModeCubic, [(100, 0.5), (0, 0.5)])
        stage.advance(0.5)
        #expect(isNear(stage.x, 100))
        stage.advance(0.02)
        // No corner at the top, where straight lines would have lost 4 points.
        #expect(stage.x > 98)
    }

    @Test func thePageIsToldOnceOfAllKeyframes() throws {
        defer { stage.end() }
        run([], [(100, 0.25), (0, 0.75)])
        let id = stage.test.id(of: stage.view)
        let operations = stage.test.commit().operations
        #expect(operations.count == 1)
        guard case .animate(id, let animation)? = operations.first else {
            Issue.record("no animation in \(operations)")
            return
        }
        #expect(animation.property == .translation)
        #expect(animation.values == [[0, 0], [100, 0], [0, 0]])
        #expect(animation.times == [0, 0.25, 1])
        #expect(animation.isAdditive)
    }

    @Test func keyframesOutsideOfAnAnimationAreChanges() {
        defer { stage.end() }
        stage.perform {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                stage.view.alpha = 0.5
            }
        }
        #expect(stage.view.alpha == 0.5)
        #expect(stage.opacity == 0.5)
    }
}
