import SwiftSyntax

/// Reads the names of the cases of enumerations.
final class EnumCaseReader: SyntaxVisitor {
    private var names: [String] = []

    /// Returns the names of all cases in a file.
    static func names(in file: ParsedFile) -> [String] {
        let reader = EnumCaseReader(viewMode: .sourceAccurate)
        reader.walk(file.tree)
        return reader.names
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }
}
