import SwiftSyntax

/// Has classes that are no responders hear of key paths by `KeyValueObserving`.
final class ObservingRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile
    private var isInside = false

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "observeValue",
            node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
            let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let owner = porter.index.resolve(scope), owner.kind == .class,
            !porter.index.isKind(owner, of: "UIResponder")
        else { return .visitChildren }
        let inherited = porter.index.chain(owner).dropFirst().contains {
            $0.kind == .class && !$0.members(named: "observeValue").isEmpty
        }
        guard !inherited else { return .visitChildren }
        file.edits.remove(porter.removalRange(modifier, in: file))
        porter.addConformance("KeyValueObserving", to: owner)
        porter.count(.observing)
        isInside = true
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        if node.name.text == "observeValue" { isInside = false }
    }

    // There is no superclass left that could be told.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInside,
            node.calledExpression.trimmedDescription == "super.observeValue"
        else { return .visitChildren }
        if node.parent?.is(ReturnStmtSyntax.self) == true {
            file.edits.remove(node.range)
        } else if let item = node.parent?.as(CodeBlockItemSyntax.self) {
            file.edits.remove(file.wholeLines(item.range))
        }
        return .skipChildren
    }
}
