import CoreGraphics

/// A list of choices, as apps showed them before iOS 8.
///
/// It is shown by a `UIAlertController`, which newer code uses.
open class UIActionSheet: UIView {
    private let alert = DelegatedAlert(.actionSheet)

    /// What is told of the choices.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// Creates a list without choices.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Creates a list of at most two choices.
    ///
    /// - Parameters:
    ///   - title: The text above.
    ///   - delegate: What is told of the choices.
    ///   - cancelButtonTitle: The text of the choice that changes nothing, the last; nil for none.
    ///   - destructiveButtonTitle: The text of the choice that destroys, the first; nil for none.
    public convenience init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    /// Creates a list of choices: that which destroys comes first, that which changes nothing last.
    public convenience init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        let others = [firstButtonTitle] + moreButtonTitles
        self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, others)
    }

    private convenience init(
        _ title: String?,
        _ delegate: (any UIActionSheetDelegate)?,
        _ cancel: String?,
        _ destructive: String?,
        _ others: [String]
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
        for title in others { addButton(withTitle: title) }
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
    }

    private func prepare() {
        // The alert is this object's own.
        alert.willPresent = { [unowned self] in delegate?.willPresent(self) }
        alert.didPresent = { [unowned self] in delegate?.didPresent(self) }
        alert.wasClicked = { [unowned self] index in
            if index < 0 { delegate?.actionSheetCancel(self) }
            delegate?.actionSheet(self, clickedButtonAt: index)
        }
        alert.willDismiss = { [unowned self] index in
            delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        }
        alert.didDismiss = { [unowned self] index in
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }

    // MARK: - Choices

    /// The text above.
    open var title: String {
        get { alert.title }
        set { alert.title = newValue }
    }
    /// The look of the list; kept, since all look the same.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    /// Adds a choice; returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { alert.add(title ?? "") }
    /// Returns the text of a choice; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    /// The number of choices.
    open var numberOfButtons: Int { alert.titles.count }
    /// The index of the choice that changes nothing; -1 for none.
    open var cancelButtonIndex: Int {
        get { alert.cancelIndex }
        set { alert.cancelIndex = newValue }
    }
    /// The index of the choice that destroys; -1 for none.
    open var destructiveButtonIndex: Int {
        get { alert.destructiveIndex }
        set { alert.destructiveIndex = newValue }
    }
    /// The index of the first other choice; -1 for none.
    open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: - On the screen

    /// Whether the list is on the screen.
    open var isVisible: Bool { alert.isVisible }

    /// Shows the list over what the window of a view shows.
    open func show(in view: UIView) { show(animated: true, beside: view) }
    /// Shows the list for a choice about a part of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(animated: animated, beside: view)
    }
    /// Shows the list for a choice about an item of a bar.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(animated: animated, beside: nil)
    }
    /// Shows the list for a choice about a toolbar.
    open func show(from view: UIToolbar) { show(animated: true, beside: view) }
    /// Shows the list for a choice about a tab bar.
    open func show(from view: UITabBar) { show(animated: true, beside: view) }

    private func show(animated: Bool, beside view: UIView?) {
        alert.show(self, in: view as? UIWindow ?? view?.window, animated: animated)
    }

    /// Takes the list away as if a choice had been made.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.end(buttonIndex, animated: animated)
    }
}

/// The look of a list of choices.
public enum UIActionSheetStyle: Int, Sendable {
    /// That of the bar beside it.
    case automatic = -1
    /// The system's.
    case `default` = 0
    /// Black.
    case blackOpaque = 1
    /// Black that lets through what is below.
    case blackTranslucent = 2
}

/// What is told of the choices of a list.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Tells that a person made a choice; -1 where it was none.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Tells that a person ended a list that has no choice which changes nothing.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Tells that the list is about to be shown.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Tells that the list is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Tells that the list is about to go; the index is of the choice.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells that the list is gone; the index is of the choice.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(
        _ actionSheet: UIActionSheet,
        willDismissWithButtonIndex buttonIndex: Int
    ) {}
    public func actionSheet(
        _ actionSheet: UIActionSheet,
        didDismissWithButtonIndex buttonIndex: Int
    ) {}
}
