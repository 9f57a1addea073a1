extension UIView {
    /// Ends the editing of text in this view or below it, by force also where the app would not.
    func finishEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder,
            (responder as? UIView)?.isDescendant(of: self) == true
        else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        if window.firstResponder === responder {
            window.firstResponder = nil
            responder.firstResponderWasTaken()
        }
        return true
    }
}
