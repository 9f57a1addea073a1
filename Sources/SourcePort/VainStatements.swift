import Foundation
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
        "hidesSharedBackground", "sharesBackground", "tabBarMinimizeBehavior",
    ]

    /// Looks of which pages have none, so that nothing that is said of them means anything.
    private static let looks: Set<String> = [
        "topEdgeEffect", "bottomEdgeEffect", "leftEdgeEffect", "rightEdgeEffect",
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
        if properties.contains(name) { return !own.contains(name) }
        guard let base = elements[0].as(MemberAccessExprSyntax.self)?.base else { return false }
        return looks.contains(lastName(of: base)) && !own.contains(lastName(of: base))
    }

    /// Returns what stays of a statement: closures go on naming what they get, and calls are made.
    static func rest(of node: some ExprSyntaxProtocol) -> String {
        var parts: [String] = []
        let names = node.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
            guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
            return Int(name.dropFirst())
        }
        if let last = names.max() { parts = (0...last).map { "$\($0)" } }
        let elements = node.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        let values = elements.dropFirst(2)
        if values.contains(where: makesCalls) {
            parts.append(values.map(\.description).joined().trimmingCharacters(in: .whitespaces))
        }
        switch parts.count {
        case 0: return "()"
        case 1: return "_ = \(parts[0])"
        default: return "_ = (\(parts.joined(separator: ", ")))"
        }
    }

    private static func makesCalls(_ expression: ExprSyntax) -> Bool {
        final class Finder: SyntaxVisitor {
            var hasFound = false
            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                hasFound = true
                return .skipChildren
            }
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
                .skipChildren
            }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.hasFound
    }

    private static func lastName(of expression: ExprSyntax) -> String {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
}
