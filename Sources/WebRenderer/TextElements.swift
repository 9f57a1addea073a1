import RenderTree

/// The elements and declarations of text: one element for each line, none of which wraps.
enum TextElements {
    typealias Declarations = [Assignment<CSSProperty, CSSValue>]

    /// Adds the declarations that the node's own element has for its text.
    static func add(_ text: TextContent, to list: inout Declarations) {
        let height = text.lines.first?.height ?? text.style.size
        add(style: text.style, lineHeight: height, alignment: text.alignment, to: &list)
    }

    /// Adds the declarations of characters and of where their lines stand.
    static func add(
        style: TextStyle,
        lineHeight: Double,
        alignment: TextContent.Alignment,
        to list: inout Declarations
    ) {
        let slant = style.isItalic ? "italic " : ""
        let height = StyleDeclarations.css(lineHeight)
        let size = StyleDeclarations.css(style.size)
        let family = self.family(style.family)
        list.set(.font, "\(slant)\(weight(style.weight)) \(size)px/\(height)px \(family)")
        list.set(.color, StyleDeclarations.css(style.color))
        switch alignment {
        case .left: break
        case .center: list.set(.textAlign, "center")
        case .right: list.set(.textAlign, "right")
        case .justified: list.set(.textAlign, "justify")
        }
        if style.tracking != 0 { list.set(.letterSpacing, style.tracking) }
    }

    /// Returns the elements of the lines.
    static func lines(of text: TextContent) -> [Element.Child] {
        text.lines.map { line in
            var element = Element(tag: .span)
            element.attributes.set(.className, "l")
            if line.isRightToLeft { element.attributes.set(.dir, "rtl") }
            add(line, of: text, to: &element.declarations)
            element.children = line.runs.map { run(of: $0, in: text.style) }
            return .element(element)
        }
    }

    /// Whether a run is drawn as mere characters, without an element of its own.
    static func isPlain(_ run: TextRun, in style: TextStyle) -> Bool {
        run.style.map { $0 == style } ?? true && style.decoration == nil
    }

    private static func add(_ line: TextLine, of text: TextContent, to list: inout Declarations) {
        if line.left != 0 { list.set(.left, line.left) }
        if line.top != 0 { list.set(.top, line.top) }
        if line.right != 0 { list.set(.right, line.right) }
        if let first = text.lines.first, first.height != line.height {
            list.set(.lineHeight, line.height)
        }
        if text.alignment == .justified, !line.endsParagraph {
            list.set(.textAlignLast, "justify")
        }
    }

    private static func run(of run: TextRun, in base: TextStyle) -> Element.Child {
        let text = Element.Child.text(run.text.withoutNUL)
        guard !isPlain(run, in: base) else { return text }
        let style = run.style ?? base
        let decoration = style.decoration ?? TextStyle.Decoration()
        var element = Element(tag: .span, children: [text])
        if decoration.isUnderlined, decoration.isStruckThrough,
            decoration.underlineColor != decoration.strikethroughColor
        {
            // One element has one decoration colour, so the second line takes another element.
            var struck = Element(tag: .span, children: [text])
            struck.declarations.set(
                .textDecoration,
                line("line-through", color: decoration.strikethroughColor)
            )
            element.children = [.element(struck)]
        }
        if let link = decoration.link, isSafe(link) {
            element.tag = .a
            element.attributes.set(.href, link)
            element.attributes.set(.target, "_blank")
            element.attributes.set(.rel, "noopener noreferrer")
        }
        add(style, in: base, to: &element.declarations)
        guard decoration.slant != nil, let color = decoration.backgroundColor else {
            return .element(element)
        }
        // What is behind leaning characters stands upright.
        var behind = Element(tag: .span, children: [.element(element)])
        behind.declarations.set(.backgroundColor, StyleDeclarations.css(color))
        return .element(behind)
    }

