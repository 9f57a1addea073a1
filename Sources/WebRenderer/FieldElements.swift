import CoreGraphics
import RenderTree

/// The elements of text that a person edits: a real field, then the lines of its placeholder.
enum FieldElements {
    /// Returns the elements of a field.
    static func elements(of field: FieldContent) -> [Element.Child] {
        [.element(element(of: field))] + lines(of: field)
    }

    /// Returns the lines that are shown while there is no text.
    static func lines(of field: FieldContent) -> [Element.Child] {
        guard let placeholder = field.placeholder else { return [] }
        return TextElements.lines(of: placeholder).map { line in
            guard case .element(var element) = line else { return line }
            // The field says it itself.
            element.attributes.set(.ariaHidden, "true")
            element.attributes.sort { $0.name < $1.name }
            return .element(element)
        }
    }

    /// Returns the element that a person types in.
    static func element(of field: FieldContent) -> Element {
        var element = Element(tag: field.isMultiline ? .textarea : .input)
        element.attributes = attributes(of: field)
        if field.isFocused { element.attributes.set(.autoFocus, "") }
        element.attributes.set(.textNumber, String(field.number))
        let text = field.text.withoutNUL
        if field.isMultiline {
            if !text.isEmpty { element.children = [.text(text)] }
        } else if !text.isEmpty {
            element.attributes.set(.value, text)
        }
        element.attributes.sort { $0.name < $1.name }
        element.declarations = declarations(of: field)
        return element
    }

    /// Returns the attributes that may change while a person types.
    static func attributes(of field: FieldContent) -> [Assignment<HTMLAttribute, String>] {
        var list: [Assignment<HTMLAttribute, String>] = []
        list.set(.className, "f")
        if !field.isMultiline { list.set(.type, field.isSecure ? "password" : "text") }
        list.set(.dir, field.isRightToLeft ? "rtl" : "ltr")
        if let label = field.label { list.set(.ariaLabel, label) }
        add(field.traits, to: &list)
        list.set(.maxLength, String(field.maximumLength))
        if !field.isEditable { list.set(.readOnly, "") }
        if !field.isEnabled { list.set(.disabled, "") }
        if !field.takesFocus { list.set(.tabIndex, "-1") }
        // The lines are drawn beside the field; the attribute is for those who do not see them,
        // and tells the style sheet that there is no text.
        let hint = field.placeholder?.lines.map(\.text).joined(separator: " ") ?? ""
        list.set(.placeholder, hint.isEmpty ? " " : hint)
        list.sort { $0.name < $1.name }
        return list
    }

    private static func add(
        _ traits: FieldContent.Traits,
        to list: inout [Assignment<HTMLAttribute, String>]
    ) {
        if let mode = traits.inputMode { list.set(.inputMode, mode) }
        if let hint = traits.enterKeyHint { list.set(.enterKeyHint, hint) }
        if let words = traits.capitalization { list.set(.autoCapitalize, words) }
        if let meaning = traits.completion { list.set(.autoComplete, meaning) }
        if let isOn = traits.isCorrected { list.set(.autoCorrect, isOn ? "on" : "off") }
        if let isOn = traits.isSpellChecked { list.set(.spellCheck, isOn ? "true" : "false") }
        if let isOn = traits.isPredicted {
            list.set(.writingSuggestions, isOn ? "true" : "false")
        }
        if let rules = traits.passwordRules { list.set(.passwordRules, rules) }
    }

    /// Returns the declarations of the element that a person types in.
    static func declarations(of field: FieldContent) -> [Assignment<CSSProperty, CSSValue>] {
        var list: [Assignment<CSSProperty, CSSValue>] = []
        TextElements.add(
            style: field.style,
            lineHeight: field.lineHeight,
            alignment: field.alignment,
            to: &list
        )
        // What is typed has the style's own space too.
        list.removeAll { $0.name == .letterSpacing }
        let spacing = field.style.letterSpacing
        if spacing != 0 { list.set(.letterSpacing, spacing) }
        if let features = field.style.decoration.flatMap({ TextElements.features(of: $0) }) {
            list.set(.fontFeatureSettings, features)
        }
        if let lines = field.style.decoration.flatMap({ TextElements.lines(of: $0) }) {
            list.set(.textDecoration, lines)
        }
        let insets = [
            field.insets.top, field.insets.right, field.insets.bottom, field.insets.left,
        ]
        // Negative padding is none.
        let padding = insets.map { "\(StyleDeclarations.css(max(0, $0)))px" }
        list.set(.padding, padding.joined(separator: " "))
        if let color = field.caretColor { list.set(.caretColor, StyleDeclarations.css(color)) }
        return list
    }
}

