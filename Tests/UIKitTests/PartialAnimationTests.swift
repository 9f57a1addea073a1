import RenderTree
import Testing

@testable import UIKit

/// Animations of parts of a property, and values by name.
@MainActor
struct PartialAnimationTests {
    let stage = AnimationScene()

    private var layer: CALayer { stage.view.layer }

    private func transform() throws -> CATransform3D {
        try #require(layer.presentation()).transform
    }

    private func basic(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
        return animation
    }

    /// The animations that the next commit tells of.
    private func sent() -> [LayerAnimation] {
        stage.test.commit().operations.compactMap { operation in
            guard case .animate(_, let animation) = operation else { return nil }
            return animation
        }
    }

    @Test func aGroupTurnsAndScalesAtOnce() throws {
        defer { stage.end() }
        let group = CAAnimationGroup()
        group.animations = [
            basic("transform.scale", 1, 3), basic("transform.rotation.z", 0, 2 * Double.pi),
        ]
        group.duration = 2
        stage.perform { layer.add(group, forKey: "both") }
        let animations = sent()
        #expect(animations.map(\.property) == [.transform])
        stage.advance(0.5)
        let shown = try transform()
        #expect(isNear(Double(shown.m12), 1.5) && isNear(Double(shown.m11), 0))
        // The page leads from one part of the turn to the next, larger each time.
        let sizes = (animations.first?.values ?? []).map { hypot($0[0], $0[1]) }
        #expect(sizes.count > 4 && sizes == sizes.sorted() && isNear(sizes.last ?? 0, 3))
    }

    @Test func aScaleInThePlaneLeavesTheDepth() throws {
        defer { stage.end() }
        stage.perform {
            layer.add(basic("transform.scale.xy", 1, 3), forKey: "pulse")
        }
        #expect(sent().map(\.property) == [.transform])
        stage.advance(1)
        let shown = try transform()
        #expect(isNear(Double(shown.m11), 2) && isNear(Double(shown.m22), 2) && shown.m33 == 1)
        layer.setValue(0.5, forKeyPath: "transform.scale.xy")
        #expect(layer.transform.m11 == 0.5 && layer.transform.m33 == 1)
    }

    @Test func animationsOfDifferentPartsLeaveEachOtherAlone() throws {
        defer { stage.end() }
        stage.perform {
            layer.add(basic("transform.scale.x", 1, 3), forKey: "x")
            layer.add(basic("transform.scale.y", 1, 0.5), forKey: "y")
        }
        let animations = sent()
        #expect(animations.map(\.joins) == [true, true])
        stage.advance(1)
        let shown = try transform()
        #expect(isNear(Double(shown.m11), 2) && isNear(Double(shown.m22), 0.75))
    }

    @Test func placesOfTwoAnimationsAddUp() {
        defer { stage.end() }
        stage.perform {
            layer.add(basic("position.x", 50, 150), forKey: "x")
            layer.add(basic("position.y", 50, 250), forKey: "y")
        }
        #expect(sent().map(\.isAdditive) == [true, true])
        stage.advance(1)
        #expect(isNear(stage.x, 50))
        #expect(isNear(Double(layer.presentation()?.frame.minY ?? 0), 100))
    }

    @Test func aScaleThatAddsStartsFromNothing() throws {
        defer { stage.end() }
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        pop.values = [0, 0.2, -0.2, 0]
        pop.isAdditive = true
        pop.duration = 3
        stage.perform { layer.add(pop, forKey: nil) }
        #expect(isNear(Double(try transform().m11), 1))
        stage.advance(1)
        #expect(isNear(Double(try transform().m11), 1.2))
        stage.advance(1)
        #expect(isNear(Double(try transform().m11), 0.8))
        #expect(sent().first?.values.first?[0] == 1)
    }

    @Test func valuesInObjectsAreRead() throws {
        defer { stage.end() }
        let place = NSValue(cgPoint: CGPoint(x: 150, y: 50))
        stage.perform {
            layer.add(basic("position", NSValue(cgPoint: layer.position), place), forKey: nil)
        }
        stage.advance(1)
        #expect(isNear(stage.x, 50))
        let grown = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
        let plain = NSValue(caTransform3D: CATransform3DIdentity)
        stage.perform { layer.add(basic("transform", plain, grown), forKey: nil) }
        stage.advance(1)
        #expect(isNear(Double(try transform().m11), 2))
    }

    @Test func objectsKeepTransformsAndInsets() {
        defer { stage.end() }
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        let other = NSValue(cgPoint: .zero)
        #expect(other.cgAffineTransformValue == .identity && other.uiEdgeInsetsValue == .zero)
        #expect(CATransform3DIsIdentity(other.caTransform3DValue))
    }

    @Test func aLayerKnowsItsValuesByName() throws {
        defer { stage.end() }
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(isNear(Double(layer.transform.m12), 1))
        let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? NSNumber)
        #expect(isNear(angle.doubleValue, .pi / 2))
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5)
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4))
        layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
        #expect(layer.borderColor == UIColor.red.cgColor)
        layer.setValue(7, forKey: "shadowRadius")
        #expect(layer.shadowRadius == 7)
        layer.setValue(true, forKey: "masksToBounds")
        #expect(layer.masksToBounds)
    }

    @Test func otherNamesAreNotesOfTheApp() {
        defer { stage.end() }
        #expect(layer.value(forKey: "route") == nil)
        layer.setValue("home", forKey: "route")
        #expect(layer.value(forKey: "route") as? String == "home")
        layer.setValue(nil, forKey: "route")
        #expect(layer.value(forKey: "route") == nil)
    }

    @Test func aCopyDoesNotChangeWithItsOriginal() throws {
        defer { stage.end() }
        let original = basic("opacity", 0, 1)
        let copy = try #require(original.copy() as? CABasicAnimation)
        original.duration = 9
        #expect(copy.duration == 2 && copy.keyPath == "opacity" && copy !== original)
    }

    @Test(arguments: ["position.x", "transform.translation.x", "bounds.origin.x"])
    func aMaskThatMovesShowsAnotherPath(keyPath: String) {
        defer { stage.end() }
        let mask = CAShapeLayer()
        mask.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        stage.perform { layer.mask = mask }
        stage.test.commit()
        let ends = keyPath.hasPrefix("position") ? (30.0, 80.0) : (0.0, 50.0)
        stage.perform { mask.add(basic(keyPath, ends.0, ends.1), forKey: nil) }
        let animations = sent()
        #expect(animations.map(\.property) == [.path])
        let boxes = (animations.first?.values ?? []).compactMap {
            PathShape(numbers: $0)?.boundingBox
        }
        let step: CGFloat = keyPath.hasPrefix("bounds") ? -50 : 50
        #expect(boxes.first == CGRect(x: 10, y: 20, width: 40, height: 40))
        #expect(boxes.last == CGRect(x: 10 + step, y: 20, width: 40, height: 40))
    }
}
