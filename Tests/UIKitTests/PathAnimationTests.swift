import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PathAnimationTests {
    let stage = AnimationScene()

    private func play(_ path: UIBezierPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path.cgPath
        animation.duration = 1
        change(animation)
        stage.perform { stage.view.layer.add(animation, forKey: "way") }
    }

    private var position: CGPoint {
        get throws { try #require(stage.view.layer.presentation()).position }
    }

    private var corner: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 350, y: 50))
        path.addLine(to: CGPoint(x: 350, y: 150))
        return path
    }

    @Test func eachStepOfAPathTakesAsLongAsTheOthers() throws {
        defer { stage.end() }
        play(corner)
        stage.advance(0.25)
        let first = try position
        stage.advance(0.5)
        let second = try position
        #expect(isNear(Double(first.x), 200) && isNear(Double(second.y), 100))
    }

    @Test func aPacedWayHasAnEvenSpeed() throws {
        defer { stage.end() }
        play(corner) { $0.calculationMode = .paced }
        stage.advance(0.75)
        let place = try position
        #expect(isNear(Double(place.x), 350) && isNear(Double(place.y), 50))
    }

    @Test func keyTimesAreThoseOfTheEndsOfSteps() throws {
        defer { stage.end() }
        play(corner) { $0.keyTimes = [0, 0.2, 1] }
        stage.advance(0.2)
        let place = try position
        #expect(isNear(Double(place.x), 350) && isNear(Double(place.y), 50))
    }

    @Test func curvesAreFollowed() throws {
        defer { stage.end() }
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 100),
            radius: 50,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        play(circle) { $0.calculationMode = .paced }
        for (time, angle) in [(0.1, 0.2 * Double.pi), (0.35, 0.7 * Double.pi)] {
            stage.advance(time == 0.1 ? 0.1 : 0.25)
            let place = try position
            #expect(isNear(Double(place.x), 100 + 50 * cos(angle), 0.3), "at \(time)")
            #expect(isNear(Double(place.y), 100 + 50 * sin(angle), 0.3), "at \(time)")
        }
    }

    @Test(
        arguments: [(CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1.0)]
    )
    func aLayerTurnsWithItsWay(mode: CAAnimationRotationMode, sign: Double) throws {
        defer { stage.end() }
        play(corner) { $0.rotationMode = mode }
        stage.advance(0.75)
        let transform = try #require(stage.view.layer.presentation()).transform
        // Downwards: a quarter of a turn clockwise.
        #expect(isNear(Double(transform.m12), sign) && isNear(Double(transform.m11), 0))
    }

    @Test func thePageMovesOnTheCompositorAlone() {
        defer { stage.end() }
        play(corner)
        let operations = stage.test.scene.commit().operations
        let properties = operations.compactMap { operation -> LayerAnimation.Property? in
            guard case .animate(_, let animation) = operation else { return nil }
            return animation.property
        }
        #expect(properties == [.translation])
    }
}
