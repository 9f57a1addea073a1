import CoreGraphics
import Testing

@testable import UIKit

struct UIBezierPathTests {
    private func points(of path: UIBezierPath) -> [CGPoint] {
        var points: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            let count = element.pointee.type.pointCount
            if count > 0 { points.append(element.pointee.points[count - 1]) }
        }
        return points
    }

    @Test func roundedRectangleBeginsBehindItsUpperLeftCorner() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
            cornerRadius: 5
        )
        #expect(points(of: path).first == CGPoint(x: 5, y: 0))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func cornersThatAreNotRoundStayCorners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
            byRoundingCorners: [.bottomLeft],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        #expect(path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test func aRadiusIsAtMostHalfOfTheSides() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10),
            cornerRadius: 50
        )
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test(arguments: [(true, 10.0), (false, -10.0)])
    func clockwiseIsAsItLooksOnAScreen(clockwise: Bool, y: Double) {
        let path = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: clockwise ? .pi / 2 : -.pi / 2,
            clockwise: clockwise
        )
        #expect(abs(Double(path.currentPoint.y) - y) < 1e-9)
    }

    @Test func reversingGoesTheOtherWay() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addQuadCurve(to: CGPoint(x: 3, y: 0), controlPoint: CGPoint(x: 2, y: 1))
        let back = path.reversing()
        #expect(
            points(of: back) == [CGPoint(x: 3, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0)]
        )
        #expect(back.bounds == path.bounds)
    }

    @Test func pathGivenOutDoesNotChangeWithItsOrigin() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        let given = path.cgPath
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(given.boundingBox.width == 5 && path.bounds.width == 10)
    }

    @Test func dashesComeBackAsTheyWereSet() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
    }

    @Test func pathsThatDrawTheSameAreEqual() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let path = UIBezierPath(ovalIn: rect)
        #expect(path == UIBezierPath(ovalIn: rect) && path == path.copy() as? UIBezierPath)
        #expect(path.hash == UIBezierPath(ovalIn: rect).hash)
        #expect(path != UIBezierPath(rect: rect))
        let thick = UIBezierPath(ovalIn: rect)
        thick.lineWidth = 3
        #expect(path != thick)
        let dashed = UIBezierPath(ovalIn: rect)
        dashed.setLineDash([2, 1], count: 2, phase: 0)
        #expect(path != dashed)
    }

    @Test func archivesHoldThePathAndItsLook() throws {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: -1.5, y: 3))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.usesEvenOddFillRule = true
        path.setLineDash([4, 2], count: 2, phase: 1)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: path,
            requiringSecureCoding: true
        )
        let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
        #expect(found == path && found?.bounds == path.bounds)
        #expect(found?.lineCapStyle == .round && found?.usesEvenOddFillRule == true)
    }
}
