/// Cuts a text in Markdown into blocks, without their marks.
enum MarkdownBlocks {
    /// A block.
    enum Block: Equatable {
        /// Text with marks within lines.
        case text(String)
        /// Text that is taken as it is.
        case code(String)
    }

    /// Returns the blocks of a text.
    static func read(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var lines: [Substring] = []
        var code: [Substring]?
        var fence: Substring = ""
        var isQuoted = false
        func finish() {
            isQuoted = false
            let text = joined(lines)
            if !text.isEmpty { blocks.append(.text(text)) }
            lines = []
        }
        func finishCode() {
            guard let lines = code else { return }
            blocks.append(.code(lines.map { "\($0)\n" }.joined()))
            code = nil
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if code != nil {
                if start.hasPrefix(fence), start.allSatisfy({ $0 == fence.first || $0 == " " }) {
                    finishCode()
                } else {
                    code?.append(line)
                }
            } else if let mark = fenceMark(start) {
                finish()
                (fence, code) = (mark, [])
            } else if start.isEmpty || isRule(start) {
                // A line of such marks below a paragraph makes that a heading.
                finish()
            } else if let item = content(of: start) {
                finish()
                if start.hasPrefix("#") {
                    lines = [item]
                    finish()
                } else {
                    lines = [item]
                }
            } else if start.hasPrefix(">") {
                if !isQuoted { finish() }
                isQuoted = true
                lines.append(start.drop { $0 == ">" || $0 == " " })
            } else {
                // A quotation goes on without its mark, too.
                lines.append(line)
            }
        }
        finish()
        finishCode()
        return blocks
    }

    /// Returns lines as one; two spaces or a backslash at the end of a line break it.
    static func joined(_ lines: [Substring]) -> String {
        var result = ""
        for (index, line) in lines.enumerated() {
            var line = line.drop(while: \.isWhitespace)
            let isLast = index == lines.count - 1
            let isBroken = !isLast && (line.hasSuffix("  ") || line.hasSuffix("\\"))
            while let last = line.last, last.isWhitespace { line.removeLast() }
            if isBroken, line.hasSuffix("\\") { line.removeLast() }
            var wasSpace = false
            for character in line {
                let isSpace = character.isWhitespace
                if !(isSpace && wasSpace) { result.append(isSpace ? " " : character) }
                wasSpace = isSpace
            }
            if !isLast { result.append(isBroken ? "\n" : " ") }
        }
        return result
    }

    private static func fenceMark(_ line: Substring) -> Substring? {
        for mark in ["`", "~"] {
            let fence = line.prefix { String($0) == mark }
            if fence.count >= 3, mark == "~" || !line.dropFirst(fence.count).contains("`") {
                return fence
            }
        }
        return nil
    }

    private static func isRule(_ line: Substring) -> Bool {
        guard let mark = line.first, "-*_=".contains(mark) else { return false }
        let marks = line.filter { !$0.isWhitespace }
        return marks.count >= (mark == "=" ? 1 : 3) && marks.allSatisfy { $0 == mark }
    }

    /// Returns what follows the mark of a heading or of a list's row; nil for other lines.
    private static func content(of line: Substring) -> Substring? {
        let marks = line.prefix { $0 == "#" }
        if (1...6).contains(marks.count) {
            var title = line.dropFirst(marks.count)
            guard title.first?.isWhitespace ?? true else { return nil }
            while let last = title.last, last == "#" || last.isWhitespace { title.removeLast() }
            return title
        }
        if let mark = line.first, "-+*".contains(mark) {
            let rest = line.dropFirst()
            return rest.first?.isWhitespace == true ? rest : nil
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(digits.count) else { return nil }
        let rest = line.dropFirst(digits.count)
        guard let mark = rest.first, mark == "." || mark == ")",
            rest.dropFirst().first?.isWhitespace == true
        else { return nil }
        return rest.dropFirst()
    }
}
