import SwiftSyntax

/// Says that rows can be edited or moved where a class has `commit` or `moveRowAt` alone, as UIKit
/// takes it.
final class TableRule: TypeScopeVisitor {
    /// What UIKit takes to be answered with true by a class that has a method of these labels.
    private static let questions = [
        ["_", "commit", "forRowAt"]: "canEditRowAt", ["_", "moveRowAt", "to"]: "canMoveRowAt",
    ]

    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard node.name.text == "tableView", let question = Self.questions[labels],
            node.enclosing(CodeBlockSyntax.self) == nil,
            let owner = porter.index.resolve(scope), owner.kind != .protocol
        else { return .visitChildren }
        let answers = porter.index.chain(owner).flatMap { $0.members(named: "tableView") }
        guard !answers.contains(where: { $0.labels == ["_", question] }) else {
            return .visitChildren
        }
        let kept = node.modifiers.filter { ["public", "open", "override"].contains($0.name.text) }
        let isOverride =
            porter.index.isKind(owner, of: "UITableViewController")
            || porter.index.isKind(owner, of: "UITableViewDiffableDataSource")
        var modifiers = kept.map { $0.name.text + " " }.joined()
        if isOverride, !modifiers.contains("override") { modifiers += "override " }
        let indent = file.indent(node.start)
        // Before the method stands what is said of it.
        let text =
            "\n\n\(indent)\(modifiers)func tableView(_ tableView: UITableView, "
            + "\(question) indexPath: IndexPath) -> Bool {\n\(indent)    true\n\(indent)}"
        file.edits.insert(text, at: node.end)
        porter.count(.rowEditing)
        return .visitChildren
    }
}
