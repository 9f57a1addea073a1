import SwiftSyntax

/// Asks whether an object conforms to a protocol as Swift does: only Objective-C has objects answer it.
final class ConformanceRule: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // `type.conforms(to: .image)` asks what a type of files is one of.
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "conforms", let base = access.base,
            node.arguments.count == 1, let argument = node.arguments.first,
            argument.label?.text == "to",
            let type = argument.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let named = type.base,
            !porter.ownMembers.contains("conforms")
        else { return .visitChildren }
        // `delegate?.conforms(to:)`: the object may be none, as in the cast.
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        file.edits.insert("((", at: base.start)
        let text = " as Any?) is any \(named.trimmedDescription))"
        file.edits.replace(object.end..<node.end, with: text)
        porter.count(.responding)
        return .visitChildren
    }
}
