import SwiftSyntax

/// A visitor that knows in which type it is.
class TypeScopeVisitor: SyntaxVisitor {
    /// The types around, from the outermost: their paths.
    private(set) var scopes: [String] = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    /// The path of the innermost type; empty outside of types.
    var scope: String { scopes.last ?? "" }

    /// A type or an extension begins.
    func entered(_ node: DeclSyntax, path: String) {}

    /// A type or an extension ends; its scope is already left.
    func left(_ node: DeclSyntax) {}

    private func enter(_ node: some DeclSyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind
    {
        let isLocal = node.enclosing(CodeBlockSyntax.self) != nil
        let path = scope.isEmpty || isLocal ? name : "\(scope).\(name)"
        entered(DeclSyntax(node), path: path)
        scopes.append(path)
        return .visitChildren
    }

    private func leave(_ node: some DeclSyntaxProtocol) {
        scopes.removeLast()
        left(DeclSyntax(node))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, DeclarationReading.withoutGenerics(node.extendedType.trimmedDescription))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
}
