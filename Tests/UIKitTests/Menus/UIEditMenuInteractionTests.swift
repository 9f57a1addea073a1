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
            let menus = suggestedActions.compactMap { $0 as? UIMenu }
            suggested = menus.flatMap { menu in
                menu.children.map { "\(menu.identifier.rawValue): \($0.title)" }
            }
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
        #expect(maker.suggested == ["com.apple.menu.standard-edit: Copy"])
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

    @Test func eachOfTheSystemsMenusHasItsNameAndTheAppsOwnItemsStandBesideThem() throws {
        final class Styler: UIView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                [Selector("copy:"), Selector("selectAll:"), Selector("toggleItalics:")]
                    .contains(action)
            }
        }
        final class Marker: UIView {
            func mark() {}
        }
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.scene.perform {
            let controller = UIMenuController.shared
            let found = controller.suggestions(from: Styler())
            let menus = found.compactMap { $0 as? UIMenu }
            #expect(menus.map(\.identifier) == [.standardEdit, .textStyle])
            let titles = menus.map { $0.children.map(\.title) }
            #expect(titles == [["Copy", "Select All"], ["Italic"]])
            #expect(menus.allSatisfy { $0.options == .displayInline })
            let mark = Selector("mark", Marker.mark)
            controller.menuItems = [UIMenuItem(title: "Mark", action: mark)]
            #expect(controller.suggestions(from: Marker()).map(\.title).last == "Mark")
        }
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
