import SwiftSyntax

/// What a rule goes through a file with, to change it.
class RuleVisitor: SyntaxVisitor {
    let porter: Porter
    let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }
}
