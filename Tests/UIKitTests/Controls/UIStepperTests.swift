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

    @Test func picturesTakeThePlaceOfTheLook() throws {
        func picture(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: width, height: 10))
            }
        }
        let (plain, pressed, line, edge) = (picture(1), picture(2), picture(4), picture(6))
        stepper.setBackgroundImage(plain, for: .normal)
        stepper.setBackgroundImage(pressed, for: .highlighted)
        stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.backgroundColor == nil)
        #expect(stepper.backgroundImage(for: .highlighted) === pressed)
        stepper.layoutIfNeeded()
        let parts = stepper.hierarchy.subviews
        let divider = try #require(parts.compactMap { $0 as? FieldBackground }.first)
        #expect(divider.frame == CGRect(x: 45, y: 0, width: 4, height: 32))
        func backgrounds() -> [UIImage?] {
            parts.flatMap { $0.hierarchy.subviews }.compactMap { ($0 as? FieldBackground)?.normal }
        }
        #expect(backgrounds() == [plain, plain])
        // At the least value, the half that takes it down is disabled.
        stepper.value = stepper.minimumValue
        stepper.setDividerImage(edge, forLeftSegmentState: .disabled, rightSegmentState: .normal)
        #expect(divider.normal === edge)
        stepper.semanticContentAttribute = .forceRightToLeft
        stepper.layoutIfNeeded()
        #expect(divider.normal === line)
        stepper.semanticContentAttribute = .forceLeftToRight
        stepper.layoutIfNeeded()
        try scene.touch(.began, stepper, dx: 20)
        #expect(backgrounds() == [plain, pressed])
        try scene.touch(.ended, stepper, dx: 20)
        stepper.setBackgroundImage(nil, for: .normal)
        stepper.setBackgroundImage(nil, for: .highlighted)
        #expect(stepper.backgroundColor == .tertiarySystemFill)
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
