import Foundation
import Testing

@testable import UIKit

@MainActor
struct MarkedTextTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var marked: [Bool] = []

        func textViewDidChange(_ textView: UITextView) {
            marked.append(textView.markedTextRange != nil)
        }
    }

    @Test func markedTextIsReplacedUntilItIsUnmarked() {
        let view = UITextView()
        let delegate = Delegate()
        view.text = "ab"
        view.delegate = delegate
        view.selectedRange = NSRange(location: 1, length: 0)
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "anib")
        #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "ni")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.setMarkedText("你", selectedRange: NSRange(location: 0, length: 9))
        #expect(view.text == "a你b")
        #expect(view.selectedRange == NSRange(location: 1, length: 1))
        view.unmarkText()
        #expect(view.text == "a你b")
        #expect(view.markedTextRange == nil)
        #expect(delegate.marked == [true, true])
        view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(view.text == "ab")
        #expect(view.markedTextRange == nil)
    }

    @Test func anotherChangeEndsTheMark() {
        let field = UITextField()
        field.text = "a"
        field.setMarkedText("b", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "ab")
        #expect(field.markedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 1)
        field.insertText("c")
        #expect(field.text == "abc")
        #expect(field.markedTextRange == nil)
    }
}
