import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CharacterStyleTests {
    private let test = ControlScene()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))

    init() {
        view.text = "one two"
        field.text = "one two"
        test.show(view)
        test.show(field)
    }

    private func traits(at index: Int) -> UIFontDescriptor.SymbolicTraits {
        let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil)
        return (font as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    }

    private func press(_ key: String, _ modifiers: KeyInput.Modifiers = []) throws {
        let input = KeyInput(isDown: true, key: key, code: "", modifiers: modifiers)
        try test.scene.deliver(.key(input))
        _ = test.scene.commit()
    }

    @Test func whatIsSelectedGetsAStyleAndLosesIt() {
        view.selectedRange = NSRange(location: 4, length: 3)
        view.toggleBoldface(nil)
        #expect(!traits(at: 0).contains(.traitBold) && traits(at: 4).contains(.traitBold))
        view.toggleItalics(nil)
        #expect(traits(at: 6).isSuperset(of: [.traitBold, .traitItalic]))
        view.selectedRange = NSRange(location: 0, length: 7)
        // The first character says what all become.
        view.toggleBoldface(nil)
        #expect(traits(at: 0).contains(.traitBold) && traits(at: 4).contains(.traitBold))
        view.toggleBoldface(nil)
        #expect(!traits(at: 0).contains(.traitBold) && !traits(at: 4).contains(.traitBold))
        view.toggleUnderline(nil)
        let underline = view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil)
        #expect(underline as? Int == 1 && view.selectedRange.length == 7 && view.text == "one two")
    }

    @Test func whatIsTypedNextGetsAStyle() {
        view.selectedRange = NSRange(location: 7, length: 0)
        view.toggleBoldface(nil)
        view.insertText("!")
        #expect(!traits(at: 6).contains(.traitBold) && traits(at: 7).contains(.traitBold))
    }

    @Test func keysAndMenusGiveStylesWhereTheAppLetsThem() throws {
        let bold = Selector("toggleBoldface:")
        test.scene.perform { _ = view.becomeFirstResponder() }
        test.scene.perform { view.selectAll(nil) }
        #expect(!view.canPerformAction(bold, withSender: nil))
        try press("b", .command)
        #expect(!traits(at: 0).contains(.traitBold))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction(bold, withSender: nil))
        #expect(!UIView().canPerformAction(bold, withSender: nil))
        try press("b", .command)
        #expect(traits(at: 0).contains(.traitBold) && view.text == "one two")
        let titles = UIMenuController.shared.actions(from: view).map(\.title)
        #expect(titles.contains("Bold") && titles.contains("Underline"))
        view.isEditable = false
        #expect(!view.canPerformAction(bold, withSender: nil))
    }

    @Test func aFieldHasOneLook() throws {
        let log = Log()
        field.addAction(UIAction { _ in log("changed") }, for: .editingChanged)
        field.toggleBoldface(nil)
        field.toggleUnderline(nil)
        #expect(field.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(field.makeFieldContent().style.decoration?.isUnderlined == true)
        field.toggleUnderline(nil)
        #expect(field.makeFieldContent().style.decoration?.isUnderlined != true)
        #expect(log.take() == ["changed", "changed", "changed"])
    }

    @Test func whatIsTypedFirstReplacesTheText() throws {
        field.clearsOnInsertion = true
        #expect(field.clearsOnInsertion)
        test.scene.perform { _ = field.becomeFirstResponder() }
        #expect(field.edited.selection == 0..<7)
        try press("x")
        try press("y")
        #expect(field.text == "xy" && !field.clearsOnInsertion)
        test.scene.perform { _ = view.becomeFirstResponder() }
        view.clearsOnInsertion = true
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
        test.scene.perform { view.selectedRange = NSRange(location: 2, length: 0) }
        #expect(!view.clearsOnInsertion)
        try press("x")
        #expect(view.text == "onxe two")
    }

    @Test func respondersHaveTheStandardActions() {
        let actions: any UIResponderStandardEditActions = field
        field.selectAll(nil)
        actions.toggleItalics(nil)
        #expect(field.font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(
            UIResponder().canPerformAction(Selector("toggleItalics:"), withSender: nil) == false
        )
    }
}
