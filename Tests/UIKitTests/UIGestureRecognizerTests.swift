import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIGestureRecognizerTests {
    /// A recognizer as apps write them: it is recognised when a touch goes down in its corner.
    final class CornerRecognizer: UIGestureRecognizer {
        var resets = 0
        var ignoresSecond = false

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            guard let touch = touches.first else { return }
            if ignoresSecond, numberOfTouches > 1 { return ignore(touch, for: event) }
            state = touch.location(in: view).x < 50 ? .began : .failed
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .cancelled
        }
        override func reset() {
            super.reset()
            resets += 1
        }
    }

    @Test func subclassesSetTheirStatesAndAreReset() throws {
        let test = GestureTest(CornerRecognizer())
        defer { test.test.end() }
        try test.down(10, 10)
        try test.move(20, 10)
        try test.up(20, 10)
        #expect(test.states == [.began, .changed, .ended])
        #expect(test.recognizer.resets == 1)
        try test.down(100, 10)
        #expect(test.recognizer.state == .failed)
        try test.up(100, 10)
        #expect(test.recognizer.state == .possible && test.recognizer.resets == 2)
    }

    @Test func ignoredTouchesAreNotHeardOfAgain() throws {
        let test = GestureTest(CornerRecognizer())
        defer { test.test.end() }
        test.recognizer.ignoresSecond = true
        try test.down(10, 10)
        try test.down(20, 20, id: 1)
        #expect(test.recognizer.numberOfTouches == 1)
        try test.move(30, 30, id: 1)
        try test.up(30, 30, id: 1)
        #expect(test.states == [.began])
        try test.up(10, 10)
        #expect(test.states == [.began, .ended])
    }

    @Test func aPanWaitsForASwipeToFail() throws {
        let test = GestureTest(UIPanGestureRecognizer())
        defer { test.test.end() }
        let swipe = UISwipeGestureRecognizer()
        test.view.addGestureRecognizer(swipe)
        test.recognizer.require(toFail: swipe)
        try test.down(50, 50)
        try test.move(70, 50)
        #expect(test.states.isEmpty)
        test.wait(0.6)
        try test.move(75, 50)
        // The swipe was too slow: now the pan begins.
        #expect(test.states.first == .began)
        try test.up(75, 50)
        #expect(test.states.last == .ended)
        test.states = []
        try test.down(50, 50)
        try test.move(150, 50)
        try test.up(150, 50)
        #expect(test.states.isEmpty)
    }

    @Test func aGestureThatEndsWhileItWaitsIsToldAsAWhole() throws {
        let test = GestureTest(UIPanGestureRecognizer())
        defer { test.test.end() }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let decider = GestureDecider()
        decider.requires = { $0 is UIPanGestureRecognizer && $1 === double }
        test.recognizer.delegate = decider
        test.view.addGestureRecognizer(double)
        try test.down(50, 50)
        try test.move(70, 50)
        try test.up(70, 50)
        #expect(test.states.isEmpty)
        test.wait(0.4)
        #expect(test.states == [.began, .ended])
        #expect(test.recognizer.state == .possible)
    }

    @Test func viewsAreToldLaterWhereARecognizerDelaysThem() throws {
        let test = GestureTest(UIPanGestureRecognizer())
        defer { test.test.end() }
        test.recognizer.delaysTouchesBegan = true
        try test.down(50, 50)
        try test.move(52, 50)
        #expect(test.view.log.isEmpty)
        try test.up(52, 50)
        #expect(test.view.log == ["began", "moved", "ended"])
        test.view.log = []
        try test.down(50, 50)
        try test.move(80, 50)
        try test.up(80, 50)
        #expect(test.view.log.isEmpty)
        #expect(test.states == [.began, .ended])
    }

    @Test(arguments: [true, false])
    func theEndOfATouchWaitsForTheSecondTap(delays: Bool) throws {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        let test = GestureTest(double)
        defer { test.test.end() }
        try test.test.tap(50, 50)
        #expect(test.view.log == (delays ? ["began"] : ["began", "ended"]))
        test.wait(0.4)
        #expect(test.view.log == ["began", "ended"])
        test.view.log = []
        try test.test.tap(50, 50)
        try test.test.tap(50, 50)
        #expect(test.states == [.ended])
        #expect(
            test.view.log
                == (delays
                    ? ["began", "began", "cancelled", "cancelled"]
                    : ["began", "ended", "began", "cancelled"])
        )
    }

    @Test func onlyAllowedKindsOfTouchesAreReceived() throws {
        let test = GestureTest(UITapGestureRecognizer())
        defer { test.test.end() }
        test.recognizer.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.pencil.rawValue)
        ]
        try test.test.tap(10, 10)
        #expect(test.states.isEmpty)
        for phase in [TouchInput.Phase.began, .ended] {
            var touch = TouchInput(phase: phase, location: CGPoint(x: 10, y: 10))
            touch.kind = .pencil
            try test.test.scene.deliver(.touch(touch))
        }
        #expect(test.states == [.ended])
    }

    @Test func pansKeepTheirDirectionsFromScrollingAround() {
        let scene = TestScene()
        defer { scene.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        scroll.addSubview(inner)
        scene.add(scroll)
        let pan = UIPanGestureRecognizer()
        inner.addGestureRecognizer(pan)
        #expect(inner.touchClaims == [.horizontal, .vertical])
        // One that is decided about leaves scrolling its direction.
        let decider = GestureDecider()
        pan.delegate = decider
        #expect(inner.touchClaims == .horizontal)
        inner.addGestureRecognizer(UIPinchGestureRecognizer())
        #expect(inner.touchClaims == [.horizontal, .twoFingers])
        inner.gestureRecognizers = [UISwipeGestureRecognizer()]
        #expect(inner.touchClaims == .horizontal)
        inner.gestureRecognizers = [UILongPressGestureRecognizer()]
        #expect(inner.touchClaims.isEmpty)
    }

    /// A pan as apps write it: what its superclass began another way is taken back in the same step.
    final class DirectedPan: UIPanGestureRecognizer {
        var isHorizontal = true
        var steps = 0

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            steps += 1
            guard state == .began else { return }
            let speed = velocity(in: view)
            if isHorizontal != (abs(speed.x) > abs(speed.y)) { state = .cancelled }
        }
    }

    @Test func whatASubclassTakesBackInItsStepIsNotTold() throws {
        let test = GestureTest(DirectedPan())
        defer { test.test.end() }
        let down = DirectedPan()
        down.isHorizontal = false
        let other = GestureTest(down)
        defer { other.test.end() }
        test.view.addGestureRecognizer(down)
        try test.down(50, 50)
        try test.move(50, 90)
        #expect(test.recognizer.state == .cancelled && down.state == .began)
        try test.up(50, 90)
        #expect(test.states.isEmpty)
        #expect(other.states == [.began, .ended])
        #expect(test.view.log == ["began", "cancelled"])
        try test.down(50, 50)
        try test.move(90, 50)
        try test.up(90, 50)
        #expect(test.states == [.began, .ended] && other.states.count == 2)
    }

    @Test func actionsAreCalledWhenASubclassIsDoneWithItsStep() throws {
        let test = GestureTest(DirectedPan())
        defer { test.test.end() }
        var steps: [Int] = []
        test.onAction = { steps.append($0.steps) }
        try test.down(50, 50)
        try test.move(90, 50)
        try test.move(95, 50)
        #expect(steps == [1, 2])
    }

    @Test func aTouchedViewMayKeepItsTouchFromGesturesAround() throws {
        final class Keeper: UIView {
            var asked = 0
            override func gestureRecognizerShouldBegin(
                _ gestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                asked += 1
                return false
            }
        }
        let test = GestureTest(UIPanGestureRecognizer())
        defer { test.test.end() }
        let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        test.view.addSubview(keeper)
        try test.down(50, 50)
        try test.move(90, 50)
        try test.up(90, 50)
        #expect(test.states.isEmpty && keeper.asked == 1)
        // One that leaves the view its touch needs no leave.
        test.recognizer.cancelsTouchesInView = false
        try test.down(50, 50)
        try test.move(90, 50)
        try test.up(90, 50)
        #expect(test.states == [.began, .ended] && keeper.asked == 1)
    }

    @Test func aStateThatIsSetWithoutTouchesDoesNotStay() throws {
        let test = GestureTest(UITapGestureRecognizer())
        defer { test.test.end() }
        test.recognizer.state = .failed
        #expect(test.recognizer.state == .failed)
        try test.test.tap(10, 10)
        #expect(test.states == [.ended])
        test.recognizer.state = .ended
        test.recognizer.state = .ended
        #expect(test.states == [.ended, .ended, .ended])
    }

    @Test func aGestureThatIsEndedWithoutTouchesIsResetAfterTheTurn() async throws {
        let corner = CornerRecognizer()
        let view = UIView()
        view.addGestureRecognizer(corner)
        corner.state = .began
        corner.touchesEnded([], with: UIEvent())
        #expect(corner.state == .ended && corner.resets == 0)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(corner.state == .possible && corner.resets == 1)
    }

    @Test func aViewHasNoListOfRecognizersUntilOneIsAttached() {
        let view = UIView()
        view.tintColor = .red
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [] && tap.view == nil)
    }
}
