import SwiftSyntax

/// Makes `Selector("save:", Type.save(_:))` of `#selector(save(_:))`, and names of `#keyPath`.
final class SelectorRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .visitChildren }
            if !ConformanceRule.isAsked(node, porter.index) { replace(node, argument) }
            return .skipChildren
        case "keyPath":
            guard let argument = node.arguments.first else { return .visitChildren }
            let names = argument.expression.trimmedDescription.split(separator: ".")
                .map { $0.filter { $0 != "?" && $0 != "!" && $0 != " " } }
            let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }
            file.edits.replace(node.range, with: "\"\(path.joined(separator: "."))\"")
            porter.count(.keyPaths)
            return .skipChildren
        default: return .visitChildren
        }
    }

    // `Selector("save:")`, as written before there was `#selector`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.functionName
        guard name == "Selector" || name == "NSSelectorFromString", node.arguments.count == 1,
            let argument = node.arguments.first, argument.label == nil
        else { return .visitChildren }
        let text = argument.expression.trimmedDescription.filter { $0 != "(" && $0 != ")" }
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2, !text.contains("\\")
        else { return .visitChildren }
        let selector = String(text.dropFirst().dropLast())
        if let found = named(selector) {
            file.edits.replace(node.range, with: found)
            porter.count(.selectors)
        } else if !SelectorNames.known.contains(selector), !isMadeElsewhere(selector) {
            file.note(
                node,
                "the selector \(text) of a name alone, which nothing can call",
                "name the method beside it: Selector(\(text), Class.method)"
            )
        }
        return .visitChildren
    }

    /// Returns a selector with the method of a name: of the class around, else of the only one.
    private func named(_ selector: String) -> String? {
        if let owner = porter.index.resolve(scope) {
            for type in porter.index.chain(owner) {
                for member in type.members
                where member.isCallable(by: selector) && isSeen(member) {
                    porter.countNamedMethod(of: owner)
                    return SelectorNames.selector(member, owner.path, among: type.members)
                }
            }
        }
        var found: [(TypeRecord, MemberRecord)] = []
        for type in porter.index.ordered where type.kind != .protocol {
            for member in type.members where member.isCallable(by: selector) {
                found.append((type, member))
            }
        }
        guard found.count == 1, let (type, member) = found.first, !member.isPrivate,
            isSeen(member)
        else { return nil }
        porter.countNamedMethod(of: type)
        return SelectorNames.selector(member, type.path, among: type.members)
    }

    /// Whether another file makes a selector of its own method of the name, which then is found by it.
    private func isMadeElsewhere(_ selector: String) -> Bool {
        porter.index.ordered.contains { type in
            type.members.contains { member in
                member.isCallable(by: selector) && !isSeen(member)
                    && namesInSelector(member)
            }
        }
    }

    private func namesInSelector(_ member: MemberRecord) -> Bool {
        let search = SelectorSearch(member.name)
        search.walk(porter.files[member.file].tree)
        return search.isFound
    }

    /// Whether the file can name a member: not where it, or its extension, is another file's own.
    private func isSeen(_ member: MemberRecord) -> Bool {
        guard porter.files[member.file] !== file else { return true }
        let around = member.node.enclosing(ExtensionDeclSyntax.self).map {
            DeclarationReading.modifiers($0.modifiers)
        }
        return !member.isPrivate && around?.isDisjoint(with: ["private", "fileprivate"]) ?? true
    }

    private func replace(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
        defer { porter.count(.selectors) }
        if let label = argument.label?.text {
            replaceAccessor(node, argument, isGetter: label == "getter")
            return
        }
        var (expression, cast) = (argument.expression, String?.none)
        if let sequence = expression.as(SequenceExprSyntax.self),
            let first = sequence.elements.first,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            expression = first
            cast = type.type.trimmedDescription
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            expression = inner.expression
        }
        guard let method = SelectorTarget(expression) else {
            file.note(
                node,
                "\(node.trimmedDescription), whose method is not clear",
                "write Selector(\"name\", Class.method)"
            )
            return
        }
        guard let owner = owner(of: method.base, node) else {
            file.note(
                node,
                "\(node.trimmedDescription), of an object whose class is not clear",
                "write Selector(\"\(method.name)\", Class.\(method.name))"
            )
            return
        }
        write(node, method, owner, cast)
    }

    private func write(
        _ node: MacroExpansionExprSyntax,
        _ method: SelectorTarget,
        _ owner: String,
        _ cast: String?
    ) {
        let record = porter.index.resolve(owner == "Self" ? scope : owner, from: scope)
        let found = record.flatMap { porter.index.members(method.name, of: $0)?.1 } ?? []
        let methods = found.filter { $0.kind == .method }
        let candidates = methods.filter { method.labels == nil || $0.labels == method.labels }
        let matching = cast.flatMap { cast in
            candidates.first { SelectorNames.parameters(cast) == $0.parameterTypes }
        }
        let member = matching ?? candidates.first
        guard let member else {
            if record == nil, owner.hasSuffix("Delegate") { return writeRequirement(node, method) }
            // A method of UIKit's.
            // Those of editing have their sender, also where it is not written.
            let isEdit = cast == nil && SelectorNames.known.contains(method.name + ":")
            let given = method.labels ?? (isEdit ? ["_"] : [])
            let name = ObjectiveCName.selector(method.name, labels: given)
            let labels = given.map { "\($0):" }.joined()
            let type = owner == "UIResponderStandardEditActions" ? "UIResponder" : owner
            var reference = "\(type).\(method.name)" + (labels.isEmpty ? "" : "(\(labels))")
            if let cast { reference += SelectorNames.cast(cast, type) }
            file.edits.replace(node.range, with: "Selector(\"\(name)\", \(reference))")
            return
        }
        if let reason = member.problemAsAction {
            file.note(
                node,
                "\(node.trimmedDescription): the method \(reason)",
                "call it from one that is not"
            )
        }
        if record?.kind == .protocol {
            file.note(
                node,
                "\(node.trimmedDescription), a requirement of a protocol",
                "name the method of a class that conforms to it"
            )
        }
        if let record { porter.countNamedMethod(of: record) }
        let text = SelectorNames.selector(member, owner, among: methods)
        file.edits.replace(node.range, with: text)
    }

    /// `#selector(UIApplicationDelegate.applicationWillTerminate(_:))`: the method of the class around.
    private func writeRequirement(_ node: MacroExpansionExprSyntax, _ method: SelectorTarget) {
        let own = porter.index.resolve(scope)
        let found = own.flatMap { porter.index.members(method.name, of: $0)?.1 } ?? []
        let methods = found.filter { $0.kind == .method }
        guard let own,
            let member = methods.first(where: {
                method.labels == nil || $0.labels == method.labels
            })
        else {
            file.note(
                node,
                "\(node.trimmedDescription), a requirement of a protocol",
                "name the method of a class that conforms to it"
            )
            return
        }
        let text = SelectorNames.selector(member, own.nameInside, among: methods)
        file.edits.replace(node.range, with: text)
    }

    /// `#selector(getter: Type.name)`: compared by name, as nothing calls it.
    private func replaceAccessor(
        _ node: MacroExpansionExprSyntax,
        _ argument: LabeledExprSyntax,
        isGetter: Bool
    ) {
        guard let property = SelectorTarget(argument.expression) else { return }
        let name =
            isGetter
            ? property.name
            : "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"
        file.edits.replace(node.range, with: "Selector(\"\(name)\")")
        file.note(
            node,
            "\(node.trimmedDescription): accessors have no selectors that can be called",
            "it can be compared; read or set the property where it is called"
        )
    }

    /// Returns the type whose method is meant; nil where that is not clear.
    private func owner(of base: String?, _ node: some SyntaxProtocol) -> String? {
        guard let base, base != "self", base != "Self", base != "super" else {
            guard !scope.isEmpty else { return nil }
            guard let record = porter.index.resolve(scope) else { return scope }
            return record.kind == .protocol ? "Self" : record.nameInside
        }
        let parts = base.split(separator: ".").map(String.init).drop { $0 == "self" }
        guard let first = parts.first else { return nil }
        if first.first?.isUppercase == true {
            if parts.allSatisfy({ $0.first?.isUppercase == true }) { return base }
            return valueType(parts.dropFirst(), of: first)
        }
        if let type = LocalTypes.type(of: first, at: Syntax(node)) {
            return valueType(parts.dropFirst(), of: type)
        }
        return valueType(parts, of: scope)
    }

    /// Returns the type that properties lead to.
    private func valueType(_ parts: some Sequence<String>, of type: String) -> String? {
        var type = type
        for part in parts {
            guard let record = porter.index.resolve(type),
                let found = porter.index.members(part, of: record)?.1.first(where: {
                    $0.kind == .property
                }), let next = found.type
            else { return nil }
            let name = DeclarationReading.withoutGenerics(next)
            type = porter.index.resolve(name, from: record.path)?.path ?? name
        }
        return DeclarationReading.withoutGenerics(type)
    }
}

/// The method that a selector's expression names.
struct SelectorTarget {
    var base: String?
    var name: String
    var labels: [String]?

    init?(_ expression: ExprSyntax) {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            self.init(reference, base: nil)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
            self.init(member.declName, base: DeclarationReading.withoutGenerics(text))
        } else {
            return nil
        }
    }

    private init(_ reference: DeclReferenceExprSyntax, base: String?) {
        self.base = base
        name = reference.baseName.text
        labels = reference.argumentNames?.arguments.map { $0.name.text }
    }
}
