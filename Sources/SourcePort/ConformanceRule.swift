import SwiftSyntax

/// Asks whether an object conforms to a protocol as Swift does: only Objective-C has objects answer it.
///
/// Whether an object has an optional method of a protocol's is asked in the same way, since those have
/// defaults: what conforms can be called.
final class ConformanceRule: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, !base.is(SuperExprSyntax.self),
            node.arguments.count == 1, let argument = node.arguments.first,
            argument.label?.text == "to"
        else { return .visitChildren }
        var asked: String?
        switch access.declName.baseName.text {
        case "conforms" where !porter.ownMembers.contains("conforms"):
            asked = Self.named(argument.expression)
        case "responds":
            asked = Self.requirementOwner(argument.expression, porter.index)
        default: return .visitChildren
        }
        guard let asked else { return .visitChildren }
        // `delegate?.conforms(to:)`: the object may be none, as in the cast.
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        file.edits.insert("((", at: base.start)
        file.edits.replace(object.end..<node.end, with: " as Any?) is any \(asked))")
        porter.count(.responding)
        return .visitChildren
    }

    /// The protocol of `Protocol.self`; nil for others, such as `type.conforms(to: .image)` has.
    private static func named(_ value: ExprSyntax) -> String? {
        guard let type = value.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self"
        else { return nil }
        return type.base?.trimmedDescription
    }

    /// The protocol in `#selector(Protocol.method(_:))`; nil where it is none.
    private static func requirementOwner(_ value: ExprSyntax, _ index: ProjectIndex) -> String? {
        guard let macro = value.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector",
            let method = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            let owner = method.base?.trimmedDescription
        else { return nil }
        if let record = index.resolve(owner), record.kind != .foreign {
            return record.kind == .protocol ? owner : nil
        }
        let endings = ["Delegate", "DataSource", "DelegateFlowLayout"]
        return endings.contains { owner.hasPrefix("UI") && owner.hasSuffix($0) } ? owner : nil
    }

    /// Whether a selector is what an object is asked for by its protocol, and goes.
    static func isAsked(_ node: MacroExpansionExprSyntax, _ index: ProjectIndex) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "responds", let base = access.base,
            !base.is(SuperExprSyntax.self)
        else { return false }
        return requirementOwner(ExprSyntax(node), index) != nil
    }
}
