import SwiftSyntax

/// Names actions and properties for documents: `namedActions` and `namedKeyPaths`.
struct NamingRule {
    /// What is named: methods or properties.
    enum Kind {
        case actions, keyPaths

        var conformance: String { self == .actions ? "ActionNaming" : "KeyPathNaming" }
        var property: String { self == .actions ? "namedActions" : "namedKeyPaths" }
        var element: String { self == .actions ? "Selector" : "NamedKeyPath" }
        var rule: PortRule { self == .actions ? .actions : .inspectables }
    }

    private let porter: Porter
    private let kind: Kind
    private var entries: [String: [MemberRecord]] = [:]

    init(_ porter: Porter, _ kind: Kind) {
        self.porter = porter
        self.kind = kind
    }

    /// Writes the lines of all classes.
    mutating func run() {
        let index = porter.index
        for record in index.ordered where record.kind == .class || record.kind == .foreign {
            let members = record.members.filter {
                (isNamed($0) || isLook($0, of: record)) && isNew($0, record)
            }
            if !members.isEmpty { entries[record.path] = members }
        }
        for record in index.ordered where record.kind == .foreign {
            if let own = entries[record.path] { spread(own, of: record) }
        }
        for record in index.ordered where record.kind == .class { write(record) }
    }

    /// Whether a superclass names the member already, which is called in subclasses as well.
    private func isNew(_ member: MemberRecord, _ record: TypeRecord) -> Bool {
        guard member.isOverride else { return true }
        return !porter.index.chain(record).dropFirst().contains { type in
            type.members.contains { $0.matches(member) && isNamed($0) }
        }
    }

    /// Whether a property is one of those that `appearance()` can set: of views, dynamic and seen.
    private func isLook(_ member: MemberRecord, of record: TypeRecord) -> Bool {
        kind == .keyPaths && record.kind == .class && member.kind == .property
            && member.isSettable && !member.isStatic && !member.isOverride && !member.isPrivate
            && member.modifiers.contains("dynamic") && !record.isGeneric
            && porter.index.isKind(record, of: "UIView")
    }

    private func isNamed(_ member: MemberRecord) -> Bool {
        guard !member.isStatic else { return false }
        switch kind {
        case .actions:
            guard member.kind == .method else { return false }
            if !member.attributes.isDisjoint(with: ["IBAction", "IBSegueAction"]) { return true }
            return member.attributes.contains("objc")
                && porter.documents.contains { $0.selectors.contains(member.selector) }
        case .keyPaths:
            guard member.kind == .property, member.isSettable else { return false }
            if member.attributes.contains("IBInspectable") { return true }
            if member.attributes.contains("IBOutlet") { return staysPlain(member) }
            if porter.documents.contains(where: { $0.keyPaths.contains(member.name) }) {
                return true
            }
            return member.modifiers.contains("dynamic") && porter.observedKeys.contains(member.name)
        }
    }

