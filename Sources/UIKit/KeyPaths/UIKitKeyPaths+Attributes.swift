extension UIKitKeyPaths {
    /// What runtime attributes set of views that the tool's inspectors do not show, or show for
    /// other classes only.
    static let attributeTables: [ObjectIdentifier: [NamedKeyPath]] = [
        ObjectIdentifier(UIView.self): viewAttributes,
        ObjectIdentifier(UILabel.self): labelAttributes,
        ObjectIdentifier(UIImageView.self): imageViewAttributes,
        ObjectIdentifier(UIStackView.self): stackViewAttributes,
        ObjectIdentifier(UIScrollView.self): scrollViewAttributes,
        ObjectIdentifier(UITableView.self): tableViewAttributes,
        ObjectIdentifier(UITableViewCell.self): tableCellAttributes,
        ObjectIdentifier(UICollectionView.self): collectionViewAttributes,
        ObjectIdentifier(UITextField.self): textFieldAttributes,
        ObjectIdentifier(UITextView.self): textViewAttributes,
        ObjectIdentifier(NSTextContainer.self): textContainerAttributes,
        ObjectIdentifier(UISearchBar.self): searchBarAttributes,
        ObjectIdentifier(NSLayoutConstraint.self): [
            NamedKeyPath("isActive", \NSLayoutConstraint.isActive)
        ],
    ]

    private static let viewAttributes: [NamedKeyPath] = [
        NamedKeyPath("restorationIdentifier", \UIView.restorationIdentifier),
        NamedKeyPath("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
        NamedKeyPath(
            "shouldGroupAccessibilityChildren",
            \UIView.shouldGroupAccessibilityChildren
        ),
        NamedKeyPath("minimumContentSizeCategory", \UIView.minimumContentSizeCategory),
        NamedKeyPath("maximumContentSizeCategory", \UIView.maximumContentSizeCategory),
    ]

    private static let labelAttributes: [NamedKeyPath] = [
        NamedKeyPath("isEnabled", \UILabel.isEnabled),
        NamedKeyPath("isHighlighted", \UILabel.isHighlighted),
        NamedKeyPath("lineBreakStrategy", \UILabel.lineBreakStrategy),
        NamedKeyPath(
            "allowsDefaultTighteningForTruncation",
            \UILabel.allowsDefaultTighteningForTruncation
        ),
    ]

    private static let imageViewAttributes: [NamedKeyPath] = [
        NamedKeyPath("isHighlighted", \UIImageView.isHighlighted),
        NamedKeyPath("animationDuration", \UIImageView.animationDuration),
        NamedKeyPath("animationRepeatCount", \UIImageView.animationRepeatCount),
    ]

    private static let stackViewAttributes: [NamedKeyPath] = [
        NamedKeyPath(
            "isBaselineRelativeArrangement",
            \UIStackView.isBaselineRelativeArrangement
        ),
        NamedKeyPath(
            "isLayoutMarginsRelativeArrangement",
            \UIStackView.isLayoutMarginsRelativeArrangement
        ),
    ]

    private static let scrollViewAttributes: [NamedKeyPath] = [
        NamedKeyPath("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
        NamedKeyPath("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
        NamedKeyPath("indicatorStyle", \UIScrollView.indicatorStyle),
        NamedKeyPath("decelerationRate", \UIScrollView.decelerationRate),
        NamedKeyPath("zoomScale", \UIScrollView.zoomScale),
        NamedKeyPath("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
        NamedKeyPath(
            "horizontalScrollIndicatorInsets",
            \UIScrollView.horizontalScrollIndicatorInsets
        ),
        NamedKeyPath(
            "automaticallyAdjustsScrollIndicatorInsets",
            \UIScrollView.automaticallyAdjustsScrollIndicatorInsets
        ),
    ]

    private static let tableViewAttributes: [NamedKeyPath] = [
        NamedKeyPath("editing", \UITableView.isEditing),
        NamedKeyPath("isEditing", \UITableView.isEditing),
        NamedKeyPath("separatorInsetReference", \UITableView.separatorInsetReference),
        NamedKeyPath("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
        NamedKeyPath(
            "allowsMultipleSelectionDuringEditing",
            \UITableView.allowsMultipleSelectionDuringEditing
        ),
        NamedKeyPath("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
        NamedKeyPath(
            "sectionIndexTrackingBackgroundColor",
            \UITableView.sectionIndexTrackingBackgroundColor
        ),
        NamedKeyPath(
            "sectionIndexMinimumDisplayRowCount",
            \UITableView.sectionIndexMinimumDisplayRowCount
        ),
        NamedKeyPath(
            "cellLayoutMarginsFollowReadableWidth",
            \UITableView.cellLayoutMarginsFollowReadableWidth
        ),
        NamedKeyPath("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
    ]

    private static let tableCellAttributes: [NamedKeyPath] = [
        NamedKeyPath("editingAccessoryType", \UITableViewCell.editingAccessoryType),
        NamedKeyPath("indentationLevel", \UITableViewCell.indentationLevel),
        NamedKeyPath("indentationWidth", \UITableViewCell.indentationWidth),
        NamedKeyPath("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
        NamedKeyPath("showsReorderControl", \UITableViewCell.showsReorderControl),
    ]

    private static let collectionViewAttributes: [NamedKeyPath] = [
        NamedKeyPath("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
        NamedKeyPath("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
    ]

    private static let textFieldAttributes: [NamedKeyPath] = [
        NamedKeyPath("keyboardAppearance", \UITextField.keyboardAppearance),
        NamedKeyPath("spellCheckingType", \UITextField.spellCheckingType),
        NamedKeyPath("smartQuotesType", \UITextField.smartQuotesType),
        NamedKeyPath("smartDashesType", \UITextField.smartDashesType),
        NamedKeyPath("smartInsertDeleteType", \UITextField.smartInsertDeleteType),
        NamedKeyPath("textContentType", \UITextField.textContentType),
        NamedKeyPath("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
        NamedKeyPath("background", \UITextField.background),
        NamedKeyPath("disabledBackground", \UITextField.disabledBackground),
        NamedKeyPath(
            "adjustsFontForContentSizeCategory",
            \UITextField.adjustsFontForContentSizeCategory
        ),
    ]

    private static let textViewAttributes: [NamedKeyPath] = [
        NamedKeyPath("isEditable", \UITextView.isEditable),
        NamedKeyPath("isSelectable", \UITextView.isSelectable),
        NamedKeyPath("dataDetectorTypes", \UITextView.dataDetectorTypes),
        NamedKeyPath("selectedRange", \UITextView.selectedRange),
        NamedKeyPath("keyboardAppearance", \UITextView.keyboardAppearance),
        NamedKeyPath("spellCheckingType", \UITextView.spellCheckingType),
        NamedKeyPath("smartQuotesType", \UITextView.smartQuotesType),
        NamedKeyPath("smartDashesType", \UITextView.smartDashesType),
        NamedKeyPath("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
        NamedKeyPath("textContentType", \UITextView.textContentType),
        NamedKeyPath("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
        NamedKeyPath("secureTextEntry", \UITextView.isSecureTextEntry),
        NamedKeyPath("isSecureTextEntry", \UITextView.isSecureTextEntry),
        NamedKeyPath(
            "adjustsFontForContentSizeCategory",
            \UITextView.adjustsFontForContentSizeCategory
        ),
        NamedKeyPath.reading("textContainer") { (view: UITextView) in view.textContainer },
    ]

    private static let textContainerAttributes: [NamedKeyPath] = [
        NamedKeyPath("lineFragmentPadding", \NSTextContainer.lineFragmentPadding),
        NamedKeyPath("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines),
        NamedKeyPath("lineBreakMode", \NSTextContainer.lineBreakMode),
        NamedKeyPath("widthTracksTextView", \NSTextContainer.widthTracksTextView),
        NamedKeyPath("heightTracksTextView", \NSTextContainer.heightTracksTextView),
    ]

    private static let searchBarAttributes: [NamedKeyPath] = [
        NamedKeyPath("isTranslucent", \UISearchBar.isTranslucent),
        NamedKeyPath("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
        NamedKeyPath("keyboardAppearance", \UISearchBar.keyboardAppearance),
        NamedKeyPath("spellCheckingType", \UISearchBar.spellCheckingType),
        NamedKeyPath("autocapitalizationType", \UISearchBar.autocapitalizationType),
        NamedKeyPath("autocorrectionType", \UISearchBar.autocorrectionType),
        NamedKeyPath("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically),
    ]
}
