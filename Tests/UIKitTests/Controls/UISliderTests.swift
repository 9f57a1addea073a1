import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISliderTests {
    private let scene = ControlScene()
    private let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 232, height: 31))
    private let log = Log()

    init() {
        scene.show(slider)
        let (log, slider) = (log, slider)
        slider.addAction(UIAction { _ in log("\(slider.value)") }, for: .valueChanged)
    }

    private func touch(_ phase: TouchInput.Phase, _ x: CGFloat) throws {
        let point = slider.convert(CGPoint(x: x, y: slider.bounds.midY), to: nil)
        try scene.scene.deliver(.touch(TouchInput(phase: phase, location: point)))
    }

    @Test func thumbStandsAtThePartOfTheTrack() {
        #expect(slider.currentThumbRect.midX == 14)
        slider.value = 1
        #expect(slider.currentThumbRect.midX == 218)
        slider.value = 0.5
        #expect(slider.currentThumbRect.midX == 116)
    }

    @Test func dragMovesTheThumbAndTellsOnTheWay() throws {
        try touch(.began, 20)
        try touch(.moved, 122)
        #expect(slider.value == 0.5)
        try touch(.moved, 500)
        try touch(.ended, 500)
        #expect(log.take() == ["0.0", "0.5", "1.0", "1.0"])
    }

    @Test func actionsFollowTheTouchFromItsBeginningToItsEnd() throws {
        @MainActor
        final class Player {
            var steps: [UITouch.Phase] = []
            var isHeld: [Bool] = []
            func seek(_ slider: UISlider, _ event: UIEvent) {
                if let touch = event.allTouches?.first { steps.append(touch.phase) }
                isHeld.append(slider.isTracking)
            }
        }
        let player = Player()
        slider.addTarget(player, action: Player.seek, for: .valueChanged)
        try touch(.began, 14)
        try touch(.moved, 116)
        try touch(.ended, 116)
        #expect(player.steps == [.began, .moved, .ended])
        #expect(player.isHeld == [true, true, false])
    }

    @Test func touchBesideTheThumbMovesNothing() throws {
        try touch(.began, 150)
        try touch(.moved, 200)
        #expect(slider.value == 0)
        #expect(!slider.isTracking)
    }

    @Test func gesturesAroundLeaveTheThumbItsWay() throws {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        scene.view.addGestureRecognizer(pan)
        try touch(.began, 14)
        try touch(.moved, 116)
        #expect(slider.value == 0.5 && slider.isTracking)
        #expect(pan.state == .failed)
        try touch(.ended, 116)
        // A touch beside the thumb is the view's.
        try touch(.began, 200)
        try touch(.moved, 150)
        #expect(pan.state == .began)
        try touch(.ended, 150)
        #expect(slider.value == 0.5)
    }

    @Test func sliderThatIsNotContinuousTellsAtTheEnd() throws {
        slider.isContinuous = false
        try touch(.began, 14)
        try touch(.moved, 116)
        #expect(log.take().isEmpty)
        try touch(.ended, 116)
        #expect(log.take() == ["0.5"])
    }

    @Test func valueStaysInTheRange() {
        slider.maximumValue = 10
        slider.minimumValue = 5
        #expect(slider.value == 5)
        slider.value = 20
        #expect(slider.value == 10)
        slider.value = .nan
        #expect(slider.value == 10)
        slider.maximumValue = 7
        #expect(slider.value == 7)
        slider.minimumValue = 8
        #expect(slider.maximumValue == 8)
    }

    @Test func imagesAtTheEndsShortenTheTrack() throws {
        slider.minimumValueImage = UIImage(systemName: "minus")
        let least = slider.minimumValueImageRect(forBounds: slider.bounds)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(least.minX == 0)
        #expect(track.minX == least.maxX + 12)
        #expect(track.maxX == 230)
    }

    @Test func overriddenRectanglesCount() throws {
        class Thick: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 0, y: 0, width: bounds.width, height: 20)
            }
        }
        let thick = Thick(frame: CGRect(x: 0, y: 200, width: 100, height: 31))
        let tree = try #require(scene.show(thick))
        #expect(tree.children[0].node.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test func tracksHaveTheirColors() throws {
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.thumbTintColor = .blue
        slider.value = 0.5
        let parts = try #require(scene.show(slider)).children.map(\.node)
        #expect(
            parts.map(\.style.backgroundColor?.rgba) == [0x00FF_00FF, 0xFF00_00FF, 0x0000_FFFF]
        )
        #expect(parts[1].frame.maxX == 116)
    }

    @Test func rightToLeftGrowsToTheLeft() throws {
        let mirrored = ControlScene(isRightToLeft: true)
        let other = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
        mirrored.show(other)
        #expect(other.currentThumbRect.midX == 218)
        try mirrored.scene.deliver(
            .touch(TouchInput(phase: .began, location: CGPoint(x: 218, y: 15)))
        )
        try mirrored.scene.deliver(
            .touch(TouchInput(phase: .moved, location: CGPoint(x: 116, y: 15)))
        )
        #expect(other.value == 0.5)
    }

    @Test func keysGoATenthOfTheRange() throws {
        let id = try #require(scene.scene.nodeID(of: slider))
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 2)))
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: -100)))
        #expect(log.take() == ["0.1", "0.2", "0.1", "0.0"])
        let semantics = try #require(scene.show(slider)?.node.semantics)
        #expect(semantics.role == .slider)
        #expect(semantics.range == Semantics.Range(value: 0, least: 0, greatest: 1))
        #expect(slider.accessibilityValue == "0%")
        #expect(slider.accessibilityTraits == .adjustable)
    }

    @Test func sliderThatNoInputReachesIsNotAdjusted() throws {
        let id = try #require(scene.scene.nodeID(of: slider))
        let input = SceneInput.adjust(AdjustInput(node: id, steps: 1))
        slider.isUserInteractionEnabled = false
        #expect(throws: SceneInputError.self) { try scene.scene.deliver(input) }
        #expect(scene.show(slider)?.node.semantics.takesFocus == false)
        slider.isUserInteractionEnabled = true
        scene.view.isUserInteractionEnabled = false
        #expect(throws: SceneInputError.self) { try scene.scene.deliver(input) }
        scene.view.isUserInteractionEnabled = true
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        scene.scene.perform {
            _ = scene.window.rootViewController?.present(alert, animated: false)
        }
        _ = scene.scene.commit()
        #expect(throws: SceneInputError.self) { try scene.scene.deliver(input) }
        #expect(throws: SceneInputError.self) {
            try scene.scene.adjust(id, isIncrement: true)
        }
        #expect(slider.value == 0)
    }

    @Test func disabledSliderIsNotAdjusted() throws {
        slider.isEnabled = false
        let id = try #require(scene.scene.nodeID(of: slider))
        #expect(throws: SceneInputError.self) {
            try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 1)))
        }
        #expect(slider.value == 0)
    }
}
