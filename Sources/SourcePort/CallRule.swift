import SwiftSyntax

/// A call of an optional method: `delegate?.finish?(self)`.
struct OptionalCall {
    /// The question mark, or exclamation mark, before the arguments.
    let mark: TokenSyntax
    let name: String
    let labels: [String]
    /// Whether something before the method may be nil as well.
    let isChained: Bool

    init?(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            mark = chaining.questionMark
            callee = chaining.expression
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            mark = forced.exclamationMark
            callee = forced.expression
        } else {
            return nil
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.text
            isChained = Self.hasChain(member.base)
        } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
            isChained = false
        } else {
            return nil
        }
        labels =
            node.arguments.map { $0.label?.text ?? "_" }
            + (node.trailingClosure == nil ? [] : ["_"])
    }

    var reference: String {
        labels.isEmpty ? name : "\(name)(" + labels.map { "\($0):" }.joined() + ")"
    }

    private static func hasChain(_ base: ExprSyntax?) -> Bool {
        var current = base
        while let node = current {
            if node.is(OptionalChainingExprSyntax.self) { return true }
            if let member = node.as(MemberAccessExprSyntax.self) {
                current = member.base
            } else if let call = node.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let part = node.as(SubscriptCallExprSyntax.self) {
                current = part.calledExpression
            } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
                current = forced.expression
            } else {
                return false
            }
        }
        return false
    }

    /// Whether nobody looks at what a call returns.
    static func isUnused(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        // The only expression of a closure or a function may be its result.
        let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let isClosure = list?.parent?.is(ClosureExprSyntax.self) == true
        return !(isClosure && list?.count == 1)
    }
}

/// Calls methods that have a default without asking whether they are there.
final class CallRule: SyntaxVisitor {
    private let porter: Porter
    private let file: ParsedFile
    private let methods: Set<String>

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        let protocols = porter.index.ordered.filter { $0.kind == .protocol }
        let members = protocols.flatMap(\.members).filter { $0.modifiers.contains("optional") }
        methods = Set(members.filter { $0.kind == .method }.map(\.reference))
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = OptionalCall(node) else { return .visitChildren }
        // A closure's call has no labels.
        let isMethod =
            methods.contains(call.reference) || call.labels.contains { $0 != "_" }
            || OptionalRequirements.names.contains(call.name)
        guard isMethod else { return .visitChildren }
        file.edits.remove(call.mark.range)
        porter.count(.optionalCalls)
        let isForced = call.mark.tokenKind == .exclamationMark
        if !isForced, !call.isChained, !OptionalCall.isUnused(node), returnsPlain(call) {
            file.edits.insert("Optional(", at: node.start)
            file.edits.insert(")", at: node.end)
        }
        return .visitChildren
    }

    /// Whether a method's result is not optional by itself.
    private func returnsPlain(_ call: OptionalCall) -> Bool {
        for type in porter.index.ordered where type.kind == .protocol {
            for member in type.members where member.reference == call.reference {
                return member.type?.hasSuffix("?") != true
            }
        }
        return true
    }
}

/// The optional methods of UIKit's protocols that have at most one parameter, without a label.
///
/// Calls of others are known by their labels, which closures have none of.
enum OptionalRequirements {
    static let names: Set<String> = [
        "animationDidStart", "applicationDidBecomeActive", "applicationDidEnterBackground",
        "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "didDismissSearchController",
        "didPresentSearchController", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
        "gestureRecognizerShouldBegin", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
        "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "safariViewControllerDidFinish", "sceneDidBecomeActive", "sceneDidDisconnect",
        "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
        "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop",
        "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
        "scrollViewWillBeginDragging", "searchBarCancelButtonClicked",
        "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
        "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
        "textFieldShouldReturn", "textViewDidBeginEditing", "textViewDidChange",
        "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
        "textViewShouldEndEditing", "viewForZooming", "numberOfSections", "animationEnded",
        "willDismissSearchController", "willPresentSearchController",
    ]
}
