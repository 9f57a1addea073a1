import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct GlassTests {
    private let scene = ControlScene()

    @Test func glassIsACapsuleThroughWhichIsSeen() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let style = try #require(scene.show(view)).node.style
        #expect(style.cornerRadius == 20)
        #expect(style.backdrop == Backdrop(radius: 12, saturation: 1.8))
        #expect(style.border != nil && style.shadow != nil)
        #expect(!style.isPressable)
        view.effect = nil
        let plain = try #require(scene.show(view)).node.style
        #expect(plain.backdrop == nil && plain.border == nil && plain.backgroundColor == nil)
    }

    @Test func cornersOfTheAppStay() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layer.cornerRadius = 8
        view.effect = UIGlassEffect(style: .clear)
        #expect(try #require(scene.show(view)).node.style.cornerRadius == 8)
        let other = UIVisualEffectView(effect: nil)
        other.frame = view.frame
        other.cornerConfiguration = .corners(radius: 6)
        other.effect = UIGlassEffect()
        #expect(try #require(scene.show(other)).node.style.cornerRadius == 6)
    }

    @Test func tintsAndTouchesShow() throws {
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = .systemRed
        glass.isInteractive = true
        let view = UIVisualEffectView(effect: glass)
        let style = try #require(scene.show(view)).node.style
        let expected = UIColor.systemRed.withAlphaComponent(0.8)
            .renderColor(in: view.traitCollection)
        #expect(style.backgroundColor == expected)
        #expect(style.isPressable)
    }

    @Test func buttonsOfGlassAreCapsulesInTheirColours() throws {
        let glass = UIButton(configuration: .glass())
        let prominent = UIButton(configuration: .prominentGlass())
        for (index, button) in [glass, prominent].enumerated() {
            button.configuration?.title = "Go"
            button.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 120, height: 40)
            scene.show(button)
        }
        func backdrop(_ tree: RenderSubtree) -> RenderSubtree? {
            tree.node.style.backdrop == nil
                ? tree.children.lazy.compactMap(backdrop).first : tree
        }
        for button in [glass, prominent] {
            let tree = try #require(scene.node(of: button))
            let pane = try #require(backdrop(tree))
            #expect(pane.node.style.cornerRadius == 20)
        }
        #expect(glass.titleLabel?.textColor == .label)
        #expect(prominent.titleLabel?.textColor == .white)
        let clear = UIButton.Configuration.clearGlass()
        #expect((clear.background.visualEffect as? UIGlassEffect)?.style == .clear)
        #expect(clear.cornerStyle == .capsule)
    }
}
