import SwiftSyntax

/// Has tests of XCTest run on the main actor from outside of it.
///
/// On Linux, XCTest calls no method that waits for no task and belongs to the main actor: a run ends
/// at the first. It is on the main thread that it calls all of them.
final class ActorTestRule: TypeScopeVisitor {
    private static let preparations: Set<String> = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError",
    ]

    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.enclosing(CodeBlockSyntax.self) == nil, let body = node.body, isCalled(node),
            let owner = porter.index.resolve(scope), owner.kind == .class,
            porter.index.foreignBase(owner) == "XCTestCase"
        else { return .visitChildren }
        let own = Self.isolation(node.attributes)
        let isIsolated = porter.index.chain(owner).contains {
            $0.node?.as(ClassDeclSyntax.self).map { Self.isolation($0.attributes) != nil } ?? false
        }
        guard isIsolated || own != nil else { return .visitChildren }
        if let own { file.edits.remove(porter.removalRange(own, in: file)) }
        if isIsolated { file.edits.insert("nonisolated ", at: node.funcKeyword.start) }
        let effects = node.signature.effectSpecifiers
        let call = effects?.throwsClause == nil ? "" : "try "
        file.edits.insert(" \(call)MainActor.assumeIsolated {", at: body.leftBrace.end)
        file.edits.insert("} ", at: body.rightBrace.start)
        porter.addConformance("@unchecked Sendable", to: owner)
        porter.count(.actorTests)
        return .visitChildren
    }

    /// Whether XCTest calls a method, and waits for it.
    private func isCalled(_ node: FunctionDeclSyntax) -> Bool {
        let modifiers = DeclarationReading.modifiers(node.modifiers)
        guard node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            node.signature.returnClause == nil,
            modifiers.isDisjoint(with: ["nonisolated", "private", "fileprivate", "static"])
        else { return false }
        if Self.preparations.contains(node.name.text) { return modifiers.contains("override") }
        return node.name.text.hasPrefix("test") && !modifiers.contains("class")
    }

    /// The attribute that binds a declaration to the main actor; nil without one.
    private static func isolation(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
        DeclarationReading.attributes(attributes).first { $0.name == "MainActor" }?.node
    }
}
