import SwiftSyntax

/// Moves members of extensions into the class where Swift wants them: overrides, and what is
/// overridden.
final class MemberMover: TypeScopeVisitor {
    private let porter: Porter
    private let number: Int
    private var file: ParsedFile { porter.files[number] }
    /// The classes' new members, in the order in which they were found.
    private var moved: [(record: TypeRecord, text: String)] = []

    private let takesNotes: Bool

    init(_ porter: Porter, _ number: Int, takesNotes: Bool = false) {
        self.porter = porter
        self.number = number
        self.takesNotes = takesNotes
        super.init()
    }

    override func entered(_ node: DeclSyntax, path: String) {
        guard let found = node.as(ExtensionDeclSyntax.self),
            let record = porter.index.resolve(path)
        else { return }
        for (item, conditions) in DeclarationReading.declarations(found.memberBlock.members) {
            guard let modifiers = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers else {
                continue
            }
            let isOverride = modifiers.contains { $0.name.text == "override" }
            guard
                isOverride || isOverridden(item.decl, record)
                    || CellGestureRule.overrides(item.decl, record, porter.index)
            else { continue }
            guard record.kind == .class, record.node != nil, found.genericWhereClause == nil else {
                if isOverride, Self.unasked.contains(Self.name(of: item.decl)) {
                    takeAway(item)
                } else if takesNotes {
                    note(item.decl, path, isOverride: isOverride)
                }
                continue
            }
            move(item, conditions, found, to: record)
        }
    }

    /// What extensions of UIKit's containers override and no page has a use for.
    private static let unasked: Set<String> = [
        "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
        "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate",
        "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
        "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
        "childForScreenEdgesDeferringSystemGestures",
    ]

    private static func name(of node: DeclSyntax) -> String {
        if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
        let pattern = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern?.trimmedDescription ?? ""
    }

    private func takeAway(_ item: MemberBlockItemSyntax) {
        file.edits.remove(gap(lines(of: item)))
        porter.count(.unaskedOverrides)
    }

    /// Notes a member that has no class of the sources to move into.
    private func note(_ node: DeclSyntax, _ path: String, isOverride: Bool) {
        if isOverride {
            file.note(
                node,
                "an override in an extension of \(path)",
                "move it into a subclass: Swift for Linux has no overrides in extensions"
            )
        } else {
            file.note(
                node,
                "a member of an extension of \(path), which classes override",
                "declare it in a class of the app's that these inherit from: Swift for Linux has "
                    + "overrides of what classes declare only"
            )
        }
    }

    /// Whether a class below overrides what an extension declares.
    private func isOverridden(_ node: DeclSyntax, _ record: TypeRecord) -> Bool {
        guard record.kind == .class || record.kind == .foreign else { return false }
        let members: [MemberRecord]
        if let function = node.as(FunctionDeclSyntax.self) {
            members = [DeclarationReading.method(function, file: number, true)]
        } else if let variable = node.as(VariableDeclSyntax.self) {
            members = DeclarationReading.properties(variable, file: number, true)
        } else {
            return false
        }
        return members.contains { member in
            guard porter.index.overridingNames.contains(member.name) else { return false }
            guard !member.isStatic || member.modifiers.contains("class") else { return false }
            return porter.index.ordered.contains { type in
                type.kind == .class
                    && type.members.contains { $0.isOverride && $0.matches(member) }
                    && porter.index.inherits(type, from: record)
            }
        }
    }

    private func move(
        _ item: MemberBlockItemSyntax,
        _ conditions: [String],
        _ owner: ExtensionDeclSyntax,
        to record: TypeRecord
    ) {
        let range = lines(of: item)
        var text = file.text(range)
        while text.first == "\n" { text.removeFirst() }
        text = accessible(text, item.decl, owner, from: range.lowerBound)
        if !conditions.isEmpty {
            text =
                conditions.map { "#if \($0)\n" }.joined() + text
                + conditions.map { _ in "\n#endif" }.joined()
        }
        file.edits.remove(gap(range))
        moved.append((record, text))
        porter.count(.movedMembers)
        if record.file != number { follow(text, to: record) }
    }

