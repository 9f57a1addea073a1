import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIEditMenuInteractionTests {
    private final class Maker: NSObject, UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var suggested: [String] = []
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            suggested = suggestedActions.map(\.title)
            let own = UIAction(title: "Rename") { [weak self] _ in self?.calls.append("rename") }
            return UIMenu(children: suggestedActions + [own])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { calls.append("show \(configuration.identifier)") }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { calls.append("end") }
    }

    private final class Copier: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:")
        }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private func rows(_ controller: UIViewController) -> [MenuRow] {
        func collect(_ view: UIView) -> [MenuRow] {
            view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? collect($0) }
        }
        return controller.presentedViewController.map { collect($0.view) } ?? []
    }

    @Test func theMenuHasWhatTheFirstResponderCanDoAndWhatTheDelegateAdds() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        let view = Copier(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        root.view.addSubview(view)
        test.commit()
        let maker = Maker()
        let interaction = UIEditMenuInteraction(delegate: maker)
        view.addInteraction(interaction)
        func show() {
            test.scene.perform {
                view.becomeFirstResponder()
                let configuration = UIEditMenuConfiguration(
                    identifier: "menu",
                    sourcePoint: CGPoint(x: 10, y: 20)
                )
                interaction.presentEditMenu(with: configuration)
            }
            test.commit()
            test.clock.advance(by: 1)
            test.commit()
        }
        show()
        #expect(maker.suggested == ["Copy"])
        #expect(rows(root).map(\.accessibilityLabel) == ["Copy", "Rename"])
        #expect(interaction.location(in: nil) == CGPoint(x: 60, y: 120))
        let row = try #require(rows(root).first)
        let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        try test.tap(Double(middle.x), Double(middle.y))
        test.commit()
        test.clock.advance(by: 1)
        #expect(view.copies == 1)
        #expect(maker.calls == ["show menu", "end"])
        show()
        test.scene.perform { interaction.dismissMenu() }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(root.presentedViewController == nil)
    }

    @Test func aMenuIsTakenBackOrReplacedInTheTurnInWhichItIsAskedFor() {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        let view = Copier(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        root.view.addSubview(view)
        test.commit()
        let maker = Maker()
        let interaction = UIEditMenuInteraction(delegate: maker)
        view.addInteraction(interaction)
        func ask(_ name: String) {
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: name, sourcePoint: .zero)
            )
        }
        test.scene.perform {
            ask("first")
            interaction.dismissMenu()
        }
        test.commit()
        test.clock.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(maker.calls == ["show first", "end"])
        maker.calls = []
        test.scene.perform {
            ask("first")
            ask("second")
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(maker.calls == ["show first", "end", "show second"])
        #expect(!rows(root).isEmpty)
    }
}
