import SwiftSyntax

/// What declarations say, as plain values.
enum DeclarationReading {
    /// Returns the names of attributes, `objc` for `@objc(name)`.
    static func attributes(_ list: AttributeListSyntax) -> [(name: String, node: AttributeSyntax)] {
        list.flatMap { element -> [(name: String, node: AttributeSyntax)] in
            switch element {
            case .attribute(let node): [(node.attributeName.trimmedDescription, node)]
            case .ifConfigDecl: []
            }
        }
    }

    static func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
        // `private(set)` says nothing of the property's own access.
        Set(list.filter { $0.detail == nil }.map { $0.name.text })
    }

    /// The name in `@objc(name)`.
    static func documentName(_ list: AttributeListSyntax) -> String? {
        let node = attributes(list).first { $0.name == "objc" }?.node
        guard let name = node?.arguments?.trimmedDescription, !name.isEmpty else { return nil }
        return name
    }

    /// The names in an inheritance clause; a composition, `UIView & Themed`, counts as its parts.
    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap {
            withoutGenerics($0.type.trimmedDescription).split(separator: "&").map(String.init)
        }
    }

    /// Returns a type's name without generic arguments, question marks, and `any`.
    static func withoutGenerics(_ type: String) -> String {
        var depth = 0
        var result = ""
        for character in type {
            if character == "<" { depth += 1 }
            if depth == 0, character != "?", character != "!" { result.append(character) }
            if character == ">" { depth -= 1 }
        }
        result = String(result.drop { $0 == " " || $0 == "(" })
        for word in ["any ", "some ", "@unchecked ", "@preconcurrency "]
        where result.hasPrefix(word) {
            result.removeFirst(word.count)
        }
        return result.filter { $0 != " " && $0 != "(" && $0 != ")" }
    }

    /// Returns all declarations of a block, those in `#if` as well.
    static func declarations(
        _ list: MemberBlockItemListSyntax
    ) -> [(item: MemberBlockItemSyntax, conditions: [String])] {
        var result: [(MemberBlockItemSyntax, [String])] = []
        for item in list {
            guard let config = item.decl.as(IfConfigDeclSyntax.self) else {
                result.append((item, []))
                continue
            }
            var before: [String] = []
            for clause in config.clauses {
                let condition = clause.condition?.trimmedDescription
                let all =
                    before.map { "!(\($0))" } + [condition.map { "(\($0))" }].compactMap { $0 }
                if let condition { before.append(condition) }
                guard case .decls(let members)? = clause.elements else { continue }
                let own = all.count == 1 ? condition ?? all[0] : all.joined(separator: " && ")
                for (member, inner) in declarations(members) {
                    result.append((member, [own] + inner))
                }
            }
        }
        return result
    }

    /// Reads the members of a block.
    static func members(
        _ block: MemberBlockSyntax,
        file: Int,
        isInExtension: Bool
    ) -> [MemberRecord] {
        declarations(block.members).flatMap { item, _ -> [MemberRecord] in
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                [method(function, file: file, isInExtension)]
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                properties(variable, file: file, isInExtension)
            } else {
                []
            }
        }
    }

    static func method(
        _ node: FunctionDeclSyntax,
        file: Int,
        _ isInExtension: Bool
    ) -> MemberRecord {
        let parameters = node.signature.parameterClause.parameters
        var modifiers = modifiers(node.modifiers)
        if let effects = node.signature.effectSpecifiers {
            modifiers.insert(effects.asyncSpecifier == nil ? "throws" : "async")
        }
        return MemberRecord(
            kind: .method,
            name: node.name.text,
            labels: parameters.map { $0.firstName.text },
            parameterTypes: parameters.map { $0.type.trimmedDescription },
            type: node.signature.returnClause?.type.trimmedDescription,
            attributes: Set(attributes(node.attributes).map(\.name)),
            modifiers: modifiers,
            documentName: documentName(node.attributes),
            isInExtension: isInExtension,
            file: file,
            node: DeclSyntax(node)
        )
    }

    static func properties(
        _ node: VariableDeclSyntax,
        file: Int,
        _ isInExtension: Bool
    ) -> [MemberRecord] {
        node.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                return nil
            }
            return MemberRecord(
                kind: .property,
                name: pattern.identifier.text,
                type: binding.typeAnnotation?.type.trimmedDescription
                    ?? madeType(binding.initializer?.value),
                attributes: Set(attributes(node.attributes).map(\.name)),
                modifiers: modifiers(node.modifiers),
                documentName: documentName(node.attributes),
                isSettable: isSettable(node, binding),
                isInExtension: isInExtension,
                file: file,
                node: DeclSyntax(node)
            )
        }
    }

    /// Returns the type that an initial value says: `Foo()`, `Foo.shared`.
    static func madeType(_ value: ExprSyntax?) -> String? {
        guard let value else { return nil }
        var current = value
        while let call = current.as(FunctionCallExprSyntax.self) { current = call.calledExpression }
        while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
            current = base
        }
        let name = current.trimmedDescription
        return name.first?.isUppercase == true ? name : nil
    }

    static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .getter?: return false
        case .accessors(let list)?:
            let names = list.map { $0.accessorSpecifier.text }
            return !names.contains("get") || names.contains("set") || names.contains("_modify")
        }
    }
}