    /// The range of a member with what stands before it.
    private func lines(of item: MemberBlockItemSyntax) -> Range<Int> {
        let range = item.position.utf8Offset..<item.endPosition.utf8Offset
        // The first line of what stands before the member is the end of the line above.
        guard let line = file.bytes[range].firstIndex(of: 0x0A), line < item.start else {
            return range
        }
        return (line + 1)..<range.upperBound
    }

    /// Widens what is taken away by the end of its line, and by an empty line that would then come
    /// first.
    private func gap(_ range: Range<Int>) -> Range<Int> {
        let bytes = file.bytes
        var end = range.upperBound
        guard end < bytes.count, bytes[end] == 0x0A,
            range.lowerBound > 0, bytes[range.lowerBound - 1] == 0x0A
        else { return range }
        end += 1
        let isFirst = range.lowerBound > 1 && bytes[range.lowerBound - 2] == UInt8(ascii: "{")
        if isFirst, end < bytes.count, bytes[end] == 0x0A { end += 1 }
        return range.lowerBound..<end
    }

    /// Gives a member the access that its extension said for it.
    private func accessible(
        _ text: String,
        _ node: DeclSyntax,
        _ owner: ExtensionDeclSyntax,
        from start: Int
    ) -> String {
        let words = ["public", "fileprivate", "private", "internal", "open"]
        guard
            let access = owner.modifiers.first(where: { words.contains($0.name.text) })?.name.text,
            ["public"].contains(access),
            let modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers,
            !modifiers.contains(where: { words.contains($0.name.text) && $0.detail == nil })
        else { return text }
        let keyword =
            modifiers.first?.start ?? node.as(FunctionDeclSyntax.self)?.funcKeyword.start
            ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier.start ?? node.start
        // The member's text begins without empty lines.
        let before = String(file.text(start..<keyword).drop { $0 == "\n" })
        guard let place = text.range(ofText: before) else { return text }
        var result = text
        result.insert(contentsOf: "\(access) ", at: result.index(place, offsetBy: before.count))
        return result
    }

    /// Lets a member find in another file what it found in its own.
    private func follow(_ text: String, to record: TypeRecord) {
        let finder = PrivateFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        for (name, modifier) in finder.found where text.range(ofText: name) != nil {
            file.edits.remove(porter.removalRange(modifier, in: file))
        }
        porter.files[record.file].neededImports.formUnion(finder.imports)
    }

    /// Writes the members into their classes.
    func finish() {
        var records: [TypeRecord] = []
        for (record, _) in moved where !records.contains(where: { $0 === record }) {
            records.append(record)
        }
        for record in records {
            guard let node = record.node?.as(ClassDeclSyntax.self) else { continue }
            let target = porter.files[record.file]
            let texts = moved.filter { $0.record === record }.map(\.text)
            let brace = node.memberBlock.rightBrace.start
            let line = target.lineStart(brace)
            let isAlone = target.text(line..<brace).allSatisfy(\.isWhitespace)
            let text = texts.joined(separator: "\n\n") + "\n"
            target.edits.insert(
                (isAlone ? "\n" : "\n\n") + text + (isAlone ? "" : target.indent(node.start)),
                at: isAlone ? line : brace
            )
        }
    }
}

/// Finds what a file keeps to itself, and its imports.
private final class PrivateFinder: SyntaxVisitor {
    var found: [(name: String, modifier: DeclModifierSyntax)] = []
    var imports: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.isEmpty { imports.insert(node.path.trimmedDescription) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        guard ["private", "fileprivate"].contains(node.name.text), node.detail == nil,
            let owner = node.parent?.parent
        else { return .visitChildren }
        if let function = owner.as(FunctionDeclSyntax.self) {
            found.append((function.name.text, node))
        } else if let variable = owner.as(VariableDeclSyntax.self),
            let name = variable.bindings.first?.pattern.trimmedDescription
        {
            found.append((name, node))
        } else if let type = owner.asProtocol(NamedDeclSyntax.self) {
            found.append((type.name.text, node))
        } else if let part = owner.as(ExtensionDeclSyntax.self) {
            for item in part.memberBlock.members {
                if let function = item.decl.as(FunctionDeclSyntax.self) {
                    found.append((function.name.text, node))
                }
            }
        }
        return .visitChildren
    }
}
