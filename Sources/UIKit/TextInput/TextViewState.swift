import CoreGraphics

/// What a text view shows and knows of its text.
@MainActor
final class TextViewState {
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var edited = EditedText()
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The text with attributes, where the app gave it some.
    var attributed: NSMutableAttributedString?
    /// The font of the first character, or of what is typed where there is none.
    var font = TextViewState.defaultFont
    /// Whether the app hears of the font: it set one, or there was text.
    var tellsFont = false
    var color = UIColor.label
    /// The font of characters that have none: attributed text does not know the view's own.
    var fallbackFont: UIFont { attributed == nil ? font : Self.defaultFont }
    /// The colour of characters that have none.
    var fallbackColor: UIColor { attributed == nil ? color : .black }
    var alignment = NSTextAlignment.natural
    var typing: [NSAttributedString.Key: Any]?
    /// The look of what is typed where there is no text yet; nil for the plain one.
    var emptyLook: [NSAttributedString.Key: Any]?
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var container: NSTextContainer = {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }()
    var rareLinks: TextViewLinks?
    /// What is set about links.
    var links: TextViewLinks {
        get { rareLinks ?? TextViewLinks() }
        set { rareLinks = newValue }
    }
    /// The text in TextKit's objects, once the app asked for them.
    var kit: TextViewKit?
    /// The text in fragments, once the app asked for them.
    var fragments: (content: NSTextContentStorage, manager: NSTextLayoutManager)?
    /// What a person finds in the text with; nil where the app has not enabled it.
    var finder: TextViewFinder?
    /// The looks of what was found; nil without any.
    var decorations: TextDecorations?
    var traits = TextTraits()
    var inputViews: InputViews?
    var isEditable = true
    var isSelectable = true
    var allowsStyles = false
    var clearsOnInsertion = false
    var refusedTouch = false
    var isTyping = false
    var tokenizer: (any UITextInputTokenizer)?
    /// What shows what the class's `draw(_:)` draws; nil without anything.
    var ownDrawing: FieldDrawing?
    /// What shows what a layout manager of the app's own class draws; nil without anything.
    var layoutDrawing: FieldDrawing?
    /// Whether the class's `draw(_:)` has to be called.
    var drawsAnew = true
    /// Whether the text that is measured has a style of its own.
    var measuresStyle = false
    /// Whether the lines are being placed, which asks for the size of the content itself.
    var isLayingOut = false
    /// Measures the text, and shows it where nobody can edit it.
    ///
    /// Its lines are those that the page's own field has.
    let canvas: UILabel = {
        let label = UILabel()
        label.lineBreakStrategy = []
        label.content.fontLeading = .inLines
        return label
    }()

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        emptyLook?[key] = value
        guard let attributed else { return }
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.addAttribute(key, value: value, range: whole)
    }
}
