import SwiftSyntax

/// The types of constants, variables and parameters in functions, as far as their text says them.
enum LocalTypes {
    /// Returns the type of a name that is declared before a place in the functions around it.
    static func type(of name: String, at node: Syntax) -> String? {
        var current = node.parent
        while let found = current {
            if let block = found.as(CodeBlockItemListSyntax.self),
                let type = declared(name, in: block, before: node.position.utf8Offset)
            {
                return type
            }
            if let function = found.as(FunctionDeclSyntax.self),
                let type = parameter(name, function.signature.parameterClause)
            {
                return type
            }
            if let initializer = found.as(InitializerDeclSyntax.self),
                let type = parameter(name, initializer.signature.parameterClause)
            {
                return type
            }
            if found.is(MemberBlockSyntax.self) { return nil }
            current = found.parent
        }
        return nil
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax)
        -> String?
    {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
            DeclarationReading.withoutGenerics($0.type.trimmedDescription)
        }
    }

    private static func declared(
        _ name: String,
        in block: CodeBlockItemListSyntax,
        before offset: Int
    ) -> String? {
        for item in block where item.position.utf8Offset < offset {
            guard case .decl(let declaration) = item.item,
                let variable = declaration.as(VariableDeclSyntax.self)
            else { continue }
            for binding in variable.bindings
            where binding.pattern.trimmedDescription == name {
                let type =
                    binding.typeAnnotation?.type.trimmedDescription
                    ?? DeclarationReading.madeType(binding.initializer?.value)
                return type.map(DeclarationReading.withoutGenerics)
            }
        }
        return nil
    }
}
