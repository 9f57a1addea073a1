import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITextFieldDelegateTests {
    let test = ControlScene()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let delegate = FieldLog()
    var log: Log { delegate.log }

    init() {
        field.delegate = delegate
        test.show(field)
    }

    private func send(_ action: TextInput.Action, to view: UIView? = nil) throws {
        let id = try #require(test.scene.nodeID(of: view ?? field))
        try test.scene.deliver(.text(TextInput(node: id, action: action)))
    }

    private func edit(_ range: Range<Int>, _ text: String, in view: UIView? = nil) throws {
        try send(.edit(TextEdit(number: 0, range: range, text: text)), to: view)
    }

    @Test func theClearButtonClearsBeforeEditingBegins() throws {
        field.clearButtonMode = .always
        field.addAction(UIAction { _ in log("changed") }, for: .editingChanged)
        field.text = "old"
        _ = test.scene.commit()
        let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
        delegate.allowsClearing = false
        try test.tap(button)
        #expect(log.take() == ["shouldClear"] && field.text == "old" && !field.isEditing)
        delegate.allowsClearing = true
        try test.tap(button)
        #expect(log.take() == ["shouldClear", "changed", "shouldBegin", "didBegin"])
        #expect(field.text == "" && field.isEditing)
    }

    /// A field that is its own delegate, and asks the one that it is given.
    private final class FormattedField: UITextField, UITextFieldDelegate {
        private weak var own: (any UITextFieldDelegate)?
        override var delegate: (any UITextFieldDelegate)? {
            get { own }
            set { own = newValue }
        }
        override init(frame: CGRect) {
            super.init(frame: frame)
            super.delegate = self
        }
        required init?(coder: NSCoder) { nil }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            guard
                own?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
                    ?? true
            else { return false }
            text = "+" + string
            return false
        }
    }

    /// A form whose button waits for fields that the app fills in itself.
    @MainActor
    private final class Form: UITextFieldDelegate {
        let log = Log()
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            textField.text = (textField.text ?? "") + string.uppercased()
            return false
        }
        func textFieldDidChangeSelection(_ textField: UITextField) {
            log(textField.text ?? "")
            // Texts that are formatted here are told once more, not without end.
            if textField.text == "AB" { textField.text = "A-B" }
        }
    }

    @Test func textOfTheAppsMovesTheSelectionWhileAPersonEdits() throws {
        let form = Form()
        field.delegate = form
        field.text = "before"
        #expect(form.log.take().isEmpty)
        field.text = ""
        try send(.focus(0..<0))
        form.log.entries = []
        try edit(0..<0, "a")
        #expect(form.log.take() == ["A"])
        field.text = "AB"
        #expect(field.text == "A-B" && form.log.take() == ["AB", "A-B"])
        field.text = "X-Y"
        #expect(form.log.take().isEmpty)
    }

    @Test func aClassThatOverridesItsDelegateIsAskedItself() throws {
        let formatted = FormattedField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
        formatted.delegate = delegate
        test.show(formatted)
        try send(.focus(0..<0), to: formatted)
        log.entries = []
        try edit(0..<0, "1", in: formatted)
        #expect(formatted.text == "+1" && formatted.delegate === delegate)
        #expect(log.take() == ["shouldChange 0 0 \"1\""])
    }

    @Test func whatTheAppTypesItselfIsNotAskedFor() throws {
        delegate.filter = { field, _, text in
            // An app that answers a key with text of its own is not asked about that.
            if text == "1" { field.insertText("one") }
            return text != "1" && text != "x"
        }
        try send(.focus(0..<0))
        log.entries = []
        field.insertText("x")
        #expect(field.text == "x" && log.take().isEmpty)
        field.deleteBackward()
        #expect(field.text == "" && log.take().isEmpty)
        try edit(0..<0, "1")
        #expect(field.text == "one" && log.take() == ["shouldChange 0 0 \"1\""])
        let key = KeyInput(isDown: true, key: "x", code: "KeyX")
        try test.scene.deliver(.key(key))
        #expect(field.text == "one" && log.take() == ["shouldChange 3 0 \"x\""])
    }
}
