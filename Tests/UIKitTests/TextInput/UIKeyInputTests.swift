import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIKeyInputTests {
    /// A view that says no more than it has to.
    private final class CodeView: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { if hasText { text.removeLast() } }
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A view with a keyboard that it chooses.
    private final class PinView: UIView, UIKeyInput {
        var keyboardType = UIKeyboardType.numberPad
        var textContentType: UITextContentType! = .oneTimeCode
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test func aViewThatSaysNothingOfKeyboardsTakesKeys() throws {
        let test = ControlScene()
        let view = CodeView(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        test.show(view)
        test.scene.perform { _ = view.becomeFirstResponder() }
        for key in ["1", "2", "Backspace", "3"] {
            try test.scene.deliver(.key(KeyInput(isDown: true, key: key, code: "")))
        }
        #expect(view.text == "13")
    }

    @Test func whatAViewDoesNotSayIsAsUsual() {
        let plain: any UITextInputTraits = CodeView()
        #expect(plain.keyboardType == .default && plain.textContentType == nil)
        #expect(plain.autocapitalizationType == .sentences && !plain.isSecureTextEntry)
        let pin: any UITextInputTraits = PinView()
        #expect(pin.keyboardType == .numberPad && pin.textContentType == .oneTimeCode)
    }

    @Test func aSearchBarsTraitsAreThoseOfItsField() {
        let bar = UISearchBar()
        bar.textContentType = .emailAddress
        bar.isSecureTextEntry = true
        bar.smartQuotesType = .no
        #expect(bar.searchTextField.textContentType == .emailAddress)
        #expect(bar.searchTextField.isSecureTextEntry)
        #expect(bar.searchTextField.smartQuotesType == .no)
        let traits: any UITextInputTraits = bar
        #expect(traits.returnKeyType == .search)
    }
}
