import CoreGraphics
import RenderTree

extension UITextField {
    func makeFieldContent() -> FieldContent {
        field.edited.settle()
        let own = isEditing ? nil : field.overrides?.text
        let rect =
            isEditing
            ? editingRect(forBounds: bounds) : own?.area ?? textRect(forBounds: bounds)
        let font = fittingFont(in: rect)
        let string = field.edited.string
        let isSecure = field.traits.isSecure
        var content = FieldContent(
            // No page ever holds the secret: it has bullets in the place of the characters.
            text: isSecure ? Self.bullets(string.length) : Self.onOneLine(string),
            // Where the class draws itself, that stands there.
            style: makeStyle(font, isSeen: own?.isOwn != true),
            lineHeight: Double(font.lineHeight),
            maximumLength: Self.maximumLength
        )
        content.number = field.edited.number
        content.textNumber = field.edited.textNumber
        content.selection = isFirstResponder ? field.edited.selection : nil
        content.isFocused = isFirstResponder
        content.isSecure = isSecure
        content.isEnabled = isEnabled
        content.takesFocus = takesKeyboardFocus
        content.isRightToLeft = isRightToLeft
        content.alignment = renderedAlignment
        setInsets(of: &content, in: rect, height: font.lineHeight)
        // Fields that show their characters in a way of their own say that there is no caret.
        let hidesCaret = isFirstResponder && caretRect(for: endOfDocument).isEmpty
        let caret = hidesCaret ? UIColor.clear : effectiveTintColor
        content.caretColor = caret.renderColor(in: effectiveTraits)
        content.label = accessibilityLabel
        content.traits = field.traits.rendered
        addPlaceholder(to: &content)
        return content
    }

    private func makeStyle(_ font: UIFont, isSeen: Bool) -> TextStyle {
        let string = field.edited.string
        var style = TextRuler.style(of: string, font: font, color: field.color, in: self)
        if !isEnabled { style.color = style.color.withAlpha(multipliedBy: 0.5) }
        if !isSeen { style.color = style.color.withAlpha(multipliedBy: 0) }
        let kern = (field.attributes[.kern] as? NSNumber)?.doubleValue ?? 0
        let isUnderlined = CharacterStyle.underlined.isOn(field.attributes)
        guard kern != 0 || isUnderlined else { return style }
        var decoration = style.decoration ?? TextStyle.Decoration()
        if kern != 0 { decoration.kern = kern }
        if isUnderlined { decoration.isUnderlined = true }
        style.decoration = decoration
        return style
    }

    private func setInsets(of content: inout FieldContent, in rect: CGRect, height: CGFloat) {
        let top = topOfLine(in: rect, height: roundedUpToPixel(height))
        content.insets.top = Double(top - bounds.minY)
        content.insets.bottom = max(0, Double(bounds.maxY - top - height))
        content.insets.left = Double(rect.minX - bounds.minX)
        content.insets.right = Double(bounds.maxX - rect.maxX)
    }

    /// Adds what an empty field says: to see, or to hear where that stands elsewhere or nowhere.
    private func addPlaceholder(to content: inout FieldContent) {
        let hint = attributedPlaceholder
        // Who does not see the magnifier hears what it says.
        if content.label == nil, hint?.string.isEmpty != false, self is UISearchTextField {
            content.label = "Search"
        }
        guard let hint else { return }
        // Tokens stand in its place, and so does what the class draws.
        if hasTokens || field.overrides?.placeholder?.isOwn == true {
            if content.label == nil { content.label = hint.string }
            return
        }
        content.placeholder = TextRuler.placeholder(
            hint,
            font: shownFont,
            alignment: field.alignment,
            rect: placeholderLine,
            in: self
        )
    }

    var plainPlaceholder: NSAttributedString? {
        field.placeholder.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
        }
    }

    /// The rectangle of the placeholder's line, on the same baseline as the text.
    private var placeholderLine: CGRect {
        var rect = field.overrides?.placeholder?.area ?? placeholderRect(forBounds: bounds)
        rect.origin.x -= bounds.minX
        guard contentVerticalAlignment != .center, contentVerticalAlignment != .fill else {
            rect.origin.y -= bounds.minY
            return rect
        }
        let height = roundedUpToPixel(shownFont.lineHeight)
        rect.origin.y = topOfLine(in: rect) - bounds.minY
        rect.size.height = height
        return rect
    }

    private var renderedAlignment: TextContent.Alignment {
        switch field.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .left
        case .natural: isRightToLeft ? .right : .left
        }
    }

    /// The font, smaller where the text would not fit otherwise.
    func fittingFont(in rect: CGRect) -> UIFont {
        let font = shownFont
        guard field.shrinks, rect.width > 0 else { return font }
        let size = font.pointSize
        let smallest = field.minimumFontSize > 0 ? min(field.minimumFontSize / size, 1) : 0.5
        let text = field.edited.string
        let scale = UIFont.fittingScale(to: rect.width, smallest: smallest) { scale in
            let font = scale < 1 ? font.withSize(size * scale) : font
            return TextRuler.size(of: text, font: font, in: self).width
        }
        return scale < 1 ? font.withSize(size * scale) : font
    }

    static func bullets(_ count: Int) -> String {
        String(repeating: "\u{2022}", count: count)
    }

    /// A field of one line drops line ends: spaces stand in their places, so that offsets hold.
    static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }
            )
        )
    }

    // MARK: - The edge

    /// Draws the edge, as far as the app has not given the layer another.
    func describeBorder(_ style: inout NodeStyle) {
        let traits = effectiveTraits
        func border(_ width: CGFloat, _ color: UIColor) {
            guard style.border == nil else { return }
            style.border = Border(width: Double(width), color: color.renderColor(in: traits))
        }
        // A picture takes the place of an edge that is not round.
        if field.background?.isHidden == false { return }
        switch field.borderStyle {
        case .none: break
        case .line: border(1, .label)
        case .bezel: border(1, .systemGray2)
        case .roundedRect:
            border(max(0.5, 1 / pixelsPerPoint), Self.edgeColor)
            if style.cornerRadius == 0 { style.cornerRadius = 5 }
            if style.backgroundColor == nil {
                style.backgroundColor = Self.fillColor.renderColor(in: traits)
            }
        }
    }

    private static let edgeColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.22) : UIColor(white: 0, alpha: 0.2)
    }

    private static let fillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : .white
    }
}
