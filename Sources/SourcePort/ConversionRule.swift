import SwiftSyntax

/// Writes what maps values to lengths as a closure: of the initializers that `CGFloat.init` may
/// mean, Foundation for Linux has several that fit each number.
final class ConversionRule: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "flatMap", "compactMap"].contains(access.declName.baseName.text),
            node.trailingClosure == nil, node.arguments.count == 1,
            let argument = node.arguments.first, argument.label == nil,
            argument.expression.trimmedDescription == "CGFloat.init"
        else { return .visitChildren }
        let range = argument.expression.start..<argument.expression.end
        file.edits.replace(range, with: "{ CGFloat($0) }")
        porter.count(.renamed)
        return .visitChildren
    }
}
