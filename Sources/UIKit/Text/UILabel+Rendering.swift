import CoreGraphics
import RenderTree
import TextMetrics

/// The look of one stretch of attributed text.
struct TextLook {
    var text: String
    var font: UIFont
    var color: UIColor
    var kern = 0.0
    var baselineOffset = 0.0
    /// What few stretches have, colours unresolved.
    var backgroundColor: UIColor?
    var underlineColor: UIColor?
    var isUnderlined = false
    var strikethroughColor: UIColor?
    var isStruckThrough = false
    var shadow: NSShadow?
    var strokeColor: UIColor?
    /// The line around the characters in percent of the font's size; negative fills them as well.
    var strokeWidth = 0.0
    /// How far the characters lean to the right for each point above the baseline, in points.
    var obliqueness = 0.0
    /// What stands in the place of the character.
    var attachment: NSTextAttachment?

    /// Creates the look of attributes; where they name none, a font and a colour hold.
    init(
        _ text: String,
        _ attributes: [NSAttributedString.Key: Any],
        font: UIFont,
        color: UIColor
    ) {
        func points(_ key: NSAttributedString.Key) -> Double {
            guard let value = attributes[key] else { return 0 }
            let number =
                (value as? CGFloat).map { Double($0) } ?? (value as? Double)
                ?? (value as? NSNumber)?.doubleValue ?? 0
            return number.isFinite ? number : 0
        }
        let isLink = attributes[.link] != nil
        self.text = text
        self.font = attributes[.font] as? UIFont ?? font
        self.color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
        kern = points(.tracking) != 0 ? points(.tracking) : points(.kern)
        baselineOffset = points(.baselineOffset)
        backgroundColor = attributes[.backgroundColor] as? UIColor
        let underline = NSUnderlineStyle(attribute: attributes[.underlineStyle])
        isUnderlined = underline?.isLine ?? isLink
        underlineColor = attributes[.underlineColor] as? UIColor
        let strikethrough = NSUnderlineStyle(attribute: attributes[.strikethroughStyle])
        isStruckThrough = strikethrough?.isLine ?? false
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
        if let intent {
            self.font = self.font.showing(intent)
            if strikethrough == nil { isStruckThrough = intent.contains(.strikethrough) }
        }
        if attributes[.ligature] != nil, points(.ligature) == 0 {
            self.font = self.font.withoutLigatures
        }
        shadow = attributes[.shadow] as? NSShadow
        strokeColor = attributes[.strokeColor] as? UIColor
        strokeWidth = points(.strokeWidth)
        obliqueness = points(.obliqueness)
        if text == "\u{FFFC}" { attachment = attributes[.attachment] as? NSTextAttachment }
    }

    /// Returns the looks of a part of a text; each attachment has one of its own.
    static func looks(
        of string: NSAttributedString,
        in range: NSRange,
        font: UIFont,
        color: UIColor
    ) -> [TextLook] {
        var looks: [TextLook] = []
        let characters = string.string as NSString
        string.enumerateAttributes(in: range) { attributes, part, _ in
            let text = characters.substring(with: part)
            guard attributes[.attachment] != nil, part.length > 1 else {
                looks.append(TextLook(text, attributes, font: font, color: color))
                return
            }
            looks += text.map { TextLook(String($0), attributes, font: font, color: color) }
        }
        return looks
    }

    /// Returns the line around characters of a size; nil for none.
    func outline(ofSize size: CGFloat) -> (width: CGFloat, isFilled: Bool)? {
        guard strokeWidth != 0 else { return nil }
        return (size * CGFloat(abs(strokeWidth)) / 100, strokeWidth < 0)
    }

    func run(attribute: Int, scale: CGFloat, width: Double) -> AttributedRun {
        AttributedRun(
            text,
            font: TextFont(font, scale: scale, drawing: text),
            kern: kern * scale,
            baselineOffset: baselineOffset * scale,
            attribute: attribute,
            object: attachment?.room(within: width)
        )
    }
}

