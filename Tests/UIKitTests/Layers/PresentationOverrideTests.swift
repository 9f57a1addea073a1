import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct PresentationOverrideTests {
    private final class StandIn: CALayer {
        var asked = 0
        override func presentation() -> Self? {
            asked += 1
            return super.presentation()
        }
        override func model() -> Self { self }
    }

    private final class View: UIView {
        override class var layerClass: AnyClass { StandIn.self }
    }

    @Test func subclassesStandInForWhatIsOnScreen() throws {
        let test = TestScene()
        defer { test.end() }
        let view = View(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        let layer = try #require(view.layer as? StandIn)
        #expect(layer.presentation() == nil)
        test.add(view)
        test.commit()
        test.scene.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 110
            }
        }
        test.clock.advance(by: 0.5)
        let shown: CALayer = layer
        let copy = try #require(shown.presentation())
        #expect(isNear(copy.frame.minX, 60, 0.5))
        #expect(copy is StandIn)
        #expect(layer.asked == 2)
    }
}
