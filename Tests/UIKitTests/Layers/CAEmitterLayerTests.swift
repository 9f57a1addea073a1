import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// A view whose own layer makes particles.
private final class SparkView: UIView {
    var layouts = 0

    override class var layerClass: AnyClass { CAEmitterLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor
struct CAEmitterLayerTests {
    let stage = LayerScene()
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()

    init() {
        emitter.seed = 7
        cell.name = "dot"
        cell.contents = UIImage(data: ImageSamples.png)
        cell.birthRate = 20
        cell.lifetime = 1
        cell.velocity = 100
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 25, y: 10)
    }

    private func advance(_ time: Double) { stage.test.clock.advance(by: time) }

    @Test func cellsMakeParticlesThatEndWithTheirLifetime() {
        defer { stage.end() }
        stage.add(emitter)
        advance(0.55)
        #expect(emitter.particles.count == 10)
        #expect(stage.animations().contains { $0.property == .translation })
        advance(5)
        #expect((18...22).contains(emitter.particles.count))
        // Neither the app nor touches meet them.
        #expect(emitter.sublayers == nil && stage.view.subviews.isEmpty)
        stage.perform { emitter.birthRate = 0 }
        advance(1.1)
        #expect(emitter.particles.isEmpty)
    }

    @Test func particlesFlyByTheirSpeedAndFall() throws {
        defer { stage.end() }
        cell.yAcceleration = 200
        cell.scaleSpeed = 1
        cell.alphaSpeed = -0.5
        stage.add(emitter)
        advance(0.1)
        let particle = try #require(emitter.particles.last)
        let start = try #require(particle.layer.presentation())
        #expect(isNear(Double(start.position.x), 25) && isNear(Double(start.position.y), 10))
        advance(0.5)
        let shown = try #require(particle.layer.presentation())
        #expect(isNear(Double(shown.position.x), 75, 0.5))
        #expect(isNear(Double(shown.position.y), 35, 0.5))
        #expect(isNear(Double(shown.transform.m11), 1.5, 0.01))
        #expect(isNear(Double(shown.opacity), 0.75, 0.01))
    }

    @Test func particlesFadeAtTheirSpeedHoweverLongTheyAreThere() throws {
        defer { stage.end() }
        cell.lifetime = 24
        cell.alphaSpeed = -1
        cell.scaleSpeed = -1
        stage.add(emitter)
        advance(0.1)
        let particle = try #require(emitter.particles.last)
        advance(0.5)
        let shown = try #require(particle.layer.presentation())
        #expect(isNear(Double(shown.opacity), 0.5, 0.01))
        #expect(isNear(Double(shown.transform.m11), 0.5, 0.01))
        advance(1)
        #expect(particle.layer.presentation()?.opacity == 0)
    }

    @Test func nothingIsMadeInTheBackground() {
        defer { stage.end() }
        stage.add(emitter)
        advance(0.5)
        let scene = stage.test.scene
        stage.perform { scene.enterBackground() }
        advance(2)
        #expect(emitter.particles.isEmpty)
        var calls = 0
        stage.test.clock.advance(by: 10) { calls += 1 }
        #expect((9...20).contains(calls) && emitter.particles.isEmpty)
        stage.perform { scene.becomeActive(fromBackground: true) }
        advance(1.5)
        #expect(!emitter.particles.isEmpty)
    }

    @Test func greysColorContentsToo() {
        defer { stage.end() }
        #expect(ParticleView.image(of: cell)?.tintColor == nil)
        cell.color = CGColor(gray: 1, alpha: 0.5)
        #expect(ParticleView.image(of: cell)?.tintColor == nil)
        cell.color = CGColor(gray: 0, alpha: 1)
        #expect(ParticleView.image(of: cell)?.tintColor != nil)
    }

    @Test func particlesThatNeverEndAreMadeUpToTheLimit() {
        defer { stage.end() }
        cell.lifetime = .infinity
        cell.birthRate = 1_000
        stage.add(emitter)
        advance(3)
        #expect(emitter.particles.count == CAEmitterLayer.mostParticles)
    }

    @Test func cellsAreSetByTheirNames() {
        defer { stage.end() }
        stage.add(emitter)
        stage.perform { emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate") }
        #expect(cell.birthRate == 0)
        let rate = emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? NSNumber
        #expect(rate?.doubleValue == 0)
        advance(1)
        #expect(emitter.particles.isEmpty)
        stage.perform { emitter.setValue(50, forKeyPath: "emitterCells.dot.birthRate") }
        advance(0.25)
        #expect(emitter.particles.count == 10)
        #expect(emitter.value(forKeyPath: "emitterCells.dot") as? CAEmitterCell === cell)
    }

    @Test func theLayersNumbersAreSetByTheirNames() {
        defer { stage.end() }
        stage.add(emitter)
        stage.perform { emitter.setValue(0, forKey: "birthRate") }
        #expect(emitter.birthRate == 0)
        advance(1)
        #expect(emitter.particles.isEmpty)
        stage.perform { emitter.setValue(Float(2), forKeyPath: "birthRate") }
        #expect((emitter.value(forKey: "birthRate") as? NSNumber)?.doubleValue == 2)
        advance(0.25)
        #expect(!emitter.particles.isEmpty)
        stage.perform { emitter.setValue(0.5, forKeyPath: "opacity") }
        #expect(emitter.opacity == 0.5)
        #expect((emitter.value(forKey: "opacity") as? NSNumber)?.doubleValue == 0.5)
    }

    @Test func particlesEndWhereTheLayerGoesAndStayBelowALimit() {
        defer { stage.end() }
        cell.birthRate = .greatestFiniteMagnitude
        stage.add(emitter)
        advance(2)
        #expect(emitter.particles.count <= CAEmitterLayer.mostParticles)
        #expect(!emitter.particles.isEmpty)
        stage.perform { emitter.removeFromSuperlayer() }
        advance(0.2)
        #expect(emitter.particles.isEmpty)
    }

    @Test func particlesOfTheLayerOfAViewAreNoLayersAndLayNothingOut() throws {
        let view = SparkView()
        let sparks = LayerScene(view)
        defer {
            stage.end()
            sparks.end()
        }
        let emitter = try #require(view.layer as? CAEmitterLayer)
        sparks.perform { emitter.emitterCells = [cell] }
        sparks.test.commit()
        let layouts = view.layouts
        sparks.test.clock.advance(by: 0.5)
        sparks.test.commit()
        #expect(emitter.particles.count >= 8 && view.layer.sublayers == nil)
        sparks.perform { emitter.birthRate = 0 }
        sparks.test.clock.advance(by: 1.5)
        sparks.test.commit()
        #expect(emitter.particles.isEmpty && view.layouts == layouts)
        let layer = CALayer()
        sparks.perform { view.layer.insertSublayer(layer, at: 0) }
        #expect(view.layer.sublayers == [layer])
    }

    @Test(arguments: [
        (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume),
        (.rectangle, .outline), (.rectangle, .surface), (.circle, .outline), (.point, .volume),
    ])
    func formsHoldTheirPlaces(
        shape: CAEmitterLayerEmitterShape,
        mode: CAEmitterLayerEmitterMode
    ) {
        defer { stage.end() }
        var chance = ParticleChance(seed: 3)
        let middle = CGPoint(x: 50, y: 50)
        for _ in 0..<200 {
            let place = chance.place(shape, mode, middle, CGSize(width: 40, height: 20))
            let (x, y) = (Double(abs(place.x - 50)), Double(abs(place.y - 50)))
            switch shape {
            case .line: #expect(x <= 20 && y == 0)
            case .circle: #expect(isNear(hypot(x, y), 40, 1e-6))
            case .rectangle:
                #expect(x <= 20 && y <= 10)
                if mode == .outline { #expect(isNear(x, 20, 1e-6) || isNear(y, 10, 1e-6)) }
            default: #expect(x == 0 && y == 0)
            }
        }
    }
}
