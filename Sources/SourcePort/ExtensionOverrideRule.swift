import SwiftSyntax

/// Has what extensions of UIKit's classes declare, and classes override, ask the classes first.
///
/// Objective-C overrides what extensions declare; Swift does not. The extension's own part gets another
/// name, and under the first one stands what asks an object whether its class has a part of its own.
final class ExtensionOverrideRule {
    /// What an extension declares and others override.
    private struct Declaration {
        var owner: TypeRecord
        var member: MemberRecord
        var extended: ExtensionDeclSyntax
        var overriders: [(type: TypeRecord, member: MemberRecord)]

        /// The part of the extension's: `reloadOfUIViewController`.
        var ownName: String { partName(owner) }
        /// The beginning of the protocols' names.
        var title: String {
            let words = [owner.name, member.name] + member.labels.filter { $0 != "_" }
            return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        /// UIKit's classes among those that override, those furthest below first.
        var foreign: [TypeRecord] = []

        func partName(_ type: TypeRecord) -> String { "\(member.name)Of\(type.name)" }
    }

    private let porter: Porter

    private init(_ porter: Porter) {
        self.porter = porter
    }

    /// Whether there may be something to change.
    static func concerns(_ index: ProjectIndex) -> Bool {
        index.ordered.contains { type in
            type.kind == .foreign
                && type.members.contains {
                    !$0.isOverride && index.overridingNames.contains($0.name)
                }
        }
    }

    /// Makes the changes; false where there is nothing to change.
    static func run(_ porter: Porter) -> Bool {
        let rule = ExtensionOverrideRule(porter)
        let found = rule.declarations()
        for declaration in found { rule.change(declaration) }
        if !found.isEmpty { porter.writeConformances() }
        return !found.isEmpty
    }

    private func declarations() -> [Declaration] {
        let index = porter.index
        var found: [Declaration] = []
        for owner in index.ordered where owner.kind == .foreign {
            for member in owner.members where isFit(member) {
                let same = owner.members.filter { $0.matches(member) }
                guard same.count == 1,
                    let extended = member.node.enclosing(ExtensionDeclSyntax.self),
                    extended.genericWhereClause == nil
                else { continue }
                let overriders = overriders(of: member, in: owner)
                guard !overriders.isEmpty else { continue }
                let foreign = overriders.map(\.type).filter { $0.kind == .foreign }
                found.append(
                    Declaration(
                        owner: owner,
                        member: member,
                        extended: extended,
                        overriders: overriders,
                        foreign: foreign.sorted { depth($0) > depth($1) }
                    )
                )
            }
        }
        return found
    }

    /// Whether a member can be asked for by another of its name.
    private func isFit(_ member: MemberRecord) -> Bool {
        guard member.isInExtension, !member.isStatic, !member.isOverride, !member.isPrivate,
            porter.index.overridingNames.contains(member.name)
        else { return false }
        if let function = member.node.as(FunctionDeclSyntax.self) {
            return function.body != nil
                && function.signature.parameterClause.parameters.allSatisfy { parameter in
                    parameter.ellipsis == nil && parameter.attributes.isEmpty
                        && !parameter.type.trimmedDescription.hasPrefix("inout ")
                        && !parameter.type.trimmedDescription.hasPrefix("@autoclosure")
                }
        }
        guard let variable = member.node.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.count == 1 && !member.isSettable && member.type != nil
    }

    /// The members that override one of an extension's, where no class of the sources does so above.
    private func overriders(
        of member: MemberRecord,
        in owner: TypeRecord
    ) -> [(type: TypeRecord, member: MemberRecord)] {
        let index = porter.index
        return index.ordered.compactMap { type in
            guard let own = type.members.first(where: { $0.isOverride && $0.matches(member) }),
                type !== owner
            else { return nil }
            switch type.kind {
            case .class where index.inherits(type, from: owner):
                let isBelow = index.chain(type).dropFirst().contains { above in
                    above.kind == .class && above.members.contains { $0.matches(member) }
                }
                return isBelow ? nil : (type, own)
            case .foreign where index.frameworks.isKind(type.path, of: owner.path):
                return (type, own)
            default: return nil
            }
        }
    }

    /// How many classes are above one of UIKit's.
    private func depth(_ type: TypeRecord) -> Int {
        let frameworks = porter.index.frameworks
        return sequence(first: type.path) { frameworks.superclass(of: $0) }.prefix(64).reduce(0) {
            count,
            _ in count + 1
        }
    }

    /// The part that a class's own one has above it.
    private func partAbove(_ type: TypeRecord, _ declaration: Declaration) -> String {
        let base = type.kind == .foreign ? type.path : porter.index.foreignBase(type) ?? ""
        let above = declaration.foreign.first { other in
            other !== type && porter.index.frameworks.isKind(base, of: other.path)
        }
        return declaration.partName(above ?? declaration.owner)
    }

