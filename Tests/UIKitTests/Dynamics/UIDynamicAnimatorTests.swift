import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIDynamicAnimatorTests {
    final class Listener: NSObject, UIDynamicAnimatorDelegate {
        var entries: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { entries.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { entries.append("pause") }
    }

    final class Orbit: UIDynamicBehavior {
        var log: [Bool] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
            log.append(dynamicAnimator != nil)
        }
    }

    let scene = DynamicScene()

    @Test func gravityIsAThousandPointsPerSecondSquared() {
        scene.add(UIGravityBehavior(items: [scene.square]))
        scene.advance(0.5)
        // ½ · 1000 · 0.5², and as much as steps make of it.
        #expect(isNear(scene.square.center.y, 50 + 125, 5))
        #expect(scene.square.center.x == 150)
        #expect(isNear(scene.animator.elapsedTime, 0.5, 0.02))
        scene.end()
    }

    @Test func gravityPullsByAngleAndMagnitude() {
        let gravity = UIGravityBehavior(items: [scene.square])
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection.dx == 0.5)
        scene.add(gravity)
        scene.advance(0.5)
        #expect(isNear(scene.square.center.x, 150 + 62.5, 3))
        #expect(scene.square.center.y == 50)
        scene.end()
    }

    @Test func whatFallsComesToRestOnTheBoundsAndTheAnimatorPauses() {
        let listener = Listener()
        scene.animator.delegate = listener
        let collision = UICollisionBehavior(items: [scene.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        #expect(scene.animator.isRunning)
        scene.advance(5)
        #expect(isNear(scene.square.frame.maxY, 600, 1))
        #expect(isNear(scene.square.frame.minX, 100, 0.5))
        #expect(!scene.animator.isRunning)
        #expect(listener.entries == ["resume", "pause"])
        let time = scene.animator.elapsedTime
        scene.advance(1)
        #expect(scene.animator.elapsedTime == time)
        scene.end()
    }

    @Test func aNewBehaviourWakesARestingAnimator() {
        let collision = UICollisionBehavior(items: [scene.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: [scene.square])
        scene.add(gravity, collision)
        scene.advance(5)
        scene.perform { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
        #expect(scene.animator.isRunning)
        scene.advance(3)
        #expect(isNear(scene.square.frame.minY, 0, 1))
        scene.end()
    }

    @Test func anAppMovesAnItemWithUpdateItem() {
        let collision = UICollisionBehavior(items: [scene.square])
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(0.1)
        scene.perform {
            scene.square.center = CGPoint(x: 300, y: 10)
            scene.animator.updateItem(usingCurrentState: scene.square)
        }
        scene.advance(0.02)
        #expect(scene.square.center.x == 300)
        #expect(scene.square.center.y < 30)
        scene.end()
    }

    @Test func partsOfABehaviourMoveWithIt() {
        let whole = Orbit()
        let part = Orbit()
        whole.addChildBehavior(part)
        whole.addChildBehavior(UIGravityBehavior(items: [scene.square]))
        var calls = 0
        whole.action = { calls += 1 }
        scene.add(whole)
        #expect(part.dynamicAnimator === scene.animator)
        #expect(part.log == [true])
        scene.advance(0.5)
        #expect(scene.square.center.y > 100)
        #expect(calls == 30)
        scene.perform { scene.animator.removeAllBehaviors() }
        #expect(part.log == [true, false])
        #expect(whole.dynamicAnimator == nil)
        let place = scene.square.center
        scene.advance(0.5)
        #expect(scene.square.center == place)
        scene.end()
    }

    @Test func itemsOfAPlaceAreFound() {
        let other = scene.addSquare(CGRect(x: 300, y: 300, width: 50, height: 50))
        scene.add(UIDynamicItemBehavior(items: [scene.square, other]))
        let found = scene.animator.items(in: CGRect(x: 0, y: 0, width: 150, height: 150))
        #expect(found.count == 1)
        #expect(found.first === scene.square)
        scene.end()
    }

    @Test func anAnimatorThatNobodyHoldsEnds() {
        weak var gone: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: scene.view)
            gone = animator
            scene.perform { animator.addBehavior(UIGravityBehavior(items: [scene.square])) }
        }
        scene.advance(0.1)
        #expect(gone == nil)
        let place = scene.square.center
        scene.advance(0.5)
        #expect(scene.square.center == place)
        scene.end()
    }

    @Test func attributesOfALayoutAreItems() {
        let layout = UICollectionViewFlowLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 2, section: 0)
        )
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scene.perform { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
        scene.advance(0.5)
        #expect(attributes.center.y > 100)
        let found = animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0))
        #expect(found === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
        scene.end()
    }

    @Test func thePageHearsOfEachStep() {
        scene.add(UIGravityBehavior(items: [scene.square]))
        scene.advance(0.1)
        #expect(!scene.test.commit().isEmpty)
        scene.end()
    }
}
