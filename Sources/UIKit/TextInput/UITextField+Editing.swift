import RenderTree

extension UITextField: TextEditing {
    var edited: EditedText {
        get { field.edited }
        set { field.edited = newValue }
    }

    var isMultiline: Bool { false }

    var obstacle: String? { isEnabled ? nil : "isEnabled is false" }

    var mayBeginEditing: Bool { field.delegate?.textFieldShouldBeginEditing(self) ?? true }

    var refusedTouch: Bool {
        get { field.refusedTouch }
        set { field.refusedTouch = newValue }
    }

    var isTyping: Bool {
        get { field.isTyping }
        set { field.isTyping = newValue }
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        field.delegate?.textField(
            self,
            shouldChangeCharactersIn: range,
            replacementString: text
        ) ?? true
    }

    func replaceCharacters(in range: Range<Int>, with text: String) {
        field.edited.replace(range, with: text)
        contentChanged()
    }

    func textWasEdited() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(
            name: UITextField.textDidChangeNotification,
            object: self
        )
    }

    func selectionWasChanged() {
        (self as? UISearchTextField)?.deselectToken()
        if field.edited.selection != 0..<field.edited.length { field.clearsOnInsertion = false }
        field.delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: - The app's text

    func setText(_ text: String) {
        guard text != field.edited.string else { return }
        let selection = field.edited.selection
        changeAsApp { field.edited.set(text) }
        contentChanged()
        // The insertion point moves to the end of what is edited.
        if isFirstResponder, field.edited.selection != selection { selectionWasChanged() }
    }

    func setAttributedText(_ text: NSAttributedString?) {
        if let text, text.length > 0 {
            var attributes = allAttributes
            for (key, value) in text.attributes(at: 0, effectiveRange: nil) {
                attributes[key] = value
            }
            setAttributes(attributes)
        }
        setText(text?.string ?? "")
    }

    var allAttributes: [NSAttributedString.Key: Any] {
        var attributes = field.attributes
        attributes[.font] = field.font
        attributes[.foregroundColor] = field.color
        let style = NSMutableParagraphStyle()
        if let old = attributes[.paragraphStyle] as? NSParagraphStyle {
            style.setParagraphStyle(old)
        }
        style.alignment = field.alignment
        attributes[.paragraphStyle] = style
        return attributes
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        field.attributes = attributes
        if let font = attributes[.font] as? UIFont { field.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { field.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            field.alignment = style.alignment
        }
        lookDidChange()
    }

    func change<T: Equatable>(_ path: WritableKeyPath<TextTraits, T>, _ value: T) {
        guard field.traits[keyPath: path] != value else { return }
        field.traits[keyPath: path] = value
        contentChanged()
    }

    /// What is shown changed, and with it the natural size.
    func contentChanged() {
        invalidateIntrinsicContentSize()
        updateParts()
        drawingMayChange()
        setNeedsRender()
    }

    /// The font or the edge changed.
    func lookDidChange() {
        setNeedsLayout()
        contentChanged()
    }

    // MARK: - Beginning and end

    func editingBegan() {
        let end = field.edited.length
        field.edited.beginEditing()
        // A page whose focus moves there puts its caret there as well.
        field.edited.takeSelection(end..<end, number: nil)
        updateParts()
        drawingMayChange()
        setNeedsRender()
        field.delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(
            name: UITextField.textDidBeginEditingNotification,
            object: self
        )
        if field.clearsOnBeginEditing, hasText, isFirstResponder { clear() }
        if field.clearsOnInsertion { setSelection(0..<field.edited.length) }
    }

    func editingEnded() {
        updateParts()
        drawingMayChange()
        setNeedsRender()
        field.delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification,
            object: self
        )
    }

    func submit() {
        if field.traits.returnNeedsText, !hasText { return }
        guard field.delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // Whoever asks for this event wants editing to end with Return, as in UIKit.
        if entries.contains(where: { $0.events.contains(.editingDidEndOnExit) }) {
            resignFirstResponder()
        }
    }

    /// Takes the text and the tokens, if the app lets it; returns whether it does.
    @discardableResult
    func clear() -> Bool {
        guard field.delegate?.textFieldShouldClear(self) ?? true else { return false }
        let loses = hasTokens && field.tokens?.allowsDeleting == true
        if loses { (self as? UISearchTextField)?.tokens = [] }
        guard hasText || loses else { return true }
        replaceCharacters(in: 0..<field.edited.length, with: "")
        selectionWasChanged()
        textWasEdited()
        return true
    }
}
