/// The properties of UIKit's own classes by name.
@MainActor
enum UIKitKeyPaths {
    static let tables: [ObjectIdentifier: [NamedKeyPath]] = [
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(CALayer.self): layer,
        ObjectIdentifier(UILabel.self): label,
        ObjectIdentifier(UIControl.self): control,
        ObjectIdentifier(UIButton.self): button,
        ObjectIdentifier(UIImageView.self): imageView,
        ObjectIdentifier(UISwitch.self): switchControl,
        ObjectIdentifier(UISlider.self): slider,
        ObjectIdentifier(UIStepper.self): stepper,
        ObjectIdentifier(UISegmentedControl.self): segmentedControl,
        ObjectIdentifier(UIProgressView.self): progressView,
        ObjectIdentifier(UIActivityIndicatorView.self): activityIndicator,
        ObjectIdentifier(UIPageControl.self): pageControl,
        ObjectIdentifier(UIPickerView.self): pickerView,
        ObjectIdentifier(UIDatePicker.self): datePicker,
        ObjectIdentifier(UIStackView.self): stackView,
        ObjectIdentifier(UIScrollView.self): scrollView,
        ObjectIdentifier(UITextField.self): textField,
        ObjectIdentifier(UITextView.self): textView,
        ObjectIdentifier(UISearchBar.self): searchBar,
        ObjectIdentifier(UICollectionView.self): collectionView,
        ObjectIdentifier(UICollectionViewController.self): collectionViewController,
        ObjectIdentifier(UITableView.self): tableView,
        ObjectIdentifier(UITableViewCell.self): tableViewCell,
        ObjectIdentifier(UITableViewController.self): tableViewController,
        ObjectIdentifier(UIViewController.self): viewController,
        ObjectIdentifier(UINavigationController.self): navigationController,
        ObjectIdentifier(UITabBarController.self): tabBarController,
        ObjectIdentifier(UISplitViewController.self): splitViewController,
        ObjectIdentifier(UIPageViewController.self): pageViewController,
        ObjectIdentifier(UIGestureRecognizer.self): gestureRecognizer,
        ObjectIdentifier(NSLayoutConstraint.self): constraint,
    ]

