import SwiftSyntax

/// Notes delegates' methods that compile and that nobody calls here, since what they are about does
/// not exist on pages.
final class UnaskedMethodRule: RuleVisitor {
    private static let selecting = "rows and items are chosen one by one: leave it out"
    private static let menus = "the browser has menus of its own for text: leave it out"
    private static let focus = "pages keep the focus of keys to themselves: leave it out"
    private static let customizing = "nobody moves tabs about: leave it out"
    private static let turning = "browsers turn by themselves: leave it out"
    private static let ranges = "text changes in one place: implement the method of one range"
    private static let background = "nothing wakes an app in the background: leave it out"

    /// What is said of methods by their names and labels.
    private static let methods: [String: String] = [
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": selecting,
        "tableView(_:didBeginMultipleSelectionInteractionAt:)": selecting,
        "tableViewDidEndMultipleSelectionInteraction(_:)": selecting,
        "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)": selecting,
        "collectionView(_:didBeginMultipleSelectionInteractionAt:)": selecting,
        "collectionViewDidEndMultipleSelectionInteraction(_:)": selecting,
        "tableView(_:canFocusRowAt:)": focus,
        "tableView(_:selectionFollowsFocusForRowAt:)": focus,
        "tableView(_:shouldUpdateFocusIn:)": focus,
        "tableView(_:didUpdateFocusIn:with:)": focus,
        "indexPathForPreferredFocusedView(in:)": focus,
        "collectionView(_:canFocusItemAt:)": focus,
        "collectionView(_:selectionFollowsFocusForItemAt:)": focus,
        "collectionView(_:shouldUpdateFocusIn:)": focus,
        "collectionView(_:didUpdateFocusIn:with:)": focus,
        "collectionView(_:canEditItemAt:)": "items are edited as their cells say: leave it out",
        "collectionView(_:sceneActivationConfigurationForItemAt:point:)":
            "tabs are opened by people: leave it out",
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)":
            "layouts change at once or in animations: leave it out",
        "indexTitles(for:)": "collection views have no index: leave it out",
        "collectionView(_:indexPathForIndexTitle:at:)":
            "collection views have no index: leave it out",
        "textField(_:editMenuForCharactersIn:suggestedActions:)": menus,
        "textField(_:editMenuForCharactersInRanges:suggestedActions:)": menus,
        "textField(_:willPresentEditMenuWith:)": menus,
        "textField(_:willDismissEditMenuWith:)": menus,
        "textView(_:editMenuForTextIn:suggestedActions:)": menus,
        "textView(_:editMenuForTextInRanges:suggestedActions:)": menus,
        "textView(_:willPresentEditMenuWith:)": menus,
        "textView(_:willDismissEditMenuWith:)": menus,
        "textField(_:shouldChangeCharactersInRanges:replacementString:)": ranges,
        "textView(_:shouldChangeTextInRanges:replacementText:)": ranges,
        "tabBarController(_:willBeginCustomizing:)": customizing,
        "tabBarController(_:willEndCustomizing:changed:)": customizing,
        "tabBarController(_:didEndCustomizing:changed:)": customizing,
        "tabBarControllerSupportedInterfaceOrientations(_:)": turning,
        "navigationControllerSupportedInterfaceOrientations(_:)": turning,
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)": turning,
        "pageViewControllerSupportedInterfaceOrientations(_:)": turning,
        "pageViewController(_:spineLocationFor:)": turning,
        "application(_:performFetchWithCompletionHandler:)": background,
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)": background,
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": background,
    ]

    /// Words of which a file has one that has such a method.
    static func concerns(_ file: ParsedFile) -> Bool {
        [
            "MultipleSelectionInteraction", "Focus", "canEditItemAt", "sceneActivation",
            "transitionLayoutFor", "ndexTitle", "EditMenu", "editMenu", "InRanges", "Customizing",
            "InterfaceOrientation", "spineLocationFor", "performFetch", "BackgroundURLSession",
            "fetchCompletionHandler",
        ]
        .contains(where: file.mentions)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        let name = "\(node.name.text)(\(labels.joined()))"
        // A protocol of the app's own may ask for the like.
        guard let remedy = Self.methods[name], !isRequirement(node),
            !node.modifiers.contains(where: { $0.name.text == "static" })
        else { return .visitChildren }
        file.note(node.name, "\(name) is called by nobody here", remedy)
        return .visitChildren
    }

    private func isRequirement(_ node: FunctionDeclSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ProtocolDeclSyntax.self) { return true }
            if current.is(ClassDeclSyntax.self) || current.is(ExtensionDeclSyntax.self) {
                return false
            }
            parent = current.parent
        }
        return true
    }
}
