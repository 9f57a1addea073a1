import SwiftSyntax

/// What callers of optional requirements take where there is no answer.
final class CallAnswers: SyntaxVisitor {
    enum Answer {
        /// All callers take the same value.
        case always(String)
        /// Callers take several values, or do something else.
        case various
        /// Nobody looks at the answer.
        case never
    }

    private var values: [String: [String?]] = [:]

    init(_ files: [ParsedFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files where file.mentions("?") { walk(file.tree) }
    }

    func answer(_ member: MemberRecord) -> Answer {
        guard let found = values[member.reference] else { return .never }
        guard let first = found.first, let first, found.allSatisfy({ $0 == first }) else {
            return .various
        }
        return .always(first)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = OptionalCall(node) else { return .visitChildren }
        if !OptionalCall.isUnused(node) { note(call.reference, Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled =
            node.parent?.is(FunctionCallExprSyntax.self) == true
            || node.parent?.is(OptionalChainingExprSyntax.self) == true
        if !isCalled, node.base?.is(OptionalChainingExprSyntax.self) == true {
            // A method that is not called yet says its labels.
            let labels = node.declName.argumentNames?.trimmedDescription ?? ""
            note(node.declName.baseName.text + labels, Syntax(node))
        }
        return .visitChildren
    }

    private func note(_ name: String, _ node: Syntax) {
        values[name, default: []].append(Self.fallback(node) ?? BoundAnswer(node)?.fallback)
    }

    /// The literal after `??`, or what a comparison with a Boolean takes nil for.
    private static func fallback(_ node: Syntax) -> String? {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }) else { return nil }
        func operation(_ place: Int) -> String? {
            guard elements.indices.contains(place) else { return nil }
            return elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        // A Boolean may stand on the other side: `true == delegate?.may?(self)`.
        if let before = operation(place - 1), ["==", "!="].contains(before), place >= 2 {
            return ["true": "false", "false": "true"][elements[place - 2].trimmedDescription]
        }
        guard let after = operation(place + 1), place + 2 < elements.count else { return nil }
        let value = elements[place + 2]
        let text = value.trimmedDescription
        switch after {
        case "??":
            return isConstant(value) && place + 3 >= elements.count ? text : nil
        // nil equals neither of them.
        case "==": return ["true": "false", "false": "true"][text]
        case "!=": return ["true": "false", "false": "true"][text]
        default: return nil
        }
    }

    /// Whether a value is the same wherever it is written.
    static func isConstant(_ value: ExprSyntax) -> Bool {
        let text = value.trimmedDescription
        return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(FloatLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
            || value.is(NilLiteralExprSyntax.self) || text == "[]" || text == "[:]"
            || value.as(MemberAccessExprSyntax.self).map { member in
                member.base == nil || text.first?.isUppercase == true
            } ?? false
    }
}
