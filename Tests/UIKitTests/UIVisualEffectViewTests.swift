import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIVisualEffectViewTests {
    @Test func blurIsSeenThroughTheTint() throws {
        let scene = ControlScene()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let style = try #require(scene.show(view)?.node.style)
        #expect(style.backdrop == Backdrop(radius: 20, saturation: 1.8))
        #expect(
            style.backgroundColor == UIColor(white: 0.11, alpha: 0.73).renderColor(in: .current)
        )
        #expect(view.contentView.frame == view.bounds)
        view.effect = nil
        #expect(scene.show(view)?.node.style.backdrop == nil)
        #expect(scene.show(view)?.node.style.backgroundColor == nil)
    }

    @Test func materialsFollowTheTraits() {
        let colors = [false, true].map { isDark in
            let scene = ControlScene(isDark: isDark)
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            return scene.show(view)?.node.style.backgroundColor
        }
        #expect(colors[0] != nil)
        #expect(colors[0] != colors[1])
    }

    @Test func vibrancyTintsTheContent() {
        let blur = UIBlurEffect(style: .light)
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
        )
        #expect(view.contentView.tintColor == .secondaryLabel)
    }

    @Test func effectsOfOneStyleAreEqual() {
        let blur = UIBlurEffect(style: .light)
        let view = UIVisualEffectView(effect: blur)
        #expect(view.effect == UIBlurEffect(style: .light))
        #expect(view.effect != UIBlurEffect(style: .dark))
        #expect(blur != UIVisualEffect())
        #expect(Set([blur, UIBlurEffect(style: .light)]).count == 1)
        let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .fill)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .fill))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: blur))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
    }
}
