import CoreGraphics
import Testing

@testable import TextMetrics

struct TextObstacleTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> TextObstacle
    {
        TextObstacle(corners: [
            CGPoint(x: x, y: y), CGPoint(x: x + width, y: y),
            CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height),
        ])
    }

    @Test func linesBesideAnAreaHaveWhatItLeaves() {
        let areas = [box(40, 10, 20, 30), box(50, 0, 30, 100)]
        func free(_ top: Double) -> [Range<Double>] {
            TextObstacle.free(0..<100, from: top, to: top + 10, around: areas)
        }
        #expect(free(0) == [0..<50, 80..<100])
        #expect(free(10) == [0..<40, 80..<100])
        #expect(free(100) == [0..<100])
        #expect(TextObstacle.free(0..<100, from: 0, to: 9, around: [box(-5, 0, 200, 5)]) == [])
    }

    @Test func slantedEdgesCountAsFarAsTheLineReaches() {
        let triangle = TextObstacle(corners: [
            CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100),
        ])
        #expect(triangle.extent(from: 0, to: 20) == 40...60)
        #expect(triangle.extent(from: 80, to: 200) == 0...100)
        #expect(triangle.extent(from: 100, to: 120) == nil)
        #expect(triangle.moved(x: 10, y: 20).extent(from: 20, to: 40) == 50...70)
    }

    @Test func numbersThatAreNoneDoNotCount() {
        let odd = TextObstacle(corners: [
            CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 3),
            CGPoint(x: 1, y: 1e300),
        ])
        #expect(odd.corners == [CGPoint(x: 1, y: 1e6)])
        #expect(odd.extent(from: 0, to: 10) == nil)
    }
}
