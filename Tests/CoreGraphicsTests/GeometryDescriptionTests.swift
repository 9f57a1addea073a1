import CoreGraphics
import Foundation
import Testing

struct GeometryDescriptionTests {
    @Test func geometryIsTuplesInTexts() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: -3, height: 4))" == "(1.0, 2.0, -3.0, 4.0)")
        #expect(String(describing: [CGPoint.zero]) == "[(0.0, 0.0)]")
    }

    @Test func vectorsAreMadeOfAnyNumbers() {
        let (whole, double) = (5, 2.5)
        #expect(CGVector(dx: whole, dy: -5) == CGVector(dx: CGFloat(5), dy: CGFloat(-5)))
        #expect(CGVector(dx: double, dy: 0) == CGVector(dx: CGFloat(2.5), dy: CGFloat(0)))
        #expect(CGVector(dx: 0, dy: 1) == CGVector(dx: CGFloat.zero, dy: CGFloat(1)))
    }
}
