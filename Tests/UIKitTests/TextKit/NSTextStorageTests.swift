import Foundation
import Testing

@testable import UIKit

private final class StorageLog: NSTextStorageDelegate {
    var log: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append(
            "will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)"
        )
    }

    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append("did \(textStorage.string)")
    }
}

/// A storage with text of its own that gives words after "@" a look, as editors do.
private final class MentionStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    static let mention = NSAttributedString.Key("mention")

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var string: String { backing.string }

    override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        let whole = NSRange(location: 0, length: length)
        removeAttribute(Self.mention, range: whole)
        let words = try? NSRegularExpression(pattern: "@\\w+").matches(in: string, range: whole)
        for word in words ?? [] { addAttribute(Self.mention, value: true, range: word.range) }
        super.processEditing()
    }
}

@MainActor
struct NSTextStorageTests {
    private let log = StorageLog()

    @Test func changesTogetherAreToldOnce() {
        let storage = NSTextStorage(string: "one")
        storage.delegate = log
        storage.beginEditing()
        storage.append(NSAttributedString(string: " two"))
        storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 2))
        storage.endEditing()
        #expect(log.log == ["will 3 0 7 4", "did one two"])
        #expect(storage.editedMask.isEmpty)
    }

    @Test func aSingleChangeIsToldAtOnce() {
        let storage = NSTextStorage(string: "one")
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "ak")
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(log.log == ["will 2 1 2 0", "did oak", "will 2 0 0 -1", "did ak"])
    }

    @Test func attributesAreMergedIntoThoseThatAreThere() {
        let key = NSAttributedString.Key("a")
        let storage = NSTextStorage(string: "abcd", attributes: [key: 1])
        storage.addAttributes([.kern: 2.0], range: NSRange(location: 1, length: 2))
        storage.removeAttribute(key, range: NSRange(location: 2, length: 2))
        #expect(storage.attribute(key, at: 1, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Double == 2)
        #expect(storage.attribute(key, at: 2, effectiveRange: nil) == nil)
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
    }

    @Test func aSubclassWithTextOfItsOwnIsAStringLikeOthers() {
        let storage = MentionStorage()
        storage.append(NSAttributedString(string: "to @anna", attributes: [.kern: 3.0]))
        storage.insert(NSAttributedString(string: "now "), at: 0)
        #expect(storage.string == "now to @anna")
        #expect(storage.length == 12)
        #expect(
            storage.attribute(MentionStorage.mention, at: 7, effectiveRange: nil) as? Bool == true
        )
        #expect(storage.attribute(MentionStorage.mention, at: 2, effectiveRange: nil) == nil)
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "now to @anna")
        #expect(copy.attribute(.kern, at: 8, effectiveRange: nil) as? Double == 3)
        #expect(copy.attribute(MentionStorage.mention, at: 8, effectiveRange: nil) as? Bool == true)
        storage.setAttributedString(NSAttributedString(string: "gone"))
        #expect(storage.string == "gone")
        #expect(NSAttributedString(attributedString: storage).string == "gone")
    }

    @Test func aTextViewShowsAndEditsTheStorageItIsGiven() {
        let storage = MentionStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "hi"))
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100),
            textContainer: container
        )
        #expect(view.text == "hi")
        #expect(view.textStorage === storage)
        #expect(view.layoutManager === manager)
        #expect(container.size.width == 200)
        view.insertText(" @bo")
        #expect(storage.string == "hi @bo")
        let look = view.attributedText.attribute(MentionStorage.mention, at: 4, effectiveRange: nil)
        #expect(look as? Bool == true)
    }

    @Test func aContainerWithoutAWidthHasThatOfItsTextView() {
        let storage = NSTextStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400),
            textContainer: container
        )
        view.text = "one two three four five six seven eight nine ten"
        var lines = 0
        manager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
        ) { _, used, _, _, _ in
            lines += 1
            #expect(used.width <= 100)
        }
        #expect(lines > 1 && container.size.width == 100)
        let given = NSTextContainer(size: CGSize(width: 60, height: 0))
        _ = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), textContainer: given)
        #expect(given.size.width == 60 && !given.widthTracksTextView)
    }

    @Test func changesOfATextViewsStorageShow() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two"
        let storage = view.textStorage
        storage.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 4, length: 3)
        )
        let color = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text == "1 two")
        view.text = "three"
        #expect(storage.string == "three")
        #expect(view.textStorage === storage)
    }

    @Test func changesOfTheStorageLeaveTheSelectionWhereItIs() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two three"
        view.selectedRange = NSRange(location: 4, length: 3)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.selectedRange == NSRange(location: 2, length: 3))
        view.textStorage.append(NSAttributedString(string: " four"))
        #expect(view.selectedRange == NSRange(location: 2, length: 3))
        // What is put in at the insertion point comes after it.
        view.selectedRange = NSRange(location: 5, length: 0)
        view.textStorage.insert(NSAttributedString(string: "+"), at: 5)
        #expect(view.text == "1 two+ three four")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test func aTextViewsLayoutManagerHasItsLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello brave world of several cats and dogs"
        let used = view.layoutManager.usedRect(for: view.textContainer)
        let size = view.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(abs(used.height + 16 - size.height) <= 0.5)
        view.frame.size.width = 120
        view.layoutIfNeeded()
        #expect(view.layoutManager.usedRect(for: view.textContainer).height > used.height)
    }
}
