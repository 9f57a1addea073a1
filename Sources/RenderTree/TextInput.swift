/// What a person does to text that a node edits; offsets count UTF-16 units.
public struct TextInput: Sendable, Equatable {
    /// The kinds of input.
    public enum Action: Sendable, Equatable {
        /// The field has the focus now, with a selection.
        case focus(Range<Int>)
        /// The field lost the focus.
        case blur
        /// Characters were replaced.
        case edit(TextEdit)
        /// Other characters are selected, in the text with a number.
        case select(Range<Int>, number: Int)
        /// Return was pressed in a field of one line.
        case submit
    }

    /// The node whose text is edited.
    public var node: NodeID
    /// What happened.
    public var action: Action

    /// Creates an input.
    public init(node: NodeID, action: Action) {
        self.node = node
        self.action = action
    }
}

/// The replacement of some characters of a text.
public struct TextEdit: Sendable, Equatable {
    /// The number of the server's text or selection that the page knew; nil for the current one.
    public var number: Int?
    /// The characters that go, in UTF-16 units.
    public var range: Range<Int>
    /// The characters that come.
    public var text: String
    /// The selection afterwards; nil for the end of what came.
    public var selection: Range<Int>?

    /// Creates an edit.
    public init(
        number: Int? = nil,
        range: Range<Int>,
        text: String,
        selection: Range<Int>? = nil
    ) {
        self.number = number
        self.range = range
        self.text = text
        self.selection = selection
    }
}
