import SwiftSyntax

/// Looks for uses of a member of a type, such as `Card.appearance`, in code: not in words about it.
final class MemberUseSearch: SyntaxVisitor {
    private let type: String
    private let member: String
    private(set) var isFound = false

    init(_ type: String, _ member: String) {
        self.type = type
        self.member = member
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == member, let base = node.base?.trimmedDescription {
            // Types stand in others: `Views.Card`.
            isFound = isFound || base == type || base.hasSuffix(".\(type)")
        }
        return isFound ? .skipChildren : .visitChildren
    }
}

/// Looks for a selector that is made of a method of a name.
final class SelectorSearch: SyntaxVisitor {
    private let method: String
    private(set) var isFound = false

    init(_ method: String) {
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        let names = node.arguments.first?.expression.tokens(viewMode: .sourceAccurate)
        isFound = isFound || names?.contains { $0.text == method } == true
        return .skipChildren
    }
}
