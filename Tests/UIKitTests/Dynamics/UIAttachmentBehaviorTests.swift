import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIAttachmentBehaviorTests {
    let scene = DynamicScene()

    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        Double(hypot(a.x - b.x, a.y - b.y))
    }

    @Test func aRodKeepsItsLength() {
        let anchor = CGPoint(x: 250, y: 50)
        let attachment = UIAttachmentBehavior(item: scene.square, attachedToAnchor: anchor)
        #expect(attachment.length == 100)
        #expect(attachment.attachedBehaviorType == .anchor)
        scene.add(UIGravityBehavior(items: [scene.square]), attachment)
        var lowest = 0.0
        attachment.action = { [square = scene.square] in
            lowest = max(lowest, Double(square.center.y))
        }
        for _ in 0..<20 {
            scene.advance(0.1)
            #expect(isNear(distance(scene.square.center, anchor), 100, 2))
        }
        // A pendulum: below the anchor at its lowest.
        #expect(isNear(lowest, 150, 4))
        scene.end()
    }

    @Test func anItemFollowsAnAnchorThatMoves() {
        let attachment = UIAttachmentBehavior(
            item: scene.square,
            attachedToAnchor: scene.square.center
        )
        scene.add(attachment)
        scene.perform { attachment.anchorPoint = CGPoint(x: 200, y: 300) }
        scene.advance(2)
        #expect(isNear(distance(scene.square.center, CGPoint(x: 200, y: 300)), 0, 2))
        scene.end()
    }

    @Test func aSpringSwingsAndComesToRest() {
        let attachment = UIAttachmentBehavior(
            item: scene.square,
            attachedToAnchor: CGPoint(x: 150, y: 0)
        )
        attachment.length = 50
        attachment.frequency = 2
        attachment.damping = 0.3
        var places: [Double] = []
        attachment.action = { [square = scene.square] in places.append(Double(square.center.y)) }
        scene.add(attachment, UIGravityBehavior(items: [scene.square]))
        scene.advance(6)
        // It hangs lower than the length by g / (2πf)².
        let sag = 1000 / (4 * Double.pi * .pi * 4)
        #expect(isNear(places.last ?? 0, 50 + sag, 1.5))
        #expect((places.max() ?? 0) > 50 + sag + 2)
        scene.end()
    }

    @Test func aPlaceBesideTheMiddleTurnsTheItem() {
        let attachment = UIAttachmentBehavior(
            item: scene.square,
            offsetFromCenter: UIOffset(horizontal: -50, vertical: -50),
            attachedToAnchor: CGPoint(x: 100, y: 0)
        )
        scene.add(attachment, UIGravityBehavior(items: [scene.square]))
        scene.advance(0.4)
        #expect(abs(scene.angle(scene.square)) > 0.2)
        scene.end()
    }

    @Test func aLimitOnlyPulls() {
        let other = scene.addSquare(CGRect(x: 100, y: 200, width: 100, height: 100))
        let limit = UIAttachmentBehavior.limitAttachment(
            with: scene.square,
            offsetFromCenter: .zero,
            attachedTo: other,
            offsetFromCenter: .zero
        )
        let still = UIDynamicItemBehavior(items: [scene.square])
        still.isAnchored = true
        let push = UIPushBehavior(items: [other], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -1)
        scene.add(limit, still, push)
        scene.advance(1)
        // Nothing keeps it from coming nearer.
        #expect(isNear(other.center.y, 150, 5))
        scene.perform { scene.animator.addBehavior(UIGravityBehavior(items: [other])) }
        scene.advance(2)
        #expect(isNear(other.center.y, 250, 3))
        scene.end()
    }

    @Test func fixedItemsMoveAsOne() {
        let other = scene.addSquare(CGRect(x: 200, y: 0, width: 100, height: 100))
        let fixed = UIAttachmentBehavior.fixedAttachment(
            with: scene.square,
            attachedTo: other,
            attachmentAnchor: CGPoint(x: 200, y: 50)
        )
        let push = UIPushBehavior(items: [other], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 2)
        scene.add(fixed, push)
        scene.advance(0.5)
        #expect(isNear(distance(scene.square.center, other.center), 100, 2))
        #expect(isNear(scene.angle(scene.square), scene.angle(other), 0.05))
        #expect(scene.angle(other) > 0.05)
        scene.end()
    }

    @Test func aPinTurnsWithinItsRange() {
        let other = scene.addSquare(CGRect(x: 200, y: 0, width: 100, height: 100))
        let still = UIDynamicItemBehavior(items: [scene.square])
        still.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: scene.square,
            attachedTo: other,
            attachmentAnchor: CGPoint(x: 200, y: 50)
        )
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        scene.add(pin, still, UIGravityBehavior(items: [other]))
        scene.advance(3)
        #expect(isNear(scene.angle(other), 0.5, 0.03))
        #expect(isNear(distance(other.center, CGPoint(x: 200, y: 50)), 50, 1))
        scene.end()
    }

    @Test func aSlideKeepsToItsAxisAndRange() {
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: scene.square,
            attachmentAnchor: scene.square.center,
            axisOfTranslation: CGVector(dx: 1, dy: 0)
        )
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        let gravity = UIGravityBehavior(items: [scene.square])
        gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
        scene.add(slide, gravity)
        scene.advance(2)
        #expect(isNear(scene.square.center.y, 50, 1))
        #expect(isNear(scene.square.center.x, 230, 2))
        #expect(isNear(scene.angle(scene.square), 0, 0.02))
        scene.end()
    }
}
