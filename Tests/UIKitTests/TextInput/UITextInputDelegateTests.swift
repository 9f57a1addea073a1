import Foundation
import Testing

@testable import UIKit

@MainActor
private final class InputLog: NSObject, UITextInputDelegate {
    let log = Log()
    private func text(_ input: (any UITextInput)?) -> String {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return "" }
        return input.text(in: all) ?? ""
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) { log("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log("selected") }
    func textWillChange(_ textInput: (any UITextInput)?) { log("will change \(text(textInput))") }
    func textDidChange(_ textInput: (any UITextInput)?) { log("changed \(text(textInput))") }
}

/// What the input delegates of fields and text views hear, and where texts lead.
@MainActor
struct UITextInputDelegateTests {
    let test = ControlScene()
    private let delegate = InputLog()

    @Test func fieldsTellOfWhatTheAppChanges() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        test.show(field)
        field.inputDelegate = delegate
        field.text = "a"
        field.insertText("b")
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument,
            to: field.endOfDocument
        )
        field.deleteBackward()
        #expect(
            delegate.log.take() == [
                "will change ", "changed a", "will change a", "changed ab", "will select",
                "selected", "will change ab", "changed ",
            ]
        )
    }

    @Test func textViewsTellOfWhatTheAppChangesAndNotOfKeys() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        test.show(view)
        view.inputDelegate = delegate
        view.attributedText = NSAttributedString(string: "a")
        let end = try #require(view.textRange(from: view.endOfDocument, to: view.endOfDocument))
        view.replace(end, withText: "b")
        #expect(
            delegate.log.take() == ["will change ", "changed a", "will change a", "changed ab"]
        )
        view.asKey { view.insertText("c") }
        #expect(delegate.log.take().isEmpty)
        #expect(view.text == "abc")
    }

    @Test func paragraphsHaveTheDirectionOfTheirFirstLetter() throws {
        let view = UITextView()
        view.text = "12 abc\n (שלום)\n123"
        func direction(_ offset: Int) -> NSWritingDirection? {
            view.position(from: view.beginningOfDocument, offset: offset)
                .map { view.baseWritingDirection(for: $0, in: .forward) }
        }
        #expect([0, 8, 16].map(direction) == [.leftToRight, .rightToLeft, .natural])
    }

    @Test func rangesReachAsFarAsTheirTextDoes() throws {
        let field = UITextField()
        field.text = "hello"
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let left = try #require(field.characterRange(byExtending: place, in: .left))
        let right = try #require(field.characterRange(byExtending: place, in: .right))
        #expect([left, right].map { field.text(in: $0) } == ["he", "llo"])
        #expect(field.position(within: right, farthestIn: .right) == field.endOfDocument)
        #expect(field.position(within: right, farthestIn: .left) == place)
    }

    @Test func anAppCanAskWhatAPersonMayType() throws {
        final class Digits: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField,
                shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { string.allSatisfy(\.isNumber) }
        }
        let digits = Digits()
        let field = UITextField()
        field.delegate = digits
        let end = try #require(
            field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        )
        #expect(field.shouldChangeText(in: end, replacementText: "1"))
        #expect(!field.shouldChangeText(in: end, replacementText: "a"))
    }
}
