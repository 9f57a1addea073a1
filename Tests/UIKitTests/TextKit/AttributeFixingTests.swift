import Testing

@testable import UIKit

/// What attributes of characters become that fit no text.
@MainActor
struct AttributeFixingTests {
    private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    private func alignments(_ text: NSAttributedString) -> [NSTextAlignment?] {
        (0..<text.length).map {
            let style = text.attribute(.paragraphStyle, at: $0, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.alignment
        }
    }

    @Test func aParagraphHasTheStyleOfItsFirstCharacter() {
        let text = NSMutableAttributedString(string: "ab\ncd\nef")
        text.addAttribute(.paragraphStyle, value: style(.right), range: NSRange(0..<1))
        text.addAttribute(.paragraphStyle, value: style(.center), range: NSRange(1..<4))
        text.addAttribute(.paragraphStyle, value: style(.left), range: NSRange(7..<8))
        text.fixAttributes(in: NSRange(location: 1, length: 3))
        #expect(
            alignments(text) == [.right, .right, .right, .center, .center, .center, nil, .left]
        )
    }

    @Test func attachmentsStayAtTheirCharacters() {
        let text = NSMutableAttributedString(attachment: NSTextAttachment())
        text.append(NSAttributedString(string: "ab"))
        let attachment = text.attribute(.attachment, at: 0, effectiveRange: nil)
        text.addAttribute(.attachment, value: attachment as Any, range: NSRange(0..<3))
        text.fixAttributes(in: NSRange(location: 0, length: 100))
        let kept = (0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
        #expect(kept == [true, false, false])
    }

    /// A storage with characters of its own, as editors write it.
    private final class Storage: NSTextStorage {
        private let kept = NSMutableAttributedString()

        override var string: String { kept.string }
        override func attributes(
            at location: Int,
            effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            kept.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            kept.replaceCharacters(in: range, with: str)
            kept.fixAttributes(in: NSRange(location: 0, length: kept.length))
            let delta = str.utf16.count - range.length
            edited([.editedCharacters, .editedAttributes], range: range, changeInLength: delta)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    @Test func aStorageOfTheAppFixesWhatItKeeps() {
        let storage = Storage()
        storage.append(NSAttributedString(string: "ab\ncd"))
        storage.addAttribute(.paragraphStyle, value: style(.right), range: NSRange(0..<3))
        storage.addAttribute(.paragraphStyle, value: style(.center), range: NSRange(3..<5))
        // The two become one.
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        #expect(alignments(storage) == [.right, .right, .right, .right])
        storage.fixAttributes(in: NSRange(location: 9, length: 2))
        #expect(storage.string == "abcd")
    }
}
