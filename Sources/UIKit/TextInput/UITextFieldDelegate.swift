/// What decides about and hears of the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin; default true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end; default true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells that editing ended, and why; default calls the method without the reason.
    func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
    )
    /// Returns whether a person may replace characters, counted in UTF-16 units; default true.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Tells that the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may take the text; default true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether Return does what it does by itself; default true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
    ) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
