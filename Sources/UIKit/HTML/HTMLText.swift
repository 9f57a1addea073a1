import Foundation

/// Makes text with attributes of a page.
struct HTMLText {
    private struct Element {
        var name: String
        var style: HTMLStyle
        /// The number of the next row of a list.
        var number = 1
    }

    // Appending to an attributed string copies it each time.
    private var written = ""
    private var looks: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []
    private var stack = [Element(name: "", style: HTMLStyle())]
    private var sheet = HTMLStyleSheet()
    /// The paragraph that is written: it is appended as a whole, with its look.
    private var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    /// The look of that paragraph: of the innermost block in which it began.
    private var paragraph: HTMLStyle?
    private var run = ""
    /// Whether what was written last is a space between words, which counts once, and not before the
    /// end of a line.
    private var endsInSpace = false
    /// Whether a line or a cell of the paragraph begins, and nothing follows yet.
    private var isBroken = false
    /// How many elements were left out since there are too many in each other.
    private var skipped = 0

    /// Reads a page.
    static func read(_ page: String) -> NSAttributedString {
        var text = HTMLText()
        var tokenizer = HTMLTokenizer(page)
        while let token = tokenizer.next() {
            switch token {
            case .text(let content): text.append(content)
            case .start(let name, let attributes): text.open(name, attributes)
            case .end(let name): text.close(name)
            }
        }
        text.flush()
        text.dropSpace()
        text.finishParagraph()
        return text.result
    }

    private var result: NSAttributedString {
        let result = NSMutableAttributedString(string: written)
        var start = 0
        for look in looks {
            result.setAttributes(
                look.attributes,
                range: NSRange(location: start, length: look.length)
            )
            start += look.length
        }
        return result
    }

