import CoreGraphics
import Testing

struct CGAffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 0)
            .concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 3))
    }

    @Test func functionsOfCSayTheSame() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(CGRectGetMidX(rect) == 16 && CGRectGetMaxY(rect) == 42)
        #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
        #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectOffset(rect, 50, 0))))
        let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 10, 1)
        #expect(CGPointApplyAffineTransform(.zero, moved) == CGPoint(x: 20, y: 3))
        let scaled = CGAffineTransformConcat(
            CGAffineTransformMakeTranslation(10, 0),
            CGAffineTransformMakeScale(2, 3)
        )
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 22, y: 3))
        let undone = CGAffineTransformConcat(
            CGAffineTransformMakeScale(2, 4),
            CGAffineTransformInvert(CGAffineTransformMakeScale(2, 4))
        )
        #expect(CGAffineTransformIsIdentity(undone) && !CGAffineTransformIsIdentity(moved))
    }

    @Test func translatedByMovesBeforeTheReceiver() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 1)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 3))
    }

    @Test func invertedUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: -3)
        let point = CGPoint(x: 7, y: 9).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 7) < 1e-12 && abs(point.y - 9) < 1e-12)
    }

    @Test func singularTransformInvertsToItself() {
        let transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(transform.inverted() == transform)
    }

    @Test func rectangleBecomesItsBoundingBox() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.minX + 20) < 1e-9 && abs(rect.width - 20) < 1e-9)
        #expect(abs(rect.minY) < 1e-9 && abs(rect.height - 10) < 1e-9)
    }

    @Test func aTransformConsistsOfSteps() {
        let steps = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(steps.scale.width - 2) < 1e-9 && abs(steps.scale.height - 3) < 1e-9)
        #expect(abs(steps.rotation - .pi / 6) < 1e-9 && abs(steps.horizontalShear) < 1e-9)
        #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
        let moved = CGAffineTransform(translationX: 4, y: -5).decomposed()
        #expect(moved.translation == CGVector(dx: 4, dy: -5))
    }

    @Test(arguments: [
        CGAffineTransform(a: 2, b: 1, c: -0.5, d: 4, tx: 5, ty: -3),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: 2, c: 3, d: 1, tx: 1, ty: 1),
        CGAffineTransform(a: 0, b: 0, c: 2, d: 3, tx: 0, ty: 0),
    ])
    func theStepsMakeTheTransform(transform: CGAffineTransform) {
        let made = CGAffineTransform(transform.decomposed())
        let (old, new) = (transform, made)
        let differences = [
            old.a - new.a, old.b - new.b, old.c - new.c, old.d - new.d, old.tx - new.tx,
            old.ty - new.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 })
    }
}
