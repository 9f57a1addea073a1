import Testing

@testable import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
    let swipe = UISwipeGestureRecognizer()
    let test: GestureTest<UISwipeGestureRecognizer>

    init() { test = GestureTest(swipe) }

    @Test(
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, 80, 10),
            (UISwipeGestureRecognizer.Direction.left, -80, 10),
            (UISwipeGestureRecognizer.Direction.up, 10, -80),
            (UISwipeGestureRecognizer.Direction.down, 10, 80),
            (UISwipeGestureRecognizer.Direction([.left, .right]), -80, 0),
        ] as [(UISwipeGestureRecognizer.Direction, Double, Double)]
    )
    func fastWaysInTheDirectionAreSwipes(
        direction: UISwipeGestureRecognizer.Direction,
        dx: Double,
        dy: Double
    ) throws {
        defer { test.test.end() }
        swipe.direction = direction
        try test.down(150, 150)
        try test.move(150 + dx, 150 + dy)
        #expect(test.states == [.ended])
        try test.up(150 + dx, 150 + dy)
        #expect(test.states == [.ended])
        #expect(test.view.log == ["began", "cancelled"])
    }

    @Test(
        arguments: [(-80, 0), (40, 0), (80, 60), (0, 80)] as [(Double, Double)]
    )
    func otherWaysAreNone(dx: Double, dy: Double) throws {
        defer { test.test.end() }
        try test.down(150, 150)
        try test.move(150 + dx, 150 + dy)
        try test.up(150 + dx, 150 + dy)
        #expect(test.states.isEmpty)
    }

    @Test func slowWaysAreNone() throws {
        defer { test.test.end() }
        try test.down(50, 50)
        test.wait(0.6)
        try test.move(150, 50)
        try test.up(150, 50)
        #expect(test.states.isEmpty)
    }

    @Test func twoFingersSwipeTogether() throws {
        defer { test.test.end() }
        swipe.numberOfTouchesRequired = 2
        try test.down(50, 50)
        try test.down(50, 90, id: 1)
        try test.move(120, 50)
        #expect(test.states.isEmpty)
        try test.move(120, 90, id: 1)
        #expect(test.states == [.ended])
    }
}
