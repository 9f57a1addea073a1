import Testing

@testable import UIKit

/// Menus that controls of an app have of themselves.
@MainActor
struct ControlMenuTests {
    private final class Chooser: UIControl {
        let log = Log()
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { [log] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in log("copied") }])
            })
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("shows") }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("ends") }
    }

    private final class Button: UIButton {
        let log = Log()
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(
                interaction,
                willDisplayMenuFor: configuration,
                animator: animator
            )
            log("shows")
        }
    }

    private let root = UIViewController()
    private let test: TestScene
    private let frame = CGRect(x: 20, y: 100, width: 100, height: 44)

    init() { test = TestScene(root: root) }

    private func show(_ control: UIControl) {
        control.frame = frame
        root.view.addSubview(control)
        test.commit()
    }

    private func settle() {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func tap() throws {
        try test.tap(60, 120)
        settle()
    }

    private func press() throws {
        try test.touch(.began, 60, 120)
        test.clock.advance(by: 0.8)
        try test.touch(.ended, 60, 120)
        settle()
    }

    private var menu: MenuController? { root.presentedViewController as? MenuController }

    @Test func aControlShowsTheMenuThatItSays() throws {
        defer { test.end() }
        let chooser = Chooser()
        show(chooser)
        #expect(!chooser.isContextMenuInteractionEnabled)
        try press()
        #expect(menu == nil && chooser.contextMenuInteraction == nil)
        chooser.isContextMenuInteractionEnabled = true
        test.commit()
        try tap()
        #expect(menu == nil && chooser.log.take().isEmpty)
        try press()
        #expect(menu?.menu.children.map(\.title) == ["Copy"])
        test.scene.perform { _ = chooser.contextMenuInteraction?.dismissMenu() }
        settle()
        #expect(menu == nil && chooser.log.take() == ["shows", "ends"])
        chooser.isContextMenuInteractionEnabled = false
        test.commit()
        try press()
        #expect(menu == nil && chooser.interactions.isEmpty)
    }

    @Test func aTapShowsTheMenuOfAControlThatIsThereForIt() throws {
        defer { test.end() }
        let chooser = Chooser()
        show(chooser)
        chooser.isContextMenuInteractionEnabled = true
        chooser.showsMenuAsPrimaryAction = true
        chooser.addAction(
            UIAction { [log = chooser.log] _ in log("triggered") },
            for: .menuActionTriggered
        )
        try tap()
        #expect(menu != nil && chooser.log.take() == ["triggered", "shows"])
        test.scene.perform { _ = chooser.contextMenuInteraction?.dismissMenu() }
        settle()
        chooser.isEnabled = false
        try tap()
        #expect(menu == nil)
    }

    @Test func aButtonHearsOfItsMenuAndMayChangeIt() throws {
        defer { test.end() }
        let button = Button(frame: .zero)
        show(button)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        #expect(button.isContextMenuInteractionEnabled)
        try tap()
        #expect(menu != nil && button.log.take() == ["shows"])
        test.scene.perform {
            _ = button.contextMenuInteraction?.updateVisibleMenu { old in
                old.replacingChildren(old.children + [UIAction(title: "Two") { _ in }])
            }
        }
        #expect(menu?.menu.children.map(\.title) == ["One", "Two"])
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled)
    }
}
