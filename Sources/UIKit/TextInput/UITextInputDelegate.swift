/// What hears of the changes that an app itself makes to a text.
///
/// - Note: Differs from UIKit: nobody becomes it by itself, since browsers have keyboards of their
///   own.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Tells that something else is about to be selected.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells that something else is selected.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

extension TextEditing {
    /// Makes a change of the app's to the text, of which the input delegate is told.
    func changeAsApp(_ change: () -> Void) {
        guard let delegate = inputDelegate else { return change() }
        delegate.textWillChange(self)
        change()
        delegate.textDidChange(self)
    }

    /// Makes a change of the app's to the selection, of which the input delegate is told.
    func selectAsApp(_ change: () -> Void) {
        guard let delegate = inputDelegate else { return change() }
        delegate.selectionWillChange(self)
        change()
        delegate.selectionDidChange(self)
    }
}

extension UITextField {
    /// What hears of the changes that the app makes; default nil.
    public weak var inputDelegate: (any UITextInputDelegate)? {
        get { field.inputDelegate }
        set { field.inputDelegate = newValue }
    }

    /// Returns whether the delegate lets characters be replaced, as it is asked before a person
    /// replaces them.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayReplace(NSRange(edited.string.clamped(range.range)), with: text)
    }
}

extension UITextView {
    /// What hears of the changes that the app makes; default nil.
    public weak var inputDelegate: (any UITextInputDelegate)? {
        get { area.inputDelegate }
        set { area.inputDelegate = newValue }
    }

    /// Returns whether the delegate lets characters be replaced, as it is asked before a person
    /// replaces them.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayReplace(NSRange(edited.string.clamped(range.range)), with: text)
    }
}
