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

/// A place in a text of the app's own.
final class CellPosition: UITextPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }
}

/// Characters of a text of the app's own.
final class CellRange: UITextRange {
    let cells: Range<Int>

    init(_ cells: Range<Int>) {
        self.cells = cells
        super.init()
    }

    override var start: UITextPosition { CellPosition(cells.lowerBound) }
    override var end: UITextPosition { CellPosition(cells.upperBound) }
    override var isEmpty: Bool { cells.isEmpty }
}

/// An editor that draws its own text, with all that the protocol asks for on iOS.
class CellEditor: UIView, UITextInput {
    private(set) var cells: [Character] = []
    weak var inputDelegate: UITextInputDelegate?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    private var selection = CellRange(0..<0)

    private func index(_ position: UITextPosition) -> Int {
        (position as? CellPosition)?.index ?? 0
    }
    private func cells(_ range: UITextRange) -> Range<Int> {
        (range as? CellRange)?.cells.clamped(to: 0..<cells.count) ?? 0..<0
    }

    var hasText: Bool { !cells.isEmpty }
    func insertText(_ text: String) { replace(selection, withText: text) }
    func deleteBackward() {
        let start = selection.isEmpty ? selection.cells.lowerBound - 1 : selection.cells.lowerBound
        guard start >= 0 else { return }
        replace(CellRange(start..<selection.cells.upperBound), withText: "")
    }
    func text(in range: UITextRange) -> String? { String(cells[cells(range)]) }
    func replace(_ range: UITextRange, withText text: String) {
        let old = cells(range)
        cells.replaceSubrange(old, with: text)
        let end = old.lowerBound + text.count
        selection = CellRange(end..<end)
    }
    var selectedTextRange: UITextRange? {
        get { selection }
        set {
            inputDelegate?.selectionWillChange(self)
            selection = newValue as? CellRange ?? CellRange(0..<0)
            inputDelegate?.selectionDidChange(self)
        }
    }
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { CellPosition(0) }
    var endOfDocument: UITextPosition { CellPosition(cells.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    {
        CellRange(index(fromPosition)..<max(index(fromPosition), index(toPosition)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = index(position) + offset
        return (0...cells.count).contains(place) ? CellPosition(place) : nil
    }
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (index(position), index(other))
        return first == second
            ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        index(toPosition) - index(from)
    }
    func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { nil }
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor
struct CellEditorTests {
    @Test func editorsOfAppsTakeTextAndTellOfSelections() {
        final class Input: NSObject, UITextInputDelegate {
            var calls: [String] = []
            func selectionWillChange(_ textInput: UITextInput?) { calls.append("will") }
            func selectionDidChange(_ textInput: UITextInput?) { calls.append("did") }
            func textWillChange(_ textInput: UITextInput?) {}
            func textDidChange(_ textInput: UITextInput?) {}
        }
        let input = Input()
        let editor = CellEditor()
        editor.inputDelegate = input
        editor.insertText("two words")
        let word = editor.tokenizer.rangeEnclosingPosition(
            editor.beginningOfDocument,
            with: .word,
            inDirection: .storage(.forward)
        )
        editor.selectedTextRange = word
        #expect(word.flatMap { editor.text(in: $0) } == "two")
        #expect(input.calls == ["will", "did"])
        editor.deleteBackward()
        #expect(editor.allText == " words")
    }
}
