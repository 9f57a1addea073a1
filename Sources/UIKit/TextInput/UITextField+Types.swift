extension UITextField {
    /// The looks of a text field's edge.
    public enum BorderStyle: Int, Sendable {
        /// No edge.
        case none
        /// A dark line.
        case line
        /// A grey line.
        case bezel
        /// A light field with round corners.
        case roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field gave up the focus.
        case committed
        /// The change was taken back; no browser says so.
        case cancelled
    }

    /// Posted when editing began; the object is the text field.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    /// Posted when editing ended; the object is the text field.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )
    /// Posted when a person changed the text; the object is the text field.
    public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification"
    )
}
