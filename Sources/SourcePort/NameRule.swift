import SwiftSyntax

/// Gives names the form of today, and notes those that nothing has on Linux.
final class NameRule: SyntaxVisitor {
    private let porter: Porter
    private let file: ParsedFile
    private var noted: Set<String> = []

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(AttributeSyntax.self) != true { look(node.name, isType: true) }
        return .visitChildren
    }

    // Written anew, or taken away, by other rules.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let isOthers = node.macroName.text == "selector" || PreviewRule.isPreview(node)
        return isOthers ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        PreviewRule.isPreview(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        PreviewRule.isPreview(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if isMember {
            renameNotification(node)
            renameMember(node.baseName)
            noteMissing(node.baseName)
            noteWebScrolling(node)
        } else {
            look(node.baseName, isType: false)
            renameOwnMember(node.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        if takeAway(override: name, node.modifiers, Syntax(node)) { return .skipChildren }
        if node.modifiers.contains(where: { $0.name.text == "override" }) {
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    continue
                }
                rename(pattern.identifier, OldNames.members)
                noteMissing(pattern.identifier)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if takeAway(override: node.name.text, node.modifiers, Syntax(node)) {
            return .skipChildren
        }
        let parameters = node.signature.parameterClause.parameters
        if node.modifiers.contains(where: { $0.name.text == "override" }) { noteMissing(node.name) }
        if parameters.count < 2, node.modifiers.contains(where: { $0.name.text == "override" }),
            let today = OldNames.method(
                node.name.text,
                label: parameters.first.map { $0.firstName.text }
            )
        {
            rename(node.name, [node.name.text: today.name])
            if let label = today.label, let parameter = parameters.first {
                rename(parameter.firstName, [parameter.firstName.text: label])
            }
        }
        return .visitChildren
    }

    // What Linux calls the main bundle has neither an Info.plist nor resources.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "main", isOfBundle(node),
            porter.index.resolve("Bundle")?.node == nil
        else { return .visitChildren }
        file.edits.replace(node.declName.range, with: "app")
        file.neededImports.insert("UIKit")
        porter.count(.renamed)
        return .visitChildren
    }

    /// Whether a member is one of `Bundle`: `Bundle.main`, or `.main` where that type stands.
    private func isOfBundle(_ node: MemberAccessExprSyntax) -> Bool {
        if let base = node.base {
            return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bundle"
        }
        guard let place = node.parent?.as(InitializerClauseSyntax.self)?.parent else {
            return false
        }
        let type =
            place.as(FunctionParameterSyntax.self)?.type
            ?? place.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return ["Bundle", "Bundle?"].contains(type?.trimmedDescription)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard VainStatements.contains(node, own: porter.ownMembers) else { return .visitChildren }
        file.edits.replace(node.range, with: VainStatements.rest(of: node))
        porter.count(.vainCalls)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.functionName
        if name == "CFAbsoluteTimeGetCurrent" {
            file.edits.replace(node.range, with: "Date().timeIntervalSinceReferenceDate")
            porter.count(.renamed)
            return .skipChildren
        }
        if name.hasPrefix("UIAccessibilityIs"), node.arguments.isEmpty {
            let member = name.dropFirst("UIAccessibility".count)
            file.edits.replace(
                node.range,
                with: "UIAccessibility." + OldNames.lowercased(String(member))
            )
            porter.count(.renamed)
            return .skipChildren
        }
        if VainStatements.contains(node) {
            file.edits.replace(node.range, with: VainStatements.rest(of: node))
            porter.count(.vainCalls)
            return .skipChildren
        }
        if node.arguments.isEmpty,
            OldNames.getters.contains(node.calledExpression.trimmedDescription)
        {
            file.edits.remove(node.calledExpression.end..<node.end)
            porter.count(.renamed)
            return .skipChildren
        }
        renameMethod(node)
        renameFunction(node)
        notePublisher(node)
        noteCall(node)
        if let labels = Self.values[name], node.arguments.count == labels.count,
            node.arguments.allSatisfy({ $0.label == nil })
        {
            let isMake = name.hasSuffix("Make")
            let today = isMake ? String(name.dropLast("Make".count)) : "UIAccessibility.post"
            file.edits.replace(node.calledExpression.range, with: today)
            for (argument, label) in zip(node.arguments, labels) {
                file.edits.insert("\(label): ", at: argument.expression.start)
            }
            porter.count(.renamed)
        }
        return .visitChildren
    }

    private func takeAway(
        override name: String,
        _ modifiers: DeclModifierListSyntax,
        _ node: Syntax
    ) -> Bool {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true,
            VainStatements.contains(override: name, modifiers, own: porter.ownMembers)
        else { return false }
        file.edits.remove(file.wholeLines(node.range))
        porter.count(.unaskedOverrides)
        return true
    }

    /// Notes a member of the system's that cannot be used here.
    private func noteMissing(_ token: TokenSyntax) {
        guard let remedy = MissingNames.members[token.text],
            !porter.ownMembers.contains(token.text)
        else { return }
        note(token, "\(token.text) does not exist here", remedy)
    }

    /// Notes a call that Linux has in another form only.
    private func noteCall(_ node: FunctionCallExprSyntax) {
        let reference =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let token = reference?.baseName, let label = node.arguments.first?.label,
            let remedy = MissingNames.calls["\(token.text)(\(label.text):)"],
            !porter.ownMembers.contains(token.text)
        else { return }
        note(token, "\(token.text)(\(label.text):) does not exist on Linux", remedy)
    }

    /// `webView.scrollView`, which is the browser's.
    private func noteWebScrolling(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == "scrollView",
            let base = node.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
            base.lowercased().hasSuffix("webview") || base.lowercased().hasSuffix("webview?")
                || base.lowercased().hasSuffix("webview!")
        else { return }
        note(
            node.baseName,
            "scrollView of a web view does not exist here",
            "browsers keep the page in a frame to themselves: leave it out"
        )
    }

    /// `view.publisher(for: \.text)`, which only Objective-C's observing makes possible.
    private func notePublisher(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
            member.baseName.text == "publisher", let argument = node.arguments.first,
            argument.label?.text == "for", argument.expression.is(KeyPathExprSyntax.self)
        else { return }
        note(
            member.baseName,
            "publisher(for:) of a key path does not exist here",
            "send what observe(_:) tells to a subject"
        )
    }

    private func look(_ token: TokenSyntax, isType: Bool) {
        let name = token.text
        if rename(token, Self.types) { return }
        if OldNames.all[name] != nil, !isOwn(name), rename(token, OldNames.all) { return }
        if let remedy = MissingNames.names[name] {
            note(token, "\(name) does not exist on Linux", remedy)
            return
        }
        guard ["UI", "CA"].contains(name.prefix(2)), name.count > 3,
            name.dropFirst(2).first?.isUppercase == true,
            isType || isTypeInExpression(token), Self.values[name] == nil,
            OldNames.functions[name] == nil, !OldFormRule.contains(name), !isOwn(name),
            !porter.index.frameworks.contains(name)
        else { return }
        let remedy = MissingNames.replacements[name] ?? "leave out what uses it, or replace it"
        note(token, "\(name) does not exist in Vitrine", remedy)
    }

    /// Whether the sources declare a type.
    private func isOwn(_ name: String) -> Bool {
        porter.index.resolve(name)?.node != nil || porter.index.aliases.contains(name)
    }

    /// Whether a name in an expression is a type's: `Type.self`, `Type(…)`, not a function's.
    private func isTypeInExpression(_ token: TokenSyntax) -> Bool {
        let name = token.text
        let functions = [
            "UIGraphics", "UIRect", "UIImage", "UIAccessibility", "UIApplicationMain",
            "CATransform3D", "CACurrentMediaTime",
        ]
        if functions.contains(where: name.hasPrefix) { return false }
        return token.parent?.parent?.is(MemberAccessExprSyntax.self) == true
            || token.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }

    private func note(_ token: TokenSyntax, _ found: String, _ remedy: String) {
        guard noted.insert(found).inserted else { return }
        file.note(token, found, remedy)
    }

    @discardableResult
    private func rename(_ token: TokenSyntax, _ names: [String: String]) -> Bool {
        guard let name = names[token.text] else { return false }
        file.edits.replace(token.range, with: name)
        porter.count(.renamed)
        return true
    }

    private func renameMember(_ token: TokenSyntax) {
        guard OldNames.members[token.text] != nil, !porter.ownMembers.contains(token.text)
        else { return }
        rename(token, OldNames.members)
    }

    /// A controller's `childViewControllers` without `self`, where nothing else has the name.
    private func renameOwnMember(_ token: TokenSyntax) {
        let name = "childViewControllers"
        let declarations = ["let \(name)", "var \(name)", "\(name):"]
        guard token.text == name, !declarations.contains(where: file.mentions) else { return }
        renameMember(token)
    }

    /// `view.bringSubview(toFront: other)`.
    private func renameMethod(_ node: FunctionCallExprSyntax) {
        let reference =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let argument = node.arguments.first
        guard let token = reference?.baseName, node.arguments.count < 2,
            node.trailingClosure == nil, !porter.ownMembers.contains(token.text),
            let today = OldNames.method(
                token.text,
                label: argument.map { $0.label?.text ?? "_" }
            )
        else { return }
        rename(token, [token.text: today.name])
        guard let argument, let label = argument.label else { return }
        if let name = today.label {
            file.edits.replace(label.range, with: name)
        } else {
            file.edits.remove(label.start..<argument.expression.start)
        }
    }

    /// `UIEdgeInsetsInsetRect(rect, insets)`: `rect.inset(by: insets)`.
    private func renameFunction(_ node: FunctionCallExprSyntax) {
        guard let today = OldNames.functions[node.functionName],
            node.arguments.count == today.labels.count + 1,
            let value = node.arguments.first?.expression, let last = node.arguments.last
        else { return }
        let isSimple =
            value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
            || value.is(FunctionCallExprSyntax.self) || value.is(ForceUnwrapExprSyntax.self)
        file.edits.replace(node.start..<value.start, with: isSimple ? "" : "(")
        let member = (isSimple ? "." : ").") + today.member
        if let label = today.labels.first {
            file.edits.replace(
                value.end..<last.expression.start,
                with: "\(member)(\(label): "
            )
        } else {
            file.edits.replace(value.end..<node.end, with: "\(member)()")
        }
        porter.count(.renamed)
    }

    private static let values: [String: [String]] = [
        "UIAccessibilityPostNotification": ["notification", "argument"],
        "CGRectMake": ["x", "y", "width", "height"], "CGPointMake": ["x", "y"],
        "CGSizeMake": ["width", "height"],
        "UIEdgeInsetsMake": ["top", "left", "bottom", "right"],
        "UIOffsetMake": ["horizontal", "vertical"], "CGVectorMake": ["dx", "dy"],
    ]

    /// Names of Swift 3 and 4, and those of today.
    private static let types: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "CFAbsoluteTime": "TimeInterval",
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIViewContentMode": "UIView.ContentMode",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewStyle": "UITableView.Style",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIButtonType": "UIButton.ButtonType", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIAlertActionStyle": "UIAlertAction.Style",
        "UIAlertControllerStyle": "UIAlertController.Style",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
        "UISearchBarStyle": "UISearchBar.Style", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey":
            "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    ]

    /// `NSNotification.Name.UIKeyboardWillShow`, and `.UIKeyboardWillShow`.
    private func renameNotification(_ node: DeclReferenceExprSyntax) {
        guard let owner = Self.notifications[node.baseName.text],
            let access = node.parent?.as(MemberAccessExprSyntax.self)
        else { return }
        let name = node.baseName.text.dropFirst(2)
        let short = owner == "UIResponder" ? name : name.dropFirst(owner.count - 2)
        let member = short.prefix(1).lowercased() + short.dropFirst() + "Notification"
        file.edits.replace(access.range, with: "\(owner).\(member)")
        porter.count(.renamed)
    }

    private static let notifications: [String: String] = [
        "UIKeyboardWillShow": "UIResponder", "UIKeyboardDidShow": "UIResponder",
        "UIKeyboardWillHide": "UIResponder", "UIKeyboardDidHide": "UIResponder",
        "UIKeyboardWillChangeFrame": "UIResponder", "UIKeyboardDidChangeFrame": "UIResponder",
        "UITextFieldTextDidChange": "UITextField", "UITextViewTextDidChange": "UITextView",
        "UITextFieldTextDidBeginEditing": "UITextField",
        "UITextFieldTextDidEndEditing": "UITextField",
        "UIApplicationDidBecomeActive": "UIApplication",
        "UIApplicationWillResignActive": "UIApplication",
        "UIApplicationDidEnterBackground": "UIApplication",
        "UIApplicationWillEnterForeground": "UIApplication",
        "UIApplicationWillTerminate": "UIApplication",
        "UIApplicationDidFinishLaunching": "UIApplication",
        "UIApplicationDidReceiveMemoryWarning": "UIApplication",
        "UIApplicationUserDidTakeScreenshot": "UIApplication",
        "UIApplicationSignificantTimeChange": "UIApplication",
        "UITextViewTextDidBeginEditing": "UITextView",
        "UITextViewTextDidEndEditing": "UITextView",
        "UIDeviceOrientationDidChange": "UIDevice",
        "UIWindowDidBecomeKey": "UIWindow", "UIWindowDidResignKey": "UIWindow",
        "UIWindowDidBecomeVisible": "UIWindow", "UIWindowDidBecomeHidden": "UIWindow",
        "UIPasteboardChanged": "UIPasteboard",
        "UIContentSizeCategoryDidChange": "UIContentSizeCategory",
    ]
}
