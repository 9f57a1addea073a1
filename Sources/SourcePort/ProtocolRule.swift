import SwiftSyntax

/// Gives optional requirements of the sources' own protocols a default.
final class ProtocolRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile
    private let answers: CallAnswers

    init(_ porter: Porter, _ file: ParsedFile, _ answers: CallAnswers) {
        self.porter = porter
        self.file = file
        self.answers = answers
        super.init()
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = super.visit(node)
        let isObjectiveC = DeclarationReading.attributes(node.attributes).contains {
            $0.name == "objc"
        }
        guard isObjectiveC else { return kind }
        bindToClasses(node)
        addDefaults(node)
        return kind
    }

    /// Protocols of Objective-C are of objects, so that references to them may be weak.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        let names = DeclarationReading.inherited(node.inheritanceClause)
        guard names.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else {
            return
        }
        if let first = node.inheritanceClause?.inheritedTypes.first {
            file.edits.insert("AnyObject, ", at: first.start)
        } else {
            file.edits.insert(": AnyObject", at: node.name.end)
        }
    }

    private func addDefaults(_ node: ProtocolDeclSyntax) {
        let access = node.modifiers.map(\.name.text).contains("public") ? "public " : ""
        var lines: [String] = []
        for (item, conditions) in DeclarationReading.declarations(node.memberBlock.members) {
            guard let modifier = optional(item.decl) else { continue }
            file.edits.remove(porter.removalRange(modifier, in: file))
            porter.count(.optionalRequirements)
            guard let text = implementation(item.decl, node) else { continue }
            let line = "    \(access)\(text)"
            lines += conditions.map { "#if \($0)" } + [line] + conditions.map { _ in "#endif" }
        }
        guard !lines.isEmpty else { return }
        let text = "\n\nextension \(node.name.text) {\n" + lines.joined(separator: "\n") + "\n}"
        file.edits.insert(text, at: node.end)
    }

    private func optional(_ node: DeclSyntax) -> DeclModifierSyntax? {
        let modifiers =
            node.as(FunctionDeclSyntax.self)?.modifiers
            ?? node.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.first { $0.name.text == "optional" }
    }

    /// The default of a requirement; nil where it stays one, with a note if a class lacks it.
    private func implementation(_ node: DeclSyntax, _ owner: ProtocolDeclSyntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) {
            let member = DeclarationReading.method(function, file: 0, false)
            guard let body = body(member, function, owner) else { return nil }
            let modifiers = function.modifiers.filter { $0.name.text != "optional" }
                .map { $0.trimmedDescription + " " }.joined()
            let head =
                "\(modifiers)func \(function.name.text)"
                + (function.genericParameterClause?.trimmedDescription ?? "")
                + function.signature.trimmedDescription
            return "\(head) \(body)"
        }
        guard let variable = node.as(VariableDeclSyntax.self),
            let member = DeclarationReading.properties(variable, file: 0, false).first,
            let body = body(member, variable, owner)
        else { return nil }
        return "var \(member.name): \(member.type ?? "Any?") \(body)"
    }

    private func body(
        _ member: MemberRecord,
        _ node: some SyntaxProtocol,
        _ owner: ProtocolDeclSyntax
    ) -> String? {
        guard let type = member.type, !["Void", "()"].contains(type) else { return "{}" }
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "{ nil }" }
        switch answers.answer(member) {
        case .always(let value): return "{ \(value) }"
        case .never: break
        case .various:
            let isPublic = owner.modifiers.contains { $0.name.text == "public" }
            if !isPublic, lacking(member, owner).isEmpty { return nil }
            if let value = Self.empty(type) {
                file.note(
                    node,
                    "\(owner.name.text).\(member.reference) was optional; its default is \(value), "
                        + "where callers used a value of their own",
                    "look whether they mean the same"
                )
                return "{ \(value) }"
            }
        }
        if let value = Self.empty(type) { return "{ \(value) }" }
        let classes = lacking(member, owner)
        if !classes.isEmpty {
            file.note(
                node,
                "\(owner.name.text).\(member.reference) was optional and has no default of the type "
                    + type,
                "give one in an extension, or add it to \(classes.joined(separator: ", "))"
            )
        }
        return nil
    }

    /// The classes that conform to a protocol without a member.
    private func lacking(_ member: MemberRecord, _ owner: ProtocolDeclSyntax) -> [String] {
        let index = porter.index
        return index.ordered.filter { type in
            guard type.kind != .protocol else { return false }
            let conforms = type.inherited.contains { name in
                guard let found = index.resolve(name, from: type.path) else { return false }
                return found.node.map(Syntax.init)?.id == Syntax(owner).id
            }
            return conforms && index.members(member.name, of: type) == nil
        }.map(\.path)
    }

    /// A value of a type that says nothing.
    private static func empty(_ type: String) -> String? {
        let numbers: Set = [
            "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt32",
            "NSInteger",
        ]
        if numbers.contains(type) { return "0" }
        if type == "Bool" { return "false" }
        if type == "String" { return "\"\"" }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return DictionaryType.isDictionary(type) ? "[:]" : "[]"
        }
        if ["CGSize", "CGPoint", "CGRect", "UIEdgeInsets"].contains(type) { return ".zero" }
        return nil
    }
}

private enum DictionaryType {
    static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        for character in type.dropFirst().dropLast() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return true }
        }
        return false
    }
}
