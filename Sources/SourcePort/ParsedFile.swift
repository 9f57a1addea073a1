import SwiftParser
import SwiftSyntax

/// A file's text with its tree.
final class ParsedFile {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// Changes to the text.
    var edits = TextEdits()
    /// Notes at offsets of the text.
    private(set) var remarks: [(offset: Int, found: String, remedy: String)] = []
    /// Modules that the file has to import beside those that it does.
    var neededImports: Set<String> = []

    init(path: String, text: String) {
        self.path = path
        self.text = text
        bytes = Array(text.utf8)
        tree = Parser.parse(source: text)
    }

    /// Whether a text is somewhere in the file.
    func mentions(_ word: String) -> Bool { text.range(ofText: word) != nil }

    let text: String

    /// The text after all changes.
    var editedText: String { String(decoding: edits.apply(to: bytes), as: UTF8.self) }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func note(at offset: Int, _ found: String, _ remedy: String) {
        remarks.append((offset, found, remedy))
    }

    func note(_ node: some SyntaxProtocol, _ found: String, _ remedy: String) {
        note(at: node.start, found, remedy)
    }

    /// The notes with lines of the changed text.
    var notes: [PortNote] {
        let new = edits.apply(to: bytes)
        return remarks.map { remark in
            let end = min(edits.position(of: remark.offset), new.count)
            let line = 1 + new[..<end].count { $0 == 0x0A }
            return PortNote(file: path, line: line, found: remark.found, remedy: remark.remedy)
        }
    }

    /// The offset where the line of an offset begins.
    func lineStart(_ offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    }

    /// The spaces at the beginning of the line of an offset.
    func indent(_ offset: Int) -> String {
        let start = lineStart(offset)
        let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return text(start..<min(end, max(offset, start)))
    }

    /// Widens a range to its lines where nothing else stands on them.
    func wholeLines(_ range: Range<Int>) -> Range<Int> {
        let start = lineStart(range.lowerBound)
        let rest = bytes[range.upperBound...]
        let end = rest.firstIndex { ![0x20, 0x09, 0x0D].contains($0) } ?? bytes.count
        guard text(start..<range.lowerBound).allSatisfy(\.isWhitespace), end < bytes.count,
            bytes[end] == 0x0A
        else { return range }
        return start..<(end + 1)
    }

    /// The line of the first place that is not Swift; nil where all is.
    var errorLine: Int? {
        guard tree.hasError else { return nil }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(tree)
        let offset = min(finder.offset ?? 0, bytes.count)
        return 1 + bytes[..<offset].count { $0 == 0x0A }
    }
}

private final class ErrorFinder: SyntaxVisitor {
    var offset: Int?

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if offset == nil,
            token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
        {
            offset = token.start
        }
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    /// The name of what is called, where it is a name alone; else empty.
    var functionName: String {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
}

extension SyntaxProtocol {
    /// Where the node begins without the spaces and comments before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where it ends without the spaces and comments after it.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var range: Range<Int> { start..<max(start, end) }

    /// The nearest node of a type around this one.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var current = parent
        while let node = current {
            if let found = node.as(type) { return found }
            current = node.parent
        }
        return nil
    }
}