extension UILabel {
    func setText(_ text: String?) {
        if case .plain(let old) = content.text, old == text { return }
        if let text { content.text = .plain(text) } else { content.text = nil }
        textDidChange()
    }

    /// The smallest size of the font, in points, which apps of old set by its name.
    var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = min(max(0, newValue / font.pointSize), 1) }
    }

    /// The stretches of the text with their looks.
    var looks: [TextLook] {
        guard case .attributed(let string) = content.text else { return [] }
        let whole = NSRange(location: 0, length: string.length)
        return TextLook.looks(of: string, in: whole, font: shownFont, color: content.color)
    }

    // MARK: - Nodes

    /// Returns what is shown when the text stands in a rectangle.
    func makeTextContent(in area: CGRect) -> TextContent {
        let text = linesShown(in: area)
        var styles = attributedStyles(scale: text.scale)
        var style = styles.first ?? plainStyle(scale: text.scale)
        if text.kern != 0 {
            style.tighten(by: text.kern)
            for index in styles.indices { styles[index].tighten(by: text.kern) }
        }
        let alignment = text.lines.first?.alignment ?? .left
        let top = Double(area.minY) + topOfText(text, in: area)
        if let run = text.lines.first?.runs.first { style.use(run.face, tracking: run.tracking) }
        var lines: [TextLine] = []
        lines.reserveCapacity(text.lines.count)
        for line in text.lines {
            var shown = TextLine(
                runs: runs(of: line, styles, style, scale: text.scale),
                top: top + line.top,
                height: line.height,
                left: line.left + Double(area.minX),
                right: line.right + Double(bounds.width - area.maxX),
                isRightToLeft: line.isRightToLeft,
                endsParagraph: line.endsParagraph
            )
            if line.alignment != alignment {
                shown.left = left(of: line, in: area, alignment)
                shown.right = shown.left
            }
            lines.append(shown)
        }
        return TextContent(
            style: style,
            alignment: TextContent.Alignment(alignment),
            lines: lines
        )
    }

    /// Returns the inset that puts a line of another alignment where it belongs.
    private func left(
        of line: TypesetText.Line,
        in area: CGRect,
        _ alignment: ParagraphStyle.Alignment
    ) -> Double {
        let slack = Double(area.width) - line.left - line.right - line.width
        return line.left + Double(area.minX) + (line.alignment == .center ? slack / 2 : slack)
    }

    private func runs(
        of line: TypesetText.Line,
        _ styles: [TextStyle],
        _ common: TextStyle,
        scale: CGFloat
    ) -> [TextRun] {
        // A loop: a closure would ask at each call whether it runs on the main actor.
        var shown: [TextRun] = []
        shown.reserveCapacity(line.runs.count)
        for run in line.runs {
            var style = styles.indices.contains(run.attribute) ? styles[run.attribute] : common
            if run.text == "\u{FFFC}", let gap = gap(of: run.attribute, style, scale: scale) {
                shown.append(gap)
                continue
            }
            style.use(run.face, tracking: run.tracking)
            if run.kern != 0 { style.tighten(by: run.kern) }
            shown.append(TextRun(text: run.text, style: style == common ? nil : style))
        }
        return shown
    }

    private func topOfText(_ text: TypesetText, in area: CGRect) -> Double {
        let height = roundedUpToPixel(text.height)
        let middle = roundedToPixel((area.height - height) / 2)
        guard text.scale < 1, text.lines.count == 1 else { return Double(middle) }
        let font = shownFont
        switch content.baselineAdjustment {
        case .alignCenters: return Double(middle)
        case .none: return 0
        case .alignBaselines:
            let own = roundedToPixel((area.height - roundedUpToPixel(font.lineHeight)) / 2)
            return Double(own + font.ascender * (1 - text.scale))
        }
    }

    // MARK: - Styles

    // The faces that draw the characters are named later, line by line.
    private func plainStyle(scale: CGFloat) -> TextStyle {
        let font = shownFont
        var style = baseStyle(font, color: content.color, scale: scale)
        if let shadow = labelShadow {
            var decoration = TextStyle.Decoration()
            decoration.features = font.features
            decoration.shadow = shadow
            style.decoration = decoration
        } else if let decoration = font.decoration {
            style.share(decoration)
        }
        return style
    }

    /// Returns the styles of attributed stretches; none for plain text.
    private func attributedStyles(scale: CGFloat) -> [TextStyle] {
        guard content.isAttributed else { return [] }
        let shadow = labelShadow
        return looks.map { style(of: $0, shadow, scale: scale) }
    }

    private func baseStyle(_ font: UIFont, color: UIColor, scale: CGFloat) -> TextStyle {
        TextStyle(
            family: "",
            size: Double(font.pointSize * scale),
            weight: font.measured.weight,
            isItalic: font.isItalic,
            color: shown(color)
        )
    }

    private func style(of look: TextLook, _ shadow: Shadow?, scale: CGFloat) -> TextStyle {
        var style = baseStyle(look.font, color: look.color, scale: scale)
        var decoration = TextStyle.Decoration()
        decoration.features = look.font.features
        decoration.kern = look.kern * Double(scale)
        decoration.baselineOffset = look.baselineOffset * Double(scale)
        decoration.backgroundColor = look.backgroundColor.map { resolved($0) }
        decoration.isUnderlined = look.isUnderlined
        decoration.underlineColor = look.underlineColor.map { resolved($0) }
        decoration.isStruckThrough = look.isStruckThrough
        decoration.strikethroughColor = look.strikethroughColor.map { resolved($0) }
        decoration.shadow = look.shadow?.renderShadow(in: effectiveTraits) ?? shadow
        let size = look.font.pointSize * scale
        if let line = look.outline(ofSize: size) {
            decoration.outline = TextStyle.Outline(
                color: shown(look.strokeColor ?? look.color),
                width: Double(line.width),
                isFilled: line.isFilled
            )
        }
        if look.obliqueness != 0 {
            let reach = look.font.ascender + look.font.descender
            decoration.slant = TextStyle.Slant(
                skew: look.obliqueness,
                baseline: Double(reach * scale / 2)
            )
        }
        if decoration != TextStyle.Decoration() { style.decoration = decoration }
        return style
    }

    private var labelShadow: Shadow? {
        let offset = shadowOffset
        // One that lies behind the letters cannot be seen.
        guard let color = content.shadowColor, offset != .zero else { return nil }
        return Shadow(color: resolved(color), offset: offset, radius: 0)
    }

    /// Returns the colour of characters in the label's state.
    private func shown(_ color: UIColor) -> RenderColor {
        if content.isHighlighted, let highlighted = content.highlightedColor {
            return resolved(highlighted)
        }
        let color = resolved(color)
        return content.isEnabled ? color : color.withAlpha(multipliedBy: 0.5)
    }

    private func resolved(_ color: UIColor) -> RenderColor {
        let traits = effectiveTraits
        guard color.isTintColor else { return color.renderColor(in: traits) }
        // `UIColor.tintColor` means the tint of the view that shows it.
        let opacity = Double(color.renderColor(in: traits).alpha) / 255
        return effectiveTintColor.renderColor(in: traits).withAlpha(multipliedBy: opacity)
    }
}

extension TextStyle {
    fileprivate mutating func tighten(by kern: Double) {
        var decoration = decoration ?? Decoration()
        decoration.kern += kern
        self.decoration = decoration
    }

    /// Names the face that draws the characters, and the tracking that it draws them with.
    mutating func use(_ face: FontFace, tracking: Double) {
        self.tracking = tracking
        family = face.family
        weight = face.weight
        isItalic = face.isItalic
    }
}

extension TextContent.Alignment {
    fileprivate init(_ alignment: ParagraphStyle.Alignment) {
        self =
            switch alignment {
            case .natural, .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            }
    }
}
