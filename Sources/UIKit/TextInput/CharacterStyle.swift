import Foundation

/// A look that a person gives characters, or takes from them.
enum CharacterStyle {
    case bold, italic, underlined

    /// Whether characters of some attributes have the look.
    func isOn(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        return switch self {
        case .bold: traits.contains(.traitBold)
        case .italic: traits.contains(.traitItalic)
        case .underlined:
            NSUnderlineStyle(attribute: attributes[.underlineStyle])?.isEmpty == false
        }
    }

    /// Gives attributes the look, or takes it from them.
    func set(_ isOn: Bool, in attributes: inout [NSAttributedString.Key: Any], font: UIFont) {
        let trait: UIFontDescriptor.SymbolicTraits
        switch self {
        case .bold: trait = .traitBold
        case .italic: trait = .traitItalic
        case .underlined:
            attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
            return
        }
        let old = attributes[.font] as? UIFont ?? font
        var traits = old.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return }
        attributes[.font] = UIFont(descriptor: descriptor, size: old.pointSize)
    }

    /// The commands of the keys for looks.
    @MainActor
    static var commands: [UIKeyCommand] {
        [
            UIKeyCommand(
                title: "Bold",
                action: UIResponder.toggleBoldface,
                input: "b",
                modifierFlags: .command
            ),
            UIKeyCommand(
                title: "Italic",
                action: UIResponder.toggleItalics,
                input: "i",
                modifierFlags: .command
            ),
            UIKeyCommand(
                title: "Underline",
                action: UIResponder.toggleUnderline,
                input: "u",
                modifierFlags: .command
            ),
        ]
    }
}

extension UITextField {
    /// Whether a person can change the look of the text, all of which has one; default false.
    public var allowsEditingTextAttributes: Bool {
        get { field.allowsStyles }
        set {
            field.allowsStyles = newValue
            if newValue { UIKeyCommand.areUsed = true }
        }
    }

    /// Whether what is typed next replaces all text, which is selected meanwhile; default false.
    ///
    /// It ends with what is typed, and as something else is selected.
    public var clearsOnInsertion: Bool {
        get { field.clearsOnInsertion }
        set {
            field.clearsOnInsertion = newValue
            if newValue, isFirstResponder { setSelection(0..<field.edited.length) }
        }
    }

    func toggle(_ style: CharacterStyle) {
        var attributes = allAttributes
        style.set(!style.isOn(attributes), in: &attributes, font: field.font)
        setAttributes(attributes)
        textWasEdited()
    }
}

extension UITextView {
    /// Whether a person can change the look of characters; default false.
    public var allowsEditingTextAttributes: Bool {
        get { area.allowsStyles }
        set {
            area.allowsStyles = newValue
            if newValue { UIKeyCommand.areUsed = true }
        }
    }

    /// Whether what is typed next replaces all text, which is selected meanwhile; default false.
    ///
    /// It ends with what is typed, and as something else is selected.
    public var clearsOnInsertion: Bool {
        get { area.clearsOnInsertion }
        set {
            area.clearsOnInsertion = newValue
            if newValue, isFirstResponder { setSelection(0..<area.edited.length) }
        }
    }

    /// Gives what is selected a look, or what is typed next where nothing is.
    func toggle(_ style: CharacterStyle) {
        let range = NSRange(area.edited.selection)
        guard range.length > 0 else {
            var typing = typingAttributes
            style.set(!style.isOn(typing), in: &typing, font: area.font)
            typingAttributes = typing
            return
        }
        let text = NSMutableAttributedString(attributedString: shownAttributedText)
        let isOn = !style.isOn(text.attributes(at: range.location, effectiveRange: nil))
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        text.enumerateAttributes(in: range) { attributes, run, _ in runs.append((attributes, run)) }
        for (attributes, run) in runs {
            var changed = attributes
            style.set(isOn, in: &changed, font: area.fallbackFont)
            text.setAttributes(changed, range: run)
        }
        area.attributed = text
        take(text.attributes(at: 0, effectiveRange: nil))
        textLayoutChanged()
        textWasEdited()
    }
}
