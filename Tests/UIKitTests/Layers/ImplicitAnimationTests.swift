import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct ImplicitAnimationTests {
    let stage = LayerScene()
    let layer = CALayer()

    init() { stage.add(layer) }

    private func opacity() throws -> Double {
        Double(try #require(layer.presentation()).opacity)
    }

    private func transitions(_ change: () -> Void) -> [Transition] {
        stage.perform(change)
        return stage.test.commit().transitions
    }

    @Test func aLayerWithoutAViewMovesByItself() throws {
        defer { stage.end() }
        let found = transitions { layer.opacity = 0 }
        #expect(found.map(\.duration) == [0.25])
        stage.test.clock.advance(by: 0.125)
        let half = try opacity()
        #expect(half > 0.05 && half < 0.95)
        stage.test.clock.advance(by: 0.2)
        let end = try opacity()
        #expect(end == 0 && layer.opacity == 0)
    }

    @Test func itsWayIsToldFromValueToValue() throws {
        defer { stage.end() }
        let start = layer.position
        _ = transitions {
            layer.position.x = start.x + 40
            layer.transform = CATransform3DMakeScale(3, 3, 1)
        }
        let move = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(!move.isAdditive && move.fromValue as? CGPoint == start)
        #expect(move.toValue as? CGPoint == layer.position)
        let growth = try #require(layer.animation(forKey: "transform") as? CABasicAnimation)
        let first = try #require(growth.fromValue as? CATransform3D)
        let last = try #require(growth.toValue as? CATransform3D)
        #expect(!growth.isAdditive && isNear(Double(first.m11), 1) && isNear(Double(last.m11), 3))
    }

    @Test func whatItDrawsMovesWhereItIsSetByName() {
        defer { stage.end() }
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        stage.add(shape)
        stage.perform { shape.setValue(0.5, forKeyPath: "strokeEnd") }
        #expect(shape.strokeEnd == 0.5)
        #expect(shape.animationKeys() == ["strokeEnd"])
    }

    @Test func theLayerOfAViewDoesNot() {
        defer { stage.end() }
        #expect(transitions { stage.view.layer.opacity = 0 }.isEmpty)
    }

    @Test func actionsAreSwitchedOff() {
        defer { stage.end() }
        let found = transitions {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
        }
        #expect(found.isEmpty)
    }

    @Test func theTransactionSaysTheLengthAndIsToldTheEnd() {
        defer { stage.end() }
        let log = Log()
        let found = transitions {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { log("end") }
            layer.position.x = 80
            CATransaction.commit()
        }
        #expect(found.map(\.duration) == [2])
        stage.test.clock.advance(by: 1.9)
        #expect(log.entries.isEmpty)
        stage.test.clock.advance(by: 0.2)
        #expect(log.entries == ["end"])
    }

    @Test func aLayerThatIsNewDoesNotMove() {
        defer { stage.end() }
        let fresh = CALayer()
        let found = transitions {
            stage.view.layer.addSublayer(fresh)
            fresh.opacity = 0.5
        }
        #expect(found.isEmpty)
    }

    @Test func namedActionsAreTaken() {
        defer { stage.end() }
        layer.actions = ["opacity": NSNull()]
        #expect(transitions { layer.opacity = 0 }.isEmpty)
        let slow = CABasicAnimation(keyPath: "position")
        slow.duration = 3
        layer.actions = ["position": slow]
        #expect(transitions { layer.position.x = 9 }.map(\.duration) == [3])
    }

    @Test func changesInABlockGoWithIt() {
        defer { stage.end() }
        let found = transitions {
            UIView.animate(withDuration: 1) { layer.opacity = 0 }
        }
        #expect(found.map(\.duration) == [1])
    }

    @Test func aSecondChangeStartsFromWhatIsOnScreen() throws {
        defer { stage.end() }
        _ = transitions { layer.opacity = 0 }
        stage.test.clock.advance(by: 0.125)
        let before = try opacity()
        _ = transitions { layer.opacity = 1 }
        let after = try opacity()
        #expect(abs(before - after) < 1e-3)
    }

    @Test func theDelegateIsAskedFirst() {
        defer { stage.end() }
        final class Still: CALayerDelegate {
            var events: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                events.append(event)
                return NSNull()
            }
        }
        let still = Still()
        layer.delegate = still
        #expect(transitions { layer.cornerRadius = 4 }.isEmpty)
        #expect(still.events == ["cornerRadius"])
    }
}
