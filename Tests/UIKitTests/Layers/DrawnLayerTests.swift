import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct DrawnLayerTests {
    let stage = LayerScene()

    private func shape(of layer: CALayer) throws -> ShapeContent {
        guard case .shape(let shape)? = stage.node(of: layer)?.content else {
            throw Missing()
        }
        return shape
    }

    private struct Missing: Error {}

    private func ring() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 6
        layer.lineCap = .round
        return layer
    }

    @Test func aShapeIsDrawnAsItsPropertiesSay() throws {
        defer { stage.end() }
        let layer = ring()
        layer.strokeEnd = 0.75
        layer.lineDashPattern = [4, 2]
        stage.add(layer)
        let shape = try shape(of: layer)
        let line = try #require(shape.line)
        #expect(shape.fill == nil && line.width == 6 && line.cap == .round)
        #expect(line.end == 0.75 && line.dashes == [4, 2])
        #expect(line.color == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func aShapeIsFilledWithBlackByDefault() throws {
        defer { stage.end() }
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        stage.add(layer)
        let shape = try shape(of: layer)
        #expect(shape.fill == .black && shape.line == nil)
    }

    @Test func theClassOfAViewsLayerIsItsViews() throws {
        defer { stage.end() }
        final class Card: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let layer = try #require(card.layer as? CAGradientLayer)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        stage.perform { stage.view.addSubview(card) }
        stage.test.commit()
        let gradient = try #require(card.rendering.committed?.style.gradient)
        #expect(gradient.size == CGSize(width: 40, height: 20))
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect(gradient.stops.map(\.color.rgba) == [0xFF00_00FF, 0x0000_FFFF])
    }

    @Test func aLineIsLedFromWhereItEnds() throws {
        defer { stage.end() }
        let layer = ring()
        layer.strokeEnd = 0
        stage.add(layer)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
        stage.perform { layer.add(animation, forKey: "progress") }
        let told = stage.animations()
        #expect(told.map(\.property) == [.lineRange])
        #expect(told.first?.values == [[0, 0], [0, 1]])
        stage.test.clock.advance(by: 1)
        let shown = try #require(layer.presentation()).strokeEnd
        #expect(abs(shown - 0.5) < 1e-3)
    }

    @Test func aChangedLineMovesByItself() throws {
        defer { stage.end() }
        let layer = ring()
        layer.strokeEnd = 0
        stage.add(layer)
        stage.perform { layer.strokeEnd = 0.5 }
        let told = stage.animations()
        #expect(told.map(\.property) == [.lineRange] && told.first?.transition.duration == 0.25)
        #expect(told.first?.values == [[0, 0], [0, 0.5]])
        stage.test.clock.advance(by: 0.1)
        let shown = try #require(layer.presentation()).strokeEnd
        #expect(shown > 0.05 && shown < 0.5)
    }

    @Test func aPathIsLedIntoOneWithTheSameSteps() throws {
        defer { stage.end() }
        let layer = CAShapeLayer()
        stage.add(layer)
        let paths = [10.0, 30].map {
            CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: $0), transform: nil)
        }
        layer.path = paths[1]
        stage.test.commit()
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (paths[0], paths[1], 1)
        stage.perform { layer.add(animation, forKey: nil) }
        #expect(stage.animations().map(\.property) == [.path])
        stage.test.clock.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.path)
        #expect(abs(shown.boundingBox.width - 20) < 0.1)
    }

    @Test func placesOfColoursAreLedInSteps() throws {
        defer { stage.end() }
        let layer = CAGradientLayer()
        layer.colors = [UIColor.white.cgColor, UIColor.gray.cgColor, UIColor.white.cgColor]
        layer.locations = [0, 0.5, 1]
        stage.add(layer)
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1
        animation.repeatCount = .infinity
        stage.perform { layer.add(animation, forKey: "shimmer") }
        let told = try #require(stage.animations().first)
        #expect(told.property == .gradient && told.values.count == 41)
        #expect(told.values.first?[7] == -1 && told.values.last?[7] == 1)
    }

    // MARK: - Masks

    @Test func aFilledShapeCutsAlongItsPath() throws {
        defer { stage.end() }
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: stage.view.bounds).cgPath
        stage.perform { stage.view.layer.mask = mask }
        stage.test.commit()
        guard case .path(let path, .winding)? = stage.view.rendering.committed?.style.mask else {
            throw Missing()
        }
        #expect(path.boundingBoxOfPath.width.rounded() == 100)
        #expect(stage.view.subviews.isEmpty && stage.view.layer.sublayers == nil)
        stage.perform { stage.view.layer.mask = nil }
        stage.test.commit()
        #expect(stage.view.rendering.committed?.style.mask == nil)
    }

    @Test func aMaskThatChangesIsDrawnAnew() throws {
        defer { stage.end() }
        let mask = CAShapeLayer()
        stage.perform { stage.view.layer.mask = mask }
        stage.test.commit()
        stage.perform {
            CATransaction.setDisableActions(true)
            mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7), transform: nil)
            mask.position = CGPoint(x: 5, y: 5)
        }
        stage.test.commit()
        guard case .path(let path, _)? = stage.view.rendering.committed?.style.mask else {
            throw Missing()
        }
        #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 7, height: 7))
    }

    @Test func aLineMasksByANodeOfItsOwn() throws {
        defer { stage.end() }
        let mask = ring()
        stage.perform { stage.view.layer.mask = mask }
        stage.test.commit()
        let node = try #require(stage.node(of: mask))
        #expect(stage.view.rendering.committed?.style.mask == .node(node.id))
        let shape = try shape(of: mask)
        #expect(shape.use == .mask)
    }

    @Test func aGradientMasksByItsOpacity() throws {
        defer { stage.end() }
        let mask = CAGradientLayer()
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        mask.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.perform { stage.view.layer.mask = mask }
        stage.test.commit()
        guard case .gradient(_, let box)? = stage.view.rendering.committed?.style.mask else {
            throw Missing()
        }
        #expect(box == mask.frame)
    }

    // MARK: - Shadows

    @Test func theShadowOfAPathIsDrawnBehind() throws {
        defer { stage.end() }
        let layer = stage.view.layer
        stage.perform {
            layer.shadowOpacity = 0.5
            layer.shadowOffset = .zero
            layer.shadowPath = CGPath(
                ellipseIn: CGRect(x: 0, y: 90, width: 100, height: 20),
                transform: nil
            )
        }
        stage.test.commit()
        let node = try #require(stage.view.rendering.committed)
        #expect(node.style.shadow == nil && node.children.count == 1)
        let drawn = try #require(layer.extras?.shadowView?.rendering.committed)
        guard case .shape(let shape) = drawn.content else { throw Missing() }
        #expect(shape.use == .shadow(radius: 3) && shape.fill?.alpha == 128)
        #expect(drawn.style.zPosition == -.infinity)
        stage.perform { layer.shadowOpacity = 0 }
        stage.test.commit()
        #expect(stage.view.rendering.committed?.children.isEmpty == true)
    }

    @Test func aPathAlongTheBoxIsTheBoxesShadow() {
        defer { stage.end() }
        stage.perform {
            stage.view.backgroundColor = .white
            stage.view.layer.shadowOpacity = 1
            stage.view.layer.shadowPath = UIBezierPath(rect: stage.view.bounds).cgPath
        }
        stage.test.commit()
        #expect(stage.view.rendering.committed?.style.shadow != nil)
        #expect(stage.view.rendering.committed?.children.isEmpty == true)
    }
}

