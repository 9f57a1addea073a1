import SwiftSyntax

/// Gives objects of any class a class before a method is performed, and before the next responder
/// is asked for: Objective-C finds members of `AnyObject` by their names, Swift for Linux those of
/// classes alone.
final class AnyObjectRule: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, Self.isFound(access.declName.baseName.text, node.arguments)
        else { return .visitChildren }
        give(base, "NSObject")
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // Nothing but a responder has a property of this name.
        if let base = node.base, node.declName.baseName.text == "next",
            node.declName.argumentNames == nil, !porter.ownMembers.contains("next"),
            node.parent?.is(FunctionCallExprSyntax.self) != true
        {
            give(base, "UIResponder")
        }
        return .visitChildren
    }

    /// Says the class of what stands before a member, where it is of any class.
    private func give(_ base: ExprSyntax, _ name: String) {
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            guard isAnyObject(chain.expression) else { return }
            cast(chain.expression, to: chain.expression.end, " as? \(name))")
        } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
            guard isAnyObject(forced.expression) else { return }
            cast(forced.expression, to: forced.end, " as! \(name))")
        } else if isAnyObject(base) {
            cast(base, to: base.end, " as! \(name))")
        }
    }

    /// Whether a call is one of a method that `NSObject` has here.
    private static func isFound(_ name: String, _ arguments: LabeledExprListSyntax) -> Bool {
        let labels = arguments.map { $0.label?.text ?? "" }
        switch name {
        case "perform": return labels.first == "" && labels.dropFirst().allSatisfy { $0 == "with" }
        case "responds": return labels == ["to"]
        default: return false
        }
    }

    private func cast(_ expression: ExprSyntax, to end: Int, _ text: String) {
        file.edits.insert("(", at: expression.start)
        file.edits.replace(expression.end..<end, with: text)
        porter.count(.renamed)
    }

    /// Whether an expression is certainly one of type `AnyObject`.
    private func isAnyObject(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            let local = LocalTypes.type(of: name, at: Syntax(expression))
            return isAnyObject(local ?? memberType(of: name, around: Syntax(expression)))
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return false
        }
        let name = access.declName.baseName.text
        if base.trimmedDescription == "self" {
            return isAnyObject(memberType(of: name, around: Syntax(expression)))
        }
        // That of items in bars.
        return name == "target" && !porter.ownMembers.contains(name)
    }

    private func isAnyObject(_ type: String?) -> Bool {
        ["AnyObject", "AnyObject?", "AnyObject!"].contains(type)
    }

    /// Returns the type that the class around says of a property.
    private func memberType(of name: String, around node: Syntax) -> String? {
        var current = node.parent
        while let found = current {
            for member in found.as(MemberBlockSyntax.self)?.members ?? [] {
                for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == name {
                    return binding.typeAnnotation?.type.trimmedDescription
                }
            }
            current = found.parent
        }
        return nil
    }
}
