import CoreGraphics
import Testing

@testable import UIKit

/// What a layout does to layers does not ask for another one.
@MainActor
struct LayerLayoutPassTests {
    /// A view whose layout changes its layers.
    final class DecoratedView: UIView {
        var passes = 0
        var decorate: (DecoratedView) -> Void = { _ in }
        let held = CALayer()

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            decorate(self)
        }
    }

    nonisolated static let decorations: [@MainActor @Sendable (DecoratedView) -> Void] = [
        { view in
            view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
            view.layer.addSublayer(CAGradientLayer())
        },
        { view in
            view.held.removeFromSuperlayer()
            view.layer.insertSublayer(view.held, at: 0)
        },
        { view in view.layer.sublayers = [CAShapeLayer()] },
        { view in view.layer.mask = CAShapeLayer() },
        { view in
            view.layer.mask = nil
            view.layer.mask = view.held
        },
    ]

    @Test(arguments: decorations.indices)
    func oneLayoutIsEnough(index: Int) {
        let test = TestScene()
        defer { test.end() }
        let view = DecoratedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.decorate = Self.decorations[index]
        test.add(view)
        test.commit()
        #expect(view.passes == 1)
        test.commit()
        #expect(view.passes == 1)
        view.setNeedsLayout()
        test.commit()
        #expect(view.passes == 2)
    }

    @Test func layersThatComeAndGoOtherwiseAskForALayout() {
        let test = TestScene()
        defer { test.end() }
        let view = DecoratedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        test.add(view)
        test.commit()
        view.layer.addSublayer(view.held)
        test.commit()
        #expect(view.passes == 2)
        view.held.removeFromSuperlayer()
        test.commit()
        #expect(view.passes == 3)
    }
}
