import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CAPropertyAnimationTests {
    let stage = AnimationScene()

    private func add(_ animation: CAAnimation, _ key: String? = "key") {
        stage.perform { stage.view.layer.add(animation, forKey: key) }
    }

    private func transform() throws -> CATransform3D {
        try #require(stage.view.layer.presentation()).transform
    }

    @Test func aValueFunctionMakesTheWholeTransform() throws {
        defer { stage.end() }
        stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
        stage.test.commit()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        (animation.fromValue, animation.toValue) = (0, Double.pi)
        animation.duration = 2
        add(animation)
        stage.advance(1)
        let half = try transform()
        #expect(isNear(Double(half.m12), 1) && isNear(Double(half.m11), 0))
    }

    @Test(
        arguments: [
            (CAValueFunctionName.scale, [1.0, 1, 1], [3.0, 5, 1], \CATransform3D.m22, 3.0),
            (.translate, [0, 0, 0], [10, 20, 30], \.m42, 10),
            (.translateX, [0], [10], \.m41, 5),
            (.scaleX, [1], [3], \.m11, 2),
        ]
    )
    func valueFunctionsTakeOneNumberOrOneForEachAxis(
        name: CAValueFunctionName,
        from: [Double],
        to: [Double],
        entry: KeyPath<CATransform3D, CGFloat> & Sendable,
        expected: Double
    ) throws {
        defer { stage.end() }
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        animation.values = from.count == 1 ? [from[0], to[0]] : [from, to]
        animation.duration = 2
        add(animation)
        stage.advance(1)
        #expect(isNear(Double(try transform()[keyPath: entry]), expected))
    }

    @Test func unknownFunctionsAreNone() {
        defer { stage.end() }
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
        #expect(CAValueFunction(name: .scaleY)?.name == .scaleY)
    }

    @Test func cumulativeRunsGoOnFromEachOther() {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (50, 150)
        animation.duration = 1
        animation.repeatCount = 3
        animation.isCumulative = true
        add(animation)
        stage.advance(0.5)
        #expect(isNear(stage.x, 50))
        stage.advance(2)
        #expect(isNear(stage.x, 250))
        stage.advance(0.6)
        #expect(stage.x == 0)
    }

    @Test func runsThatAreNotCumulativeBeginAnew() {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (50, 150)
        animation.duration = 1
        animation.repeatDuration = 2.5
        add(animation)
        stage.advance(2.25)
        #expect(isNear(stage.x, 25))
        stage.advance(0.3)
        #expect(stage.x == 0)
    }

    @Test func valuesWithoutAWayBetweenThemHaveEqualTimes() throws {
        defer { stage.end() }
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [50, 60, 70]
        animation.calculationMode = .discrete
        animation.duration = 3
        add(animation)
        for expected in [0.0, 10, 20] {
            stage.advance(0.9)
            #expect(isNear(stage.x, expected), "\(stage.x)")
            stage.advance(0.1)
        }
        stage.perform { stage.view.layer.add(animation, forKey: "key") }
        let operations = stage.test.commit().operations
        guard case .animate(_, let sent)? = operations.last else {
            Issue.record("nothing was sent: \(operations)")
            return
        }
        #expect(sent.times.last == 1)
    }

    @Test(
        arguments: [
            (CAAnimationCalculationMode.linear, 10.0), (.paced, 55), (.cubic, 10),
        ]
    )
    func keyframesArePassedAsTheirModeSays(mode: CAAnimationCalculationMode, half: Double) {
        defer { stage.end() }
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [50, 60, 160]
        animation.calculationMode = mode
        animation.duration = 1
        add(animation)
        stage.advance(0.5)
        #expect(isNear(stage.x, half), "\(stage.x)")
    }

    @Test func pacesBetweenKeyframesAreTheirOwn() {
        defer { stage.end() }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1, 0]
        animation.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
        animation.duration = 2
        add(animation)
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.3153, 0.001))
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5))
    }

    @Test func aBeginningInTheFutureIsWaitedFor() {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 0.5)
        animation.duration = 1
        animation.fillMode = .backwards
        stage.perform {
            let layer = stage.view.layer
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
            layer.add(animation, forKey: nil)
        }
        stage.advance(0.5)
        #expect(stage.opacity == 0)
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.25))
        stage.advance(1)
        #expect(stage.opacity == 1)
    }

    @Test func whatTheAppNotesIsFoundByTheDelegate() {
        defer { stage.end() }
        final class Delegate: CAAnimationDelegate {
            var found: String?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                found = anim.value(forKey: "name") as? String
            }
        }
        let delegate = Delegate()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.delegate = delegate
        animation.setValue("fade", forKey: "name")
        add(animation)
        #expect(
            stage.view.layer.animation(forKey: "key")?.value(forKey: "name") as? String == "fade"
        )
        stage.advance(1)
        #expect(delegate.found == "fade")
        #expect(animation.value(forKey: "other") == nil)
    }
}
