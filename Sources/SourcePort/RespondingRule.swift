import SwiftSyntax

/// Has classes say which named methods they have by `SelectorResponding`, where on iOS they override
/// a method of NSObject.
final class RespondingRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isAnswer(node),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let owner = porter.index.resolve(scope), owner.kind == .class
        else { return .visitChildren }
        let isInherited = porter.index.chain(owner).dropFirst().contains { type in
            type.kind == .class
                && type.members(named: "responds").contains { $0.labels == ["to"] }
        }
        guard !isInherited else { return .visitChildren }
        file.edits.remove(porter.removalRange(modifier, in: file))
        porter.addConformance("SelectorResponding", to: owner)
        porter.count(.responding)
        return .visitChildren
    }

    private static func isAnswer(_ node: FunctionDeclSyntax) -> Bool {
        let parameters = node.signature.parameterClause.parameters
        return node.name.text == "responds" && parameters.count == 1
            && parameters.first?.firstName.text == "to"
    }
}
