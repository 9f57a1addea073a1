import Foundation

/// Decides about the paragraphs of a content storage.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
    /// Returns the paragraph of some characters; nil, as by default, for the storage's own.
    ///
    /// - Note: Differs from UIKit: the text of the paragraph is known to who asks for it, and is not
    ///   what is shown.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// Text with attributes in paragraphs.
open class NSTextContentStorage: NSTextContentManager {
    /// What decides about paragraphs.
    open weak var delegate: (any NSTextContentStorageDelegate)?

    /// The text, whose changes are laid out anew; default an empty one.
    open var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            for manager in textLayoutManagers { manager.contentDidMove(from: oldValue) }
        }
    }

    /// Creates an empty text.
    public override init() {
        textStorage = NSTextStorage()
        super.init()
    }

    /// Creates the paragraphs of a text.
    init(_ storage: NSTextStorage) {
        textStorage = storage
        super.init()
    }

    override var storage: NSTextStorage? { textStorage }

    /// The text with its attributes.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            let text = newValue ?? NSAttributedString()
            guard let textStorage else {
                return textStorage = NSTextStorage(attributedString: text)
            }
            if text !== textStorage { textStorage.setAttributedString(text) }
        }
    }

    open override var documentRange: NSTextRange { NSTextRange(0..<(textStorage?.length ?? 0)) }

    /// Returns the characters of a paragraph; nil for other parts.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns the paragraph around a place of a range; nil where there is no text.
    func paragraph(at place: Int) -> NSTextParagraph? {
        guard let textStorage, place >= 0, place < textStorage.length else { return nil }
        let text = textStorage.string as NSString
        let range = text.paragraphRange(for: NSRange(location: place, length: 0))
        let paragraph =
            delegate?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range.location..<NSMaxRange(range))
        return paragraph
    }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isBackwards = options.contains(.reverse)
        let length = textStorage?.length ?? 0
        let start = (textLocation as? TextOffset)?.offset ?? (isBackwards ? length : 0)
        var place = isBackwards ? start - 1 : start
        var last: (any NSTextLocation)?
        while let paragraph = paragraph(at: place), let range = paragraph.elementRange?.units {
            last = TextOffset(isBackwards ? range.lowerBound : range.upperBound)
            guard block(paragraph) else { break }
            place = isBackwards ? range.lowerBound - 1 : range.upperBound
        }
        return last
    }
}
