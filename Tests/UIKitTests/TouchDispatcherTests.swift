import RenderTree
import Testing

@testable import UIKit

@MainActor
struct TouchDispatcherTests {
    final class TouchView: UIView {
        var log: [String] = []
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            write("began", touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            write("moved", touches, event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            write("ended", touches, event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            write("cancelled", touches, event)
        }
        private func write(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                let point = touch.location(in: self)
                log.append("\(name) \(Int(point.x)),\(Int(point.y))")
            }
            counts.append(event?.touches(for: self)?.count ?? 0)
        }
    }

    let test = TestScene()
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let other = TouchView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))

    init() {
        test.add(view)
        test.add(other)
    }

    @Test func aTouchBelongsToTheViewInWhichItBegan() throws {
        defer { test.end() }
        try test.touch(.began, 110, 120)
        try test.touch(.moved, 150, 350)
        try test.touch(.ended, 150, 351)
        #expect(view.log == ["began 10,20", "moved 50,250", "ended 50,251"])
        #expect(other.log.isEmpty)
    }

    @Test func touchesPassUpTheResponderChain() throws {
        final class Controller: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += 1
            }
        }
        defer { test.end() }
        let controller = Controller()
        test.scene.perform { test.window.rootViewController = controller }
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        try test.tap(10, 10)
        #expect(controller.count == 1)
    }

    @Test func correctedEstimatesPassUpTheResponderChain() {
        final class Canvas: UIView {
            var corrections = 0
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
                corrections += touches.count
            }
        }
        defer { test.end() }
        let canvas = Canvas()
        let inner = UIView()
        canvas.addSubview(inner)
        inner.touchesEstimatedPropertiesUpdated([UITouch()])
        #expect(canvas.corrections == 1)
    }

    @Test func strayStepsAreIgnored() throws {
        defer { test.end() }
        try test.touch(.moved, 110, 110)
        try test.touch(.ended, 110, 110)
        try test.touch(.cancelled, 110, 110, id: .max)
        #expect(view.log.isEmpty)
        try test.touch(.began, 5, 5)
        try test.touch(.ended, 110, 110)
        #expect(view.log.isEmpty)
    }

    @Test func aRepeatedBeginningCancelsTheLostTouch() throws {
        defer { test.end() }
        try test.touch(.began, 110, 110)
        try test.touch(.began, 120, 120)
        try test.touch(.ended, 120, 120)
        try test.touch(.ended, 120, 120)
        #expect(view.log == ["began 10,10", "cancelled 10,10", "began 20,20", "ended 20,20"])
    }

    @Test func viewsTakeOneTouchUnlessTheyTakeMore() throws {
        defer { test.end() }
        try test.touch(.began, 110, 110, id: 1)
        try test.touch(.began, 120, 110, id: 2)
        try test.touch(.moved, 121, 110, id: 2)
        try test.touch(.ended, 121, 110, id: 2)
        try test.touch(.ended, 110, 110, id: 1)
        #expect(view.log == ["began 10,10", "ended 10,10"])
        view.log = []
        view.isMultipleTouchEnabled = true
        try test.touch(.began, 110, 110, id: 1)
        try test.touch(.began, 120, 110, id: 2)
        try test.touch(.ended, 120, 110, id: 2)
        try test.touch(.ended, 110, 110, id: 1)
        #expect(view.log == ["began 10,10", "began 20,10", "ended 20,10", "ended 10,10"])
        #expect(view.counts.suffix(4) == [1, 2, 2, 1])
    }

    @Test func anExclusiveViewKeepsOtherTouchesAway() throws {
        defer { test.end() }
        view.isExclusiveTouch = true
        try test.touch(.began, 110, 110, id: 1)
        try test.touch(.began, 110, 310, id: 2)
        try test.touch(.ended, 110, 310, id: 2)
        try test.touch(.ended, 110, 110, id: 1)
        #expect(other.log.isEmpty)
        try test.touch(.began, 110, 310, id: 3)
        try test.touch(.began, 110, 110, id: 4)
        #expect(view.log == ["began 10,10", "ended 10,10"])
    }

    @Test func aClientHasNoMoreThanTwentyFingers() throws {
        defer { test.end() }
        view.isMultipleTouchEnabled = true
        for id in 0..<1000 { try test.touch(.began, 110, 110, id: id) }
        #expect(view.log.count == 20)
        test.scene.cancelTouches()
        #expect(view.log.count == 40)
        try test.touch(.began, 110, 110, id: 5000)
        #expect(view.log.count == 41)
    }

    @Test func leavingTheScreenCancelsTouches() throws {
        defer { test.end() }
        try test.touch(.began, 110, 110)
        try test.scene.deliver(.visibility(isVisible: false))
        #expect(view.log == ["began 10,10", "cancelled 10,10"])
    }

    @Test func touchesAreFreedAfterTheLast() throws {
        defer { test.end() }
        weak var gone: TouchView?
        do {
            let short = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            gone = short
            test.add(short)
            test.commit()
            try test.tap(10, 10)
            #expect(short.log.count == 2)
            short.removeFromSuperview()
            test.commit()
        }
        #expect(gone == nil)
    }
}
