import CoreGraphics

/// Text that a person edits in the page itself.
///
/// The page answers typing at once and tells the server of each edit. The server numbers the texts
/// and selections that it sets itself, so that an edit says which of them the page knew.
public struct FieldContent: Sendable, Equatable {
    /// The text that the page shows: bullets in place of secret characters.
    public var text: String
    /// The selected characters, in UTF-16 units; nil where nobody edits.
    public var selection: Range<Int>?
    /// The number of times that the server set text or selection.
    public var number = 0
    /// The number with which the server set the text last.
    public var textNumber = 0
    /// Whether characters show as bullets; default false.
    public var isSecure = false
    /// Whether text has any number of lines; default false.
    public var isMultiline = false
    /// Whether a person can change the text; default true.
    public var isEditable = true
    /// Whether the field takes any input; default true.
    public var isEnabled = true
    /// Whether the Tab key reaches the field; default true.
    public var takesFocus = true
    /// Whether a new page begins with the focus here; default false.
    public var isFocused = false
    /// The look of the characters.
    public var style: TextStyle
    /// The height of a line, in points.
    public var lineHeight: Double
    /// Where lines stand between the left and right edges.
    public var alignment = TextContent.Alignment.left
    /// Whether the base direction is right to left; default false.
    public var isRightToLeft = false
    /// The distances of the text from the node's edges, in points.
    public var insets = SceneGeometry.Insets()
    /// The colour of the insertion point; nil for the text's own.
    public var caretColor: RenderColor?
    /// What is shown while there is no text.
    public var placeholder: TextContent?
    /// A short name for people who do not see the field.
    public var label: String?
    /// What keyboards and password managers are told.
    public var traits = Traits()
    /// The most UTF-16 units that a person can enter.
    public var maximumLength: Int

    /// What keyboards and password managers are told, in HTML's words; nil for their own choice.
    public struct Traits: Sendable, Hashable {
        /// The keyboard, such as "email".
        public var inputMode: String?
        /// The name of the Return key, such as "next".
        public var enterKeyHint: String?
        /// What is written in capitals, such as "words".
        public var capitalization: String?
        /// What the text means, such as "username".
        public var completion: String?
        /// Whether words are corrected.
        public var isCorrected: Bool?
        /// Whether spelling is checked.
        public var isSpellChecked: Bool?
        /// Whether words are suggested in the text itself as they are typed.
        public var isPredicted: Bool?
        /// What passwords are to be made of, such as "minlength: 20; required: lower;".
        public var passwordRules: String?

        /// Creates no choices.
        public init() {}
    }

    /// Creates a field.
    public init(text: String, style: TextStyle, lineHeight: Double, maximumLength: Int) {
        self.text = text
        self.style = style
        self.lineHeight = lineHeight
        self.maximumLength = maximumLength
    }
}
