import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISwitchTests {
    private let scene: ControlScene
    private let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 5, height: 5))
    private let log = Log()

    init() {
        scene = ControlScene()
        scene.show(control)
        let (log, control) = (log, control)
        control.addAction(UIAction { _ in log("changed \(control.isOn)") }, for: .valueChanged)
    }

    @Test func sizeIsFixed() {
        #expect(control.frame == CGRect(x: 20, y: 100, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(control.alignmentRectInsets.right == 2)
    }

    @Test func tapTogglesAndTells() throws {
        try scene.tap(control)
        #expect(control.isOn)
        try scene.tap(control)
        #expect(log.take() == ["changed true", "changed false"])
    }

    @Test func settingTellsNobody() {
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(log.take().isEmpty)
    }

    @Test func dragTakesTheThumbAlongAndTellsOnceAtItsEnd() throws {
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 4)
        #expect(!control.isOn)
        try scene.touch(.moved, control, dx: 20)
        #expect(control.isOn)
        #expect(log.take().isEmpty)
        try scene.touch(.ended, control, dx: 20)
        #expect(control.isOn)
        #expect(log.take() == ["changed true"])
    }

    @Test func gesturesAroundLeaveTheThumbItsWay() throws {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        scene.view.addGestureRecognizer(swipe)
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 70)
        #expect(control.isTracking && control.isOn && swipe.state == .failed)
        try scene.touch(.ended, control, dx: 70)
        #expect(log.take() == ["changed true"])
    }

    @Test func dragThereAndBackTellsNothing() throws {
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 20)
        try scene.touch(.moved, control, dx: -20)
        try scene.touch(.ended, control, dx: -20)
        #expect(!control.isOn)
        #expect(log.take().isEmpty)
    }

    @Test func cancelledTouchChangesNothing() throws {
        try scene.touch(.began, control)
        try scene.touch(.moved, control, dx: 20)
        try scene.touch(.cancelled, control, dx: 20)
        #expect(!control.isOn)
        #expect(log.take().isEmpty)
    }

    @Test func disabledSwitchTakesNoTouches() throws {
        control.isEnabled = false
        try scene.tap(control)
        #expect(!control.isOn)
        #expect(scene.show(control)?.node.semantics.isEnabled == false)
    }

    @Test func thumbStandsOnTheTrailingSideOfAnOnSwitch() throws {
        control.setOn(true, animated: false)
        #expect(try thumb(scene.show(control)).frame.minX == 22)
        let mirrored = ControlScene(isRightToLeft: true)
        let other = UISwitch()
        other.isOn = true
        #expect(try thumb(mirrored.show(other)).frame.minX == 2)
    }

    private func thumb(_ tree: RenderSubtree?) throws -> RenderNode {
        try #require(tree?.children.first?.children.first?.node)
    }

    @Test func colorsFollowTheStateAndTheApp() {
        let track = { scene.show(control)?.children.first?.node.style.backgroundColor }
        let off = track()
        control.isOn = true
        #expect(track() == UIColor.systemGreen.renderColor(in: scene.view.traitCollection))
        control.onTintColor = .red
        #expect(track() == RenderColor(rgba: 0xFF00_00FF))
        #expect(off != track())
    }

    @Test func isASwitchToAssistiveTechnology() throws {
        control.isOn = true
        let semantics = try #require(scene.show(control)?.node.semantics)
        #expect(semantics.role == .toggle)
        #expect(semantics.isSelected)
        #expect(control.accessibilityValue == "1")
        #expect(control.accessibilityTraits == [.button, .toggleButton])
    }

    @Test func keyActivates() throws {
        let id = try #require(scene.scene.nodeID(of: control))
        try scene.scene.deliver(.activate(id))
        #expect(log.take() == ["changed true"])
    }
}
