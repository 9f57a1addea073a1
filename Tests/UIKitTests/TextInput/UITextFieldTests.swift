import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// Writes down what a text field asks and tells.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
    let log = Log()
    var allowsBeginning = true
    var allowsEnding = true
    var allowsClearing = true
    var allowsReturn = true
    var filter: ((UITextField, NSRange, String) -> Bool)?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log("shouldBegin")
        return allowsBeginning
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log("shouldEnd")
        return allowsEnding
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log("didEnd") }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        log("shouldChange \(range.location) \(range.length) \"\(string)\"")
        return filter?(textField, range, string) ?? true
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log("shouldClear")
        return allowsClearing
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log("shouldReturn")
        return allowsReturn
    }
}

@MainActor
struct UITextFieldTests {
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

    private func edit(_ range: Range<Int>, _ text: String, number: Int? = 0) throws {
        try send(.edit(TextEdit(number: number, range: range, text: text)))
    }

    var content: FieldContent? {
        guard case .field(let content) = test.node(of: field)?.node.content else { return nil }
        return content
    }

    /// Where a patch moves the focus: a node, "nobody", or nil for nowhere.
    private func focusOperation(_ patch: Patch) -> String? {
        for case .focus(let id) in patch.operations { return id.map { "\($0)" } ?? "nobody" }
        return nil
    }

    private func name(of view: UIView) -> String? { test.scene.nodeID(of: view).map { "\($0)" } }

    // MARK: - Editing

