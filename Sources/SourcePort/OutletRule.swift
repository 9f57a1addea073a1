import SwiftSyntax

/// Makes `@Outlet` of `@IBOutlet`.
///
/// A property with observers, one that is computed and one that is lazy stays plain and gets a name
/// instead.
final class OutletRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let attribute = DeclarationReading.attributes(node.attributes).first {
            $0.name == "IBOutlet"
        }
        guard let attribute = attribute?.node else { return .visitChildren }
        porter.count(.outlets)
        let modifiers = Array(node.modifiers).filter { ["weak", "unowned"].contains($0.name.text) }
        // No wrapper waits until it is asked.
        let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        if isLazy || node.bindings.contains(where: { $0.accessorBlock != nil }) {
            file.edits.remove(porter.removalRange(attribute, in: file))
            return .visitChildren
        }
        if node.modifiers.contains(where: { $0.name.text == "override" }) {
            file.edits.remove(porter.removalRange(attribute, in: file))
            file.note(
                node,
                "an outlet that overrides another one",
                "a property wrapper cannot override: leave it to the superclass's outlet"
            )
            return .visitChildren
        }
        let isWeak = modifiers.first?.name.text == "weak" && !isKept(node)
        let wrapper = isWeak ? "@Outlet(.weak)" : "@Outlet"
        file.edits.replace(attribute.range, with: wrapper)
        for modifier in modifiers { file.edits.remove(porter.removalRange(modifier, in: file)) }
        if node.bindings.count > 1 { split(node, wrapper) }
        return .visitChildren
    }

    /// Whether something else keeps the object anyway, so that a strong outlet makes no circle.
    private func isKept(_ node: VariableDeclSyntax) -> Bool {
        guard let type = node.bindings.last?.typeAnnotation?.type.trimmedDescription else {
            return false
        }
        let name = DeclarationReading.withoutGenerics(type)
        let bases = [
            "UIView", "UIGestureRecognizer", "NSLayoutConstraint", "UIBarItem", "UINavigationItem",
            "UILayoutGuide",
        ]
        if let record = porter.index.resolve(name, from: scope), record.kind == .class {
            return bases.contains { porter.index.isKind(record, of: $0) }
        }
        return bases.contains { porter.index.frameworks.isKind(name, of: $0) }
    }

    /// A wrapper stands before one property: `var a: T!, b: T!` becomes two lines.
    private func split(_ node: VariableDeclSyntax, _ wrapper: String) {
        let kept = node.modifiers.filter { !["weak", "unowned"].contains($0.name.text) }
            .map(\.trimmedDescription)
        let prefix = ([wrapper] + kept + ["var "]).joined(separator: " ")
        let indent = file.indent(node.start)
        let last = node.bindings.last?.typeAnnotation?.trimmedDescription ?? ""
        for binding in node.bindings {
            // `var a, b: T!` has one type for both.
            if binding.typeAnnotation == nil {
                file.edits.insert(last, at: binding.pattern.end)
            }
            guard let comma = binding.trailingComma else { continue }
            let range = porter.removalRange(comma, in: file)
            file.edits.replace(range, with: "\n\(indent)\(prefix)")
        }
    }
}
