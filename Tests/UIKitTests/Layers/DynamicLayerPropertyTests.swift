import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// Properties that apps add to layers.
@MainActor
struct DynamicLayerPropertyTests {
    /// A box as wide as a value of its own says.
    private class Bar: CALayer {
        var value: CGFloat {
            get { dynamicValue(forKey: "value") }
            set { setValue(newValue, forKey: "value") }
        }
        var tint: UIColor? {
            get { dynamicValue(forKey: "tint") }
            set { setValue(newValue, forKey: "tint") }
        }
        var remark: String? {
            get { dynamicValue(forKey: "remark") }
            set { setValue(newValue, forKey: "remark") }
        }
        var drawn: [CGFloat] = []
        var asked: [String] = []
        var leads = false

        override class func needsDisplay(forKey key: String) -> Bool {
            ["value", "tint"].contains(key) || super.needsDisplay(forKey: key)
        }

        override class func defaultValue(forKey key: String) -> Any? {
            key == "remark" ? "none" : super.defaultValue(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            asked.append(event)
            guard leads, event == "value" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) {
            drawn.append(value)
            ctx.setFillColor((tint ?? .black).cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: value, height: 10))
        }
    }

    private let stage = LayerScene()
    private let bar = Bar()

    private func advance(_ time: TimeInterval) {
        stage.test.clock.advance(by: time)
        stage.test.commit()
    }

    @Test func valuesAreKeptByName() {
        defer { stage.end() }
        #expect(bar.value == 0 && bar.tint == nil && bar.remark == "none")
        bar.value = 3
        bar.tint = .red
        bar.remark = "a"
        #expect(bar.value == 3 && bar.tint == .red && bar.remark == "a")
        #expect(bar.value(forKey: "value") as? CGFloat == 3)
        bar.setValue(NSNumber(value: 4), forKey: "value")
        #expect(bar.value == 4)
        bar.tint = nil
        #expect(bar.tint == nil)
        let copy = Bar(layer: bar)
        #expect(copy.value == 4 && copy.remark == "a")
    }

    @Test func aLayerIsDrawnWhereItsValuesChange() {
        defer { stage.end() }
        stage.add(bar)
        bar.drawn = []
        stage.perform { bar.value = 7 }
        stage.test.commit()
        stage.perform { bar.remark = "b" }
        stage.test.commit()
        #expect(bar.drawn == [7])
    }

    @Test func anAnimationLeadsAValueAndDrawsIt() throws {
        defer { stage.end() }
        stage.add(bar)
        stage.perform {
            bar.value = 10
            let animation = CABasicAnimation(keyPath: "value")
            (animation.fromValue, animation.duration) = (0, 2)
            bar.add(animation, forKey: "grow")
        }
        stage.test.commit()
        advance(1)
        #expect(bar.value == 10)
        let shown = try #require(bar.presentation())
        #expect(abs(shown.value - 5) < 1e-6)
        #expect(try abs(#require(bar.drawn.last) - 5) < 0.5)
        advance(1.1)
        #expect(bar.drawn.last == 10 && bar.animation(forKey: "grow") == nil)
        let count = bar.drawn.count
        advance(1)
        #expect(bar.drawn.count == count)
    }

    @Test func colorsAreLedAsTheyAreGiven() throws {
        defer { stage.end() }
        stage.add(bar)
        stage.perform {
            let animation = CAKeyframeAnimation(keyPath: "tint")
            animation.values = [UIColor.black, UIColor.white]
            animation.duration = 2
            bar.add(animation, forKey: nil)
        }
        advance(1)
        var white: CGFloat = 0
        try #require(bar.presentation()?.tint).getWhite(&white, alpha: nil)
        #expect(abs(white - 0.5) < 0.02)
    }

    @Test func theLayersOwnActionLeadsAChange() throws {
        defer { stage.end() }
        stage.add(bar)
        bar.leads = true
        stage.perform { bar.value = 8 }
        #expect(bar.asked.contains("value") && bar.animationKeys() == ["value"])
        stage.test.commit()
        advance(0.5)
        #expect(try abs(#require(bar.presentation()).value - 4) < 1e-6)
        stage.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bar.removeAllAnimations()
            bar.value = 2
            CATransaction.commit()
        }
        #expect(bar.animationKeys() == nil && bar.presentation()?.value == 2)
    }

    @Test func blocksGiveTheirTimeToActions() {
        defer { stage.end() }
        let layer = stage.view.layer
        #expect(stage.view.action(for: layer, forKey: "opacity") is NSNull)
        var action: (any CAAction)?
        stage.perform {
            UIView.animate(withDuration: 0.7) {
                action = stage.view.action(for: layer, forKey: "backgroundColor")
            }
        }
        let animation = action as? CABasicAnimation
        #expect(animation?.duration == 0.7 && animation?.keyPath == "backgroundColor")
    }

    @Test func aShapeLayerWithoutPathShowsWhatItDraws() {
        final class Ring: CAShapeLayer {
            override func draw(in ctx: CGContext) {
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        defer { stage.end() }
        let ring = Ring()
        stage.add(ring)
        stage.perform { ring.setNeedsDisplay() }
        stage.test.commit()
        guard case .image? = stage.node(of: ring)?.content else {
            Issue.record("Nothing is shown.")
            return
        }
    }
}
