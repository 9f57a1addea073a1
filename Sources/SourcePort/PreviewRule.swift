import SwiftSyntax

/// Takes away previews, which nothing but Xcode's canvas shows.
final class PreviewRule: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.isPreview(node) { remove(node.parent?.as(CodeBlockItemSyntax.self)) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isPreview(node) else { return .visitChildren }
        remove(node.parent?.as(CodeBlockItemSyntax.self))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isPreview(node) else { return .visitChildren }
        remove(node.parent?.as(CodeBlockItemSyntax.self))
        return .skipChildren
    }

    private func remove(_ node: CodeBlockItemSyntax?) {
        guard let node else { return }
        file.edits.remove(file.wholeLines(node.range))
        porter.count(.previews)
    }

    /// Whether an expression is `#Preview { … }` by itself.
    static func isPreview(_ node: MacroExpansionExprSyntax) -> Bool {
        node.macroName.text == "Preview" && node.parent?.is(CodeBlockItemSyntax.self) == true
    }

    /// Whether a declaration is `#Preview { … }`, as it is with attributes.
    static func isPreview(_ node: MacroExpansionDeclSyntax) -> Bool {
        node.macroName.text == "Preview" && node.parent?.is(CodeBlockItemSyntax.self) == true
    }

    /// Whether a structure at the top of a file shows previews.
    static func isPreview(_ node: StructDeclSyntax) -> Bool {
        node.parent?.is(CodeBlockItemSyntax.self) == true
            && node.inheritanceClause?.inheritedTypes.contains {
                $0.type.trimmedDescription == "PreviewProvider"
            } == true
    }
}