    private static let view: [NamedKeyPath] = [
        NamedKeyPath("backgroundColor", \UIView.backgroundColor),
        NamedKeyPath("tintColor", \UIView.tintColor),
        NamedKeyPath("alpha", \UIView.alpha),
        NamedKeyPath("hidden", \UIView.isHidden),
        NamedKeyPath("isHidden", \UIView.isHidden),
        NamedKeyPath("opaque", \UIView.isOpaque),
        NamedKeyPath("isOpaque", \UIView.isOpaque),
        NamedKeyPath("clipsToBounds", \UIView.clipsToBounds),
        NamedKeyPath("contentMode", \UIView.contentMode),
        NamedKeyPath("tag", \UIView.tag),
        NamedKeyPath("frame", \UIView.frame),
        NamedKeyPath("bounds", \UIView.bounds),
        NamedKeyPath("center", \UIView.center),
        NamedKeyPath("transform", \UIView.transform),
        NamedKeyPath("layoutMargins", \UIView.layoutMargins),
        NamedKeyPath("directionalLayoutMargins", \UIView.directionalLayoutMargins),
        NamedKeyPath("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        NamedKeyPath("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        NamedKeyPath("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        NamedKeyPath("exclusiveTouch", \UIView.isExclusiveTouch),
        NamedKeyPath("accessibilityLabel", \UIView.accessibilityLabel),
        NamedKeyPath("accessibilityHint", \UIView.accessibilityHint),
        NamedKeyPath("accessibilityValue", \UIView.accessibilityValue),
        NamedKeyPath("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        NamedKeyPath("isAccessibilityElement", \UIView.isAccessibilityElement),
        NamedKeyPath(
            "preservesSuperviewLayoutMargins",
            \UIView.preservesSuperviewLayoutMargins
        ),
        NamedKeyPath(
            "insetsLayoutMarginsFromSafeArea",
            \UIView.insetsLayoutMarginsFromSafeArea
        ),
        NamedKeyPath("semanticContentAttribute", \UIView.semanticContentAttribute),
        NamedKeyPath("autoresizingMask", \UIView.autoresizingMask),
        NamedKeyPath("autoresizesSubviews", \UIView.autoresizesSubviews),
        NamedKeyPath("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
        NamedKeyPath("accessibilityTraits", \UIView.accessibilityTraits),
        NamedKeyPath("transform3D", \UIView.transform3D),
        NamedKeyPath.reading("safeAreaInsets") { (view: UIView) in view.safeAreaInsets },
        NamedKeyPath("targetView", \UIView.templateTarget),
        NamedKeyPath("templateAttributes", \UIView.templateAttributeList),
        // The name of the attribute in older documents.
        NamedKeyPath("transferredTemplateAttributeKeyPaths", \UIView.templateAttributeList),
        NamedKeyPath.reading("layer") { (view: UIView) in view.layer },
    ]

    private static let collectionView: [NamedKeyPath] = [
        NamedKeyPath("dataSource", \UICollectionView.dataSource),
        NamedKeyPath("prefetchDataSource", \UICollectionView.prefetchDataSource),
        NamedKeyPath("collectionViewLayout", \UICollectionView.collectionViewLayout),
        NamedKeyPath("backgroundView", \UICollectionView.backgroundView),
        NamedKeyPath("allowsSelection", \UICollectionView.allowsSelection),
        NamedKeyPath("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
    ]

    private static let collectionViewController: [NamedKeyPath] = [
        NamedKeyPath("collectionView", \UICollectionViewController.collectionView)
    ]

    private static let layer: [NamedKeyPath] =
        [
            NamedKeyPath("cornerRadius", \CALayer.cornerRadius),
            NamedKeyPath("borderWidth", \CALayer.borderWidth),
            NamedKeyPath("borderColor", \CALayer.borderColor),
            NamedKeyPath("borderUIColor", \CALayer.borderColor),
            NamedKeyPath("backgroundColor", \CALayer.backgroundColor),
            NamedKeyPath("shadowColor", \CALayer.shadowColor),
            NamedKeyPath("shadowOpacity", \CALayer.shadowOpacity),
            NamedKeyPath("shadowOffset", \CALayer.shadowOffset),
            NamedKeyPath("shadowRadius", \CALayer.shadowRadius),
            NamedKeyPath("masksToBounds", \CALayer.masksToBounds),
            NamedKeyPath("opacity", \CALayer.opacity),
            NamedKeyPath("hidden", \CALayer.isHidden),
            NamedKeyPath("zPosition", \CALayer.zPosition),
            NamedKeyPath("transform", \CALayer.transform),
            NamedKeyPath("position", \CALayer.position),
            NamedKeyPath("bounds", \CALayer.bounds),
            NamedKeyPath("frame", \CALayer.frame),
            NamedKeyPath("anchorPoint", \CALayer.anchorPoint),
            NamedKeyPath("maskedCorners", \CALayer.maskedCorners),
        ] + AnimatedKeyPath.namedParts

    private static let label: [NamedKeyPath] = [
        NamedKeyPath("text", \UILabel.text),
        NamedKeyPath("attributedText", \UILabel.attributedText),
        NamedKeyPath("font", \UILabel.font),
        NamedKeyPath("textColor", \UILabel.textColor),
        NamedKeyPath("highlightedTextColor", \UILabel.highlightedTextColor),
        NamedKeyPath("textAlignment", \UILabel.textAlignment),
        NamedKeyPath("numberOfLines", \UILabel.numberOfLines),
        NamedKeyPath("lineBreakMode", \UILabel.lineBreakMode),
        NamedKeyPath("enabled", \UILabel.isEnabled),
        NamedKeyPath("highlighted", \UILabel.isHighlighted),
        NamedKeyPath("shadowColor", \UILabel.shadowColor),
        NamedKeyPath("shadowOffset", \UILabel.shadowOffset),
        NamedKeyPath("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        NamedKeyPath("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        NamedKeyPath("minimumScaleFactor", \UILabel.minimumScaleFactor),
        NamedKeyPath("minimumFontSize", \UILabel.minimumFontSize),
        NamedKeyPath("baselineAdjustment", \UILabel.baselineAdjustment),
        NamedKeyPath(
            "adjustsFontForContentSizeCategory",
            \UILabel.adjustsFontForContentSizeCategory
        ),
    ]

    private static let control: [NamedKeyPath] = [
        NamedKeyPath("enabled", \UIControl.isEnabled),
        NamedKeyPath("isEnabled", \UIControl.isEnabled),
        NamedKeyPath("selected", \UIControl.isSelected),
        NamedKeyPath("isSelected", \UIControl.isSelected),
        NamedKeyPath("highlighted", \UIControl.isHighlighted),
        NamedKeyPath("isHighlighted", \UIControl.isHighlighted),
        NamedKeyPath("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
        NamedKeyPath("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    ]

    private static let button: [NamedKeyPath] = [
        NamedKeyPath("contentEdgeInsets", \UIButton.contentEdgeInsets),
        NamedKeyPath("titleEdgeInsets", \UIButton.titleEdgeInsets),
        NamedKeyPath("imageEdgeInsets", \UIButton.imageEdgeInsets),
        NamedKeyPath("configuration", \UIButton.configuration),
        NamedKeyPath.reading("titleLabel") { (button: UIButton) in button.titleLabel },
        NamedKeyPath.reading("imageView") { (button: UIButton) in button.imageView },
    ]

    private static let imageView: [NamedKeyPath] = [
        NamedKeyPath("image", \UIImageView.image),
        NamedKeyPath("highlightedImage", \UIImageView.highlightedImage),
        NamedKeyPath("highlighted", \UIImageView.isHighlighted),
    ]

    private static let stackView: [NamedKeyPath] = [
        NamedKeyPath("axis", \UIStackView.axis),
        NamedKeyPath("distribution", \UIStackView.distribution),
        NamedKeyPath("alignment", \UIStackView.alignment),
        NamedKeyPath("spacing", \UIStackView.spacing),
        NamedKeyPath("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
        NamedKeyPath(
            "layoutMarginsRelativeArrangement",
            \UIStackView.isLayoutMarginsRelativeArrangement
        ),
    ]

    private static let tableView: [NamedKeyPath] = [
        NamedKeyPath("dataSource", \UITableView.dataSource),
        NamedKeyPath("rowHeight", \UITableView.rowHeight),
        NamedKeyPath("estimatedRowHeight", \UITableView.estimatedRowHeight),
        NamedKeyPath("separatorColor", \UITableView.separatorColor),
        NamedKeyPath("allowsSelection", \UITableView.allowsSelection),
        NamedKeyPath("tableHeaderView", \UITableView.tableHeaderView),
        NamedKeyPath("tableFooterView", \UITableView.tableFooterView),
        NamedKeyPath("backgroundView", \UITableView.backgroundView),
    ]

    private static let tableViewCell: [NamedKeyPath] = [
        NamedKeyPath.reading("textLabel") { (cell: UITableViewCell) in cell.textLabel },
        NamedKeyPath.reading("detailTextLabel") { (cell: UITableViewCell) in
            cell.detailTextLabel
        },
        NamedKeyPath.reading("imageView") { (cell: UITableViewCell) in cell.imageView },
        NamedKeyPath.reading("contentView") { (cell: UITableViewCell) in cell.contentView },
        NamedKeyPath("accessoryView", \UITableViewCell.accessoryView),
        NamedKeyPath("backgroundView", \UITableViewCell.backgroundView),
        NamedKeyPath("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    ]

    private static let tableViewController: [NamedKeyPath] = [
        NamedKeyPath(
            "clearsSelectionOnViewWillAppear",
            \UITableViewController.clearsSelectionOnViewWillAppear
        )
    ]

    private static let scrollView: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UIScrollView.delegate),
        NamedKeyPath("contentOffset", \UIScrollView.contentOffset),
        NamedKeyPath("contentSize", \UIScrollView.contentSize),
        NamedKeyPath("contentInset", \UIScrollView.contentInset),
        NamedKeyPath("scrollEnabled", \UIScrollView.isScrollEnabled),
        NamedKeyPath("pagingEnabled", \UIScrollView.isPagingEnabled),
        NamedKeyPath("bounces", \UIScrollView.bounces),
        NamedKeyPath("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        NamedKeyPath("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
        NamedKeyPath("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        NamedKeyPath(
            "showsHorizontalScrollIndicator",
            \UIScrollView.showsHorizontalScrollIndicator
        ),
    ]

    private static let textField: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UITextField.delegate),
        NamedKeyPath("text", \UITextField.text),
        NamedKeyPath("attributedText", \UITextField.attributedText),
        NamedKeyPath("placeholder", \UITextField.placeholder),
        NamedKeyPath("attributedPlaceholder", \UITextField.attributedPlaceholder),
        NamedKeyPath("font", \UITextField.font),
        NamedKeyPath("textColor", \UITextField.textColor),
        NamedKeyPath("textAlignment", \UITextField.textAlignment),
        NamedKeyPath("borderStyle", \UITextField.borderStyle),
        NamedKeyPath("clearButtonMode", \UITextField.clearButtonMode),
        NamedKeyPath("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        NamedKeyPath("minimumFontSize", \UITextField.minimumFontSize),
        NamedKeyPath("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
        NamedKeyPath("secureTextEntry", \UITextField.isSecureTextEntry),
        NamedKeyPath("isSecureTextEntry", \UITextField.isSecureTextEntry),
        NamedKeyPath("leftView", \UITextField.leftView),
        NamedKeyPath("rightView", \UITextField.rightView),
    ]

    private static let textView: [NamedKeyPath] = [
        NamedKeyPath("text", \UITextView.text),
        NamedKeyPath("attributedText", \UITextView.attributedText),
        NamedKeyPath("font", \UITextView.font),
        NamedKeyPath("textColor", \UITextView.textColor),
        NamedKeyPath("textAlignment", \UITextView.textAlignment),
        NamedKeyPath("textContainerInset", \UITextView.textContainerInset),
        NamedKeyPath("editable", \UITextView.isEditable),
        NamedKeyPath("selectable", \UITextView.isSelectable),
    ]

    private static let searchBar: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UISearchBar.delegate),
        NamedKeyPath("text", \UISearchBar.text),
        NamedKeyPath("placeholder", \UISearchBar.placeholder),
        NamedKeyPath("showsCancelButton", \UISearchBar.showsCancelButton),
        NamedKeyPath("barTintColor", \UISearchBar.barTintColor),
        NamedKeyPath.reading("searchTextField") { (bar: UISearchBar) in bar.searchTextField },
        // The name that apps know the field by from before iOS 13.
        NamedKeyPath.reading("searchField") { (bar: UISearchBar) in bar.searchTextField },
    ]

    private static let viewController: [NamedKeyPath] = [
        NamedKeyPath("view", \UIViewController.view),
        NamedKeyPath("title", \UIViewController.title),
    ]

    private static let gestureRecognizer: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UIGestureRecognizer.delegate),
        NamedKeyPath("enabled", \UIGestureRecognizer.isEnabled),
        NamedKeyPath("name", \UIGestureRecognizer.name),
        NamedKeyPath.reading("state") { (recognizer: UIGestureRecognizer) in recognizer.state },
    ]

    private static let constraint: [NamedKeyPath] = [
        NamedKeyPath("constant", \NSLayoutConstraint.constant),
        NamedKeyPath("priority", \NSLayoutConstraint.priority),
        NamedKeyPath("identifier", \NSLayoutConstraint.identifier),
        NamedKeyPath("active", \NSLayoutConstraint.isActive),
    ]
}

extension NamedKeyPath {
    /// Names what is read alone, so that key paths lead through it and it is observed.
    package static func reading<Root: AnyObject, Value>(
        _ name: String,
        _ get: @escaping @MainActor (Root) -> Value
    ) -> NamedKeyPath {
        NamedKeyPath(name, reading: get)
    }

    private init<Root: AnyObject, Value>(
        _ name: String,
        reading get: @escaping @MainActor (Root) -> Value
    ) {
        self.name = name
        valueType = Value.self
        self.get = { object in (object as? Root).map { get($0) } }
        set = { _, _ in false }
    }
}
