import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Layers that are made of others, as apps do with `CAShapeLayer(layer: view.layer)`.
@MainActor
struct LayerCopyTests {
    @Test func layersOfAnotherKindGiveWhatAllLayersHave() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.cornerRadius = 3
        let shape = CAShapeLayer(layer: gradient)
        #expect(shape.frame == gradient.frame && shape.cornerRadius == 3)
        #expect(shape.path == nil && shape.lineWidth == 1 && shape.strokeEnd == 1)
        #expect(shape.fillColor == CAShapeLayer().fillColor)
        shape.opacity = 0.5
        let other = CAGradientLayer(layer: shape)
        #expect(other.opacity == 0.5 && other.colors == nil && other.locations == nil)
        #expect(other.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func layersOfTheSameKindGiveWhatTheyDraw() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 6), transform: nil)
        shape.fillColor = UIColor.red.cgColor
        shape.lineDashPattern = [2, 3]
        let copy = CAShapeLayer(layer: shape)
        #expect(copy.path?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 6))
        #expect(copy.fillColor == UIColor.red.cgColor && copy.lineDashPattern == [2, 3])
        let gradient = CAGradientLayer()
        gradient.locations = [0, 0.5]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        let second = CAGradientLayer(layer: gradient)
        #expect(second.locations == [0, 0.5] && second.startPoint == gradient.startPoint)
    }
}
