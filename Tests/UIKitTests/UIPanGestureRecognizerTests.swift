import Testing

@testable import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
    let pan = UIPanGestureRecognizer()
    let test: GestureTest<UIPanGestureRecognizer>

    init() { test = GestureTest(pan) }

    @Test func aPanBeginsAfterTenPointsFollowsAndEnds() throws {
        defer { test.test.end() }
        var ways: [CGPoint] = []
        test.onAction = { ways.append($0.translation(in: $0.view)) }
        try test.down(50, 50)
        try test.move(56, 50)
        #expect(pan.state == .possible && test.states.isEmpty)
        try test.move(62, 50)
        try test.move(70, 55)
        try test.up(70, 55)
        #expect(test.states == [.began, .changed, .ended])
        #expect(ways == [CGPoint(x: 12, y: 0), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)])
        #expect(pan.state == .possible)
        #expect(pan.translation(in: nil) == .zero)
        #expect(test.view.log == ["began", "moved", "cancelled"])
    }

    @Test func aTapIsNoPan() throws {
        defer { test.test.end() }
        try test.test.tap(10, 10)
        #expect(test.states.isEmpty)
        #expect(test.view.log == ["began", "ended"])
    }

    @Test func theWayIsWhatTheAppSetsItTo() throws {
        defer { test.test.end() }
        test.onAction = { pan in
            pan.view?.center.x += pan.translation(in: pan.view?.superview).x
            pan.setTranslation(.zero, in: pan.view?.superview)
        }
        try test.down(50, 50)
        try test.move(70, 50)
        try test.move(90, 50)
        try test.move(85, 50)
        #expect(test.view.frame.origin == CGPoint(x: 35, y: 0))
    }

    @Test func waysAreMeasuredInTheViewsCoordinates() throws {
        defer { test.test.end() }
        test.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        try test.down(50, 50)
        try test.move(90, 50)
        let way = pan.translation(in: test.view)
        #expect(abs(way.x) < 1e-9 && abs(way.y + 20) < 1e-9)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    }

    @Test func theSpeedIsThatOfTheLastTenthOfASecond() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        for step in 1...10 {
            test.wait(0.02)
            try test.move(50 + Double(step) * 10, 50)
        }
        #expect(abs(pan.velocity(in: nil).x - 500) < 1e-6)
        test.wait(0.3)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test func twoFingersPanWhereTwoAreAskedFor() throws {
        defer { test.test.end() }
        pan.minimumNumberOfTouches = 2
        try test.down(50, 50)
        try test.move(90, 50)
        #expect(test.states.isEmpty)
        try test.down(50, 90, id: 1)
        try test.move(90, 70)
        #expect(test.states == [.began])
        #expect(pan.numberOfTouches == 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
        try test.up(90, 70)
        #expect(pan.state == .changed || pan.state == .began)
        #expect(pan.numberOfTouches == 1)
        try test.up(50, 90, id: 1)
        #expect(test.states.last == .ended)
    }

    @Test func aFingerThatComesOrGoesMovesNothing() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        try test.move(70, 50)
        try test.down(250, 250, id: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        try test.move(80, 50)
        #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
        try test.up(250, 250, id: 1)
        try test.move(90, 50)
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        #expect(pan.location(in: nil) == CGPoint(x: 90, y: 50))
    }

    @Test func moreFingersThanAllowedAreNoPan() throws {
        defer { test.test.end() }
        pan.maximumNumberOfTouches = 1
        try test.down(50, 50)
        try test.down(60, 60, id: 1)
        try test.move(90, 50)
        try test.up(90, 50)
        try test.up(60, 60, id: 1)
        #expect(test.states.isEmpty)
    }

    @Test func aTouchThatIsTakenAwayCancelsThePan() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        try test.move(90, 50)
        try test.test.touch(.cancelled, 90, 50)
        #expect(test.states == [.began, .cancelled])
    }

    @Test func theDelegateMayRefuseByDirection() throws {
        defer { test.test.end() }
        let decider = GestureDecider()
        pan.delegate = decider
        decider.begins = { recognizer in
            let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
            return abs(speed.x) > abs(speed.y)
        }
        try test.down(50, 50)
        try test.move(50, 90)
        try test.move(150, 90)
        try test.up(150, 90)
        #expect(test.states.isEmpty)
        #expect(test.view.log == ["began", "moved", "moved", "ended"])
        try test.down(50, 50)
        try test.move(90, 50)
        #expect(test.states == [.began])
    }

    @Test func edgePansBeginAtTheirEdgeAndLeadInward() throws {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let test = GestureTest(edge)
        defer { test.test.end() }
        try test.down(100, 50)
        try test.move(150, 50)
        try test.up(150, 50)
        try test.down(5, 50)
        try test.move(5, 90)
        try test.up(5, 90)
        #expect(test.states.isEmpty)
        try test.down(5, 50)
        try test.move(45, 55)
        try test.up(45, 55)
        #expect(test.states == [.began, .ended])
    }
}
