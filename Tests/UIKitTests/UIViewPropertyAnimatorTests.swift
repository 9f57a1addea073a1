import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewPropertyAnimatorTests {
    let stage = AnimationScene()

    private func makeAnimator(
        _ duration: TimeInterval = 1,
        curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
            stage.view.frame.origin.x = 200
        }
        animator.addCompletion { stage.log("\($0)") }
        return animator
    }

    private var nodeX: Double {
        Double(stage.view.rendering.committed?.frame.minX ?? .nan)
    }

    @Test func itRunsToItsEndAndTellsOnce() {
        defer { stage.end() }
        let animator = makeAnimator()
        #expect(animator.state == .inactive)
        stage.perform { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning)
        stage.advance(0.25)
        #expect(isNear(stage.x, 50))
        #expect(isNear(Double(animator.fractionComplete), 0.25))
        stage.advance(2)
        #expect(stage.log.take() == ["end"])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.view.frame.minX == 200)
    }

    @Test func itEndsInTheTimeOfTheViewsSceneWhereverItBegan() {
        defer { stage.end() }
        let animator = makeAnimator()
        animator.startAnimation()
        stage.advance(0.25)
        #expect(isNear(Double(animator.fractionComplete), 0.25))
        stage.advance(1)
        #expect(stage.log.take() == ["end"])
    }

    @Test func aSpringByItsPhysicsSaysTheDuration() {
        defer { stage.end() }
        let spring = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 20,
            initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        #expect(animator.duration > 0.2 && animator.duration < 3)
        let ratio = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 3, timingParameters: ratio).duration == 3)
        animator.addAnimations { stage.view.frame.origin.x = 200 }
        stage.perform {
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
        stage.advance(animator.duration * 0.05)
        #expect(animator.isRunning && stage.x > 100 && stage.x < 190)
        stage.advance(animator.duration)
        #expect(animator.state == .inactive && stage.x == 200)
    }

    @Test func dampingBeyondWhatKeepsSpringsFromSwingingSlowsNothingDown() {
        defer { stage.end() }
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
        #expect(isNear(spring.settlingDuration, 0.506))
        spring.allowsOverdamping = true
        #expect(spring.settlingDuration > 3)
        #expect((spring.copy() as? CASpringAnimation)?.allowsOverdamping == true)
        #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3).bounce < -0.2)
        let system = UISpringTimingParameters()
        let animator = UIViewPropertyAnimator(duration: 3, timingParameters: system)
        #expect(isNear(animator.duration, 0.506))
    }

    @Test(arguments: [false, true])
    func tasksWaitForTheEnd(isStopped: Bool) async {
        defer { stage.end() }
        let animator = makeAnimator()
        let task = Task { @MainActor in
            stage.log("waits")
            return await animator.addCompletion()
        }
        while stage.log.entries.isEmpty { await Task.yield() }
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        if isStopped { stage.perform { animator.stopAnimation(true) } }
        stage.advance(1)
        #expect(await task.value == (isStopped ? .current : .end))
    }

    @Test func aPausedOneStaysAndIsMovedByItsFraction() {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.test.commit()
        stage.advance(0.5)
        stage.perform { animator.pauseAnimation() }
        let patch = stage.test.commit()
        let id = stage.test.id(of: stage.view)
        #expect(patch.operations.contains(.endAnimations(id, .frame)))
        #expect(isNear(nodeX, 100))
        stage.advance(5)
        #expect(isNear(stage.x, 100))
        stage.perform { animator.fractionComplete = 0.1 }
        stage.test.commit()
        #expect(isNear(nodeX, 20))
        stage.perform { animator.startAnimation() }
        let going = stage.test.commit()
        #expect(isNear(nodeX, 200))
        #expect(isNear(going.transitions.first?.duration ?? 0, 0.9))
        stage.advance(0.45)
        #expect(isNear(stage.x, 110))
        stage.advance(0.45)
        #expect(stage.log.take() == ["end"])
    }

    @Test func aReversedOneGoesBackToItsStart() {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        stage.perform { animator.isReversed = true }
        #expect(isNear(stage.x, 100))
        stage.advance(0.25)
        #expect(isNear(stage.x, 50))
        stage.advance(0.25)
        #expect(stage.log.take() == ["start"])
        #expect(stage.view.frame.minX == 0)
        stage.test.commit()
        #expect(nodeX == 0)
    }

    @Test func theFractionOfAReversedOneCountsTheWayBack() {
        defer { stage.end() }
        let animator = makeAnimator()
        #expect(animator.fractionComplete == 0)
        stage.perform {
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 0.75
            animator.isReversed = true
        }
        #expect(isNear(Double(animator.fractionComplete), 0.25))
        stage.perform { animator.fractionComplete += 0.25 }
        #expect(isNear(Double(animator.fractionComplete), 0.5) && isNear(stage.x, 100))
        stage.perform { animator.fractionComplete = 0.9 }
        #expect(isNear(stage.x, 20))
        stage.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        stage.advance(0.05)
        #expect(isNear(Double(animator.fractionComplete), 0.95))
        stage.advance(0.06)
        #expect(stage.log.take() == ["start"])
    }

    @Test func aCurveGoesOnWhereItWasHeld() {
        defer { stage.end() }
        let animator = makeAnimator(curve: .easeInOut)
        stage.perform { animator.startAnimation() }
        stage.advance(0.25)
        let before = stage.x
        stage.perform {
            animator.pauseAnimation()
            animator.startAnimation()
        }
        #expect(isNear(stage.x, before))
        stage.advance(0.5)
        // As if it had never been held: the curve at three quarters.
        #expect(isNear(stage.x, 0.8709 * 200, 0.1))
        stage.advance(0.26)
        #expect(stage.log.take() == ["end"])
    }

    @Test func aStoppedOneLeavesWhatIsOnScreen() {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        stage.perform { animator.stopAnimation(true) }
        #expect(isNear(Double(stage.view.frame.minX), 100))
        #expect(animator.state == .inactive)
        stage.advance(2)
        #expect(stage.log.take().isEmpty)
    }

    @Test(
        arguments: [
            (UIViewAnimatingPosition.end, 200.0), (.start, 0), (.current, 100),
        ]
    )
    func aStoppedOneIsFinishedWhereAsked(position: UIViewAnimatingPosition, x: Double) {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        stage.perform { animator.stopAnimation(false) }
        #expect(animator.state == .stopped)
        stage.perform { animator.finishAnimation(at: position) }
        #expect(isNear(Double(stage.view.frame.minX), x))
        #expect(stage.log.take() == ["\(position)"])
        stage.test.commit()
        #expect(isNear(nodeX, x))
    }

    @Test func changesWithADelayFactorWaitForTheirPart() {
        defer { stage.end() }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 1))
        stage.advance(0.25)
        #expect(isNear(stage.opacity, 0.5))
    }

    @Test func itGoesOnWithAnotherPaceAndLength() {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform {
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
                durationFactor: 2
            )
        }
        stage.advance(1)
        #expect(isNear(stage.x, 150))
        stage.advance(1)
        #expect(stage.log.take() == ["end"])
    }

    /// What a page is told that is loaded anew: the first and last place, and the rest of the time.
    private func restToldToANewPage() throws -> ([[Double]], Transition) {
        stage.test.commit()
        stage.test.scene.tellAnimationsAgain()
        let operations = stage.test.commit().operations
        guard case .animate(_, let animation)? = operations.first, operations.count == 1 else {
            Issue.record("unexpected \(operations)")
            return ([], Transition(duration: 0, timing: .linear))
        }
        return (animation.values, animation.transition)
    }

    @Test func aNewPageGoesOnWithOneThatRuns() throws {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.test.commit()
        stage.advance(0.25)
        let (values, transition) = try restToldToANewPage()
        #expect(values == [[-200, 0], [0, 0]])
        #expect(isNear(transition.delay, -0.25) && transition.duration == 1)
        stage.advance(1)
        #expect(stage.log.take() == ["end"])
    }

    @Test func aNewPageGoesOnWithOneThatWasTurnedRound() throws {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        stage.perform { animator.isReversed = true }
        let (values, transition) = try restToldToANewPage()
        // From where it was turned, 100 points from the start, which the node shows.
        #expect(nodeX == 0)
        #expect(values.count == 2 && isNear(values[0][0], 100) && isNear(values[1][0], 0))
        #expect(isNear(transition.duration, 0.5))
    }

    @Test func aNewPageIsToldNothingOfOneThatIsHeld() {
        defer { stage.end() }
        let animator = makeAnimator()
        stage.perform { animator.fractionComplete = 0.5 }
        stage.test.commit()
        stage.test.scene.tellAnimationsAgain()
        #expect(stage.test.commit().isEmpty)
        #expect(isNear(nodeX, 100))
    }

    @Test func oneThatIsNotInterruptibleGoesOn() {
        defer { stage.end() }
        let animator = makeAnimator()
        animator.isInterruptible = false
        stage.perform { animator.startAnimation() }
        stage.advance(0.5)
        stage.perform {
            animator.pauseAnimation()
            animator.fractionComplete = 0
            animator.stopAnimation(true)
        }
        #expect(animator.isRunning && isNear(stage.x, 100))
        stage.advance(0.6)
        #expect(stage.log.take() == ["end"])
    }

    @Test func scrubbingFollowsTheTimeWhereAsked() {
        defer { stage.end() }
        let animator = makeAnimator(curve: .easeIn)
        animator.scrubsLinearly = false
        stage.perform { animator.fractionComplete = 0.5 }
        stage.test.commit()
        #expect(isNear(nodeX, 0.3153 * 200, 0.5))
    }

    @Test func oneThatPausesAtItsEndStaysActive() {
        defer { stage.end() }
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        stage.perform { animator.startAnimation() }
        stage.advance(2)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(stage.log.take().isEmpty)
        stage.perform {
            animator.isReversed = true
            animator.startAnimation()
        }
        stage.advance(0.5)
        #expect(isNear(stage.x, 100))
    }

    @Test func springsByTheirPhysicsHaveTheirOwnLength() {
        defer { stage.end() }
        let parameters = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 20,
            initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 50, timingParameters: parameters)
        animator.addAnimations { stage.view.frame.origin.x = 200 }
        animator.addCompletion { stage.log("\($0)") }
        stage.perform { animator.startAnimation() }
        stage.advance(2)
        #expect(stage.log.take() == ["end"])
    }
}
