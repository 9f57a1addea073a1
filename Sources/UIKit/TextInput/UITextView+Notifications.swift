import Foundation

extension UITextView {
    /// Posted when editing began; the object is the text view.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    /// Posted when editing ended; the object is the text view.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification"
    )
    /// Posted when a person changed the text; the object is the text view.
    public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification"
    )
}
