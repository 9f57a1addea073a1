import CoreGraphics
import Foundation

/// The look of an element's text, most of which what is inside takes over.
struct HTMLStyle {
    var families = ["times new roman"]
    /// In points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color = HTMLColor.black
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    /// An address, or a text that is none.
    var link: Any?
    /// How far the text is raised, in shares of its size.
    var raised: CGFloat = 0
    var isPreformatted = false
    var isHidden = false
    var alignment = NSTextAlignment.natural
    /// The height of lines, in shares of the size; nil for the font's own.
    var lineHeight: CGFloat?
    /// The indent of all lines, in points.
    var indent: CGFloat = 0
    /// The distance to the next paragraph, in points; not taken over.
    var spacing: CGFloat = 0
    /// Whether rows of lists have marks.
    var hasMarkers = true
    /// What stands before the paragraph of a list; not taken over.
    var marker: String?

    /// The font of the look.
    var font: UIFont {
        for family in families {
            if let font = named(family) { return font }
        }
        return named("times new roman") ?? .systemFont(ofSize: size)
    }

    private func named(_ family: String) -> UIFont? {
        let name: String
        switch family {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif":
            return withTraits(.systemFont(ofSize: size, weight: isBold ? .bold : .regular))
        case "serif", "times new roman", "times": name = "TimesNewRomanPSMT"
        case "sans-serif", "helvetica": name = "Helvetica"
        case "monospace", "courier": name = "Courier"
        default: name = family
        }
        // Declarations are read in small letters.
        let font = UIFont(name: name, size: size) ?? UIFont(name: name.capitalized, size: size)
        return font.map(withTraits)
    }

    private func withTraits(_ font: UIFont) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// The attributes of the text, without those of its paragraph.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color,
        ]
        attributes[.backgroundColor] = background
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if raised != 0 { attributes[.baselineOffset] = raised * size }
        attributes[.link] = link
        return attributes
    }

    /// The look of the paragraph.
    var paragraph: NSParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.paragraphSpacing = spacing
        paragraph.headIndent = indent
        paragraph.firstLineHeadIndent = marker == nil ? indent : 0
        if let lineHeight {
            paragraph.minimumLineHeight = lineHeight * size
            paragraph.maximumLineHeight = lineHeight * size
        }
        if marker != nil {
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: max(indent - 25, 0)),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return paragraph
    }

    // MARK: - Elements

    /// Takes over what browsers say of an element.
    mutating func apply(element name: String, _ attributes: [String: String]) {
        spacing = 0
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "code", "tt", "kbd", "samp":
            families = ["courier"]
            size = size * 10 / 12
        case "pre":
            families = ["courier"]
            size = size * 10 / 12
            isPreformatted = true
            spacing = size
        case "small": size = size * 10 / 12
        case "big": size = size * 14 / 12
        case "sub", "sup":
            size = size * 10 / 12
            raised += name == "sub" ? -0.2 : 0.4
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "p", "dl": spacing = size
        case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(name)
        case "center": alignment = .center
        case "blockquote":
            indent += 40
            spacing = size
        case "dd": indent += 40
        case "ul", "ol":
            indent += 36
            hasMarkers = true
        case "a": applyLink(attributes["href"])
        case "font": applyFont(attributes)
        case "head", "script", "style", "title", "template", "noscript", "textarea": isHidden = true
        default: break
        }
        switch attributes["align"]?.lowercased() {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    private mutating func applyHeading(_ name: String) {
        let factors: [String: (size: CGFloat, space: CGFloat)] = [
            "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33),
            "h5": (0.83, 1.67), "h6": (0.67, 2.33),
        ]
        guard let factor = factors[name] else { return }
        size *= factor.size
        spacing = size * factor.space
        isBold = true
    }

    private mutating func applyLink(_ address: String?) {
        guard let address else { return }
        link = URL(string: address) ?? address
        isUnderlined = true
        color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    }

    private mutating func applyFont(_ attributes: [String: String]) {
        if let color = attributes["color"].flatMap(HTMLColor.parse) { self.color = color }
        if let face = attributes["face"],
            let declaration = HTMLDeclaration("font-family", face.lowercased())
        {
            apply(declaration)
        }
        let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
        if let text = attributes["size"], let number = Int(text) {
            let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
            size = sizes[min(max((isRelative ? 3 : 0) + min(max(number, -9), 9), 1), 7) - 1]
        }
    }
}
