import SwiftSyntax

/// Has what is compiled for iOS compiled for Linux.
final class ConditionRule: RuleVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.clauses.compactMap(\.condition)
        // Who asks for Linux has an answer for it.
        if conditions.contains(where: { $0.trimmedDescription.contains("os(Linux)") }) {
            return .visitChildren
        }
        for condition in conditions {
            let finder = SystemFinder(viewMode: .sourceAccurate)
            finder.walk(condition)
            for call in finder.calls {
                file.edits.replace(call.range, with: "(os(iOS) || os(Linux))")
                porter.count(.conditions)
            }
        }
        return .visitChildren
    }
}

private final class SystemFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription.filter { !$0.isWhitespace }
        if text == "os(iOS)" { calls.append(node) }
        return .visitChildren
    }
}