    @Test func delegatesAndEventsComeInUIKitsOrder() throws {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { _ in log(name) }, for: event)
        }
        try send(.focus(0..<0))
        #expect(log.take() == ["shouldBegin", "didBegin", "began"])
        #expect(field.isEditing && field.isFirstResponder)
        try edit(0..<0, "hi")
        #expect(log.take() == ["shouldChange 0 0 \"hi\"", "changed"])
        #expect(field.text == "hi")
        try send(.submit)
        #expect(log.take() == ["shouldReturn", "primary"])
        try send(.blur)
        #expect(log.take() == ["shouldEnd", "didEnd", "ended"])
        #expect(!field.isEditing)
    }

    @Test func notificationsNameTheField() throws {
        var names: [String] = []
        let all = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                let name = $0.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        try send(.focus(0..<0))
        try edit(0..<0, "x")
        try send(.blur)
        #expect(names == all.map(\.rawValue))
    }

    @Test func aRefusedChangeIsTakenBackOnThePage() throws {
        delegate.filter = { _, _, text in text != "x" }
        try send(.focus(0..<0))
        try edit(0..<0, "a")
        try edit(1..<1, "x")
        let patch = test.scene.commit()
        #expect(field.text == "a")
        let change = patch.operations.compactMap { operation -> FieldContent? in
            if case .content(_, _, .field(let to), _) = operation { return to }
            return nil
        }.first
        #expect(change?.text == "a" && change?.number == 1 && change?.textNumber == 1)
        try edit(2..<2, "b")
        #expect(field.text == "ab")
    }

    @Test func typingThatIsTakenNeedsNoAnswer() throws {
        try send(.focus(0..<0))
        _ = test.scene.commit()
        try edit(0..<0, "a")
        try edit(1..<1, "b")
        _ = test.scene.commit()
        #expect(content?.text == "ab" && content?.number == 0)
    }

    @Test func formattersSeeTheTextThatTheyMade() throws {
        delegate.filter = { field, range, text in
            let changed = ((field.text ?? "") as NSString).replacingCharacters(
                in: range,
                with: text
            )
            field.text = changed.uppercased() + "."
            return false
        }
        try send(.focus(0..<0))
        try edit(0..<0, "a")
        // Typed before the answer arrived.
        try edit(1..<1, "b")
        #expect(field.text == "A.B.")
        #expect(log.take().suffix(1) == ["shouldChange 2 0 \"b\""])
    }

    @Test func beginningAndEndCanBeRefused() throws {
        delegate.allowsBeginning = false
        #expect(throws: SceneInputError.self) { try send(.focus(0..<0)) }
        #expect(focusOperation(test.scene.commit()) == "nobody")
        #expect(!field.isFirstResponder)
        delegate.allowsBeginning = true
        try send(.focus(0..<0))
        #expect(focusOperation(test.scene.commit()) == nil)
        delegate.allowsEnding = false
        try send(.blur)
        #expect(field.isFirstResponder)
        #expect(focusOperation(test.scene.commit()) == name(of: field))
        #expect(!test.window.endEditing(false))
        #expect(test.window.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test func aTapThatWasRefusedAsksOnce() throws {
        delegate.allowsBeginning = false
        try test.tap(field)
        #expect(log.take() == ["shouldBegin"])
        // The page has given the field the focus meanwhile and says so.
        #expect(throws: SceneInputError.self) { try send(.focus(0..<0)) }
        #expect(log.take().isEmpty)
        #expect(focusOperation(test.scene.commit()) == "nobody")
    }

    @Test func theAppMovesTheFocusOfThePage() throws {
        #expect(field.becomeFirstResponder())
        #expect(focusOperation(test.scene.commit()) == name(of: field))
        let other = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
        test.show(other)
        log.entries = []
        #expect(other.becomeFirstResponder())
        #expect(log.take() == ["shouldEnd", "didEnd"])
        #expect(focusOperation(test.scene.commit()) == name(of: other))
        other.removeFromSuperview()
        #expect(!other.isFirstResponder)
        #expect(focusOperation(test.scene.commit()) == "nobody")
    }

    @Test func clearButtonAsksAndTellsAndKeepsTheFocus() throws {
        field.clearButtonMode = .whileEditing
        field.text = "old"
        try send(.focus(3..<3))
        _ = test.scene.commit()
        let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame == CGRect(x: 181, y: 7.5, width: 19, height: 19))
        log.entries = []
        try test.tap(button)
        #expect(log.take() == ["shouldClear"])
        #expect(field.text == "" && field.isFirstResponder)
        _ = test.scene.commit()
        #expect(button.superview == nil)
    }

    @Test func returnEndsEditingWhereAnActionAsksForThat() throws {
        field.addAction(UIAction { _ in log("onExit") }, for: .editingDidEndOnExit)
        try send(.focus(0..<0))
        log.entries = []
        try send(.submit)
        #expect(log.take() == ["shouldReturn", "onExit", "shouldEnd", "didEnd"])
    }

    // MARK: - Hostile input

    @Test func editsThatMeetNoEditableFieldAreRefused() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.show(label)
        let edit = TextInput.Action.edit(TextEdit(number: 0, range: 0..<0, text: "x"))
        #expect(throws: SceneInputError.self) { try send(edit, to: label) }
        field.isEnabled = false
        #expect(throws: SceneInputError.self) { try send(edit) }
        field.isEnabled = true
        field.isHidden = true
        #expect(throws: SceneInputError.self) { try send(edit) }
        field.isHidden = false
        delegate.allowsBeginning = false
        #expect(throws: SceneInputError.self) { try send(edit) }
        let gone = NodeID(rawValue: 4_000_000)
        #expect(throws: SceneInputError.gone(gone)) {
            try test.scene.deliver(.text(TextInput(node: gone, action: edit)))
        }
        #expect(field.text == "")
        // The page shows what it typed, so it is told.
        _ = test.scene.commit()
        #expect(content?.number == 1)
    }

    @Test func nothingIsTypedInAFormThatTakesNoInput() throws {
        let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        form.addSubview(field)
        test.show(form)
        try send(.focus(0..<0))
        try edit(0..<0, "a")
        form.isUserInteractionEnabled = false
        let id = try #require(test.scene.nodeID(of: field))
        let refusal = SceneInputError.disabled(id, by: "UIView.isUserInteractionEnabled is false")
        #expect(throws: refusal) { try edit(1..<1, "b") }
        #expect(throws: refusal) { try send(.submit) }
        try test.scene.deliver(.key(KeyInput(isDown: true, key: "c", code: "KeyC")))
        #expect(field.text == "a")
        form.isUserInteractionEnabled = true
        _ = test.scene.commit()
        try edit(1..<1, "b", number: content?.number)
        #expect(field.text == "ab")
    }

    @Test func fieldsBehindWhatIsPresentedTakeNoText() throws {
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        test.scene.perform {
            _ = test.window.rootViewController?.present(alert, animated: false)
        }
        _ = test.scene.commit()
        #expect(throws: SceneInputError.self) { try send(.focus(0..<0)) }
        #expect(throws: SceneInputError.self) { try edit(0..<0, "a") }
        #expect(field.text == "" && !field.isFirstResponder)
        // The page is asked to take the focus from where it has no business.
        #expect(focusOperation(test.scene.commit()) == "nobody")
    }

    @Test func tabPassesOverFieldsThatTakeNoInput() {
        #expect(content?.takesFocus == true)
        field.isUserInteractionEnabled = false
        _ = test.scene.commit()
        #expect(content?.takesFocus == false)
    }

    @Test func controlCharactersAndLineEndsStayOut() throws {
        try send(.focus(0..<0))
        try edit(0..<0, "a\u{0}b\u{1B}\r\nc\td")
        #expect(field.text == "ab c\td")
        _ = test.scene.commit()
        #expect(content?.number == 1)
    }

    @Test func moreTextThanTheLimitIsRefused() throws {
        try send(.focus(0..<0))
        try edit(0..<0, String(repeating: "x", count: 65_000))
        try edit(65_000..<65_000, String(repeating: "y", count: 1_000))
        #expect(field.text?.count == 65_000)
    }

    // MARK: - Keys

    @Test func overridesHearOfKeys() throws {
        let code = CodeField(frame: CGRect(x: 20, y: 90, width: 40, height: 34))
        code.log = log
        test.show(code)
        func edit(_ range: Range<Int>, _ text: String, caret: Int) throws {
            let edit = TextEdit(number: 0, range: range, text: text, selection: caret..<caret)
            try send(.edit(edit), to: code)
        }
        try send(.focus(0..<0), to: code)
        log.entries = []
        for (place, key) in ["a", "b", "😀"].enumerated() {
            try edit(place..<place, key, caret: place + key.utf16.count)
        }
        #expect(log.take() == ["insert a", "insert b", "insert 😀"])
        try edit(2..<4, "", caret: 2)
        #expect(log.take() == ["delete"] && code.text == "ab")
        // The key that deletes forwards, and words that come or go at once, are others.
        try send(.select(0..<0, number: 0), to: code)
        try edit(0..<1, "", caret: 0)
        try edit(0..<1, "word", caret: 4)
        try edit(0..<3, "", caret: 0)
        #expect(log.take().isEmpty && code.text == "d")
        code.selectAll(nil)
        try edit(0..<1, "x", caret: 1)
        #expect(log.take() == ["insert x"] && code.text == "x")
        code.refuses = true
        try edit(1..<1, "y", caret: 2)
        #expect(code.text == "x")
        _ = test.scene.commit()
        guard case .field(let shown) = test.node(of: code)?.node.content else {
            Issue.record("The field has no content.")
            return
        }
        #expect(shown.text == "x" && shown.number == 1)
    }

    @Test func backspaceIsHeardOfInAnEmptyField() throws {
        let code = CodeField(frame: CGRect(x: 20, y: 90, width: 40, height: 34))
        code.log = log
        test.show(code)
        try send(.focus(0..<0), to: code)
        log.entries = []
        let key = KeyInput(isDown: true, key: "Backspace", code: "Backspace")
        try test.scene.deliver(.key(key))
        #expect(log.take() == ["delete"])
    }

    // MARK: - Programmatic

    @Test func textSetByTheAppTellsNobody() throws {
        try send(.focus(0..<0))
        log.entries = []
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
        field.text = "new"
        #expect(log.take().isEmpty && count == 0)
        let range = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 3)
        field.insertText("er")
        #expect(field.text == "newer" && count == 1)
        field.deleteBackward()
        #expect(field.text == "newe" && count == 2)
    }

    @Test func positionsCountUTF16Units() throws {
        field.text = "a😀b"
        try send(.focus(0..<0))
        let start = field.beginningOfDocument
        let third = try #require(field.position(from: start, offset: 3))
        let range = try #require(field.textRange(from: start, to: third))
        #expect(field.text(in: range) == "a😀")
        #expect(field.position(from: third, offset: 2) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.offset(from: start, to: field.endOfDocument) == 4)
        field.selectedTextRange = field.textRange(from: third, to: third)
        field.deleteBackward()
        #expect(field.text == "ab")
        field.replace(try #require(field.textRange(from: start, to: start)), withText: "z")
        #expect(field.text == "zab")
        field.selectAll(nil)
        field.insertText("")
        #expect(field.text == "")
    }

    @Test func secretsAreBulletsForThePage() throws {
        field.isSecureTextEntry = true
        try send(.focus(0..<0))
        try edit(0..<0, "hunter2")
        _ = test.scene.commit()
        #expect(field.text == "hunter2")
        #expect(content?.text == "•••••••" && content?.isSecure == true)
        #expect(field.shownText == "•••••••")
        #expect(field.accessibilityValue != "hunter2")
    }
}

/// A field that hears of its keys, as those of codes do.
private final class CodeField: UITextField {
    var log: Log?
    var refuses = false

    override func insertText(_ text: String) {
        log?("insert \(text)")
        if !refuses { super.insertText(text) }
    }
    override func deleteBackward() {
        log?("delete")
        super.deleteBackward()
    }
}
