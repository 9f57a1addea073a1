import Foundation
import Testing
import UIKit

/// A field that formats what is typed, as libraries have them: its own delegate, without a caret.
class PhoneField: UITextField, UITextFieldDelegate {
    private weak var given: UITextFieldDelegate?

    override var delegate: UITextFieldDelegate? {
        get { given }
        set { given = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        super.delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        super.delegate = self
    }

    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

/// A view for digits without a field.
class DigitView: UIView {
    var digits = ""
    override var canBecomeFirstResponder: Bool { true }
}

extension DigitView: UIKeyInput {
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { _ = digits.popLast() }
}

extension DigitView: UITextInputTraits {
    var keyboardType: UIKeyboardType {
        get { .numberPad }
        set {}
    }
}

extension UITextInput {
    /// The whole text, as libraries for masks read and write it.
    var allText: String {
        get {
            textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
        }
        set {
            guard let all = textRange(from: beginningOfDocument, to: endOfDocument) else { return }
            replace(all, withText: newValue)
        }
    }
}

/// An attachment that is loaded later.
class RemoteAttachment: NSTextAttachment {
    var address: URL?

    init(address: URL) {
        self.address = address
        super.init(data: nil, ofType: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor
struct TextInputClientTests {
    @Test func fieldsAreReadAndWrittenAsAWhole() {
        let field = PhoneField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(field.delegate == nil)
        field.text = "12"
        #expect(field.allText == "12")
        field.allText = "345"
        #expect(field.text == "345")
        #expect(field.closestPosition(to: .zero) == field.endOfDocument)
    }

    @Test func wordsOfATextViewAreFound() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "some words"
        let position = try #require(view.position(from: view.beginningOfDocument, offset: 7))
        let range = view.tokenizer.rangeEnclosingPosition(
            position,
            with: .word,
            inDirection: UITextDirection(rawValue: UITextLayoutDirection.right.rawValue)
        )
        #expect(range.flatMap { view.text(in: $0) } == "words")
    }

    @Test func viewsSayWhichKeyboardTheyWant() {
        let view = DigitView()
        view.insertText("1")
        view.insertText("2")
        view.deleteBackward()
        #expect(view.digits == "1" && view.keyboardType == .numberPad)
        let traits: UITextInputTraits = view
        #expect(traits.keyboardType == .numberPad && traits.returnKeyType == .default)
    }

    @Test func attributesAreMade() throws {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 1
        style.allowsDefaultTighteningForTruncation = true
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.hyphenationFactor == 1 && copy.allowsDefaultTighteningForTruncation)
        let address = try #require(URL(string: "https://example.org/a.png"))
        #expect(RemoteAttachment(address: address).image == nil)
    }
}
