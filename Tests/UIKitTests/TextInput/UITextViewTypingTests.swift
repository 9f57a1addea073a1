import Foundation
import Testing

@testable import UIKit

/// The looks of what is typed into text views.
@MainActor
struct UITextViewTypingTests {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let bold = UIFont.boldSystemFont(ofSize: 14)

    init() { view.font = .systemFont(ofSize: 14) }

    private func spacing(at index: Int) -> CGFloat? {
        let style = view.attributedText.attribute(.paragraphStyle, at: index, effectiveRange: nil)
        return (style as? NSParagraphStyle)?.lineSpacing
    }

    private func font(at index: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    @Test(arguments: [false, true])
    func whatIsTypedInPlainTextHasTheTypingAttributes(hasStorage: Bool) {
        view.text = "abc"
        if hasStorage { _ = view.textStorage }
        view.typingAttributes = [.font: bold, .kern: 2]
        view.insertText("d")
        view.insertText("e")
        #expect([0, 2, 3, 4].map(font) == [view.font, view.font, bold, bold])
        #expect(view.attributedText.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
        guard hasStorage else { return }
        let font = view.textStorage.attribute(.font, at: 3, effectiveRange: nil)
        #expect(font as? UIFont == bold)
    }

    @Test func anEmptyTextKeepsTheLookOfWhatIsTyped() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 8
        view.typingAttributes = [.font: bold, .paragraphStyle: style]
        view.insertText("a")
        #expect(spacing(at: 0) == 8 && font(at: 0) == bold)
        view.deleteBackward()
        #expect(view.text.isEmpty)
        #expect((view.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 8)
        view.text = "new"
        #expect(spacing(at: 2) == 8 && font(at: 2) == bold)
        view.text = ""
        view.insertText("b")
        #expect(spacing(at: 0) == 8)
    }

    @Test func theLookOfAnEmptyTextEndsTheOneBefore() {
        view.text = "abc"
        view.typingAttributes = [.font: bold]
        view.text = ""
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
        view.insertText("d")
        #expect(font(at: 0) == .systemFont(ofSize: 30))
    }

    @Test func newTextHasTheLookOfTheFirstCharacterButItsLink() throws {
        let url = try #require(URL(string: "https://a.org"))
        view.attributedText = NSAttributedString(
            string: "link",
            attributes: [.link: url, .font: bold, .underlineStyle: 1]
        )
        view.text = "text"
        let look = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(look[.link] == nil && look[.underlineStyle] as? Int == 1)
        #expect(look[.font] as? UIFont == bold && view.font == bold)
        let other = UIFont.systemFont(ofSize: 30)
        view.font = other
        #expect(font(at: 3) == other)
    }

    @Test func plainTextStaysPlain() {
        view.text = "a"
        view.typingAttributes = view.typingAttributes
        view.insertText("b")
        view.text = ""
        view.typingAttributes = [.font: bold]
        view.insertText("c")
        #expect(view.font == bold && view.area.emptyLook == nil)
        view.font = .systemFont(ofSize: 20)
        #expect(font(at: 0) == .systemFont(ofSize: 20))
    }

    @Test func theFontIsToldOnceThereIsTextOrOne() {
        let empty = UITextView()
        #expect(empty.font == nil)
        empty.text = "a"
        #expect(empty.font == .systemFont(ofSize: 12))
        let set = UITextView()
        set.font = bold
        #expect(set.font == bold)
    }

    @Test func attributedTextWithoutAFontHas12Points() {
        view.font = .systemFont(ofSize: 30)
        view.textColor = .red
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "bold", attributes: [.font: bold]))
        view.attributedText = text
        #expect(view.font == .systemFont(ofSize: 12) && view.textColor == .black)
        view.isEditable = false
        let height = view.sizeThatFits(CGSize(width: 500, height: 0)).height
        #expect(height < 16 + UIFont.systemFont(ofSize: 20).lineHeight)
        view.attributedText = NSAttributedString(string: "bold", attributes: [.font: bold])
        view.attributedText = text
        #expect(view.font == .systemFont(ofSize: 12))
        // What is set now holds for all of it.
        view.font = bold
        #expect(font(at: 0) == bold && font(at: 9) == bold)
    }
}
