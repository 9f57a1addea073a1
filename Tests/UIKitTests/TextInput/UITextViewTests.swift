import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
private final class ViewLog: NSObject, UITextViewDelegate {
    let log = Log()
    var allows: ((String) -> Bool)?

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log("didEnd") }
    func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        log("shouldChange \(range.location) \(range.length)")
        return allows?(text) ?? true
    }
    func textViewDidChange(_ textView: UITextView) { log("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        log("selection \(textView.selectedRange.location)")
    }
}

@MainActor
struct UITextViewTests {
    let test = ControlScene()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
    private let delegate = ViewLog()

    init() {
        view.delegate = delegate
        view.font = .systemFont(ofSize: 17)
        test.show(view)
    }

    private func send(_ action: TextInput.Action) throws {
        let id = try #require(test.scene.nodeID(of: view))
        try test.scene.deliver(.text(TextInput(node: id, action: action)))
    }

    private func edit(_ range: Range<Int>, _ text: String) throws {
        try send(.edit(TextEdit(number: 0, range: range, text: text)))
    }

    private var content: FieldContent? {
        guard case .field(let content) = test.node(of: view)?.node.content else { return nil }
        return content
    }

    @Test func delegateHearsOfEditingInUIKitsOrder() throws {
        try send(.focus(0..<0))
        #expect(delegate.log.take() == ["shouldBegin", "didBegin"])
        try edit(0..<0, "a\nb")
        #expect(delegate.log.take() == ["shouldChange 0 0", "selection 3", "didChange"])
        #expect(view.text == "a\nb")
        try send(.blur)
        #expect(delegate.log.take() == ["shouldEnd", "didEnd"])
    }

    @Test func delegateHearsOfTheSelectionThatTheAppMoves() {
        view.text = "abc"
        #expect(delegate.log.take() == ["selection 3"])
        view.text = "xyz"
        #expect(delegate.log.take() == [])
        view.selectedRange = NSRange(location: 1, length: 1)
        #expect(delegate.log.take() == ["selection 1"])
        view.attributedText = NSAttributedString(string: "longer")
        #expect(delegate.log.take() == ["selection 6"])
    }

    @Test func returnCanBeMadeToEndEditing() throws {
        let view = view
        delegate.allows = { text in
            guard text == "\n" else { return true }
            view.resignFirstResponder()
            return false
        }
        try send(.focus(0..<0))
        try edit(0..<0, "a")
        try edit(1..<1, "\n")
        #expect(view.text == "a" && !view.isFirstResponder)
    }

