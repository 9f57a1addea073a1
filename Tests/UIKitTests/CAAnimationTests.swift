import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CAAnimationTests {
    let stage = AnimationScene()

    private final class Delegate: CAAnimationDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func animationDidStart(_ anim: CAAnimation) { log("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log("stop \(flag)") }
    }

    private func add(_ animation: CAAnimation, _ key: String? = "key") {
        animation.delegate = Delegate(stage.log)
        stage.perform { stage.view.layer.add(animation, forKey: key) }
    }

    @Test func aBasicAnimationShowsValuesAndLeavesTheLayerItsOwn() throws {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = 2
        add(animation)
        #expect(stage.view.layer.opacity == 1)
        #expect(stage.view.layer.animationKeys() == ["key"])
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5))
        stage.advance(1)
        #expect(stage.opacity == 1)
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(stage.log.take() == ["start", "stop true"])
    }

    @Test func theLastValueStaysWhereTheAnimationDoes() {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 100
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        add(animation)
        stage.advance(3)
        #expect(isNear(stage.x, 100))
        stage.perform { stage.view.layer.removeAnimation(forKey: "key") }
        #expect(stage.x == 0)
        #expect(stage.log.take() == ["start", "stop true"])
    }

    @Test func keyframesShakeALayer() {
        defer { stage.end() }
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, -10, 0]
        animation.keyTimes = [0, 0.25, 0.75, 1]
        animation.isAdditive = true
        animation.duration = 1
        add(animation)
        stage.advance(0.25)
        #expect(isNear(stage.x, 10))
        stage.advance(0.25)
        #expect(isNear(stage.x, 0))
        let operations = stage.test.commit().operations
        #expect(operations.contains { if case .animate = $0 { true } else { false } })
    }

    @Test(arguments: [HUGE, MAXFLOAT])
    func theLargestNumberOfRunsIsWithoutEnd(_ count: Float) throws {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.repeatCount = count
        add(animation)
        guard case .animate(_, let sent)? = stage.test.commit().operations.last else {
            Issue.record("nothing was sent")
            return
        }
        #expect(sent.transition.repeatCount == .infinity)
    }

    @Test func wholeTurnsAreTurns() throws {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = 0
        animation.toValue = 2 * Double.pi
        animation.duration = 4
        animation.repeatCount = .infinity
        add(animation)
        stage.advance(5)
        let transform = try #require(stage.view.layer.presentation()?.affineTransform())
        #expect(isNear(Double(transform.b), 1))
        let patch = stage.test.commit()
        guard case .animate(_, let sent)? = patch.operations.last else {
            Issue.record("nothing was sent: \(patch.operations)")
            return
        }
        #expect(sent.values.count > 4)
        #expect(sent.transition.repeatCount == .infinity)
    }

    @Test func aSpringHasItsSettlingDuration() {
        let spring = CASpringAnimation(keyPath: "position")
        #expect(isNear(spring.settlingDuration, 1.4727, 0.001), "\(spring.settlingDuration)")
        // As Apple's page of `settlingDuration` has it.
        spring.damping = 5
        #expect(isNear(spring.settlingDuration, 2.855, 0.001), "\(spring.settlingDuration)")
        let other = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(isNear(other.perceptualDuration, 0.5))
        #expect(isNear(Double(other.bounce), 0.3))
        stage.end()
    }

    @Test func aGroupPlaysItsAnimationsTogether() {
        defer { stage.end() }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (0, 1)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (50, 150)
        (move.beginTime, move.duration) = (1, 1)
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 2
        add(group)
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.25))
        #expect(isNear(stage.x, 0))
        stage.advance(1)
        #expect(isNear(stage.x, 50, 1))
    }

    @Test func unknownPropertiesAreReportedAndShowNothing() {
        defer { stage.end() }
        let animation = CABasicAnimation(keyPath: "colour")
        animation.toValue = 3
        add(animation)
        stage.advance(1)
        #expect(stage.log.take() == ["start", "stop true"])
    }

    @Test func aTransactionGivesDurationAndWaits() {
        defer { stage.end() }
        stage.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { stage.log("transaction") }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            stage.view.layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5))
        #expect(stage.log.take().isEmpty)
        stage.advance(1.1)
        #expect(stage.log.take() == ["transaction"])
    }

    @Test func aTransactionTakesValuesByTheirNames() {
        defer { stage.end() }
        stage.perform {
            CATransaction.begin()
            CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
            CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
            CATransaction.setValue("note", forKey: "own")
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
            CATransaction.begin()
            CATransaction.setValue(false, forKey: kCATransactionDisableActions)
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.value(forKey: "own") as? String == "note")
            #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
            CATransaction.commit()
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "own") == nil)
        }
    }

    @Test(arguments: [true, false])
    func eachCompletionOfATransactionWaitsForItsOwnAnimations(isImplicit: Bool) {
        defer { stage.end() }
        func add(_ duration: TimeInterval) {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = duration
            animation.toValue = 0
            stage.view.layer.add(animation, forKey: nil)
        }
        stage.perform {
            if !isImplicit { CATransaction.begin() }
            CATransaction.setCompletionBlock { stage.log("first") }
            add(2)
            CATransaction.setCompletionBlock { stage.log("second") }
            add(1)
            CATransaction.setCompletionBlock { stage.log("third") }
            if !isImplicit { CATransaction.commit() }
        }
        #expect(stage.log.take().isEmpty)
        stage.test.commit()
        stage.advance(0.5)
        #expect(stage.log.take() == ["third"])
        stage.advance(1)
        #expect(stage.log.take() == ["second"])
        stage.advance(1)
        #expect(stage.log.take() == ["first"])
    }

    @Test(arguments: [true, false])
    func aTransactionWaitsForTheStepOfAStack(isAnimated: Bool) {
        defer { stage.end() }
        let log = stage.log
        let second = LoggingController("second", log)
        let stack = UINavigationController(rootViewController: UIViewController())
        stage.perform { stage.test.window.rootViewController = stack }
        stage.test.commit()
        stage.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log("pushed") }
            stack.pushViewController(second, animated: isAnimated)
            CATransaction.commit()
        }
        #expect(log.entries.contains { $0.hasPrefix("second willAppear") })
        stage.test.commit()
        stage.advance(0.2)
        #expect(log.entries.contains("pushed") == !isAnimated)
        stage.advance(1)
        #expect(log.entries.contains { $0.hasPrefix("second didAppear") })
        #expect(log.take().last == "pushed")
    }

    @Test func aTransactionTakesNoAnimationFromAStepThatWasTakenBefore() {
        defer { stage.end() }
        let log = stage.log
        let second = LoggingController("second", log)
        let stack = UINavigationController(rootViewController: UIViewController())
        stage.perform { stage.test.window.rootViewController = stack }
        stage.test.commit()
        stage.perform {
            stack.pushViewController(second, animated: true)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { log("transaction") }
            CATransaction.commit()
        }
        let patch = stage.test.commit()
        #expect(patch.transitions.contains { $0.duration == 0.35 })
        stage.advance(0.2)
        #expect(log.entries.contains("transaction"))
        #expect(!log.entries.contains { $0.hasPrefix("second didAppear") })
        stage.advance(1)
        #expect(log.entries.contains { $0.hasPrefix("second didAppear") })
    }

    @Test func theImplicitTransactionLastsUntilTheEndOfTheTurn() {
        defer { stage.end() }
        stage.perform {
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { stage.log("transaction") }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            stage.view.layer.add(animation, forKey: nil)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.commit()
        }
        stage.test.commit()
        stage.perform { #expect(CATransaction.animationDuration() == 0.25) }
        stage.advance(1)
        #expect(isNear(stage.opacity, 0.5) && stage.log.take().isEmpty)
        stage.advance(1.1)
        #expect(stage.log.take() == ["transaction"])
    }

    @Test func flushingEndsTheImplicitTransaction() {
        defer { stage.end() }
        stage.perform {
            CATransaction.setDisableActions(true)
            UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
            CATransaction.flush()
            #expect(!CATransaction.disableActions())
        }
        #expect(stage.opacity == 0)
    }

    @Test func disabledActionsChangeAtOnce() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                stage.view.alpha = 0
                CATransaction.commit()
            }
        }
        #expect(stage.opacity == 0)
    }

    @Test func aTransitionLeadsFromTheOldPicture() {
        defer { stage.end() }
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromLeft
        transition.duration = 0.3
        add(transition, nil)
        #expect(stage.view.layer.animationKeys() == ["transition"])
        let patch = stage.test.commit()
        let id = stage.test.id(of: stage.view)
        #expect(patch.operations == [.changeAppearance(id, .pushFromLeft, transition: 0)])
    }

    @Test func aLayerHasOneTransitionUnderItsOwnName() {
        defer { stage.end() }
        let transition = CATransition()
        transition.duration = 0.3
        add(transition, "flip")
        #expect(stage.view.layer.animationKeys() == [kCATransition])
        #expect(stage.view.layer.animation(forKey: "flip") == nil)
        add(transition, kCATransition)
        #expect(stage.view.layer.animationKeys() == [kCATransition])
        stage.view.layer.removeAnimation(forKey: kCATransition)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func aPartOfATransitionTakesTheWholeTime() throws {
        defer { stage.end() }
        let transition = CATransition()
        transition.duration = 0.3
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        transition.startProgress = 0.25
        transition.endProgress = 0.75
        add(transition, nil)
        let shown = try #require(stage.test.commit().transitions.first)
        // The way is twice as long, and a quarter of it is behind.
        #expect(isNear(shown.duration, 0.6) && isNear(shown.delay, -0.15))
        stage.advance(0.31)
        #expect(stage.log.take() == ["start", "stop true"])
    }
}
