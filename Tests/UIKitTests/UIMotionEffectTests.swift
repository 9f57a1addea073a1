import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIMotionEffectTests {
    private func effect(
        _ type: UIInterpolatingMotionEffect.EffectType,
        _ start: Any?,
        _ end: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center", type: type)
        effect.minimumRelativeValue = start
        effect.maximumRelativeValue = end
        return effect
    }

    @Test func valuesLieBetweenTheEnds() {
        let horizontal = effect(.tiltAlongHorizontalAxis, -10, 30)
        func value(_ offset: CGFloat) -> NSNumber? {
            horizontal.keyPathsAndRelativeValues(
                forViewerOffset: UIOffset(horizontal: offset, vertical: 1)
            )?["center"] as? NSNumber
        }
        #expect(value(-1) == -10 && value(0) == 10 && value(1) == 30 && value(4) == 30)
        let point = effect(.tiltAlongVerticalAxis, CGPoint.zero, CGPoint(x: 4, y: 8))
        let half = point.keyPathsAndRelativeValues(forViewerOffset: .zero)
        #expect(half?["center"] as? CGPoint == CGPoint(x: 2, y: 4))
        let open = effect(.tiltAlongVerticalAxis, nil, 3)
        #expect(open.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test func aGroupSaysWhatItsEffectsSay() {
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [
            effect(.tiltAlongHorizontalAxis, 0, 2), effect(.tiltAlongHorizontalAxis, 0, 6),
        ]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero)
        #expect(values?["center"] as? NSNumber == 3)
    }

    @Test func viewsKnowTheirEffects() {
        let (view, first, second) = (UIView(), UIMotionEffect(), UIMotionEffect())
        #expect(view.motionEffects.isEmpty && view.rare == nil)
        view.motionEffects.removeAll()
        #expect(view.rare == nil)
        view.addMotionEffect(first)
        view.addMotionEffect(first)
        view.addMotionEffect(second)
        #expect(view.motionEffects.count == 2)
        view.removeMotionEffect(first)
        #expect(view.motionEffects.first === second)
    }
}