    private static let blocks: Set<String> = [
        "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li",
        "blockquote", "pre", "table", "tr", "section", "article", "header", "footer", "nav", "main",
        "aside", "figure", "figcaption", "dl", "dt", "dd", "address", "center", "form", "fieldset",
        "caption", "details", "summary",
    ]
    private static let empty: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "base", "wbr", "col", "area", "source",
    ]

    /// What may stand in a head.
    private static let partsOfHeads: Set<String> = [
        "meta", "link", "base", "title", "style", "script", "noscript", "template",
    ]

    private var style: HTMLStyle { stack[stack.count - 1].style }
    private var isAtStart: Bool { pieces.isEmpty && run.isEmpty }

    // MARK: - Elements

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if !Self.partsOfHeads.contains(name) { endHead() }
        if Self.empty.contains(name) { return openEmpty(name) }
        closeImplied(by: name)
        guard stack.count < 200 else {
            skipped += 1
            return
        }
        flush()
        var element = Element(name: name, style: style)
        element.style.marker = nil
        element.style.apply(element: name, attributes)
        for declaration in sheet.declarations(for: name, attributes) {
            element.style.apply(declaration)
        }
        let isShown = !element.style.isHidden
        let beginsLine = isShown && Self.blocks.contains(name)
        if beginsLine { endLine() }
        if name == "ol" { element.number = attributes["start"].flatMap(Int.init) ?? 1 }
        if name == "li", isShown { element.style.marker = marker(for: element.style) }
        if name == "td" || name == "th", isShown, !isAtStart { part(by: "\t") }
        stack.append(element)
        if beginsLine { paragraph = nil }
    }

    private mutating func openEmpty(_ name: String) {
        switch name {
        case "br": part(by: "\u{2028}")
        case "hr":
            flush()
            endLine()
        default: break
        }
    }

    /// A list's row ends the one before, a block a paragraph: pages leave their ends out.
    private mutating func closeImplied(by name: String) {
        let ends: Set<String>
        let walls: Set<String>
        switch name {
        case "li": (ends, walls) = (["li"], ["ul", "ol"])
        case "dt", "dd": (ends, walls) = (["dt", "dd"], ["dl"])
        case "tr": (ends, walls) = (["tr"], ["table"])
        case "td", "th": (ends, walls) = (["td", "th"], ["tr", "table"])
        case _ where Self.blocks.contains(name): (ends, walls) = (["p"], [])
        default: return
        }
        for element in stack.reversed() {
            if ends.contains(element.name) { return close(element.name) }
            if walls.contains(element.name) { return }
        }
    }

    /// Ends a head that is open: pages leave its end out, and often the body's beginning.
    private mutating func endHead() {
        if stack[stack.count - 1].name == "head" { close("head") }
    }

    private mutating func close(_ name: String) {
        if name == "br" { return openEmpty(name) }
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
        if skipped > 0, index == stack.count - 1 {
            skipped -= 1
            return
        }
        flush()
        while stack.count > index {
            let ended = stack[stack.count - 1].name
            // The last line of a document ends without a mark, unless a paragraph of its own does.
            if Self.blocks.contains(ended), ended != "html", ended != "body", !style.isHidden {
                endLine()
            }
            stack.removeLast()
        }
    }

    private mutating func marker(for row: HTMLStyle) -> String {
        guard let index = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else {
            return row.hasMarkers ? "\t•\t" : "\t\t"
        }
        let number = stack[index].number
        stack[index].number &+= 1
        // The place of a mark that is not shown stays, as on iOS.
        guard row.hasMarkers else { return "\t\t" }
        guard stack[index].name == "ol" else {
            let depth = stack.filter { $0.name == "ul" || $0.name == "ol" }.count
            return "\t\(["•", "◦", "▪"][min(depth, 3) - 1])\t"
        }
        return "\t\(number).\t"
    }

    // MARK: - Text

    private mutating func append(_ text: String) {
        if stack[stack.count - 1].name == "style" { return sheet.read(text) }
        if !text.unicodeScalars.allSatisfy(HTMLTokenizer.isSpace) { endHead() }
        guard !style.isHidden else { return }
        if style.isPreformatted {
            for (index, line) in Self.lines(text).enumerated() {
                if index > 0 { append(verbatim: "\n", breaking: true) }
                append(verbatim: line)
            }
            return
        }
        for scalar in text.unicodeScalars {
            if HTMLTokenizer.isSpace(scalar) {
                // The first of several belongs to the text, with the look of its own element.
                if isAtStart || isBroken || endsInSpace { continue }
                run += " "
                endsInSpace = true
            } else {
                endsInSpace = false
                isBroken = false
                beginParagraph()
                run.unicodeScalars.append(scalar)
            }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    }

    private mutating func append(verbatim text: String, breaking: Bool = false) {
        guard !style.isHidden else { return }
        if breaking {
            flush()
            dropSpace()
            beginParagraph()
            finishLine()
        } else if !text.isEmpty {
            endsInSpace = false
            isBroken = false
            beginParagraph()
            run += text
        }
    }

    /// Writes what parts lines of a paragraph, or cells of a row.
    private mutating func part(by mark: String) {
        guard !style.isHidden else { return }
        flush()
        dropSpace()
        append(verbatim: mark)
        isBroken = true
    }

    /// Takes the space at the end of a line away, after the run is flushed.
    private mutating func dropSpace() {
        guard endsInSpace, let last = pieces.indices.last else { return }
        endsInSpace = false
        pieces[last].text.unicodeScalars.removeLast()
        if pieces[last].text.isEmpty { pieces.removeLast() }
    }

    /// Takes over the look of the innermost block, and writes the mark of a list's row.
    private mutating func beginParagraph() {
        guard paragraph == nil || isAtStart else { return }
        let index = stack.lastIndex { Self.blocks.contains($0.name) } ?? 0
        paragraph = stack[index].style
        // A paragraph in a row of a list is the row's.
        guard let row = stack.lastIndex(where: { $0.name == "li" }),
            let marker = stack[row].style.marker
        else { return }
        stack[row].style.marker = nil
        paragraph?.marker = marker
        pieces.append((marker, stack[row].style.attributes))
    }

    private mutating func flush() {
        guard !run.isEmpty else { return }
        pieces.append((run, style.attributes))
        run = ""
    }

    /// Ends the line where one was begun.
    private mutating func endLine() {
        dropSpace()
        if !isAtStart { finishLine() }
    }

    private mutating func finishLine() {
        pieces.append(("\n", (paragraph ?? style).attributes))
        finishParagraph()
    }

    private mutating func finishParagraph() {
        let look = (paragraph ?? style).paragraph
        for piece in pieces {
            var attributes = piece.attributes
            attributes[.paragraphStyle] = look
            written += piece.text
            looks.append((piece.text.utf16.count, attributes))
        }
        pieces = []
        paragraph = nil
        isBroken = false
        endsInSpace = false
    }
}