    private func change(_ declaration: Declaration) {
        let file = porter.files[declaration.member.file]
        guard let name = nameToken(of: declaration.member.node) else { return }
        file.edits.replace(name.start..<name.end, with: declaration.ownName)
        file.edits.insert(text(of: declaration), at: declaration.extended.end)
        file.neededImports.insert("UIKit")
        for (type, member) in declaration.overriders {
            let target = porter.files[member.file]
            let modifiers = member.node.asProtocol(WithModifiersSyntax.self)?.modifiers
            if let modifier = modifiers?.first(where: { $0.name.text == "override" }) {
                target.edits.remove(porter.removalRange(modifier, in: target))
            }
            if type.kind == .class {
                porter.addConformance("\(declaration.title)Overriding", to: type)
            } else if let name = nameToken(of: member.node) {
                target.edits.replace(name.start..<name.end, with: declaration.partName(type))
            }
            let search = SuperSearch(declaration.member.name)
            search.walk(member.node)
            for use in search.found {
                target.edits.replace(use, with: partAbove(type, declaration))
            }
        }
        porter.count(.movedMembers, declaration.overriders.count)
    }

    private func nameToken(of node: DeclSyntax) -> TokenSyntax? {
        if let function = node.as(FunctionDeclSyntax.self) { return function.name }
        let pattern = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// The protocols that tell what an object's class has, and what asks for it.
    private func text(of declaration: Declaration) -> String {
        let (owner, title) = (declaration.owner.path, declaration.title)
        let access = access(of: declaration)
        let parts = parts(of: declaration)
        let lines = [
            "",
            "",
            "/// Classes with a `\(declaration.member.name)` of their own.",
            "@preconcurrency @MainActor",
            "\(access)protocol \(title)Overriding: \(owner) {",
            "    \(parts.requirement)",
            "}",
            "",
            "/// All that have one.",
            "@preconcurrency @MainActor",
            "\(access)protocol \(title)Dispatching: \(owner) {}",
            "",
            "extension \(title)Dispatching {",
        ]
        let body = [
            "    \(parts.attributes)\(access)\(parts.signature) {",
            "        if let own = self as? any \(title)Overriding { return \(parts.callOfOwn) }",
        ]
        let asked = declaration.foreign.map { type in
            let call = parts.call(declaration.partName(type))
            return "        if let object = self as? \(type.path) { return \(call) }"
        }
        let end = [
            "        return \(parts.ownCall)",
            "    }",
            "}",
            "",
            "extension \(owner): \(title)Dispatching {}",
        ]
        return (lines + body + asked + end).joined(separator: "\n")
    }

    private func access(of declaration: Declaration) -> String {
        let modifiers = DeclarationReading.modifiers(declaration.extended.modifiers)
            .union(declaration.member.modifiers)
        return modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
    }

    private struct Parts {
        var attributes = ""
        var requirement: String
        var signature: String
        var ownCall: String
        var callOfOwn: String
        /// Returns the call of another part, of what is called `object`.
        var call: (_ name: String) -> String
    }

    private func parts(of declaration: Declaration) -> Parts {
        let (member, ownName) = (declaration.member, declaration.ownName)
        guard let function = member.node.as(FunctionDeclSyntax.self) else {
            let signature = "var \(member.name): \(member.type ?? "Any")"
            return Parts(
                requirement: "\(signature) { get }",
                signature: signature,
                ownCall: ownName,
                callOfOwn: "own.\(member.name)",
                call: { "object.\($0)" }
            )
        }
        let parameters = function.signature.parameterClause.parameters
        let effects = function.signature.effectSpecifiers
        let waits = effects?.asyncSpecifier == nil ? "" : "await "
        let tries = effects?.throwsClause == nil ? "" : "try "
        let values = parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
        }
        func signature(hasDefaults: Bool) -> String {
            let list = parameters.map { parameter in
                let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
                let text = "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)"
                let value = hasDefaults ? parameter.defaultValue?.trimmedDescription : nil
                return value.map { "\(text) \($0)" } ?? text
            }
            let generics = function.genericParameterClause?.trimmedDescription ?? ""
            let rest: [String?] = [
                effects?.trimmedDescription, function.signature.returnClause?.trimmedDescription,
                function.genericWhereClause?.trimmedDescription,
            ]
            return
                (["func \(member.name)\(generics)(\(list.joined(separator: ", ")))"]
                + rest.compactMap { $0 }).joined(separator: " ")
        }
        let given = "(\(values.joined(separator: ", ")))"
        let isDiscardable = member.attributes.contains("discardableResult")
        return Parts(
            attributes: isDiscardable ? "@discardableResult " : "",
            requirement: (isDiscardable ? "@discardableResult " : "")
                + signature(hasDefaults: false),
            signature: signature(hasDefaults: true),
            ownCall: "\(tries)\(waits)\(ownName)\(given)",
            callOfOwn: "\(tries)\(waits)own.\(member.name)\(given)",
            call: { "\(tries)\(waits)object.\($0)\(given)" }
        )
    }
}

/// Finds where a member asks for that of the class above: the ranges of `super.name`.
private final class SuperSearch: SyntaxVisitor {
    private let name: String
    private(set) var found: [Range<Int>] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
            found.append(node.start..<node.declName.baseName.end)
        }
        return .visitChildren
    }
}
