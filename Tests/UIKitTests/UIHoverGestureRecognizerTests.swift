import Testing

@testable import UIKit

@MainActor
struct UIHoverGestureRecognizerTests {
    let test = GestureTest(UIHoverGestureRecognizer())

    private func hover(_ point: CGPoint?) throws { try test.test.scene.deliver(.hover(point)) }

    @Test func aPointerComesMovesAndLeaves() throws {
        defer { test.test.end() }
        try hover(CGPoint(x: 10, y: 20))
        #expect(test.recognizer.location(in: test.view) == CGPoint(x: 10, y: 20))
        try hover(CGPoint(x: 30, y: 20))
        try hover(CGPoint(x: 350, y: 20))
        #expect(test.states == [.began, .changed, .ended])
        try hover(CGPoint(x: 30, y: 20))
        try hover(nil)
        #expect(test.states == [.began, .changed, .ended, .began, .ended])
        #expect(test.recognizer.state == .possible)
    }

    @Test func whatIsCoveredIsNotHoveredOver() throws {
        defer { test.test.end() }
        test.test.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        try hover(CGPoint(x: 10, y: 20))
        #expect(test.states.isEmpty)
    }

    @Test func onlyViewsWithSuchARecognizerAskThePageForIt() throws {
        defer { test.test.end() }
        #expect(test.view.touchClaims == .hover)
        test.view.addGestureRecognizer(UITapGestureRecognizer())
        test.recognizer.isEnabled = false
        #expect(test.view.touchClaims.isEmpty)
    }
}
