import SwiftSyntax

/// Gives expressions and parameters of Swift 3 and 4 the form of today, where a name alone is not
/// enough.
final class OldFormRule: RuleVisitor {
    /// Functions of one value that are properties of it.
    private static let properties = [
        "UIDeviceOrientationIsLandscape": "isLandscape",
        "UIDeviceOrientationIsPortrait": "isPortrait",
        "UIDeviceOrientationIsValidInterfaceOrientation": "isValidInterfaceOrientation",
        "UIInterfaceOrientationIsLandscape": "isLandscape",
        "UIInterfaceOrientationIsPortrait": "isPortrait",
    ]
    /// Functions that compare two values.
    private static let comparisons: Set<String> = [
        "UIEdgeInsetsEqualToEdgeInsets", "UIOffsetEqualToOffset",
    ]
    /// Labels of initializers that have another name today, by the class.
    private static let labels = [
        "UIActivityIndicatorView": ["activityIndicatorStyle": "style"]
    ]

    /// Whether a function has another form today.
    static func contains(_ name: String) -> Bool {
        properties[name] != nil || comparisons.contains(name)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.functionName
        if let property = Self.properties[name], node.arguments.count == 1,
            let value = node.arguments.first?.expression, node.arguments.first?.label == nil
        {
            let isSimple = Self.isSimple(value)
            file.edits.replace(node.start..<value.start, with: isSimple ? "" : "(")
            file.edits.replace(value.end..<node.end, with: (isSimple ? "." : ").") + property)
            porter.count(.renamed)
        } else if Self.comparisons.contains(name), node.arguments.count == 2,
            let first = node.arguments.first?.expression,
            let second = node.arguments.last?.expression,
            node.arguments.allSatisfy({ $0.label == nil })
        {
            file.edits.remove(node.calledExpression.range)
            file.edits.replace(first.end..<second.start, with: " == ")
            porter.count(.renamed)
        } else if let label = node.arguments.first?.label,
            let today = Self.labels[name]?[label.text], porter.index.resolve(name)?.node == nil
        {
            file.edits.replace(label.range, with: today)
            porter.count(.renamed)
        }
        return .visitChildren
    }

    private static func isSimple(_ value: ExprSyntax) -> Bool {
        value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
            || value.is(FunctionCallExprSyntax.self)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.declName.baseName.text {
        case "characters": dropCharacters(node)
        case "styleNone", "patternSolid":
            guard !porter.ownMembers.contains(node.declName.baseName.text) else { break }
            // An option that stood for none of them.
            if let base = node.base {
                file.edits.replace(base.end..<node.end, with: "()")
            } else {
                file.edits.replace(node.range, with: "[]")
            }
            porter.count(.renamed)
        default: castObject(node)
        }
        return .visitChildren
    }

    /// `text.characters.count`: a text is a collection of its characters itself.
    private func dropCharacters(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, !base.is(SuperExprSyntax.self),
            !porter.ownMembers.contains("characters"), !porter.hasAttributedStrings,
            // A part of a tuple may have the name.
            !file.mentions("characters:")
        else { return }
        // Nothing follows the question mark of a value that stands alone.
        let goesOn =
            node.parent?.is(MemberAccessExprSyntax.self) == true
            || node.parent?.is(SubscriptCallExprSyntax.self) == true
        let chain = goesOn ? nil : base.as(OptionalChainingExprSyntax.self)
        file.edits.remove((chain?.expression.end ?? base.end)..<node.end)
        porter.count(.renamed)
    }

    // MARK: - Names of attributes

    /// `kCTFontAttributeName as NSAttributedString.Key`: Objective-C has one class for both.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count == 5, let call = parts[0].as(FunctionCallExprSyntax.self),
            call.functionName == "CTRunGetAttributes",
            parts[2].trimmedDescription == "NSDictionary"
        {
            // Keys that went through Foundation's dictionary are no names of attributes any more.
            file.edits.remove(parts[0].end..<parts[2].end)
            porter.count(.renamed)
            return .visitChildren
        }
        guard parts.count == 3, let name = parts[0].as(DeclReferenceExprSyntax.self),
            name.baseName.text.hasPrefix("kCT"),
            let word = parts[1].as(UnresolvedAsExprSyntax.self),
            word.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription,
            type == "NSAttributedString.Key" || type == "NSAttributedStringKey"
        else { return .visitChildren }
        let text = "NSAttributedString.Key(rawValue: \(name.baseName.text) as String)"
        file.edits.replace(node.range, with: text)
        porter.count(.renamed)
        return .skipChildren
    }

    // MARK: - Members of any object

    private static let valueMembers: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue",
        "cgAffineTransformValue",
    ]
    private static let numberMembers: Set<String> = [
        "doubleValue", "floatValue", "boolValue", "intValue", "uintValue", "int32Value",
        "int64Value", "uint32Value", "uint64Value", "int8Value", "uint8Value", "int16Value",
        "uint16Value",
    ]

    /// `(value as AnyObject).cgRectValue`: Objective-C finds members of any object by their names.
    private func castObject(_ node: MemberAccessExprSyntax) {
        guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let list = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let type = list.last?.as(TypeExprSyntax.self)?.type,
            type.trimmedDescription == "AnyObject", list.count > 1,
            let word = list.dropLast().last?.as(UnresolvedAsExprSyntax.self),
            word.questionOrExclamationMark == nil
        else { return }
        let member = node.declName.baseName.text
        let isValue = Self.valueMembers.contains(member)
        guard isValue || Self.numberMembers.contains(member) else {
            return file.note(
                node.declName,
                "members of AnyObject, such as \(member), are found by Objective-C only",
                "cast to a type that has it"
            )
        }
        let owner = isValue ? "NSValue" : "NSNumber"
        let cast = staysOptional(node) ? "as? \(owner))?" : "as! \(owner))"
        file.edits.replace(word.start..<tuple.end, with: cast)
        porter.count(.renamed)
    }

    /// Whether a value is used as an optional one.
    private func staysOptional(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            return true
        }
        if let operators = parent.as(ExprListSyntax.self) {
            return operators.contains { ["??", "as?", "as!"].contains($0.trimmedDescription) }
        }
        guard let owner = parent.as(InitializerClauseSyntax.self)?.parent else { return false }
        guard let binding = owner.as(PatternBindingSyntax.self) else {
            return owner.is(OptionalBindingConditionSyntax.self)
        }
        let type = binding.typeAnnotation?.type
        return type == nil || type?.is(OptionalTypeSyntax.self) == true
            || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }

    // MARK: - Parameters of delegates

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.signature.parameterClause.parameters {
            let type = parameter.type
            let text = String(type.trimmedDescription.filter { !$0.isWhitespace })
            switch (node.name.text, parameter.firstName.text) {
            case ("imagePickerController", "didFinishPickingMediaWithInfo")
            where text == "[String:Any]" || text == "[String:AnyObject]":
                file.edits.replace(type.range, with: "[UIImagePickerController.InfoKey: Any]")
                porter.count(.renamed)
            case ("application", "restorationHandler") where text.hasSuffix("([Any]?)->Void"):
                file.edits.replace(
                    type.range,
                    with: "@escaping ([UIUserActivityRestoring]?) -> Void"
                )
                porter.count(.renamed)
            default: break
            }
        }
        return .visitChildren
    }
}