    private static func add(
        _ style: TextStyle,
        in base: TextStyle,
        to list: inout Declarations
    ) {
        let decoration = style.decoration ?? TextStyle.Decoration()
        if decoration.baselineOffset != 0 { list.set(.top, -decoration.baselineOffset) }
        if let color = decoration.backgroundColor, decoration.slant == nil {
            list.set(.backgroundColor, StyleDeclarations.css(color))
        }
        if let slant = decoration.slant {
            list.set(.transform, "matrix(1,0,\(StyleDeclarations.css(-slant.skew)),1,0,0)")
            let baseline = StyleDeclarations.css(slant.baseline)
            list.set(.transformOrigin, "0 calc(50% + \(baseline)px)")
        }
        if style.color != base.color || decoration.link != nil {
            list.set(.color, StyleDeclarations.css(style.color))
        }
        if style.family != base.family { list.set(.fontFamily, family(style.family)) }
        if style.size != base.size { list.set(.fontSize, style.size) }
        if style.weight != base.weight { list.set(.fontWeight, String(weight(style.weight))) }
        if style.isItalic != base.isItalic {
            list.set(.fontStyle, style.isItalic ? "italic" : "normal")
        }
        if style.letterSpacing != base.tracking { list.set(.letterSpacing, style.letterSpacing) }
        if let lines = lines(of: decoration) { list.set(.textDecoration, lines) }
        if let features = features(of: decoration) { list.set(.fontFeatureSettings, features) }
        if let shadow = decoration.shadow { list.set(.textShadow, css(shadow)) }
        if decoration.baselineOffset != 0 { list.set(.position, "relative") }
        if let outline = decoration.outline {
            let width = StyleDeclarations.css(outline.width)
            list.set(.textOutline, "\(width)px \(StyleDeclarations.css(outline.color))")
            if !outline.isFilled { list.set(.textFill, "transparent") }
        }
        // Only boxes can be skewed.
        if decoration.slant != nil { list.set(.display, "inline-block") }
    }

    /// Returns the features that differ from the font's own, as CSS says them; nil for none.
    static func features(of decoration: TextStyle.Decoration) -> String? {
        guard !decoration.features.isEmpty else { return nil }
        return decoration.features.map(setting(of:)).joined(separator: ",")
    }

    /// Returns a feature as CSS says it: on, or off where its tag ends with "=0".
    private static func setting(of feature: String) -> String {
        let isOff = feature.hasSuffix("=0")
        let tag = isOff ? String(feature.dropLast(2)) : feature
        return "\(StyleDeclarations.css(quoted: tag)) \(isOff ? 0 : 1)"
    }

    /// Returns the lines below and through characters, as CSS says them; nil for none.
    static func lines(of decoration: TextStyle.Decoration) -> String? {
        switch (decoration.isUnderlined, decoration.isStruckThrough) {
        case (false, false): nil
        case (false, true): line("line-through", color: decoration.strikethroughColor)
        case (true, true) where decoration.underlineColor == decoration.strikethroughColor:
            line("underline line-through", color: decoration.underlineColor)
        case (true, _): line("underline", color: decoration.underlineColor)
        }
    }

    private static func line(_ kind: String, color: RenderColor?) -> String {
        color.map { "\(kind) \(StyleDeclarations.css($0))" } ?? kind
    }

    private static func css(_ shadow: Shadow) -> String {
        let lengths = [shadow.offset.width, shadow.offset.height, max(shadow.radius, 0) * 2]
            .map { "\(StyleDeclarations.css($0))px" }
        return lengths.joined(separator: " ") + " \(StyleDeclarations.css(shadow.color))"
    }

    private static func family(_ name: String) -> String {
        "\(StyleDeclarations.css(quoted: name)),sans-serif"
    }

    private static func weight(_ weight: Int) -> Int { min(max(weight, 1), 1000) }

    /// Addresses that a page may open; a script as address would run as the page itself.
    private static func isSafe(_ link: String) -> Bool {
        // Browsers drop these characters before they look for the scheme (URL Standard §4.4).
        let address = link.unicodeScalars.filter { $0.value > 0x20 }
        guard let colon = address.firstIndex(of: ":") else { return true }
        let scheme = address[..<colon]
        if scheme.contains(where: { "/?#".unicodeScalars.contains($0) }) { return true }
        return ["http", "https", "mailto", "tel", "sms"].contains(String(scheme).lowercased())
    }
}
