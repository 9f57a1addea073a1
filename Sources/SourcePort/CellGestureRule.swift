import SwiftSyntax

/// Has cells of tables override what decides about gestures.
///
/// A cell is the delegate of gesture recognizers as it is, so that the delegate's optional methods
/// are methods of its class here.
final class CellGestureRule: TypeScopeVisitor {
    private static let questions: Set<String> = [
        "shouldReceive", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
        "shouldBeRequiredToFailBy",
    ]

    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.enclosing(CodeBlockSyntax.self) == nil,
            let owner = porter.index.resolve(scope),
            Self.overrides(DeclSyntax(node), owner, porter.index),
            !node.modifiers.contains(where: { $0.name.text == "override" })
        else { return .visitChildren }
        file.edits.insert("override ", at: node.modifiers.first?.start ?? node.funcKeyword.start)
        porter.count(.overrides)
        return .visitChildren
    }

    /// Whether a method of a class is one that decides about gestures, in a cell of a table.
    static func overrides(_ node: DeclSyntax, _ owner: TypeRecord, _ index: ProjectIndex) -> Bool {
        guard let function = node.as(FunctionDeclSyntax.self),
            function.name.text == "gestureRecognizer"
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        return parameters.count == 2 && parameters.first?.firstName.text == "_"
            && questions.contains(parameters.last?.firstName.text ?? "")
            // Of a touch, not of a press or another event.
            && parameters.last?.type.trimmedDescription.hasPrefix("UI") == true
            && !["UIPress", "UIEvent"].contains(parameters.last?.type.trimmedDescription)
            && owner.kind == .class && index.isKind(owner, of: "UITableViewCell")
    }
}
