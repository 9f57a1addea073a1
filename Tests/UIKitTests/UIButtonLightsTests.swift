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

    private var layers: Int { button.layer.sublayers?.count ?? 0 }

    @Test func aPlateShowsUnderAPointer() throws {
        button.isPointerInteractionEnabled = true
        scene.show(button)
        let (layers, views) = (layers, button.subviews.count)
        try scene.scene.deliver(.hover(CGPoint(x: 60, y: 120)))
        let plate = try #require(button.layer.sublayers?.first)
        #expect(plate.frame == CGRect(x: -8, y: -4, width: 116, height: 48))
        #expect(self.layers == layers + 1 && button.subviews.count == views)
        try scene.scene.deliver(.hover(nil))
        #expect(self.layers == layers)
        button.isEnabled = false
        try scene.scene.deliver(.hover(CGPoint(x: 60, y: 120)))
        #expect(self.layers == layers)
        button.isPointerInteractionEnabled = false
        #expect(button.gestureRecognizers?.isEmpty == true && button.interactions.isEmpty)
    }

    @Test func aProviderSaysWhatAPointerShows() throws {
        button.isPointerInteractionEnabled = true
        button.pointerStyleProvider = { button, effect, _ in
            #expect(effect.preview.view === button)
            return UIPointerStyle(effect: .lift(effect.preview))
        }
        scene.show(button)
        try scene.scene.deliver(.hover(CGPoint(x: 60, y: 120)))
        let plate = try #require(button.layer.sublayers?.first)
        #expect(plate.frame == button.bounds && plate.shadowOpacity > 0)
    }
}
