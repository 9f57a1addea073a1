/// What a text field shows beside its text.
final class TextFieldState {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var edited = EditedText()
    weak var delegate: (any UITextFieldDelegate)?
    weak var inputDelegate: (any UITextInputDelegate)?
    var font = TextFieldState.defaultFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    /// The attributes of all characters beside font, colour and alignment.
    var attributes: [NSAttributedString.Key: Any] = [:]
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var borderStyle = UITextField.BorderStyle.none
    var traits = TextTraits()
    var inputViews: InputViews?
    var clearsOnBeginEditing = false
    var shrinks = false
    var minimumFontSize: CGFloat = 0
    var followsContentSize = false
    var clearButtonMode = UITextField.ViewMode.never
    var leftViewMode = UITextField.ViewMode.never
    var rightViewMode = UITextField.ViewMode.never
    var leftView: UIView?
    var rightView: UIView?
    /// Whether the button that empties the field takes the right view's place, whatever its mode.
    var yieldsRightView = false
    var clearButton: UIButton?
    /// The picture of that button; nil for the usual one.
    var clearImage: UIImage?
    /// The tokens of a search field; nil where it never had any.
    var tokens: SearchTokens?
    var allowsStyles = false
    var clearsOnInsertion = false
    var refusedTouch = false
    var isTyping = false
    var tokenizer: (any UITextInputTokenizer)?
    /// What draws the pictures behind the text; nil without any.
    var background: FieldBackground?
    /// What an app's class makes of text and placeholder; nil before it was asked.
    var overrides: FieldOverrides?
    /// Where overrides have the base class draw, while they are asked.
    var askedArea: CGRect?
    /// What shows what such a class draws; nil without anything.
    var drawing: FieldDrawing?
    /// What shows what the class's `draw(_:)` draws; nil without anything.
    var ownDrawing: FieldDrawing?
    /// Whether the class's `draw(_:)` has to be called.
    var drawsAnew = true
}
