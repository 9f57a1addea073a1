import SwiftSyntax

/// A method, or its answer, that a condition gives a name, and that the code then returns:
/// `guard let may = delegate?.may(_:) else { return true }` with `return may(self)` at the end.
struct BoundAnswer {
    private let name: String
    private let condition: ConditionElementSyntax

    init?(_ node: Syntax) {
        guard let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self),
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let condition = binding.parent?.as(ConditionElementSyntax.self)
        else { return nil }
        name = pattern.identifier.text
        self.condition = condition
    }

    /// What is returned where nobody answers; nil if the code does something else with the answer.
    var fallback: String? {
        let statement = condition.parent?.parent
        if let choice = statement?.as(GuardStmtSyntax.self) {
            guard isAnswer(Self.following(Syntax(choice)).last) else { return nil }
            return Self.constant(Array(choice.body.statements))
        }
        guard let choice = statement?.as(IfExprSyntax.self) else { return nil }
        let body = Array(choice.body.statements)
        guard body.count == 1, isAnswer(body.first) else { return nil }
        if let other = choice.elseBody {
            return Self.constant(other.as(CodeBlockSyntax.self).map { Array($0.statements) } ?? [])
        }
        return Self.constant(Self.following(Syntax(choice)))
    }

    /// Whether a statement returns the answer.
    private func isAnswer(_ item: CodeBlockItemSyntax?) -> Bool {
        guard let value = Self.returned(item) else { return false }
        let answer = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        return answer.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }

    private static func constant(_ items: [CodeBlockItemSyntax]) -> String? {
        guard items.count == 1, let value = returned(items.first), CallAnswers.isConstant(value)
        else { return nil }
        return value.trimmedDescription
    }

    private static func returned(_ item: CodeBlockItemSyntax?) -> ExprSyntax? {
        item?.item.as(ReturnStmtSyntax.self)?.expression
    }

    /// The statements after one, in its block.
    private static func following(_ statement: Syntax) -> [CodeBlockItemSyntax] {
        var current = statement
        while let parent = current.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                return Array(list.drop { $0.id != current.id }.dropFirst())
            }
            current = parent
        }
        return []
    }
}
