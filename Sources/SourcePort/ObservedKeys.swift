import SwiftSyntax

extension Porter {
    /// The names of properties that the sources observe by names.
    var observedKeys: Set<String> { observed.keys }

    /// The names of properties that the sources observe, by names or by key paths.
    var observedProperties: Set<String> { observed.keys.union(observed.paths) }

    private var observed: ObservedNames {
        if let known = observedNameCache { return known }
        var found = ObservedNames()
        for file in files
        where ["eyPath", "forKey", "observe(", "publisher("].contains(where: file.mentions) {
            let finder = ObservedKeyFinder(viewMode: .sourceAccurate)
            finder.walk(file.tree)
            found.keys.formUnion(finder.names.keys)
            found.paths.formUnion(finder.names.paths)
        }
        observedNameCache = found
        return found
    }
}

/// What sources observe.
struct ObservedNames {
    /// Names in texts.
    var keys: Set<String> = []
    /// Properties of key paths.
    var paths: Set<String> = []
}

private final class ObservedKeyFinder: SyntaxVisitor {
    var names = ObservedNames()

    // `observe(\.progress)` and `publisher(for: \.progress)`.
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id,
            ["observe", "publisher"].contains(
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? call.functionName
            )
        else { return .visitChildren }
        for component in node.components {
            guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
                continue
            }
            names.paths.insert(property.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label?.text,
            ["forKeyPath", "forKey", "keyPath"].contains(label)
        else { return .visitChildren }
        let text = node.expression.trimmedDescription
        if text.hasPrefix("\"") {
            names.keys.formUnion(text.filter { $0 != "\"" }.split(separator: ".").map(String.init))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
            return .visitChildren
        }
        let parts = argument.expression.trimmedDescription.split(separator: ".")
        names.keys.formUnion(parts.map(String.init))
        return .visitChildren
    }
}
