import Testing

@testable import UIKit

@MainActor
struct UITapGestureRecognizerTests {
    /// What recognizers and their views report.
    @MainActor
    final class Target: NSObject, UIGestureRecognizerDelegate {
        var log: [String] = []
        var begins = true
        var receives = true
        var simultaneous = false
        var onTap: (() -> Void)?

        func tapped(_ tap: UITapGestureRecognizer) {
            log.append(tap.name ?? "tap")
            onTap?()
        }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldReceive touch: UITouch
        ) -> Bool { receives }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { simultaneous }
    }

    final class TouchView: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("moved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled")
        }
    }

    let test = TestScene()
    let target = Target()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() { test.add(view) }

    @discardableResult
    private func addTap(_ name: String, taps: Int = 1, fingers: Int = 1, to other: UIView? = nil)
        -> UITapGestureRecognizer
    {
        let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
        tap.name = name
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        tap.delegate = target
        (other ?? view).addGestureRecognizer(tap)
        return tap
    }

    @Test func aTapIsRecognizedAndTakesTheTouchFromTheView() throws {
        defer { test.end() }
        let tap = addTap("tap")
        try test.touch(.began, 10, 20)
        #expect(target.log.isEmpty)
        target.onTap = {
            #expect(tap.state == .ended)
            #expect(tap.location(in: view) == CGPoint(x: 11, y: 20))
            #expect(tap.numberOfTouches == 1)
        }
        try test.touch(.ended, 11, 20)
        #expect(target.log == ["tap"])
        #expect(view.log == ["began", "cancelled"])
        #expect(tap.state == .possible)
        target.onTap = nil
        try test.tap(10, 10)
        #expect(target.log == ["tap", "tap"])
    }

    @Test func viewsKeepTheirTouchesWhereTheRecognizerSaysSo() throws {
        defer { test.end() }
        addTap("tap").cancelsTouchesInView = false
        try test.tap(10, 10)
        #expect(target.log == ["tap"])
        #expect(view.log == ["began", "ended"])
    }

    @Test func longMovesAndLongHoldsAreNoTaps() throws {
        defer { test.end() }
        addTap("tap")
        try test.touch(.began, 10, 10)
        try test.touch(.moved, 10, 60)
        try test.touch(.ended, 10, 10)
        #expect(view.log == ["began", "moved", "ended"])
        try test.touch(.began, 10, 10)
        test.clock.advance(by: 2)
        try test.touch(.ended, 10, 10)
        #expect(target.log.isEmpty)
        try test.touch(.began, 10, 10)
        try test.touch(.cancelled, 10, 10)
        #expect(target.log.isEmpty)
        try test.tap(10, 10)
        #expect(target.log == ["tap"])
    }

    @Test func theTouchMayLeaveTheViewWithinTheAllowance() throws {
        defer { test.end() }
        addTap("tap")
        try test.touch(.began, 199, 10)
        try test.touch(.ended, 230, 10)
        #expect(target.log == ["tap"])
    }

    @Test(arguments: [true, false])
    func aSingleTapWaitsForTheDoubleToFail(singleFirst: Bool) throws {
        defer { test.end() }
        let (single, double) =
            singleFirst
            ? (addTap("single"), addTap("double", taps: 2))
            : {
                let double = addTap("double", taps: 2); return (addTap("single"), double)
            }()
        single.require(toFail: double)
        try test.tap(10, 10)
        #expect(target.log.isEmpty)
        test.clock.advance(by: 0.4)
        #expect(target.log == ["single"])
        try test.tap(10, 10)
        test.clock.advance(by: 0.1)
        try test.tap(10, 10)
        test.clock.advance(by: 1)
        #expect(target.log == ["single", "double"])
        try test.tap(10, 10)
        test.clock.advance(by: 0.4)
        #expect(target.log == ["single", "double", "single"])
    }

    @Test func aWaitingTapGoesOnWhenTheOtherIsDisabledOrRemoved() throws {
        defer { test.end() }
        let single = addTap("single")
        let double = addTap("double", taps: 2)
        single.require(toFail: double)
        try test.tap(10, 10)
        double.isEnabled = false
        #expect(target.log == ["single"])
        double.isEnabled = true
        test.clock.advance(by: 1)
        try test.tap(10, 10)
        #expect(target.log == ["single"])
        view.removeGestureRecognizer(double)
        #expect(target.log == ["single", "single"])
    }

    @Test func withoutTheRequirementTheSingleTapComesFirst() throws {
        defer { test.end() }
        addTap("single")
        addTap("double", taps: 2)
        try test.tap(10, 10)
        #expect(target.log == ["single"])
    }

    @Test(arguments: [true, false])
    func withoutTheRequirementTheDoubleTapComesToo(singleFirst: Bool) throws {
        defer { test.end() }
        if singleFirst { addTap("single") }
        let double = addTap("double", taps: 2)
        if !singleFirst { addTap("single") }
        try test.tap(10, 10)
        #expect(target.log == ["single"])
        test.clock.advance(by: 0.1)
        try test.tap(10, 10)
        #expect(target.log.first == "single" && target.log.last == "double")
        #expect(target.log.filter { $0 == "double" }.count == 1)
        #expect(double.state == .possible)
        test.clock.advance(by: 1)
        target.log = []
        try test.tap(10, 10)
        test.clock.advance(by: 1)
        #expect(target.log == ["single"])
    }

    @Test func tapsFarApartAreNoDoubleTap() throws {
        defer { test.end() }
        addTap("double", taps: 2)
        try test.tap(10, 10)
        try test.tap(150, 150)
        #expect(target.log.isEmpty)
    }

    @Test func theDelegateDecides() throws {
        defer { test.end() }
        addTap("tap")
        target.begins = false
        try test.tap(10, 10)
        target.begins = true
        target.receives = false
        try test.tap(10, 10)
        #expect(target.log.isEmpty)
        #expect(view.log == ["began", "ended", "began", "ended"])
    }

    @Test(arguments: [
        (simultaneous: false, log: ["inner"]), (simultaneous: true, log: ["inner", "outer"]),
    ])
    func onlyTheDeepestRecognizesUnlessSimultaneous(simultaneous: Bool, log: [String]) throws {
        defer { test.end() }
        target.simultaneous = simultaneous
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        addTap("outer")
        addTap("inner", to: inner)
        try test.tap(10, 10)
        #expect(target.log == log)
        try test.tap(100, 100)
        #expect(target.log == log + ["outer"])
    }

    @Test func controlsKeepTheirTapsFromViewsAround() throws {
        defer { test.end() }
        addTap("tap")
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.addSubview(control)
        try test.tap(10, 10)
        #expect(presses == 1)
        #expect(target.log.isEmpty)
        control.isEnabled = false
        try test.tap(10, 10)
        #expect(presses == 1)
        #expect(target.log == ["tap"])
    }

    @Test func twoFingersTapWhateverTheViewTakes() throws {
        defer { test.end() }
        addTap("two", fingers: 2)
        #expect(!view.isMultipleTouchEnabled)
        try test.touch(.began, 10, 10, id: 1)
        try test.touch(.began, 60, 10, id: 2)
        try test.touch(.ended, 10, 10, id: 1)
        try test.touch(.ended, 60, 10, id: 2)
        #expect(target.log == ["two"])
        #expect(view.log == ["began", "ended"] || view.log == ["began", "cancelled"])
        try test.tap(10, 10)
        #expect(target.log == ["two"])
        try test.touch(.began, 10, 10, id: 1)
        try test.touch(.began, 60, 10, id: 2)
        try test.touch(.began, 90, 10, id: 3)
        for id in 1...3 { try test.touch(.ended, 10, 10, id: id) }
        #expect(target.log == ["two"])
    }

    @Test func recognizersRemovedOrDisabledWhileActiveLoseTheTouch() throws {
        defer { test.end() }
        let tap = addTap("tap")
        try test.touch(.began, 10, 10)
        tap.isEnabled = false
        tap.isEnabled = true
        try test.touch(.ended, 10, 10)
        try test.touch(.began, 10, 10)
        view.removeGestureRecognizer(tap)
        try test.touch(.ended, 10, 10)
        #expect(target.log.isEmpty)
        view.addGestureRecognizer(tap)
        try test.tap(10, 10)
        #expect(target.log == ["tap"])
    }

    @Test func theActionMayRemoveTheView() throws {
        defer { test.end() }
        addTap("tap")
        addTap("second")
        target.onTap = { view.removeFromSuperview() }
        try test.tap(10, 10)
        #expect(target.log == ["tap"])
        test.add(view)
        target.onTap = nil
        try test.tap(10, 10)
        #expect(target.log == ["tap", "tap"])
    }

    @Test func viewsThatLeaveTakeTheirGesturesAlong() throws {
        defer { test.end() }
        addTap("tap")
        try test.touch(.began, 10, 10)
        view.removeFromSuperview()
        try test.touch(.ended, 10, 10)
        #expect(target.log.isEmpty)
    }

    @Test func theSecondButtonTapsWhereItIsAskedFor() throws {
        defer { test.end() }
        let tap = UITapGestureRecognizer()
        tap.buttonMaskRequired = .secondary
        let inner = GestureTest(tap)
        defer { inner.test.end() }
        #expect(inner.view.touchClaims == .menu)
        var places: [CGPoint] = []
        var masks: [UIEvent.ButtonMask] = []
        inner.onAction = {
            places.append($0.location(in: $0.view))
            masks.append($0.buttonMask)
        }
        try inner.test.tap(10, 10)
        #expect(inner.states.isEmpty)
        try inner.test.scene.deliver(.menu(CGPoint(x: 20, y: 30)))
        #expect(inner.states == [.ended] && places == [CGPoint(x: 20, y: 30)])
        #expect(tap.state == .possible)
        tap.buttonMaskRequired = [.primary, .secondary]
        try inner.test.tap(10, 10)
        #expect(inner.states == [.ended, .ended])
        #expect(masks == [.secondary, []])
    }

    @Test func aFingerElsewhereDoesNotHoldAGestureUp() throws {
        defer { test.end() }
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        test.add(other)
        addTap("tap")
        try test.touch(.began, 10, 310, id: 9)
        try test.touch(.began, 10, 10, id: 1)
        try test.touch(.ended, 10, 10, id: 1)
        try test.touch(.began, 10, 10, id: 2)
        try test.touch(.ended, 10, 10, id: 2)
        #expect(target.log == ["tap", "tap"])
    }
}
