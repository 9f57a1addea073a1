import SwiftSyntax

extension Porter {
    /// The names of properties that the sources observe by key paths.
    var observedKeys: Set<String> {
        if let known = observedKeyCache { return known }
        var found: Set<String> = []
        for file in files where file.mentions("eyPath") || file.mentions("forKey") {
            let finder = ObservedKeyFinder(viewMode: .sourceAccurate)
            finder.walk(file.tree)
            found.formUnion(finder.keys)
        }
        observedKeyCache = found
        return found
    }
}

private final class ObservedKeyFinder: SyntaxVisitor {
    var keys: Set<String> = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label?.text,
            ["forKeyPath", "forKey", "keyPath"].contains(label)
        else { return .visitChildren }
        let text = node.expression.trimmedDescription
        if text.hasPrefix("\"") {
            keys.formUnion(text.filter { $0 != "\"" }.split(separator: ".").map(String.init))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
            return .visitChildren
        }
        let names = argument.expression.trimmedDescription.split(separator: ".")
        keys.formUnion(names.map(String.init))
        return .visitChildren
    }
}
