/// An object that takes characters one by one.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types characters at the insertion point.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point, or what is selected.
    func deleteBackward()
}

/// An object whose text can be read and edited at any place.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selected characters; an empty range is the insertion point.
    var selectedTextRange: UITextRange? { get set }
    /// The characters that the app may still change, as input methods do; nil where there are none.
    ///
    /// What the browser's own input methods compose is not told.
    var markedTextRange: UITextRange? { get }
    /// Puts text in place of the marked text, or else of what is selected, and marks it.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil and an empty one leave nothing marked.
    ///   - selectedRange: What is selected of it, in UTF-16 units from its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Leaves the marked text as it is, no longer marked.
    func unmarkText()
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the characters of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the characters of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    /// Returns the place some UTF-16 units further; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the number of UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns where the caret stands at a place, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the place some characters, or some lines, from another; nil beyond the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// Returns the rectangle of a range's part in its first line, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangles of a range, line by line, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the place between characters that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the place between characters of a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Returns the place in a range that is farthest in a direction; default its start or its end.
    func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition?
    /// Returns the characters from a place to the farthest one in a direction; default all of them.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the direction of the paragraph around a place; default that of its first letter.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// What hears of the changes that the app makes.
    ///
    /// Nobody sets it but the app. A view of the app's own calls it for each of its changes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// What finds the words and other units of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view whose coordinates rectangles of the text are in.
    var textInputView: UIView { get }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the place.
    let offset: Int

    /// Creates the place before the first character.
    public override init() {
        offset = 0
        super.init()
    }

    init(offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextPosition else { return false }
        return other === self || other.offset == offset
    }

    open override var hash: Int { offset.hashValue }
}

/// A range of characters in a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    let range: Range<Int>

    /// Creates an empty range before the first character.
    public override init() {
        range = 0..<0
        super.init()
    }

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    /// The place before the first character of the range.
    open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
    /// The place behind the last character of the range.
    open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
    /// Whether the range holds no characters.
    open var isEmpty: Bool { range.isEmpty }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return other === self || other.range == range
    }

    open override var hash: Int { range.hashValue }
}
