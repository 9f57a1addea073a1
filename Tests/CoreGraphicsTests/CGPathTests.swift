import CoreGraphics
import Testing

struct CGPathTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        hypot(a.x - b.x, a.y - b.y) <= tolerance
    }

    private func kinds(of path: CGPath) -> [CGPathElementType] {
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        return kinds
    }

    @Test func boundingBoxCountsControlPointsAndThatOfThePathDoesNot() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0),
            control1: CGPoint(x: 0, y: 8),
            control2: CGPoint(x: 10, y: 8)
        )
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(abs(path.boundingBoxOfPath.maxY - 6) < 1e-9)
    }

    @Test func emptyPathHasANullBox() {
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().isEmpty)
    }

    @Test func arcTowardsGreaterAnglesLooksClockwiseOnAScreen() {
        let path = CGMutablePath()
        path.addArc(
            center: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: false
        )
        #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(kinds(of: path) == [.moveToPoint, .addCurveToPoint])
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(kinds(of: other).count == 4)
    }

    @Test func stepsAreToldToAFunctionWithAPointer() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
        var found: [CGPoint] = []
        withUnsafeMutablePointer(to: &found) { place in
            path.apply(info: place) { info, element in
                guard element.pointee.type != .closeSubpath else { return }
                let found = info?.assumingMemoryBound(to: [CGPoint].self)
                found?.pointee.append(element.pointee.points[0])
            }
        }
        #expect(found.map(\.x) == [0, 4, 4, 0] && found.map(\.y) == [0, 0, 2, 2])
    }

    @Test func wholeTurnIsACircle() {
        let path = CGMutablePath()
        path.addArc(
            center: .zero,
            radius: 10,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: false
        )
        let box = path.boundingBoxOfPath
        #expect(abs(box.width - 20) < 1e-6 && abs(box.height - 20) < 1e-6)
    }

    @Test func tangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0),
            tangent2End: CGPoint(x: 10, y: 10),
            radius: 4
        )
        #expect(isNear(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(kinds(of: path) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
    }

    @Test(arguments: [(CGPathFillRule.winding, true), (.evenOdd, false)])
    func whatIsGoneAroundTwiceIsInsideByWindingAlone(rule: CGPathFillRule, isInside: Bool) {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: rule) == isInside)
        #expect(path.contains(CGPoint(x: 1, y: 1), using: rule))
        #expect(!path.contains(CGPoint(x: 11, y: 5), using: rule))
    }

    @Test func ellipseContainsItsMiddleAndNotItsCorners() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(path.contains(CGPoint(x: 10, y: 5)) && !path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func copyIsAValueOfItsOwn() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(copy != path && copy.boundingBox.maxX == 1)
    }

    @Test func copyUsingTransformMovesPoints() throws {
        var transform = CGAffineTransform(translationX: 3, y: 4)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
        let copy = try #require(path.copy(using: &transform))
        #expect(copy.boundingBox == CGRect(x: 3, y: 4, width: 1, height: 2))
    }

    @Test func lineAfterAClosedPartBeginsWhereThatBegan() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 9))
        #expect(
            kinds(of: path) == [
                .moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint,
            ]
        )
    }

    @Test func rectanglesAreTold() {
        var rect = CGRect.zero
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: box, transform: nil).isRect(&rect) && rect == box)
        let round = CGPath(roundedRect: box, cornerWidth: 1, cornerHeight: 1, transform: nil)
        #expect(!round.isRect(nil))
    }
}
