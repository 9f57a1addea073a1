import RenderTree
import Testing

@testable import UIKit

/// What layers tell of the animations that blocks make.
@MainActor
struct BlockAnimationKeyTests {
    let stage = AnimationScene()

    @Test func layersNameWhatBlocksLead() throws {
        defer { stage.end() }
        let layer = stage.view.layer
        stage.perform {
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseIn) {
                stage.view.alpha = 0.5
                stage.view.frame = CGRect(x: 100, y: 0, width: 100, height: 50)
            }
        }
        let keys = try #require(layer.animationKeys())
        #expect(Set(keys) == ["opacity", "position", "bounds.size"])
        let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(fade.keyPath == "opacity" && fade.duration == 0.5 && !fade.isAdditive)
        #expect((fade.fromValue as? NSNumber)?.doubleValue == 1)
        #expect((fade.toValue as? NSNumber)?.doubleValue == 0.5)
        #expect(fade.timingFunction == CAMediaTimingFunction(name: .easeIn))
        let way = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(way.isAdditive && way.fromValue as? CGPoint == CGPoint(x: -100, y: 25))
        #expect(way.toValue as? CGPoint == .zero)
        let size = try #require(layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.fromValue as? CGSize == CGSize(width: 0, height: 50))
        stage.advance(1)
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "opacity") == nil)
    }

    @Test func waysOfOnePropertyHaveNumbers() {
        defer { stage.end() }
        stage.move(to: 100)
        stage.advance(0.5)
        stage.move(to: 0)
        #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
        #expect(stage.view.layer.animation(forKey: "position-2") is CABasicAnimation)
    }

    @Test func springsAndKeyframesAreToldAsSuch() throws {
        defer { stage.end() }
        stage.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 0
            ) {
                stage.view.transform = CGAffineTransform(translationX: 50, y: 0)
            }
        }
        let spring = try #require(
            stage.view.layer.animation(forKey: "transform") as? CASpringAnimation
        )
        #expect(spring.isAdditive && spring.damping > 0 && spring.stiffness > 0)
        #expect(spring.fromValue is CATransform3D)
    }

    @Test func slowSpringsAreToldWithTheirPace() throws {
        defer { stage.end() }
        stage.perform {
            UIView.animate(springDuration: 1, bounce: -0.5) { stage.view.alpha = 0 }
        }
        let layer = stage.view.layer
        let spring = try #require(layer.animation(forKey: "opacity") as? CASpringAnimation)
        #expect(spring.allowsOverdamping && isNear(Double(spring.bounce), -0.5))
    }

    @Test func removingOneLeavesTheOthersAndEndsItsBlock() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.alpha = 0
            } completion: {
                stage.log("faded \($0)")
            }
        }
        stage.move(to: 100)
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.5) && isNear(stage.x, 50))
        stage.perform { stage.view.layer.removeAnimation(forKey: "opacity") }
        #expect(stage.opacity == 0 && isNear(stage.x, 50))
        #expect(stage.view.layer.animationKeys() == ["position"])
        stage.advance(0.1)
        #expect(stage.log.take() == ["faded false"])
        #expect(isNear(stage.x, 60))
        stage.advance(0.5)
        #expect(stage.log.take() == ["move true"])
    }

    @Test func namesStayWhereOthersAreRemoved() throws {
        defer { stage.end() }
        let layer = stage.view.layer
        stage.move(to: 100)
        stage.advance(0.5)
        stage.move(to: 0)
        stage.perform {
            for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
        }
        #expect(layer.animationKeys() == nil && stage.x == 0)

        stage.move(to: 100)
        stage.advance(0.5)
        stage.move(to: 0)
        #expect(layer.animationKeys() == ["position", "position-2"])
        stage.advance(0.75)
        #expect(layer.animationKeys() == ["position-2"])
    }

    @Test func whatIsRemovedBeforeThePageHeardOfItEndsThere() throws {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.alpha = 0
                stage.view.frame.origin.x = 100
            }
            stage.view.layer.removeAnimation(forKey: "opacity")
        }
        let operations = stage.test.commit().operations
        let id = stage.test.id(of: stage.view)
        let end = try #require(operations.firstIndex(of: .endAnimations(id, .all)))
        // What the block leads is told before, and its place once more after that.
        #expect(end > 0 && operations.count == end + 2)
        guard case .animate(id, let animation)? = operations.last else {
            Issue.record("no animation in \(operations)")
            return
        }
        #expect(animation.property == .translation)
        #expect(stage.opacity == 0 && stage.x == 0)
    }

    @Test func removingAllBeforeThePageHeardOfThemLeadsNothing() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
                stage.view.frame.origin.x = 100
            }
            stage.view.layer.removeAllAnimations()
        }
        #expect(stage.test.commit().transitions.isEmpty)
        #expect(stage.opacity == 0 && stage.x == 100)
    }

    @Test func animationsThatAreRemovedAtOnceAreNotTold() {
        defer { stage.end() }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, 1)
        stage.perform {
            stage.view.layer.add(fade, forKey: "fade")
            stage.view.layer.removeAnimation(forKey: "fade")
            stage.view.layer.add(fade, forKey: nil)
            stage.view.layer.removeAllAnimations()
        }
        let told = stage.test.commit().operations.filter { operation in
            if case .animate = operation { true } else { false }
        }
        #expect(told.isEmpty)
    }
}
