import SwiftSyntax

/// Statements that pages have no use for, and that change nothing of what they show.
enum VainStatements {
    /// What asks the system to look anew at what pages have no hold of, or to do what it always does.
    private static let calls: Set<String> = [
        "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
        "updateCurrentPageDisplay",
    ]

    /// What only assistive technology, keys of devices and other apps would ask for.
    private static let properties: Set<String> = [
        "accessibilityIgnoresInvertColors", "accessibilityUserInputLabels",
        "accessibilityAttributedUserInputLabels", "accessibilityNavigationStyle",
        "accessibilityTextualContext",
        "showsLargeContentViewer", "largeContentTitle", "largeContentImage",
        "scalesLargeContentImage", "largeContentImageInsets", "largeContentSizeImage",
        "largeContentSizeImageInsets",
        "remembersLastFocusedIndexPath", "focusGroupIdentifier", "focusGroupPriority",
        "focusEffect", "selectionFollowsFocus", "allowsFocus", "allowsFocusDuringEditing",
        "defersCurrentPageDisplay", "isLookToDictateEnabled", "preferredImageDynamicRange",
        "writingToolsBehavior", "allowedWritingToolsResultOptions", "allowsKeyboardScrolling",
        "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPrediction",
        "isEligibleForPublicIndexing", "restorationClass",
    ]

    /// What only the focus of other devices' keys and assistive technology would ask for.
    private static let overrides: Set<String> = [
        "canBecomeFocused", "preferredFocusEnvironments", "shouldUpdateFocus", "didUpdateFocus",
        "prefersPointerLocked", "beginCustomizingItems", "endCustomizing",
        "accessibilityElementDidBecomeFocused",
        "accessibilityElementDidLoseFocus",
    ]

    /// Whether an override is one that no page asks for.
    ///
    /// - Parameters:
    ///   - name: What is overridden.
    ///   - modifiers: The modifiers of the declaration.
    ///   - own: The members that the sources declare themselves.
    /// - Returns: True where the override can go.
    static func contains(
        override name: String,
        _ modifiers: DeclModifierListSyntax,
        own: Set<String>
    ) -> Bool {
        modifiers.contains { $0.name.text == "override" } && !own.contains(name)
            && (overrides.contains(name) || properties.contains(name))
    }

    /// Whether a call is a statement that pages have no use for.
    static func contains(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.isEmpty && node.trailingClosure == nil
            && node.parent?.is(CodeBlockItemSyntax.self) == true
            && calls.contains(lastName(of: ExprSyntax(node.calledExpression)))
    }

    /// Whether an expression sets, as a statement, what pages have no use for.
    ///
    /// - Parameters:
    ///   - node: The expression.
    ///   - own: The members that the sources declare themselves.
    /// - Returns: True where the statement can go.
    static func contains(_ node: SequenceExprSyntax, own: Set<String>) -> Bool {
        let elements = Array(node.elements.prefix(2))
        guard node.parent?.is(CodeBlockItemSyntax.self) == true, elements.count == 2,
            elements[1].is(AssignmentExprSyntax.self)
        else { return false }
        let name = lastName(of: elements[0])
        return properties.contains(name) && !own.contains(name)
    }

    private static func lastName(of expression: ExprSyntax) -> String {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
}
