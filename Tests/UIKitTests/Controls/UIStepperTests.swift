import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIStepperTests {
    private let scene = ControlScene()
    private let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    private let log = Log()

    init() {
        scene.show(stepper)
        let (log, stepper) = (log, stepper)
        stepper.addAction(UIAction { _ in log("\(stepper.value)") }, for: .valueChanged)
    }

    @Test func halvesTakeTheValueUpAndDown() throws {
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        for dx in [20.0, 20, -20] {
            try scene.touch(.began, stepper, dx: dx)
            try scene.touch(.ended, stepper, dx: dx)
        }
        #expect(log.take() == ["1.0", "2.0", "1.0"])
    }

    @Test func pressThatIsHeldRepeatsOnTheScenesClock() throws {
        try scene.touch(.began, stepper, dx: 20)
        scene.clock.advance(by: 0.49)
        #expect(stepper.value == 1)
        scene.clock.advance(by: 0.02)
        #expect(stepper.value == 2)
        scene.clock.advance(by: 1)
        #expect(stepper.value == 7)
        try scene.touch(.ended, stepper, dx: 20)
        scene.clock.advance(by: 5)
        #expect(stepper.value == 7)
    }

    @Test func autorepeatCanBeSwitchedOff() throws {
        stepper.autorepeat = false
        try scene.touch(.began, stepper, dx: 20)
        scene.clock.advance(by: 5)
        #expect(stepper.value == 1)
    }

    @Test func valueStopsAtTheEndsOrWraps() throws {
        stepper.maximumValue = 2
        stepper.value = 2
        try scene.touch(.began, stepper, dx: 20)
        try scene.touch(.ended, stepper, dx: 20)
        #expect(log.take().isEmpty)
        stepper.wraps = true
        try scene.touch(.began, stepper, dx: 20)
        try scene.touch(.ended, stepper, dx: 20)
        #expect(log.take() == ["0.0"])
    }

    @Test func stepperThatIsNotContinuousTellsOnce() throws {
        stepper.isContinuous = false
        stepper.stepValue = 2.5
        try scene.touch(.began, stepper, dx: 20)
        scene.clock.advance(by: 0.6)
        #expect(log.take().isEmpty)
        try scene.touch(.ended, stepper, dx: 20)
        #expect(log.take() == ["5.0"])
    }

    @Test func halvesAreButtonsForKeys() throws {
        let halves = try #require(scene.show(stepper)).children.filter {
            $0.node.semantics.role == .button
        }
        #expect(halves.map(\.node.semantics.label) == ["Decrement", "Increment"])
        #expect(halves.map(\.node.semantics.isEnabled) == [false, true])
        try scene.scene.deliver(.activate(halves[1].node.id))
        #expect(log.take() == ["1.0"])
    }
}
