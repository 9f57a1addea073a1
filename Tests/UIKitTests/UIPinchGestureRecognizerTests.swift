import Testing

@testable import UIKit

@MainActor
struct UIPinchGestureRecognizerTests {
    @Test func fingersThatMoveApartScale() throws {
        let test = GestureTest(UIPinchGestureRecognizer())
        defer { test.test.end() }
        try test.down(100, 100)
        try test.move(90, 100)
        try test.down(190, 100, id: 1)
        try test.move(194, 100, id: 1)
        #expect(test.states.isEmpty)
        try test.move(240, 100, id: 1)
        #expect(test.states == [.began])
        #expect(test.recognizer.scale == 1.5)
        #expect(test.recognizer.numberOfTouches == 2)
        #expect(test.recognizer.location(in: nil) == CGPoint(x: 165, y: 100))
        test.recognizer.scale = 1
        test.wait(0.05)
        try test.move(165, 100)
        #expect(test.recognizer.scale == 0.5)
        #expect(abs(test.recognizer.velocity + 10) < 1e-6)
        try test.up(165, 100)
        #expect(test.recognizer.numberOfTouches == 1)
        // On iOS this ends the app.
        #expect(
            test.recognizer.location(ofTouch: 1, in: nil) == test.recognizer.location(in: nil)
        )
        try test.up(240, 100, id: 1)
        #expect(test.states == [.began, .changed, .ended])
        #expect(test.recognizer.scale == 1)
    }

    @Test func oneFingerDoesNotPinch() throws {
        let test = GestureTest(UIPinchGestureRecognizer())
        defer { test.test.end() }
        try test.down(100, 100)
        try test.move(200, 100)
        try test.up(200, 100)
        #expect(test.states.isEmpty)
    }

    @Test func fingersThatTurnRotate() throws {
        let test = GestureTest(UIRotationGestureRecognizer())
        defer { test.test.end() }
        try test.down(100, 100)
        try test.down(200, 100, id: 1)
        try test.move(200, 104, id: 1)
        #expect(test.states.isEmpty)
        try test.move(100, 200, id: 1)
        #expect(test.states == [.began])
        #expect(abs(test.recognizer.rotation - .pi / 2) < 1e-9)
        // Across the place where angles jump.
        try test.move(0, 100, id: 1)
        try test.move(100, 0, id: 1)
        #expect(abs(test.recognizer.rotation - 1.5 * .pi) < 1e-9)
        test.recognizer.rotation = 0
        try test.move(200, 100, id: 1)
        #expect(abs(test.recognizer.rotation - .pi / 2) < 1e-9)
        try test.up(200, 100, id: 1)
        try test.up(100, 100)
        #expect(test.states.last == .ended)
    }

    @Test func pinchAndRotationGoTogetherWhereTheDelegateAllows() throws {
        let test = GestureTest(UIPinchGestureRecognizer())
        defer { test.test.end() }
        let rotation = UIRotationGestureRecognizer()
        let decider = GestureDecider()
        test.view.addGestureRecognizer(rotation)
        for isTogether in [false, true] {
            decider.simultaneous = isTogether
            rotation.delegate = decider
            try test.down(100, 100)
            try test.down(200, 100, id: 1)
            try test.move(200, 200, id: 1)
            #expect(test.recognizer.state == .began)
            #expect(rotation.state == (isTogether ? .began : .failed))
            try test.up(100, 100)
            try test.up(200, 200, id: 1)
        }
    }
}
