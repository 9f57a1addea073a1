import SwiftSyntax

/// Makes blocks of Objective-C closures, as which Vitrine keeps them.
///
/// Tests of apps know the handler of an alert's action so: they read it by its name, and take what
/// comes of that for a block by its address.
final class BlockRule: RuleVisitor {
    /// Whether a file has anything to change.
    static func concerns(_ file: ParsedFile) -> Bool { file.mentions("@convention(block)") }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.trimmedDescription == "@convention(block)" else { return .visitChildren }
        file.edits.remove(porter.removalRange(node, in: file))
        porter.count(.attributes)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.functionName == "unsafeBitCast", node.arguments.count == 2,
            let value = node.arguments.first?.expression,
            let type = node.arguments.last?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let base = type.base
        else { return .visitChildren }
        guard let word = Self.castToObject(value) else {
            file.note(
                node,
                "an address that is taken for a block",
                "handlers are closures here: cast the value itself with as!"
            )
            return .visitChildren
        }
        file.edits.remove(node.calledExpression.range)
        file.edits.replace(word.start..<base.start, with: "as! ")
        file.edits.remove(base.end..<type.end)
        porter.count(.attributes)
        return .visitChildren
    }

    /// Returns the word `as` of `value as AnyObject`.
    private static func castToObject(_ value: ExprSyntax) -> UnresolvedAsExprSyntax? {
        guard let parts = value.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
            parts.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject",
            let word = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self),
            word.questionOrExclamationMark == nil
        else { return nil }
        return word
    }
}
