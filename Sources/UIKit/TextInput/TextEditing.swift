import RenderTree

/// A view whose text the page edits.
@MainActor
protocol TextEditing: UIView, UITextInput {
    /// The text.
    var edited: EditedText { get set }
    /// Whether text has any number of lines.
    var isMultiline: Bool { get }
    /// Why a person cannot change the text now; nil where one can.
    var obstacle: String? { get }
    /// Whether the app lets a person begin to edit a view that is not the first responder.
    var mayBeginEditing: Bool { get }
    /// Whether a touch was refused just now, of which the page tells as a change of focus.
    var refusedTouch: Bool { get set }
    /// Whether a person types or deletes with the next call of what apps may override.
    var isTyping: Bool { get set }
    /// Asks the app whether characters may be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Replaces characters.
    func replaceCharacters(in range: Range<Int>, with text: String)
    /// Tells the app that a person changed the text.
    func textWasEdited()
    /// Tells the app that the selection changed.
    func selectionWasChanged()
    /// Does what Return is for.
    func submit()

    /// Whether a person can change the look of characters.
    var allowsEditingTextAttributes: Bool { get set }
    /// Gives what is selected a style, or takes it away.
    func toggle(_ style: CharacterStyle)

    // What documents set of a keyboard.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension TextEditing {
    /// The most UTF-16 units that a person can enter.
    static var maximumLength: Int { 65_536 }

    // MARK: - The page

    /// Takes an edit of the page's.
    func take(_ edit: TextEdit) {
        let before = edited.selection
        let range = edited.take(edit)
        setNeedsRender()
        let text = sanitized(edit.text)
        guard edited.length - range.count + text.length <= Self.maximumLength || text.isEmpty else {
            return
        }
        enter(text, over: range, from: before)
        let selection = edited.selection
        if edited.isPageRight, let wanted = edit.selection {
            edited.takeSelection(wanted, number: nil)
        }
        if edited.selection != selection { selectionWasChanged() }
    }

    /// Replaces what a page's edit replaced; what single keys do is what apps may override.
    ///
    /// What was selected before tells which key it was.
    private func enter(_ text: String, over range: Range<Int>, from before: Range<Int>) {
        let isSelection = range == before
        let caret = range.upperBound..<range.upperBound
        if text.isEmpty {
            let isForward = before.isEmpty && before.lowerBound == range.lowerBound
            guard !range.isEmpty,
                isSelection || (!isForward && rangeToDelete(at: caret) == range)
            else { return change(range, to: text) }
            edited.takeSelection(isSelection ? range : caret, number: nil)
            asKey { deleteBackward() }
        } else if text.count == 1, isSelection || range.isEmpty {
            edited.takeSelection(range, number: nil)
            asKey { insertText(text) }
        } else {
            change(range, to: text)
        }
    }

    /// Takes a movement of the page's selection.
    func takeSelection(_ range: Range<Int>, number: Int?) {
        let before = edited.selection
        edited.takeSelection(range, number: number)
        if edited.selection != before {
            selectionWasChanged()
        } else if edited.owesSelection {
            setNeedsRender()
        }
    }

    // MARK: - Changes by a person

    /// Calls what apps may override for a key of a person's.
    func asKey(_ call: () -> Void) {
        isTyping = true
        call()
        isTyping = false
    }

    /// Whether a person types; what the app does meanwhile is its own.
    private func takeTyping() -> Bool {
        defer { isTyping = false }
        return isTyping
    }

    /// Replaces characters as a person does: the app is asked before and told after.
    ///
    /// Where the app itself types, it is not asked, as in UIKit.
    func change(_ range: Range<Int>, to text: String, isAsked: Bool = true) {
        let before = edited.string
        let location = NSRange(location: range.lowerBound, length: range.count)
        guard !isAsked || mayReplace(location, with: text) else { return }
        // The app may have changed the text in place of the person.
        let range = edited.string == before ? range : edited.string.clamped(range)
        guard !(range.isEmpty && text.isEmpty) else { return }
        replaceCharacters(in: range, with: text)
        selectionWasChanged()
        textWasEdited()
    }

    /// Types at the insertion point as a person does.
    func enter(_ text: String) { enter(text, isAsked: true) }

    /// Does what `insertText(_:)` is for, which keys call, and apps.
    func enterByKey(_ text: String) {
        if takeTyping() { enter(text) } else { changeAsApp { enter(text, isAsked: false) } }
    }

    private func enter(_ text: String, isAsked: Bool) {
        let text = sanitized(text)
        let selection = edited.selection
        guard edited.length - selection.count + text.length <= Self.maximumLength else { return }
        change(selection, to: text, isAsked: isAsked)
    }

    /// Deletes what is selected, or the character before the insertion point, as a person does.
    func deleteByPerson() { delete(isAsked: true) }

    /// Does what `deleteBackward()` is for, which keys call, and apps.
    func deleteByKey() {
        if takeTyping() { deleteByPerson() } else { changeAsApp { delete(isAsked: false) } }
    }

    private func delete(isAsked: Bool) {
        let range = rangeToDelete(at: edited.selection)
        if !range.isEmpty { change(range, to: "", isAsked: isAsked) }
    }

    /// Returns what the Backspace key deletes.
    private func rangeToDelete(at selection: Range<Int>) -> Range<Int> {
        guard selection.isEmpty, selection.lowerBound > 0 else { return selection }
        let text = edited.string
        let end = String.Index(utf16Offset: selection.lowerBound, in: text)
        let last = text[..<end].last.map { String($0).length } ?? 0
        return (selection.lowerBound - last)..<selection.lowerBound
    }

    /// Returns text without what no keyboard types.
    private func sanitized(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r":
                // A line end of two characters is one.
                if !(scalar == "\n" && wasReturn) { result.append(isMultiline ? "\n" : " ") }
            case "\t": result.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: result.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return String(result)
    }

    // MARK: - UITextInput

    func setSelection(_ range: Range<Int>) {
        let before = edited.selection
        selectAsApp { edited.select(range) }
        guard edited.selection != before else { return }
        setNeedsRender()
        selectionWasChanged()
    }

    /// Replaces characters as the app does: nobody is asked.
    func replaceByApp(_ range: Range<Int>, with text: String) {
        changeAsApp { replaceCharacters(in: edited.string.clamped(range), with: text) }
        selectionWasChanged()
        textWasEdited()
    }

    /// Puts text in place of the marked text, or else of what is selected, and marks it.
    func mark(_ text: String?, selecting selected: NSRange) {
        let old = edited.string.clamped(edited.markedRange ?? edited.selection)
        let text = sanitized(text ?? "")
        guard !(old.isEmpty && text.isEmpty),
            edited.length - old.count + text.length <= Self.maximumLength
        else { return }
        changeAsApp { replaceCharacters(in: old, with: text) }
        let start = old.lowerBound
        edited.mark(edited.string.clamped(start..<(start + text.length)))
        let first = min(max(selected.location, 0), text.length)
        let count = min(max(selected.length, 0), text.length - first)
        edited.select((start + first)..<(start + first + count))
        setNeedsRender()
        selectionWasChanged()
        textWasEdited()
    }

    func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isOverflow) = position.offset.addingReportingOverflow(offset)
        let start = beginningOfDocument.offset
        guard !isOverflow, place >= start, place <= edited.length else { return nil }
        return UITextPosition(offset: place)
    }
}
