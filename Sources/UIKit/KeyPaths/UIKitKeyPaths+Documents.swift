extension UIKitKeyPaths {
    /// What documents connect to UIKit's objects, or set of them by runtime attributes, beside what
    /// says how something looks: proxies do not pass it on.
    static let documentTables: [ObjectIdentifier: [NamedKeyPath]] = {
        var tables: [ObjectIdentifier: [NamedKeyPath]] = [
            ObjectIdentifier(UIView.self): viewInDocuments,
            ObjectIdentifier(UIWindow.self): windowInDocuments,
            ObjectIdentifier(CALayer.self): layerInDocuments,
            ObjectIdentifier(UIScrollView.self): scrollViewInDocuments,
            ObjectIdentifier(UITableView.self): tableViewInDocuments,
            ObjectIdentifier(UITableViewCell.self): tableCellInDocuments,
            ObjectIdentifier(UITableViewHeaderFooterView.self): tableEdgeInDocuments,
            ObjectIdentifier(UICollectionViewCell.self): collectionCellInDocuments,
            ObjectIdentifier(UICollectionViewFlowLayout.self): flowLayoutInDocuments,
            ObjectIdentifier(UITextField.self): textFieldInDocuments,
            ObjectIdentifier(UITextView.self): textViewInDocuments,
            ObjectIdentifier(UISearchBar.self): searchBarInDocuments,
            ObjectIdentifier(UIButton.self): buttonInDocuments,
            ObjectIdentifier(UIDatePicker.self): datePickerInDocuments,
            ObjectIdentifier(UIVisualEffectView.self): effectViewInDocuments,
            ObjectIdentifier(UIRefreshControl.self): refreshControlInDocuments,
            ObjectIdentifier(UIGestureRecognizer.self): recognizerInDocuments,
        ]
        tables.merge(attributeTables) { $0 + $1 }
        tables.merge(controlAttributes) { $0 + $1 }
        tables.merge(barTables) { $0 + $1 }
        tables.merge(controllerTables) { $0 + $1 }
        return tables.mapValues { entries in
            entries.map { entry in
                var entry = entry
                entry.isOfLook = false
                return entry
            }
        }
    }()

    // MARK: - Views

    private static let viewInDocuments: [NamedKeyPath] = [
        NamedKeyPath("tintAdjustmentMode", \UIView.tintAdjustmentMode),
        NamedKeyPath("contentScaleFactor", \UIView.contentScaleFactor),
        NamedKeyPath("maskView", \UIView.mask),
        NamedKeyPath("mask", \UIView.mask),
        NamedKeyPath("accessibilityElements", \UIView.accessibilityElements),
        NamedKeyPath("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
        NamedKeyPath("accessibilityViewIsModal", \UIView.accessibilityViewIsModal),
        NamedKeyPath("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        NamedKeyPath("isExclusiveTouch", \UIView.isExclusiveTouch),
        NamedKeyPath(
            "translatesAutoresizingMaskIntoConstraints",
            \UIView.translatesAutoresizingMaskIntoConstraints
        ),
    ]

    private static let windowInDocuments: [NamedKeyPath] = [
        NamedKeyPath("rootViewController", \UIWindow.rootViewController)
    ]

    private static let layerInDocuments: [NamedKeyPath] = [
        NamedKeyPath("contentsRect", \CALayer.contentsRect),
        NamedKeyPath("contentsCenter", \CALayer.contentsCenter),
        NamedKeyPath("name", \CALayer.name),
        NamedKeyPath("doubleSided", \CALayer.isDoubleSided),
        NamedKeyPath("cornerCurve", \CALayer.cornerCurve),
        NamedKeyPath("shouldRasterize", \CALayer.shouldRasterize),
    ]

    private static let scrollViewInDocuments: [NamedKeyPath] = [
        NamedKeyPath("refreshControl", \UIScrollView.refreshControl),
        NamedKeyPath("isScrollEnabled", \UIScrollView.isScrollEnabled),
        NamedKeyPath("isPagingEnabled", \UIScrollView.isPagingEnabled),
        NamedKeyPath("scrollsToTop", \UIScrollView.scrollsToTop),
        NamedKeyPath("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
        NamedKeyPath("bouncesZoom", \UIScrollView.bouncesZoom),
        NamedKeyPath("minimumZoomScale", \UIScrollView.minimumZoomScale),
        NamedKeyPath("maximumZoomScale", \UIScrollView.maximumZoomScale),
        NamedKeyPath("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
        NamedKeyPath("delaysContentTouches", \UIScrollView.delaysContentTouches),
        NamedKeyPath("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
        NamedKeyPath(
            "contentInsetAdjustmentBehavior",
            \UIScrollView.contentInsetAdjustmentBehavior
        ),
    ]

    private static let tableViewInDocuments: [NamedKeyPath] = [
        NamedKeyPath("prefetchDataSource", \UITableView.prefetchDataSource),
        NamedKeyPath("separatorInset", \UITableView.separatorInset),
        NamedKeyPath("separatorStyle", \UITableView.separatorStyle),
        NamedKeyPath("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
        NamedKeyPath("sectionFooterHeight", \UITableView.sectionFooterHeight),
        NamedKeyPath(
            "estimatedSectionHeaderHeight",
            \UITableView.estimatedSectionHeaderHeight
        ),
        NamedKeyPath(
            "estimatedSectionFooterHeight",
            \UITableView.estimatedSectionFooterHeight
        ),
        NamedKeyPath("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
        NamedKeyPath("fillerRowHeight", \UITableView.fillerRowHeight),
        NamedKeyPath("sectionIndexColor", \UITableView.sectionIndexColor),
        NamedKeyPath("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
    ]

    private static let tableCellInDocuments: [NamedKeyPath] = [
        NamedKeyPath("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        NamedKeyPath("separatorInset", \UITableViewCell.separatorInset),
        NamedKeyPath("selectionStyle", \UITableViewCell.selectionStyle),
        NamedKeyPath("accessoryType", \UITableViewCell.accessoryType),
    ]

    private static let tableEdgeInDocuments: [NamedKeyPath] = [
        NamedKeyPath("backgroundView", \UITableViewHeaderFooterView.backgroundView),
        NamedKeyPath.reading("contentView") { (view: UITableViewHeaderFooterView) in
            view.contentView
        },
        NamedKeyPath.reading("textLabel") { (view: UITableViewHeaderFooterView) in
            view.textLabel
        },
    ]

    private static let collectionCellInDocuments: [NamedKeyPath] = [
        NamedKeyPath("backgroundView", \UICollectionViewCell.backgroundView),
        NamedKeyPath("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        NamedKeyPath.reading("contentView") { (cell: UICollectionViewCell) in cell.contentView },
    ]

    private static let flowLayoutInDocuments: [NamedKeyPath] = [
        NamedKeyPath("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
        NamedKeyPath("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
        NamedKeyPath("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
        NamedKeyPath("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
        NamedKeyPath("itemSize", \UICollectionViewFlowLayout.itemSize),
        NamedKeyPath("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
        NamedKeyPath("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
        NamedKeyPath(
            "minimumInteritemSpacing",
            \UICollectionViewFlowLayout.minimumInteritemSpacing
        ),
        NamedKeyPath("sectionInset", \UICollectionViewFlowLayout.sectionInset),
        NamedKeyPath(
            "sectionHeadersPinToVisibleBounds",
            \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds
        ),
        NamedKeyPath(
            "sectionFootersPinToVisibleBounds",
            \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds
        ),
    ]

    private static let textFieldInDocuments: [NamedKeyPath] = [
        NamedKeyPath("inputView", \UITextField.inputView),
        NamedKeyPath("inputAccessoryView", \UITextField.inputAccessoryView),
        NamedKeyPath("keyboardType", \UITextField.keyboardType),
        NamedKeyPath("returnKeyType", \UITextField.returnKeyType),
        NamedKeyPath("autocapitalizationType", \UITextField.autocapitalizationType),
        NamedKeyPath("autocorrectionType", \UITextField.autocorrectionType),
        NamedKeyPath("leftViewMode", \UITextField.leftViewMode),
        NamedKeyPath("rightViewMode", \UITextField.rightViewMode),
        // The label of the placeholder, whose colour apps set from before iOS 13.
        NamedKeyPath("placeholderLabel.textColor", \UITextField.placeholderColor),
        // The button that empties the field, which apps draw in colours of their own.
        NamedKeyPath.reading("clearButton") { (field: UITextField) in field.emptyingButton },
    ]

    private static let textViewInDocuments: [NamedKeyPath] = [
        NamedKeyPath("inputView", \UITextView.inputView),
        NamedKeyPath("inputAccessoryView", \UITextView.inputAccessoryView),
        NamedKeyPath("keyboardType", \UITextView.keyboardType),
        NamedKeyPath("returnKeyType", \UITextView.returnKeyType),
        NamedKeyPath("autocapitalizationType", \UITextView.autocapitalizationType),
        NamedKeyPath("autocorrectionType", \UITextView.autocorrectionType),
        NamedKeyPath(
            "textContainer.lineFragmentPadding",
            get: { (view: UITextView) in view.textContainer.lineFragmentPadding },
            set: { (view: UITextView, padding: CGFloat) in
                view.textContainer.lineFragmentPadding = padding
            }
        ),
    ]

    private static let searchBarInDocuments: [NamedKeyPath] = [
        NamedKeyPath("backgroundImage", \UISearchBar.backgroundImage),
        NamedKeyPath("searchBarStyle", \UISearchBar.searchBarStyle),
        NamedKeyPath("barStyle", \UISearchBar.barStyle),
        NamedKeyPath("showsScopeBar", \UISearchBar.showsScopeBar),
        NamedKeyPath("inputAccessoryView", \UISearchBar.inputAccessoryView),
        NamedKeyPath("translucent", \UISearchBar.isTranslucent),
        // The button that ends the search, which apps reach by its name alone, as they do its title.
        NamedKeyPath.reading("cancelButton") { (bar: UISearchBar) in bar.cancelButton },
        NamedKeyPath(
            "cancelButtonText",
            get: { (bar: UISearchBar) in bar.cancelButton.title(for: .normal) },
            set: { (bar: UISearchBar, title: String?) in
                bar.cancelButton.setTitle(title ?? "Cancel", for: .normal)
            }
        ),
        NamedKeyPath("prompt", \UISearchBar.prompt),
        NamedKeyPath("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
        NamedKeyPath("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
        NamedKeyPath("keyboardType", \UISearchBar.keyboardType),
        NamedKeyPath("returnKeyType", \UISearchBar.returnKeyType),
    ]

    private static let datePickerInDocuments: [NamedKeyPath] = [
        NamedKeyPath("datePickerMode", \UIDatePicker.datePickerMode),
        NamedKeyPath("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
    ]

    private static let buttonInDocuments: [NamedKeyPath] = [
        NamedKeyPath("menu", \UIButton.menu),
        NamedKeyPath("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
    ]

    private static let effectViewInDocuments: [NamedKeyPath] = [
        NamedKeyPath.reading("contentView") { (view: UIVisualEffectView) in view.contentView }
    ]

    private static let refreshControlInDocuments: [NamedKeyPath] = [
        NamedKeyPath("attributedTitle", \UIRefreshControl.attributedTitle)
    ]

    private static let recognizerInDocuments: [NamedKeyPath] = [
        NamedKeyPath("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        NamedKeyPath("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
        NamedKeyPath("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    ]
}

extension UITextField {
    /// The colour of the placeholder, whose other attributes stay.
    fileprivate var placeholderColor: UIColor? {
        get {
            guard let text = attributedPlaceholder, text.length > 0 else { return nil }
            return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        set {
            guard let text = attributedPlaceholder, text.length > 0 else { return }
            let copy = NSMutableAttributedString(attributedString: text)
            let all = NSRange(location: 0, length: copy.length)
            if let newValue {
                copy.addAttribute(.foregroundColor, value: newValue, range: all)
            } else {
                copy.removeAttribute(.foregroundColor, range: all)
            }
            attributedPlaceholder = copy
        }
    }
}
