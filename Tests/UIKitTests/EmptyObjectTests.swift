import Testing

@testable import UIKit

/// Objects made without a word, which apps keep until there is something better.
@MainActor
struct EmptyObjectTests {
    @Test func fontsAndColorsAreThere() {
        #expect(UIFont() == .systemFont(ofSize: 12))
        #expect(UIColor() == .clear)
    }

    @Test func animatorsRunAtOnce() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.state == .inactive)
        let view = UIView()
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        #expect(view.alpha == 0.5)
    }

    @Test func effectsThatSayNothingChangeNothing() {
        let view = UIVisualEffectView(effect: UIVisualEffect())
        #expect(view.effect != nil && view.contentView.superview === view)
        #expect(UIBlurEffect().style == .extraLight)
    }

    @Test func actionsAndDevicesCanBeDerived() {
        final class Action: UIAlertAction {
            var taps = 0
        }
        final class Device: UIDevice {
            override var model: String { "iPod touch" }
        }
        let action = Action()
        #expect(action.title == nil && action.style == .default && action.isEnabled)
        #expect(Device().model == "iPod touch" && Device().localizedModel == "iPod touch")
    }
}