/// The writer of what changed in a field, which never touches what a person types meanwhile.
struct FieldEncoder {
    /// The operations of fields by their numbers, as Documentation/Protocol.md has them.
    private enum Operation: Int {
        case style = 1
        case field = 9
        case edit = 14
        case lines = 16
    }

    let id: NodeID
    let transition: Int?
    let builder: ElementBuilder
    private var isFirst = true

    init(id: NodeID, transition: Int?, builder: ElementBuilder) {
        self.id = id
        self.transition = transition
        self.builder = builder
    }

    /// Writes the operations from one state to another, separated by commas.
    mutating func write(
        from old: FieldContent,
        to new: FieldContent,
        to writer: inout ByteWriter
    ) {
        writeStyle(from: old, to: new, to: &writer)
        writeField(from: old, to: new, to: &writer)
        writeLines(from: old, to: new, to: &writer)
        if old.number != new.number { writeEdit(from: old, to: new, to: &writer) }
    }

    private mutating func begin(_ operation: Operation, in writer: inout ByteWriter) {
        if !isFirst { writer.append(UInt8(ascii: ",")) }
        isFirst = false
        writer.append(UInt8(ascii: "["))
        writer.append(operation.rawValue)
        writer.append(UInt8(ascii: ","))
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
    }

    private mutating func writeStyle(
        from old: FieldContent,
        to new: FieldContent,
        to writer: inout ByteWriter
    ) {
        let look = difference(
            from: builder.declarations(of: .field(old)),
            to: builder.declarations(of: .field(new))
        )
        guard !look.isEmpty else { return }
        begin(.style, in: &writer)
        writer.append(look)
        writer.append(transition: transition)
    }

    private mutating func writeField(
        from old: FieldContent,
        to new: FieldContent,
        to writer: inout ByteWriter
    ) {
        let attributes = difference(
            from: FieldElements.attributes(of: old),
            to: FieldElements.attributes(of: new)
        )
        let declarations = difference(
            from: FieldElements.declarations(of: old),
            to: FieldElements.declarations(of: new)
        )
        guard !attributes.isEmpty || !declarations.isEmpty else { return }
        begin(.field, in: &writer)
        writer.append(attributes)
        writer.append(UInt8(ascii: ","))
        writer.append(declarations)
        writer.append(UInt8(ascii: "]"))
    }

    private mutating func writeLines(
        from old: FieldContent,
        to new: FieldContent,
        to writer: inout ByteWriter
    ) {
        let lines = FieldElements.lines(of: new)
        guard lines != FieldElements.lines(of: old) else { return }
        begin(.lines, in: &writer)
        writer.append(UInt8(ascii: "["))
        for (index, line) in lines.enumerated() {
            if index > 0 { writer.append(UInt8(ascii: ",")) }
            writer.append(line)
        }
        writer.append(raw: "]]")
    }

    private mutating func writeEdit(
        from old: FieldContent,
        to new: FieldContent,
        to writer: inout ByteWriter
    ) {
        begin(.edit, in: &writer)
        writer.append(new.number)
        writer.append(UInt8(ascii: ","))
        if old.textNumber == new.textNumber {
            writer.append(UInt8(ascii: "0"))
        } else {
            writer.append(json: new.text.withoutNUL)
        }
        if let selection = new.selection {
            writer.append(UInt8(ascii: ","))
            writer.append(selection.lowerBound)
            writer.append(UInt8(ascii: ","))
            writer.append(selection.upperBound)
        }
        writer.append(UInt8(ascii: "]"))
    }
}
