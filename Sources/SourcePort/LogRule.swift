import SwiftSyntax

/// Has `os_log` write with `NSLog`, which Foundation for Linux has.
final class LogRule: SyntaxVisitor {
    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = Self.format(node) else { return .visitChildren }
        let values = Self.values(node).map(\.expression.trimmedDescription)
        file.edits.replace(node.range, with: "NSLog(\(([text] + values).joined(separator: ", ")))")
        porter.count(.renamed)
        return .skipChildren
    }

    /// Whether a call is one that `NSLog` takes the place of.
    static func isReplaced(_ node: FunctionCallExprSyntax) -> Bool { format(node) != nil }

    /// The format of `os_log("…", log: log, type: .debug, values)`, without what is said of privacy; nil
    /// for other calls.
    private static func format(_ node: FunctionCallExprSyntax) -> String? {
        guard node.functionName == "os_log",
            let literal = node.arguments.first(where: { $0.label == nil })?.expression
                .as(StringLiteralExprSyntax.self),
            literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) })
        else { return nil }
        var text = literal.trimmedDescription
        for word in ["%{public}", "%{private}"] {
            text = text.components(separatedBy: word).joined(separator: "%")
        }
        return text
    }

    private static func values(_ node: FunctionCallExprSyntax) -> [LabeledExprSyntax] {
        let rest = node.arguments.drop { !$0.expression.is(StringLiteralExprSyntax.self) }
        return rest.dropFirst().filter { $0.label == nil }
    }
}