    @Test func contentIsAsHighAsItsLines() throws {
        let line = view.roundedUpToPixel(UIFont.systemFont(ofSize: 17).lineHeight)
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: line + 16))
        view.text = "one\ntwo\n"
        view.layoutIfNeeded()
        let three = view.roundedUpToPixel(3 * UIFont.systemFont(ofSize: 17).lineHeight)
        #expect(view.contentSize.height == three + 16)
        #expect(content == nil || content?.insets.left == 5)
        test.show(view)
        #expect(content?.insets.left == 5 && content?.insets.top == 8)
    }

    @Test(arguments: [true, false])
    func thereIsALayoutManagerWhateverIsAskedFor(isNew: Bool) {
        let view = UITextView(usingTextLayoutManager: isNew)
        view.text = "some text"
        #expect(view.layoutManager.numberOfGlyphs == 9)
        #expect(view.textStorage.string == "some text")
    }

    @Test func withoutScrollingTheHeightFollowsTheText() throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        test.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: test.view.leadingAnchor),
            view.topAnchor.constraint(equalTo: test.view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 120),
        ])
        test.show(view)
        let before = view.frame.height
        let id = try #require(test.scene.nodeID(of: view))
        let edit = TextEdit(number: 0, range: 0..<0, text: "several words that need lines")
        try test.scene.deliver(.text(TextInput(node: id, action: .edit(edit))))
        _ = test.scene.commit()
        #expect(view.frame.height >= before + 40)
        #expect(view.contentSize.height == view.frame.height)
    }

    @Test func attributesFollowTheCharacters() throws {
        let text = NSMutableAttributedString(string: "red blue")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<3))
        view.attributedText = text
        test.show(view)
        let number = view.edited.number
        try send(.focus(0..<0))
        try send(.select(3..<3, number: number))
        try send(.edit(TextEdit(number: number, range: 3..<3, text: "der")))
        #expect(view.text == "redder blue")
        let color = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
    }

    @Test func whatCannotBeEditedShowsItsAttributesAndRefusesEdits() throws {
        let text = NSMutableAttributedString(string: "see here")
        text.addAttribute(
            .link,
            value: URL(string: "https://example.org/") as Any,
            range: NSRange(4..<8)
        )
        view.isEditable = false
        view.attributedText = text
        test.show(view)
        #expect(content == nil)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        let runs = test.text(of: label)?.lines.first?.runs
        #expect(runs?.last?.text == "here")
        #expect(throws: SceneInputError.self) { try edit(0..<0, "x") }
        #expect(throws: SceneInputError.self) { try send(.focus(0..<0)) }
        #expect(view.text == "see here" && !view.canBecomeFirstResponder)
    }

    @Test func selectionsAreCutOffAtTheText() throws {
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 50)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: 1, length: 2)
        view.insertText("x")
        #expect(view.text == "ax")
        view.text = "one\r\ntwo\rthree"
        #expect(view.text == "one\ntwo\nthree")
    }

    @Test func scrollsToCharacters() {
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        test.show(view)
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        #expect(view.contentOffset.y > 700)
        view.scrollRangeToVisible(NSRange(location: 0, length: 0))
        #expect(view.contentOffset.y < 20)
        // Numbers of characters have no sign on iOS: this is beyond the end.
        view.scrollRangeToVisible(NSRange(location: -1, length: 0))
        #expect(view.contentOffset.y > 700)
    }

    @Test func theContentIsAsLargeAsTheTextIsNow() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = .systemFont(ofSize: 20)
        let line = view.contentSize.height
        view.text = "one\ntwo\nthree"
        #expect(view.contentSize.width == 100 && view.contentSize.height > line + 40)
        let size = view.contentSize
        view.textContainerInset = .zero
        #expect(view.contentSize.height == size.height - 16)
    }

    @Test func aClassDrawsItsPlaceholder() throws {
        final class Hinted: UITextView {
            override func draw(_ rect: CGRect) {
                guard text.isEmpty else { return }
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 5, y: 8, width: 50, height: 10))
            }
        }
        let view = Hinted(frame: CGRect(x: 0, y: 200, width: 100, height: 60))
        test.show(view)
        let part = try #require(view.subviews.first as? FieldDrawing)
        #expect(part.content != nil && part.frame == view.bounds)
        view.text = "x"
        view.setNeedsDisplay()
        test.show(view)
        #expect(part.content == nil)
    }

    @Test func whatAClassDrawsStaysWithThePartThatIsSeen() throws {
        final class Framed: UITextView {
            override func draw(_ rect: CGRect) {
                UIGraphicsGetCurrentContext()?.stroke(bounds.insetBy(dx: 2, dy: 2))
            }
        }
        let view = Framed(frame: CGRect(x: 0, y: 200, width: 100, height: 60))
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        test.show(view)
        let part = try #require(view.subviews.first as? FieldDrawing)
        view.contentOffset.y = 30
        #expect(part.frame == CGRect(x: 0, y: 30, width: 100, height: 60))
    }

    @Test func aClassDrawsWhenTheViewGetsASize() {
        final class Counted: UITextView {
            var drawings = 0
            override func draw(_ rect: CGRect) { drawings += 1 }
        }
        let view = Counted(frame: .zero)
        test.show(view)
        #expect(view.drawings == 0)
        view.frame = CGRect(x: 0, y: 200, width: 100, height: 60)
        test.show(view)
        #expect(view.drawings == 1)
        view.frame.size.height = 70
        test.show(view)
        #expect(view.drawings == 1)
    }

    @Test func subclassesHearOfTheContentsSize() {
        final class Growing: UITextView {
            var heights: [CGFloat] = []
            override var contentSize: CGSize {
                didSet { heights.append(contentSize.height) }
            }
        }
        let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.layoutIfNeeded()
        view.text = "one\ntwo\nthree"
        view.layoutIfNeeded()
        #expect(view.heights.count >= 2 && view.heights.last == view.contentSize.height)
        #expect(view.heights.last ?? 0 > view.heights.first ?? 0)
    }

    @Test func aFontThatIsTakenAwayIsNotTold() {
        let view = UITextView()
        view.text = "Testing"
        #expect(view.font?.pointSize == 12)
        view.font = .systemFont(ofSize: 20)
        #expect(view.font?.pointSize == 20)
        view.font = nil
        #expect(view.font == nil)
        view.text = "Again"
        #expect(view.font?.pointSize == 12)
    }
}
