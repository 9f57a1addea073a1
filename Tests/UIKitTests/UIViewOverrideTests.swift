import Testing

@testable import UIKit

/// What apps override of a view beside what it does.
@MainActor
struct UIViewOverrideTests {
    private final class Wheel: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
    }

    @Test func aClassSaysTheTypeOfItsLayer() {
        let wheel = Wheel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        wheel.layer.lineWidth = 3
        #expect((wheel as UIView).layer === wheel.layer)
        #expect((wheel.ownLayer as? CAShapeLayer)?.lineWidth == 3)
        #expect(wheel.layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}