    /// Whether an outlet is computed, is lazy or has observers, and so has no wrapper.
    private func staysPlain(_ member: MemberRecord) -> Bool {
        if member.modifiers.contains("lazy") { return true }
        return member.node.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.accessorBlock != nil
        }
            ?? false
    }

    /// What extensions add to a class of UIKit's, the app's own classes below it name.
    private mutating func spread(_ own: [MemberRecord], of record: TypeRecord) {
        let index = porter.index
        let classes = index.ordered.filter { $0.kind == .class && index.inherits($0, from: record) }
        let isPlain =
            kind == .keyPaths
            && porter.documents.contains { document in
                own.contains { document.plainKeyPaths.contains($0.name) }
            }
        guard isPlain || classes.isEmpty else {
            entries[record.path] = nil
            // Private members of a file are seen by this file only.
            for type in classes
            where !classes.contains(where: { index.inherits(type, from: $0) }) {
                entries[type.path, default: []] += own
                for member in own where member.file != type.file { open(member) }
            }
            return
        }
        var all = own.map { (record.path, $0) }
        for type in classes {
            for member in entries[type.path] ?? [] {
                if all.contains(where: { $0.1.name == member.name }) {
                    porter.files[member.file].note(
                        member.node,
                        "\(type.path).\(member.name) has the name of what an extension of "
                            + "\(record.path) names",
                        "name one of them otherwise, in documents as well"
                    )
                } else {
                    all.append((type.path, member))
                    if member.file != own[0].file { open(member) }
                }
            }
            entries[type.path] = nil
        }
        entries[record.path] = nil
        writeExtension(record, all)
    }

    private func writeExtension(_ record: TypeRecord, _ all: [(String, MemberRecord)]) {
        guard let first = all.first?.1 else { return }
        let file = porter.files[first.file]
        let node = first.node.enclosing(ExtensionDeclSyntax.self)
        let lines = list(all.map { line($0.1, $0.0) }, modifiers: "public static var")
        let text =
            "\n\nextension \(record.path): \(kind.conformance) {\n"
            + lines.map { "    \($0)\n" }.joined() + "}"
        file.edits.insert(text, at: node?.end ?? file.tree.end)
    }

    private func write(_ record: TypeRecord) {
        guard let members = entries[record.path], !members.isEmpty else { return }
        guard !record.members.contains(where: { $0.name == kind.property && $0.isStatic }) else {
            return
        }
        let ancestors = porter.index.chain(record).dropFirst().filter { $0.kind == .class }
        let isOverride = ancestors.contains {
            entries[$0.path] != nil || $0.inherited.contains(kind.conformance)
        }
        if !isOverride { porter.addConformance(kind.conformance, to: record) }
        for member in members where member.isInExtension && member.file != record.file {
            open(member)
        }
        let access = record.access.flatMap { access in
            switch access {
            case "open": record.isFinal ? "public " : "open "
            case "public": "public "
            default: String?.none
            }
        }
        let modifiers = (access ?? "") + (isOverride ? "override class var" : "class var")
        let inherited = isOverride ? "super.\(kind.property) + " : ""
        let lines = list(
            members.map { line($0, record.path) },
            modifiers: modifiers,
            inherited: inherited
        )
        porter.insert(lines, intoBodyOf: record)
        porter.count(kind.rule, members.count)
    }

    /// Makes a member known outside of its file.
    private func open(_ member: MemberRecord) {
        let file = porter.files[member.file]
        let modifiers =
            member.node.as(FunctionDeclSyntax.self)?.modifiers
            ?? member.node.as(VariableDeclSyntax.self)?.modifiers ?? []
        let around = member.node.enclosing(ExtensionDeclSyntax.self)?.modifiers ?? []
        for modifier in Array(modifiers) + Array(around)
        where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
            let range = porter.removalRange(modifier, in: file)
            // One extension may stand around several members.
            if !file.edits.edits.contains(where: { $0.range == range }) { file.edits.remove(range) }
        }
    }

    private func line(_ member: MemberRecord, _ type: String) -> String {
        switch kind {
        case .actions:
            if let problem = member.problemAsAction {
                porter.files[member.file].note(
                    member.node,
                    "the action \(member.reference) \(problem)",
                    "name one that does not, and call it from there"
                )
            }
            let record = porter.index.resolve(type)
            return SelectorNames.selector(
                member,
                record?.nameInside ?? type,
                among: record?.members ?? [member]
            )
        case .keyPaths:
            let name = porter.index.resolve(type)?.nameInside ?? type
            return "NamedKeyPath(\"\(member.name)\", \\\(name).\(member.name))"
        }
    }

    private func list(
        _ items: [String],
        modifiers: String,
        inherited: String = ""
    ) -> [String] {
        let head = "\(modifiers) \(kind.property): [\(kind.element)]"
        let short = "\(head) { \(inherited)[\(items.joined(separator: ", "))] }"
        if items.count == 1, short.count <= 96 { return [short] }
        return ["\(head) {", "    \(inherited)["] + items.map { "        \($0)," } + ["    ]", "}"]
    }
}

/// Takes `@IBAction` from methods that Swift for Linux refuses it for.
final class ActionRule: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.signature.parameterClause.parameters.count != 1 else { return .visitChildren }
        for (name, attribute) in DeclarationReading.attributes(node.attributes)
        where name == "IBAction" {
            file.edits.remove(porter.removalRange(attribute, in: file))
        }
        return .visitChildren
    }
}
