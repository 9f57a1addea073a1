import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIDynamicItemBehaviorTests {
    let scene = DynamicScene()

    @Test func velocitiesMoveAndTurn() {
        let behavior = UIDynamicItemBehavior(items: [scene.square])
        behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: scene.square)
        behavior.addAngularVelocity(1, for: scene.square)
        #expect(behavior.linearVelocity(for: scene.square).x == 100)
        scene.add(behavior)
        scene.advance(0.5)
        #expect(isNear(scene.square.center.x, 200, 2))
        #expect(isNear(scene.angle(scene.square), 0.5, 0.03))
        #expect(isNear(behavior.linearVelocity(for: scene.square).x, 100, 0.1))
        #expect(isNear(behavior.angularVelocity(for: scene.square), 1, 0.01))
        scene.end()
    }

    @Test func resistanceTakesSpeedAway() {
        let behavior = UIDynamicItemBehavior(items: [scene.square])
        behavior.resistance = 3
        behavior.angularResistance = 3
        behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: scene.square)
        behavior.addAngularVelocity(3, for: scene.square)
        scene.add(behavior)
        scene.advance(1)
        // e⁻³ of it is left.
        #expect(isNear(behavior.linearVelocity(for: scene.square).x, 15, 2))
        #expect(isNear(behavior.angularVelocity(for: scene.square), 0.15, 0.02))
        scene.end()
    }

    @Test func denseItemsGiveWayLess() {
        let other = scene.addSquare(CGRect(x: 250, y: 0, width: 100, height: 100))
        let dense = UIDynamicItemBehavior(items: [other])
        dense.density = 9
        let push = UIPushBehavior(items: [scene.square, other], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        scene.add(dense, push)
        scene.advance(1)
        #expect(isNear(scene.square.center.y, 100, 3))
        #expect(isNear(other.center.y, 50 + 50 / 9, 1))
        scene.end()
    }

    @Test func rotationCanBeForbidden() {
        let behavior = UIDynamicItemBehavior(items: [scene.square])
        behavior.allowsRotation = false
        let push = UIPushBehavior(items: [scene.square], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.square)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        scene.add(behavior, push)
        scene.advance(0.3)
        #expect(scene.square.transform == .identity)
        #expect(scene.square.center.y > 60)
        scene.end()
    }

    @Test func aPushBesideTheMiddleTurns() {
        let push = UIPushBehavior(items: [scene.square], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.square)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        scene.add(push)
        scene.advance(0.5)
        // 100 points a second, and a turn of 50 · 100 / (10,000 / 6) radians a second.
        #expect(isNear(scene.square.center.y, 100, 2))
        #expect(isNear(scene.angle(scene.square), 1.5, 0.1))
        #expect(!push.active)
        scene.end()
    }

    @Test func aSnapSwingsToItsPlaceUpright() {
        scene.square.transform = CGAffineTransform(rotationAngle: 0.6)
        let snap = UISnapBehavior(item: scene.square, snapTo: CGPoint(x: 200, y: 300))
        scene.add(snap)
        scene.advance(0.15)
        #expect(scene.square.center.y > 60)
        scene.advance(3)
        #expect(isNear(scene.square.center.x, 200, 0.5))
        #expect(isNear(scene.square.center.y, 300, 0.5))
        #expect(isNear(scene.angle(scene.square), 0, 0.02))
        #expect(!scene.animator.isRunning)
        scene.perform { snap.snapPoint = CGPoint(x: 50, y: 50) }
        scene.advance(3)
        #expect(isNear(scene.square.center.x, 50, 0.5))
        scene.end()
    }

    @Test(arguments: [(friction: 0.0, slides: true), (friction: 1.0, slides: false)])
    func frictionStopsSliding(friction: Double, slides: Bool) {
        scene.square.center = CGPoint(x: 100, y: 550)
        let behavior = UIDynamicItemBehavior(items: [scene.square])
        behavior.friction = friction
        behavior.addLinearVelocity(CGPoint(x: 150, y: 0), for: scene.square)
        let collision = UICollisionBehavior(items: [scene.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(behavior, UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(1)
        #expect((scene.square.center.x > 200) == slides)
        scene.end()
    }
}
