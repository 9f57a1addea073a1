import CoreGraphics

/// A message with buttons, as apps showed them before iOS 8.
///
/// It is shown by a `UIAlertController`, which newer code uses.
open class UIAlertView: UIView {
    private let alert = DelegatedAlert(.alert)

    /// What is told of the buttons: a `UIAlertViewDelegate`; held weakly.
    open weak var delegate: AnyObject?

    /// Creates an alert without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Creates an alert with at most one button.
    ///
    /// - Parameters:
    ///   - title: The text above.
    ///   - message: The text below.
    ///   - delegate: What is told of the button.
    ///   - cancelButtonTitle: The text of the button that changes nothing; nil for none.
    public convenience init(
        title: String?,
        message: String?,
        delegate: Any?,
        cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with several buttons; that which changes nothing comes first.
    public convenience init(
        title: String?,
        message: String?,
        delegate: Any?,
        cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title,
            message: message,
            delegate: delegate,
            cancelButtonTitle: cancelButtonTitle
        )
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    private func prepare() {
        // The alert is this object's own.
        alert.willPresent = { [unowned self] in listener?.willPresent(self) }
        alert.didPresent = { [unowned self] in listener?.didPresent(self) }
        alert.wasClicked = { [unowned self] index in
            listener?.alertView(self, clickedButtonAt: index)
        }
        alert.willDismiss = { [unowned self] index in
            listener?.alertView(self, willDismissWithButtonIndex: index)
        }
        alert.didDismiss = { [unowned self] index in
            listener?.alertView(self, didDismissWithButtonIndex: index)
        }
    }

    // MARK: - Texts

    /// The text above.
    open var title: String {
        get { alert.title }
        set { alert.title = newValue }
    }
    /// The text below; default nil.
    open var message: String? {
        get { alert.controller.message }
        set { alert.controller.message = newValue }
    }

    // MARK: - Buttons

    /// Adds a button; returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { alert.add(title ?? "") }
    /// Returns the text of a button; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    /// The number of buttons.
    open var numberOfButtons: Int { alert.titles.count }
    /// The index of the button that changes nothing; -1 for none.
    open var cancelButtonIndex: Int {
        get { alert.cancelIndex }
        set { alert.cancelIndex = newValue }
    }
    /// The index of the first button that is not the one that changes nothing; -1 for none.
    open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: - Fields

    /// The fields below the message; default none.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { if alertViewStyle != oldValue { makeFields() } }
    }

    /// Returns a field, by its place from above; traps where there is none.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = alert.controller.textFields ?? []
        precondition(
            fields.indices.contains(textFieldIndex),
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text "
                + "fields"
        )
        return fields[textFieldIndex]
    }

    private func makeFields() {
        let (title, message) = (alert.controller.title, alert.controller.message)
        alert.renewController()
        alert.controller.title = title
        alert.controller.message = message
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: addField(nil, isSecure: false)
        case .secureTextInput: addField(nil, isSecure: true)
        case .loginAndPasswordInput:
            addField("Login", isSecure: false)
            addField("Password", isSecure: true)
        }
    }

    private func addField(_ placeholder: String?, isSecure: Bool) {
        alert.controller.addTextField { [weak self] field in
            field.placeholder = placeholder
            field.isSecureTextEntry = isSecure
            field.addAction(
                UIAction { _ in self?.askForFirstOtherButton() },
                for: .editingChanged
            )
        }
    }

    /// Asks the delegate whether the first other button can be taken with what the fields say.
    private func askForFirstOtherButton() {
        let actions = alert.controller.actions
        guard let listener, actions.indices.contains(firstOtherButtonIndex) else { return }
        let isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
        let action = actions[firstOtherButtonIndex]
        if action.isEnabled != isEnabled { action.isEnabled = isEnabled }
    }

    // MARK: - On the screen

    /// Whether the alert is on the screen.
    open var isVisible: Bool { alert.isVisible }

    /// Shows the alert over what the scene shows.
    open func show() {
        guard !isVisible else { return }
        alert.show(self, in: nil, animated: true)
        askForFirstOtherButton()
    }

    /// Takes the alert away as if a button had been taken.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.end(buttonIndex, animated: animated)
    }
}

/// The fields of an alert.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One whose characters cannot be read.
    case secureTextInput = 1
    /// One for text.
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3
}

/// What is told of the buttons of an alert.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Tells that a person took a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Tells that the system took the alert away, which pages never do.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Tells that the alert is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    /// Tells that the alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// Tells that the alert is about to go; the index is of the button that was taken.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells that the alert is gone; the index is of the button that was taken.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Returns whether the first other button can be taken; asked when a field changes.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(
        _ alertView: UIAlertView,
        willDismissWithButtonIndex buttonIndex: Int
    ) {}
    public func alertView(
        _ alertView: UIAlertView,
        didDismissWithButtonIndex buttonIndex: Int
    ) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
