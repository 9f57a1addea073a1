import Foundation

/// A part of the text of a content manager.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// What the text belongs to.
    open weak var textContentManager: NSTextContentManager?
    /// Where the part stands in the text; nil for one that stands in none.
    open var elementRange: NSTextRange?

    /// Creates a part.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph with its end.
open class NSTextParagraph: NSTextElement {
    /// The characters with their attributes.
    public let attributedString: NSAttributedString

    /// Creates a paragraph, which stands in no text before a content manager has it.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString()
        super.init(textContentManager: nil)
    }

    /// Where the characters stand but for the paragraph's end; nil in no text.
    open var paragraphContentRange: NSTextRange? {
        elementRange?.units.map { NSTextRange($0.lowerBound..<($0.upperBound - separatorLength)) }
    }

    /// Where the paragraph's end stands; nil where it has none.
    open var paragraphSeparatorRange: NSTextRange? {
        guard separatorLength > 0, let units = elementRange?.units else { return nil }
        return NSTextRange((units.upperBound - separatorLength)..<units.upperBound)
    }

    private var separatorLength: Int {
        let text = attributedString.string as NSString
        guard text.length > 0 else { return 0 }
        var end = 0
        text.getParagraphStart(
            nil,
            end: nil,
            contentsEnd: &end,
            for: NSRange(location: text.length - 1, length: 0)
        )
        // An app's own paragraph may be longer than what it stands for.
        return min(max(0, text.length - end), elementRange?.units?.count ?? 0)
    }
}
