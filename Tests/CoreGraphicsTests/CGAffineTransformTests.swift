import CoreGraphics
import Testing

struct CGAffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 0)
            .concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 3))
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
}
