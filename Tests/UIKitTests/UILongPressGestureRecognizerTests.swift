import Testing

@testable import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
    let press = UILongPressGestureRecognizer()
    let test: GestureTest<UILongPressGestureRecognizer>

    init() { test = GestureTest(press) }

    @Test func aPressBeginsByTimeFollowsAndEnds() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        test.wait(0.49)
        #expect(test.states.isEmpty)
        test.wait(0.02)
        #expect(test.states == [.began])
        #expect(test.view.log == ["began", "cancelled"])
        #expect(press.location(in: nil) == CGPoint(x: 50, y: 50))
        try test.move(150, 50)
        try test.up(150, 50)
        #expect(test.states == [.began, .changed, .ended])
        #expect(press.state == .possible)
        test.wait(2)
        #expect(test.states.count == 3)
    }

    @Test func shortPressesAndMovesAreNone() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        test.wait(0.3)
        try test.up(50, 50)
        test.wait(1)
        try test.down(50, 50)
        try test.move(50, 62)
        test.wait(1)
        try test.up(50, 62)
        #expect(test.states.isEmpty)
        #expect(test.view.log == ["began", "ended", "began", "moved", "ended"])
    }

    @Test func aPressWithoutDurationBeginsAtOnce() throws {
        defer { test.test.end() }
        press.minimumPressDuration = 0
        try test.down(50, 50)
        #expect(test.states == [.began])
        #expect(test.view.log.isEmpty)
    }

    @Test func tapsMayComeBefore() throws {
        defer { test.test.end() }
        press.numberOfTapsRequired = 1
        try test.down(50, 50)
        test.wait(1)
        #expect(test.states.isEmpty)
        try test.up(50, 50)
        test.wait(0.5)
        try test.test.tap(50, 50)
        test.wait(0.1)
        try test.down(50, 50)
        test.wait(0.6)
        #expect(test.states == [.began])
    }

    @Test func aRemovedRecognizerForgetsThePress() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        test.view.removeGestureRecognizer(press)
        test.wait(1)
        #expect(test.states.isEmpty)
    }

    @Test func aButtonUnderALongPressIsNotTapped() throws {
        defer { test.test.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        test.view.addSubview(button)
        try test.test.tap(50, 50)
        #expect(taps == 1)
        try test.down(50, 50)
        test.wait(0.6)
        try test.up(50, 50)
        #expect(taps == 1)
        #expect(test.states == [.began, .ended])
    }
}
