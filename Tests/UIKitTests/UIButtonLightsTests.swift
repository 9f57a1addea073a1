import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIButtonLightsTests {
    private let scene = ControlScene()
    private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))

    @Test func aLightShowsInTheMiddleWhileTheButtonIsPressed() throws {
        button.showsTouchWhenHighlighted = true
        scene.show(button)
        try scene.touch(.began, button)
        let light = try #require(button.subviews.last)
        #expect(light is ControlPart && light.center == CGPoint(x: 50, y: 20))
        #expect(!light.isHidden)
        try scene.touch(.ended, button)
        #expect(light.isHidden)
        button.isHighlighted = true
        #expect(!light.isHidden)
        button.showsTouchWhenHighlighted = false
        #expect(light.isHidden)
    }

    @Test func aPlateShowsUnderAPointer() throws {
        button.isPointerInteractionEnabled = true
        scene.show(button)
        try scene.scene.deliver(.hover(CGPoint(x: 60, y: 120)))
        let plate = try #require(button.subviews.first as? ControlPart)
        #expect(plate.alpha == 1 && plate.frame == CGRect(x: -8, y: -4, width: 116, height: 48))
        try scene.scene.deliver(.hover(nil))
        #expect(plate.alpha == 0)
        button.isEnabled = false
        try scene.scene.deliver(.hover(CGPoint(x: 60, y: 120)))
        #expect(plate.alpha == 0)
        button.isPointerInteractionEnabled = false
        #expect(plate.superview == nil && button.gestureRecognizers?.isEmpty == true)
    }
}
