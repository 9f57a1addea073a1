import RenderTree
import Testing

@testable import UIKit

/// What is on screen while animations run, by the scene's clock.
@MainActor
struct PresentationTests {
    let stage = AnimationScene()

    @Test(
        arguments: [
            (UIView.AnimationOptions.curveLinear, [0.25, 0.5, 0.75]),
            (.curveEaseIn, [0.0935, 0.3153, 0.6218]),
            (.curveEaseOut, [0.3782, 0.6847, 0.9065]),
            (.curveEaseInOut, [0.1291, 0.5, 0.8709]),
        ]
    )
    func valuesFollowTheCurve(options: UIView.AnimationOptions, progress: [Double]) {
        defer { stage.end() }
        stage.move(to: 200, options: options)
        #expect(stage.view.frame.minX == 200)
        #expect(stage.x == 0)
        for value in progress {
            stage.advance(0.25)
            #expect(isNear(stage.x, value * 200, 0.1), "\(stage.x)")
        }
        stage.advance(0.25)
        #expect(stage.x == 200)
    }

    @Test func anInterruptedMoveStartsFromTheScreenAndKeepsItsSpeed() {
        defer { stage.end() }
        stage.move(to: 200, name: "first")
        stage.advance(0.5)
        let before = stage.x
        stage.move(to: 0, options: .curveEaseInOut, name: "second")
        #expect(isNear(stage.x, before))
        stage.advance(0.01)
        // The first goes on at 200 points a second; the second has not gathered speed yet.
        #expect(isNear(stage.x - before, 2, 0.2))
        stage.advance(2)
        #expect(stage.x == 0)
        #expect(stage.log.take() == ["first true", "second true"])
    }

    @Test func viewsThatAreNotAnimatedHoldNothingForIt() {
        defer { stage.end() }
        stage.perform {
            stage.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
            stage.view.alpha = 0.5
        }
        stage.test.commit()
        #expect(stage.view.rare == nil)
        stage.move(to: 200)
        #expect(stage.view.animationState != nil)
    }

    @Test func aChangeWithoutAnimationShiftsWhatRuns() {
        defer { stage.end() }
        stage.move(to: 200)
        stage.advance(0.5)
        stage.perform { stage.view.frame.origin.x = 300 }
        #expect(isNear(stage.x, 200))
        stage.advance(0.25)
        #expect(isNear(stage.x, 250))
    }

    @Test func movesAddUpAlsoFromTheCurrentState() {
        defer { stage.end() }
        stage.move(to: 200, name: "first")
        stage.advance(0.5)
        stage.move(to: 0, options: [.curveLinear, .beginFromCurrentState], name: "second")
        #expect(isNear(stage.x, 100))
        #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
        stage.advance(0.25)
        #expect(isNear(stage.x, 100))
        stage.advance(0.5)
        #expect(isNear(stage.x, 50))
        stage.advance(0.5)
        #expect(stage.log.take() == ["first true", "second true"])
    }