extension DrawnLayerTests {
    @Test(arguments: [(20.0, true), (50, false)])
    func cornersBendWhereThereIsRoom(radius: CGFloat, isContinuous: Bool) {
        defer { stage.end() }
        stage.view.layer.cornerRadius = radius
        stage.view.layer.cornerCurve = .continuous
        stage.test.commit()
        let style = stage.view.rendering.committed?.style
        #expect(style?.hasContinuousCorners == isContinuous)
        let reach = CALayer.cornerCurveExpansionFactor(.continuous)
        #expect(reach > 1.5 && CALayer.cornerCurveExpansionFactor(.circular) == 1)
    }
}

extension DrawnLayerTests {
    @Test func anAnimationAddedOutsideOfWindowsBeginsInOne() {
        defer { stage.end() }
        let layer = CALayer()
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
        layer.add(turn, forKey: "turn")
        layer.add(turn, forKey: "gone")
        layer.removeAnimation(forKey: "gone")
        #expect(layer.animationKeys() == ["turn"] && layer.animation(forKey: "turn") != nil)
        stage.perform { stage.view.layer.addSublayer(layer) }
        #expect(stage.animations().map(\.property) == [.transform])
        stage.test.clock.advance(by: 1.1)
        #expect(layer.animationKeys() == nil)
    }
}
