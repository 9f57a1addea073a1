import RenderTree

extension UITextView: TextEditing {
    var edited: EditedText {
        get { area.edited }
        set { area.edited = newValue }
    }

    var isMultiline: Bool { true }

    var obstacle: String? {
        isEditable ? isSelectable ? nil : "isSelectable is false" : "isEditable is false"
    }

    /// The delegate that was set, whatever a class that overrides the property gives others.
    var editingDelegate: (any UITextViewDelegate)? { scroll.delegate as? any UITextViewDelegate }

    var mayBeginEditing: Bool { editingDelegate?.textViewShouldBeginEditing(self) ?? true }

    var refusedTouch: Bool {
        get { area.refusedTouch }
        set { area.refusedTouch = newValue }
    }

    var isTyping: Bool {
        get { area.isTyping }
        set { area.isTyping = newValue }
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func replaceCharacters(in range: Range<Int>, with text: String) {
        let added = NSAttributedString(string: text, attributes: looking(currentTypingAttributes))
        if area.attributed == nil, !text.isEmpty, let look = area.typing ?? area.emptyLook,
            !isPlain(look)
        {
            // From here on characters have looks of their own.
            area.attributed = NSMutableAttributedString(attributedString: shownAttributedText)
        }
        if range.count == area.edited.length { keepLook() }
        if let kit = area.kit {
            // A storage of the app's may give characters looks of its own.
            kit.edit { $0.replaceCharacters(in: NSRange(range), with: added) }
            if area.attributed != nil || kit.isOfApp {
                area.attributed = NSMutableAttributedString(attributedString: kit.storage)
            }
        } else {
            area.attributed?.replaceCharacters(in: NSRange(range), with: added)
        }
        if !text.isEmpty { area.emptyLook = nil }
        area.edited.replace(range, with: text)
        textLayoutChanged()
    }

    /// Replaces characters in several places, from first to last; each has the look of what was there.
    func replaceCharacters(in ranges: [Range<Int>], with text: String) {
        guard let first = ranges.first, let last = ranges.last else { return }
        func replace(in string: NSMutableAttributedString) {
            string.beginEditing()
            for range in ranges.reversed() {
                string.replaceCharacters(in: NSRange(range), with: text)
            }
            string.endEditing()
        }
        let span = first.lowerBound..<last.upperBound
        let old = area.edited.string as NSString
        var new = ""
        var end = span.lowerBound
        for range in ranges {
            new += old.substring(with: NSRange(end..<range.lowerBound)) + text
            end = range.upperBound
        }
        area.kit?.edit { replace(in: $0) }
        if let kit = area.kit, area.attributed != nil || kit.isOfApp {
            area.attributed = NSMutableAttributedString(attributedString: kit.storage)
        } else if let attributed = area.attributed {
            replace(in: attributed)
        }
        area.edited.replace(span, with: new)
        textLayoutChanged()
    }

    /// Notes the look of text of which nothing stays, which what follows has as well.
    private func keepLook() {
        guard let attributed = area.attributed, attributed.length > 0 else { return }
        let first = attributed.attributes(at: 0, effectiveRange: nil)
        take(first)
        // What follows is no link and no picture.
        let look = plainAttributes.merging(first) { $1 }
            .filter { !UITextItem.keys.contains($0.key) }
        area.emptyLook = isPlain(look) ? nil : look
    }

    /// Whether attributes say nothing but what the view itself does.
    private func isPlain(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        let plain = plainAttributes
        return attributes.allSatisfy { key, value in
            (plain[key] as? NSObject)?.isEqual(value) == true
        }
    }

    func textWasEdited() {
        editingDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func selectionWasChanged() {
        area.typing = nil
        if area.edited.selection != 0..<area.edited.length { area.clearsOnInsertion = false }
        editingDelegate?.textViewDidChangeSelection(self)
    }

    func submit() {}

    // MARK: - The app's text

    /// Tells the delegate that new text moved the insertion point, which it does with no person's help.
    private func tellSelection(unless old: Range<Int>) {
        if area.edited.selection != old { editingDelegate?.textViewDidChangeSelection(self) }
    }

    func setText(_ text: String) {
        let text = Self.normalized(text)
        // As in UIKit, new text has the look of what was there first.
        keepLook()
        guard text != area.edited.string || area.attributed != nil else { return }
        let selection = area.edited.selection
        changeAsApp {
            area.attributed = nil
            if !text.isEmpty, let look = area.emptyLook {
                area.attributed = NSMutableAttributedString(
                    string: text,
                    attributes: looking(look)
                )
                area.emptyLook = nil
            }
            area.edited.set(text)
        }
        textLayoutChanged()
        tellSelection(unless: selection)
    }

    func setAttributedText(_ text: NSAttributedString?) {
        let text = text ?? NSAttributedString()
        area.emptyLook = nil
        area.attributed = NSMutableAttributedString(attributedString: text)
        takeLook(of: text)
        let selection = area.edited.selection
        changeAsApp { area.edited.set(text.string) }
        textLayoutChanged()
        tellSelection(unless: selection)
    }

    /// Takes over the font and the colour of attributes.
    func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { area.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { area.color = color }
    }

    /// Takes over the font and the colour of a text's first character, or what counts without them.
    func takeLook(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        (area.font, area.color) = (area.fallbackFont, area.fallbackColor)
        take(text.attributes(at: 0, effectiveRange: nil))
    }

    /// Returns attributes with the view's own font and colour where they have none.
    private func looking(
        _ attributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        [.font: area.font, .foregroundColor: area.color].merging(attributes) { $1 }
    }

    /// Pages end lines with one character; texts of other systems come with two.
    private static func normalized(_ text: String) -> String {
        guard text.utf8.contains(0x0D) else { return text }
        return text.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\r", with: "\n")
    }

    var shownAttributedText: NSAttributedString {
        if let attributed = area.attributed {
            return NSAttributedString(attributedString: attributed)
        }
        return NSAttributedString(string: area.edited.string, attributes: plainAttributes)
    }

    /// The look of text that has none of its own.
    var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = area.alignment
        return [.font: area.font, .foregroundColor: area.color, .paragraphStyle: style]
    }

    var currentTypingAttributes: [NSAttributedString.Key: Any] {
        if let typing = area.typing { return typing }
        guard let attributed = area.attributed, attributed.length > 0 else {
            return area.emptyLook ?? plainAttributes
        }
        let place = min(max(0, area.edited.selection.lowerBound - 1), attributed.length - 1)
        return attributed.attributes(at: place, effectiveRange: nil)
    }

    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        guard area.edited.length == 0 else {
            area.typing = attributes
            return
        }
        take(attributes)
        area.typing = nil
        area.emptyLook = isPlain(attributes) ? nil : attributes
        textLayoutChanged()
    }

    func change<T: Equatable>(_ path: WritableKeyPath<TextTraits, T>, _ value: T) {
        guard area.traits[keyPath: path] != value else { return }
        area.traits[keyPath: path] = value
        setNeedsRender()
    }

    // MARK: - Beginning and end

    func editingBegan() {
        area.edited.beginEditing()
        editingChanged()
        editingDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(
            name: UITextView.textDidBeginEditingNotification,
            object: self
        )
        if area.clearsOnInsertion { setSelection(0..<area.edited.length) }
    }

    /// Shows the text as it is while it is edited, or while nobody does so.
    private func editingChanged() {
        if area.container.excluded == nil { setNeedsRender() } else { textLayoutChanged() }
    }

    func editingEnded() {
        editingChanged()
        editingDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(
            name: UITextView.textDidEndEditingNotification,
            object: self
        )
    }
}
