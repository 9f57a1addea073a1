extension UIScrollView {
    /// How a person's scrolling puts the keyboard away.
    ///
    /// - Note: Differs from UIKit: a page knows no keyboard to drag into, so every mode but `.none`
    ///   ends editing when scrolling begins.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    /// Ends editing in the window where a person begins to scroll, and the app wants that.
    func dismissKeyboard() {
        guard keyboardDismissMode != .none else { return }
        window?.endEditing(true)
    }
}
