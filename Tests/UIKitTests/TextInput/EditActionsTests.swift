import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct EditActionsTests {
    let root = UIViewController()
    let test: TestScene
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    init() {
        test = TestScene(root: root)
        root.view.addSubview(field)
        test.commit()
    }

    private func perform(_ body: () -> Void) { test.scene.perform(body) }

    @Test func selectedCharactersAreCutAndPasted() {
        defer { test.end() }
        perform {
            field.text = "hello"
            field.becomeFirstResponder()
            field.selectAll(nil)
            field.cut(nil)
            #expect(field.text == "")
            #expect(UIPasteboard.general.string == "hello")
            field.paste(nil)
            field.paste(nil)
            #expect(field.text == "hellohello")
        }
    }

    @Test func actionsOfEditingAreThereWhereTheyMakeSense() {
        defer { test.end() }
        let copy = Selector("copy:", UIResponder.copy(_:))
        let paste = Selector("paste:", UIResponder.paste(_:))
        #expect(!UILabel().canPerformAction(copy, withSender: nil))
        perform {
            field.text = "hello"
            field.becomeFirstResponder()
            #expect(!field.canPerformAction(copy, withSender: nil))
            #expect(!field.canPerformAction(paste, withSender: nil))
            field.selectAll(nil)
            #expect(field.canPerformAction(copy, withSender: nil))
        }
    }

    @Test func theEditMenuShowsWhatTheFirstResponderCanDo() throws {
        final class Copyable: UILabel {
            let log = Log()
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "copy:" || action.name == "share:"
            }
            override func copy(_ sender: Any?) { log("copy") }
            func share(_ sender: Any?) { log("share") }
        }
        defer { test.end() }
        let label = Copyable(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        root.view.addSubview(label)
        let menu = test.scene.editMenu
        perform {
            #expect(UIMenuController.shared === menu)
            menu.menuItems = [
                UIMenuItem(title: "Share", action: Selector("share:", Copyable.share)),
                UIMenuItem(title: "Leave", action: Selector("leave:", Copyable.share)),
            ]
            label.becomeFirstResponder()
            menu.showMenu(from: label, rect: label.bounds)
        }
        test.commit()
        #expect(menu.isMenuVisible)
        #expect(menu.menuFrame.minY == label.frame.maxY + 8 && menu.menuFrame.height > 44)
        let shown = try #require(root.presentedViewController as? MenuController)
        let actions = shown.menu.children.compactMap { $0 as? UIAction }
        #expect(actions.map(\.title) == ["Copy", "Share"])
        for action in actions { shown.menu.select(action) }
        perform { menu.hideMenu() }
        #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    }

    @Test func fieldsAreTheViewsOfTheirText() {
        defer { test.end() }
        let inputs: [any UITextInput & UIView] = [UITextField(), UITextView()]
        for input in inputs { #expect(input.textInputView === input) }
    }

    @Test func eachSceneHasAnEditMenuOfItsOwn() {
        let other = TestScene(root: UIViewController())
        defer {
            test.end()
            other.end()
        }
        perform {
            UIMenuController.shared.menuItems = [
                UIMenuItem(title: "Copy", action: Selector("copy:", UIResponder.copy(_:)))
            ]
        }
        other.scene.perform { #expect(UIMenuController.shared.menuItems == nil) }
        perform { #expect(UIMenuController.shared.menuItems?.count == 1) }
    }

    @Test func theEditMenuAsksAgainWhenToldTo() throws {
        final class Copyable: UILabel {
            var isEmpty = true
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "copy:" || (!isEmpty && action.name == "delete:")
            }
            override func copy(_ sender: Any?) {}
            override func delete(_ sender: Any?) {}
        }
        defer { test.end() }
        let label = Copyable(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        root.view.addSubview(label)
        func titles() -> [String]? {
            test.commit()
            let shown = root.presentedViewController as? MenuController
            return shown?.menu.children.map(\.title)
        }
        let menu = test.scene.editMenu
        perform {
            label.becomeFirstResponder()
            menu.showMenu(from: label, rect: label.bounds)
        }
        #expect(titles() == ["Copy"])
        perform {
            label.isEmpty = false
            menu.update()
        }
        #expect(titles() == ["Copy", "Delete"])
        #expect(menu.isMenuVisible)
    }

    @Test func returnDoesNothingWithoutTextWhereTheFieldSaysSo() throws {
        let log = Log()
        defer { test.end() }
        field.addAction(UIAction { _ in log("end") }, for: .primaryActionTriggered)
        field.enablesReturnKeyAutomatically = true
        perform { field.becomeFirstResponder() }
        let id = test.id(of: field)
        try test.scene.deliver(.text(TextInput(node: id, action: .submit)))
        #expect(log.take() == [])
        perform { field.text = "x" }
        try test.scene.deliver(.text(TextInput(node: id, action: .submit)))
        #expect(log.take() == ["end"])
    }

    @Test func aFieldWithoutCaretHasNoneInThePage() throws {
        final class CodeField: UITextField {
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        defer { test.end() }
        let code = CodeField(frame: field.frame)
        root.view.addSubview(code)
        func caretAlpha(_ field: UITextField) throws -> Double {
            perform { field.becomeFirstResponder() }
            guard case .field(let content) = field.renderContent() else { return -1 }
            return try Double(#require(content.caretColor).alpha)
        }
        #expect(try caretAlpha(field) > 0)
        #expect(try caretAlpha(code) == 0)
    }

    @Test func theCaretStandsBehindTheCharactersBeforeIt() {
        defer { test.end() }
        field.text = "mmm"
        let start = field.caretRect(for: field.beginningOfDocument)
        let end = field.caretRect(for: field.endOfDocument)
        #expect(start.minX >= 0 && end.minX > start.minX + 20)
        #expect(start.height == end.height && start.width == 2)
    }

    @Test func anAnimatedImageRunsByItself() {
        defer { test.end() }
        let format = UIGraphicsImageRendererFormat()
        let pictures = [UIColor.red, .blue].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let image = UIImage.animatedImage(with: pictures, duration: 2)
        #expect(image?.images?.count == 2 && image?.duration == 2)
        #expect(UIImage().images == nil && UIImage.animatedImage(with: [], duration: 1) == nil)
        let view = UIImageView(image: image)
        #expect(view.isAnimating)
        test.add(view)
        test.commit()
        #expect(view.player.currentImage == pictures[0])
        test.clock.advance(by: 1.1)
        #expect(view.player.currentImage == pictures[1])
        view.image = pictures[0]
        #expect(!view.isAnimating && view.animationImages == nil)
    }

    @Test func anInputViewIsAsHighAsItsConstraintsWhereItSaysSo() {
        let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        view.allowsSelfSizing = true
        #expect(view.intrinsicContentSize.height == 50)
        #expect(view.backgroundColor == .systemGray5)
        test.end()
    }
}