    private func fade(to alpha: CGFloat, _ name: String, _ options: UIView.AnimationOptions = []) {
        stage.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: options.union(.curveLinear),
                animations: {
                    stage.view.alpha = alpha
                    stage.view.transform = CGAffineTransform(scaleX: 1, y: 0.5 + alpha)
                },
                completion: { stage.log("\(name) \($0)") }
            )
        }
    }

    @Test func aSecondFadeBeginsAtTheViewsValueAndEndsTheFirst() throws {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
            } completion: {
                stage.log("first \($0)")
            }
        }
        stage.advance(0.5)
        fade(to: 1, "second")
        #expect(stage.view.layer.animationKeys()?.sorted() == ["opacity", "transform"])
        let second = stage.view.layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(second?.fromValue as? Float == 0)
        #expect(isNear(stage.opacity, 0))
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.5))
        #expect(stage.log.take() == ["first false"])
        stage.advance(1)
        #expect(stage.log.take() == ["second true"])
    }

    @Test func aFadeFromTheCurrentStateLeavesTransformsToAddUp() {
        defer { stage.end() }
        fade(to: 0, "first")
        stage.advance(0.5)
        fade(to: 1, "second", .beginFromCurrentState)
        #expect(isNear(stage.opacity, 0.5))
        let keys = stage.view.layer.animationKeys() ?? []
        #expect(keys.sorted() == ["opacity", "transform", "transform-2"])
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.75))
        stage.advance(1)
        #expect(stage.log.take() == ["first true", "second true"])
    }

    @Test func aSpringThatTakesOverGoesOnWithTheSpeed() {
        defer { stage.end() }
        stage.move(to: 200)
        stage.advance(0.5)
        stage.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                usingSpringWithDamping: 1,
                initialSpringVelocity: 0,
                options: .beginFromCurrentState,
                animations: { stage.view.frame.origin.x = 400 }
            )
        }
        let before = stage.x
        #expect(isNear(before, 100))
        stage.advance(0.0005)
        #expect(isNear((stage.x - before) / 0.0005, 200, 20))
    }

    @Test func repeatedRunsGoBackAndForthUntilTheyAreEnded() {
        defer { stage.end() }
        stage.move(to: 200, options: [.curveLinear, .repeat, .autoreverse])
        stage.advance(5.25)
        #expect(isNear(stage.x, 150))
        stage.perform { stage.view.layer.removeAllAnimations() }
        #expect(stage.x == 200)
        #expect(stage.log.take().isEmpty)
        stage.advance(0)
        #expect(stage.log.take() == ["move false"])
        let patch = stage.test.commit()
        #expect(patch.operations.contains(.endAnimations(stage.test.id(of: stage.view), .all)))
    }

    @Test func coloursAndTransformsAreLedAsEyesExpect() throws {
        defer { stage.end() }
        stage.view.backgroundColor = .red
        stage.test.commit()
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.backgroundColor = .blue
                stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
        stage.advance(0.5)
        let layer = try #require(stage.view.layer.presentation())
        let color = try #require(layer.backgroundColor?.renderColor)
        #expect([color.red, color.green, color.blue, color.alpha] == [128, 0, 128, 255])
        #expect(isNear(Double(layer.affineTransform().a), 0.5.squareRoot()))
        #expect(isNear(Double(layer.affineTransform().b), 0.5.squareRoot()))
    }

    @Test func aNewPageIsToldOfWhatRuns() {
        defer { stage.end() }
        stage.move(to: 200, options: [.curveLinear, .repeat, .autoreverse])
        stage.test.commit()
        stage.advance(0.75)
        stage.test.scene.tellAnimationsAgain()
        let operations = stage.test.commit().operations
        guard operations.count == 1, case .animate(_, let animation) = operations[0] else {
            Issue.record("unexpected \(operations)")
            return
        }
        #expect(animation.values == [[-200, 0], [0, 0]])
        #expect(isNear(animation.transition.delay, -0.75))
        #expect(animation.transition.repeatCount == .infinity)
    }

    @Test func manyViewsShareOneTransition() {
        defer { stage.end() }
        let views = (0..<50).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        for view in views { stage.test.add(view) }
        stage.test.commit()
        views[7].alpha = 0.5
        stage.perform {
            UIView.animate(withDuration: 1) {
                for view in views {
                    view.setNeedsLayout()
                    view.setNeedsDisplay()
                    view.frame.origin.y = 50
                }
            }
            UIView.animate(withDuration: 1) { views[3].alpha = 0 }
        }
        let patch = stage.test.commit()
        #expect(patch.transitions.count == 1)
        // One for each box, the change before the block, the one after it, and that what nobody sees
        // takes no keys.
        #expect(patch.operations.count == 53)
    }

    @Test func completionsOfBlocksWithinBlocksComeFirst() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    stage.view.alpha = 0.5
                    UIView.animate(
                        withDuration: 2,
                        animations: { stage.view.frame.origin.x = 10 },
                        completion: { stage.log("inner \($0)") }
                    )
                },
                completion: { stage.log("outer \($0)") }
            )
        }
        stage.advance(0.51)
        #expect(stage.log.take() == ["inner true", "outer true"])
    }

    @Test func asynchronousFormsReturnAtTheEnd() async {
        defer { stage.end() }
        let task = Task { @MainActor in
            let moved = await UIView.animate(withDuration: 1) { stage.view.frame.origin.x = 40 }
            stage.log("moved \(moved)")
        }
        while stage.view.frame.minX == 0 { await Task.yield() }
        stage.advance(0.9)
        #expect(stage.log.take().isEmpty)
        stage.advance(0.2)
        await task.value
        #expect(stage.log.take() == ["moved true"])
    }

    @Test(arguments: [true, false])
    func runsAreCountedAndTurnedByModifiedAnimations(isCodeOfTheScene: Bool) {
        defer { stage.end() }
        func animate() {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: {
                    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                        stage.view.frame.origin.x = 100
                    }
                },
                completion: { stage.log("\($0)") }
            )
        }
        if isCodeOfTheScene { stage.perform(animate) } else { animate() }
        stage.advance(1.5)
        #expect(isNear(stage.x, 50))
        stage.advance(2)
        #expect(isNear(stage.x, 50))
        #expect(stage.log.take().isEmpty)
        stage.advance(0.6)
        #expect(stage.log.take() == ["true"])
    }

    @Test func completionsComeInTheOrderOfTheirEnds() {
        defer { stage.end() }
        stage.move(to: 10, 0.5, name: "long")
        stage.move(to: 20, 0.2, name: "short")
        stage.move(to: 30, 0.5, name: "last")
        stage.advance(1)
        #expect(stage.log.take() == ["short true", "long true", "last true"])
    }

    @Test func touchesMissViewsThatAreAnimatedUnlessAllowed() {
        defer { stage.end() }
        let point = CGPoint(x: 250, y: 50)
        stage.move(to: 200)
        #expect(stage.test.scene.hitTest(point) === stage.test.window)
        stage.advance(1)
        #expect(stage.test.scene.hitTest(point) === stage.view)
        stage.move(to: 0, options: .allowUserInteraction)
        #expect(stage.test.scene.hitTest(CGPoint(x: 50, y: 50)) === stage.view)
    }

    @Test func springsSettleInTheirDuration() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                usingSpringWithDamping: 0.4,
                initialSpringVelocity: 0,
                animations: { stage.view.frame.origin.x = 100 }
            )
        }
        var most = 0.0
        for _ in 0..<100 {
            stage.advance(0.0099)
            most = max(most, stage.x)
        }
        #expect(most > 120)
        #expect(isNear(stage.x, 100, 0.2))
    }

    @Test func theNewerSpringsEndWhenTheyRest() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(
                springDuration: 0.5,
                bounce: 0.5,
                animations: { stage.view.frame.origin.x = 100 },
                completion: { stage.log("\($0)") }
            )
        }
        stage.advance(0.6)
        #expect(stage.log.take().isEmpty)
        stage.advance(1)
        #expect(stage.log.take() == ["true"])
    }

    @Test func hiddenArrangedViewsStayUntilTheyAreGone() {
        defer { stage.end() }
        let stack = UIStackView(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
        stack.distribution = .fillEqually
        let (first, second) = (UIView(), UIView())
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stage.test.add(stack)
        stage.test.commit()
        #expect(second.frame.width == 150)
        stage.perform { UIView.animate(withDuration: 1) { first.isHidden = true } }
        #expect(second.frame.width == 300)
        #expect(isNear(Double(second.layer.presentation()?.frame.width ?? 0), 150))
        stage.test.commit()
        #expect(!hides(first))
        stage.advance(1)
        stage.test.commit()
        #expect(hides(first))
    }

    private func hides(_ view: UIView) -> Bool { view.rendering.committed?.style.isHidden == true }

    @Test func asyncFormsWaitForTheEnd() async {
        defer { stage.end() }
        let clock = stage.test.clock
        let view = stage.view
        let scene = stage.test.scene
        async let finished = Self.animate(view)
        while !scene.renderContext.runningGroups.contains(where: { !$0.isOver }) {
            await Task.yield()
        }
        clock.advance(by: 1)
        #expect(await finished)
        #expect(view.alpha == 0)
    }

    private static func animate(_ view: UIView) async -> Bool {
        await UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    }
}
