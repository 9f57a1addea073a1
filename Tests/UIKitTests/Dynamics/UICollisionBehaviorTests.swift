import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UICollisionBehaviorTests {
    final class Listener: NSObject, UICollisionBehaviorDelegate {
        var began: [String] = []
        var ended: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) { began.append("items") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { ended.append("items") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { began.append(identifier as? String ?? "bounds") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { ended.append(identifier as? String ?? "bounds") }
    }

    final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    final class Wedge: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -50, y: 50))
            path.addLine(to: CGPoint(x: 0, y: -50))
            path.addLine(to: CGPoint(x: 50, y: 50))
            path.close()
            return path
        }
    }

    let scene = DynamicScene()

    @Test func boundariesOfANameHoldAndTell() {
        let listener = Listener()
        let collision = UICollisionBehavior(items: [scene.square])
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "shelf" as NSCopying,
            from: CGPoint(x: 0, y: 300),
            to: CGPoint(x: 400, y: 300)
        )
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(4)
        #expect(isNear(scene.square.frame.maxY, 300, 1))
        #expect(listener.began.first == "shelf")
        scene.perform { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
        scene.advance(0.5)
        #expect(scene.square.frame.maxY > 350)
        #expect(listener.ended.last == "shelf" || listener.ended.last == "bounds")
        scene.end()
    }

    @Test func itemsLieOnEachOther() {
        let listener = Listener()
        let other = scene.addSquare(CGRect(x: 110, y: 200, width: 100, height: 100))
        let items = [scene.square, other]
        let collision = UICollisionBehavior(items: items)
        collision.collisionDelegate = listener
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(UIGravityBehavior(items: items), collision)
        scene.advance(5)
        #expect(isNear(other.frame.maxY, 600, 1.5))
        #expect(isNear(scene.square.frame.maxY, other.frame.minY, 1.5))
        #expect(listener.began.contains("items"))
        #expect(listener.began.contains("bounds"))
        #expect(!scene.animator.isRunning)
        scene.end()
    }

    @Test func modesLeaveOutItemsOrBoundaries() {
        let other = scene.addSquare(CGRect(x: 100, y: 200, width: 100, height: 100))
        let collision = UICollisionBehavior(items: [scene.square, other])
        collision.collisionMode = .boundaries
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(UIGravityBehavior(items: [scene.square, other]), collision)
        scene.advance(4)
        #expect(isNear(scene.square.frame.maxY, 600, 1))
        #expect(isNear(other.frame.maxY, 600, 1))
        scene.perform { collision.collisionMode = .items }
        scene.advance(1)
        #expect(scene.square.frame.maxY > 700)
        scene.end()
    }

    @Test func insetsMakeTheBoundsSmaller() {
        let collision = UICollisionBehavior(items: [scene.square])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
        )
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(4)
        #expect(isNear(scene.square.frame.maxY, 550, 1))
        scene.end()
    }

    @Test func aSquareThatHitsASlopeTurns() {
        let collision = UICollisionBehavior(items: [scene.square])
        collision.addBoundary(
            withIdentifier: "slope" as NSString,
            from: CGPoint(x: 0, y: 200),
            to: CGPoint(x: 140, y: 300)
        )
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(0.9)
        #expect(abs(scene.angle(scene.square)) > 0.1)
        scene.end()
    }

    @Test func ballsRollDownSlopesAndSquaresOnTheirSideDoNot() {
        let ball = Ball(frame: CGRect(x: 20, y: 150, width: 40, height: 40))
        scene.view.addSubview(ball)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: "slope" as NSString,
            from: CGPoint(x: 0, y: 200),
            to: CGPoint(x: 400, y: 300)
        )
        scene.add(UIGravityBehavior(items: [ball]), collision)
        scene.advance(1)
        #expect(ball.center.x > 100)
        // It rolls: the turn is that of the way.
        #expect(scene.angle(ball) != 0)
        scene.end()
    }

    @Test func pathsCollideByTheirHull() {
        let wedge = Wedge(frame: CGRect(x: 150, y: 450, width: 100, height: 100))
        scene.view.addSubview(wedge)
        let fixed = UIDynamicItemBehavior(items: [wedge])
        fixed.isAnchored = true
        scene.square.center.x = 200
        let collision = UICollisionBehavior(items: [scene.square, wedge])
        scene.add(UIGravityBehavior(items: [scene.square]), collision, fixed)
        scene.advance(0.7)
        // The tip of the wedge is in the middle, at 450.
        #expect(scene.square.center.y < 410)
        #expect(wedge.center == CGPoint(x: 200, y: 500))
        scene.end()
    }

    @Test func fastItemsDoNotPassBoundaries() {
        let collision = UICollisionBehavior(items: [scene.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let speed = UIDynamicItemBehavior(items: [scene.square])
        speed.elasticity = 0.5
        speed.addLinearVelocity(CGPoint(x: 50_000, y: 30_000), for: scene.square)
        scene.add(collision, speed)
        scene.advance(3)
        #expect(scene.view.bounds.insetBy(dx: -2, dy: -2).contains(scene.square.center))
        scene.end()
    }

    @Test(arguments: [(elasticity: 1.0, height: 380.0), (elasticity: 0.5, height: 110.0)])
    func elasticityGivesBackSpeed(elasticity: Double, height: Double) {
        let collision = UICollisionBehavior(items: [scene.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let rubber = UIDynamicItemBehavior(items: [scene.square])
        rubber.elasticity = elasticity
        rubber.allowsRotation = false
        var highest = 600.0
        var hasHit = false
        rubber.action = { [square = scene.square] in
            if square.frame.maxY > 595 { hasHit = true }
            if hasHit { highest = min(highest, Double(square.frame.maxY)) }
        }
        scene.add(UIGravityBehavior(items: [scene.square]), collision, rubber)
        scene.advance(1.9)
        // It fell 500 points; a share of e² comes back.
        #expect(600 - highest > height)
        #expect(600 - highest < 505)
        scene.end()
    }

    @Test func everyBounceIsTold() {
        // The bounds are one boundary: an item that stands at an edge of them touches it already.
        scene.square.center = CGPoint(x: 200, y: 300)
        let listener = Listener()
        let collision = UICollisionBehavior(items: [scene.square])
        collision.collisionDelegate = listener
        collision.translatesReferenceBoundsIntoBoundary = true
        let traits = UIDynamicItemBehavior(items: [scene.square])
        traits.elasticity = 1
        traits.friction = 0
        traits.resistance = 0
        traits.allowsRotation = false
        scene.add(collision, traits)
        scene.perform { traits.addLinearVelocity(CGPoint(x: 900, y: 0), for: scene.square) }
        var turns = 0
        var way = traits.linearVelocity(for: scene.square).x
        for _ in 0..<120 {
            scene.advance(1.0 / 30)
            let now = traits.linearVelocity(for: scene.square).x
            if now * way < 0 { turns += 1 }
            way = now
        }
        // 900 points a second for four seconds in a room of 300.
        #expect(turns >= 8)
        #expect(listener.began.count >= turns)
        #expect(abs(listener.began.count - listener.ended.count) <= 1)
        scene.end()
    }

    @Test func boundariesKeepTheirNamesWhenOthersGo() {
        let listener = Listener()
        let collision = UICollisionBehavior(items: [scene.square])
        collision.collisionDelegate = listener
        for (name, y) in [("high", 590.0), ("low", 300.0)] {
            collision.addBoundary(
                withIdentifier: name as NSString,
                from: CGPoint(x: 0, y: y),
                to: CGPoint(x: 400, y: y)
            )
        }
        scene.add(UIGravityBehavior(items: [scene.square]), collision)
        scene.advance(4)
        #expect(Set(listener.began) == ["low"])
        let count = listener.began.count
        scene.perform { collision.removeBoundary(withIdentifier: "high" as NSString) }
        scene.advance(0.5)
        #expect(listener.began.count == count && !listener.ended.contains("bounds"))
        scene.end()
    }
}
