import Testing
import UIKit

/// An animation with initialisers of its own, as tutorials have them.
private final class Fade: CABasicAnimation {
    override init() {
        super.init()
        keyPath = "opacity"
    }

    init(to value: Double) {
        super.init()
        keyPath = "opacity"
        toValue = value
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An animation without `init()`, whose values follow from what it was made with.
private final class Bounce: CAKeyframeAnimation {
    private let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init()
        keyPath = "position.y"
        duration = 0.5
    }

    required init?(coder: NSCoder) { nil }

    override var values: [Any]? {
        get { [CGFloat(0), height, CGFloat(0)] }
        set {}
    }
}

private final class Slow: UIViewPropertyAnimator {
    override init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        super.init(duration: duration * 2, timingParameters: parameters)
    }
}

private final class Opaque: UINavigationBarAppearance {
    override init() {
        super.init()
        configureWithOpaqueBackground()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Derives from animations, animators and looks of bars as apps do.
@MainActor
struct AnimationClientTests {
    @Test func layersPlayAnimationsOfTheAppsOwnClasses() {
        let layer = CALayer()
        layer.add(Fade(to: 0.5), forKey: "fade")
        layer.add(Bounce(height: 9), forKey: "bounce")
        let fade = layer.animation(forKey: "fade") as? CABasicAnimation
        #expect(fade?.toValue as? Double == 0.5 && fade?.keyPath == "opacity")
        let bounce = layer.animation(forKey: "bounce") as? CAKeyframeAnimation
        #expect(bounce?.values?.count == 3 && bounce?.duration == 0.5)
    }

    @Test func copiesAreOfTheAppsOwnClasses() {
        let fade = Fade(to: 0.5).copy() as? Fade
        #expect(fade?.toValue as? Double == 0.5 && fade?.keyPath == "opacity")
        #expect(Opaque().copy() is Opaque)
    }

    @Test func animatorsOfTheAppsOwnClassesRun() {
        let running = Slow.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: {})
        #expect(running.duration == 0.2)
        running.stopAnimation(true)
        #expect(Slow(duration: 1, curve: .linear).duration == 2)
    }
}
