import SwiftSyntax

/// Gives methods of tables and collections Swift's label, where they have Objective-C's: what finds
/// `sizeForItemAtIndexPath` as a delegate's method there is its selector, here the name alone.
final class IndexPathLabelRule: SyntaxVisitor {
    private let porter: Porter
    private let file: ParsedFile
    private let methods: Set<String>

    private init(_ porter: Porter, _ file: ParsedFile, _ methods: Set<String>) {
        self.porter = porter
        self.file = file
        self.methods = methods
        super.init(viewMode: .sourceAccurate)
    }

    /// Renames the methods and their calls in all files.
    static func run(_ porter: Porter) {
        var methods: Set<String> = []
        for record in porter.index.ordered where record.kind == .class {
            let found = record.members.filter { isNamedAsSelector($0, in: record) }
            methods.formUnion(found.map(\.reference))
            // Layouts ask delegates of this kind alone.
            let asksLayout = found.contains { $0.labels.contains("layout") }
            let flow = "UICollectionViewDelegateFlowLayout"
            let isKnown = porter.index.chain(record).contains { $0.inherited.contains(flow) }
            if asksLayout, !isKnown { porter.addConformance(flow, to: record) }
        }
        guard !methods.isEmpty else { return }
        for file in porter.files { IndexPathLabelRule(porter, file, methods).walk(file.tree) }
    }

    private static let ending = "AtIndexPath"

    private static func isNamedAsSelector(_ member: MemberRecord, in record: TypeRecord) -> Bool {
        member.kind == .method && ["collectionView", "tableView"].contains(member.name)
            && member.labels.last?.hasSuffix(ending) == true && !member.isOverride
            && member.parameterTypes.last == "IndexPath" && member.documentName == nil
            && (member.attributes.contains("objc") || record.isObjectiveC)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text }
        if let last = parameters.last { rename(node.name.text, labels, last.firstName) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let label = node.arguments.last?.label,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            rename(access.baseName.text, labels, label)
        }
        return .visitChildren
    }

    private func rename(_ name: String, _ labels: [String], _ label: TokenSyntax) {
        let reference = "\(name)(" + labels.map { "\($0):" }.joined() + ")"
        guard methods.contains(reference) else { return }
        let text = String(label.text.dropLast("IndexPath".count))
        file.edits.replace(label.range, with: text)
        porter.count(.renamed)
    }
}
