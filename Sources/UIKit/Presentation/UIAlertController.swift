/// A message with choices.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        /// At the lower end, for choices about what the person did just now.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    /// Where the alert is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// The choices in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The choice that is bold, and that the Return key takes; one of the actions.
    open var preferredAction: UIAlertAction? { didSet { actionDidChange() } }
    /// The text below the title; default nil.
    open var message: String? { didSet { actionDidChange() } }
    open override var title: String? { didSet { actionDidChange() } }
    /// The title and the text below it in looks of their own, which apps set by these names.
    var attributedTitle: NSAttributedString? { didSet { actionDidChange() } }
    var attributedMessage: NSAttributedString? { didSet { actionDidChange() } }

    /// A controller whose view stands below the text, which apps set by this name; default nil.
    ///
    /// It is a child of the alert, as high as it prefers to be, or as its constraints ask for.
    var contentViewController: UIViewController? {
        didSet { contentControllerDidChange(from: oldValue) }
    }

    /// The fields in the order in which they were added; nil without any.
    open private(set) var textFields: [UITextField]?

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Creates an alert without choices.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        start(title, message, preferredStyle)
    }

    /// Makes a new controller one with texts and a style.
    final func start(_ title: String?, _ message: String?, _ preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    open override func loadView() {
        view = AlertView(self)
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        alertView?.sizeDidChange()
    }

    private func contentControllerDidChange(from previous: UIViewController?) {
        guard previous !== contentViewController else { return }
        if let previous {
            previous.willMove(toParent: nil)
            previous.viewIfLoaded?.removeFromSuperview()
            previous.removeFromParent()
        }
        if let contentViewController {
            addChild(contentViewController)
            actionDidChange()
            contentViewController.didMove(toParent: self)
        } else {
            actionDidChange()
        }
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Diagnostics.report(
                "\"\(action.title ?? "")\" was not added: an alert has at most one cancel action."
            )
        }
        action.alert = self
        actions.append(action)
        actionDidChange()
    }

    /// Adds a field for text below the message; for alerts in the middle only.
    ///
    /// - Parameter configurationHandler: Sets the field up; called at once.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style "
                + "UIAlertController.Style.alert."
        )
        let field = UITextField()
        field.font = .systemFont(ofSize: 15)
        field.addAction(
            UIAction { [weak self, weak field] _ in
                guard let self, let field else { return }
                returnWasPressed(in: field)
            },
            for: .primaryActionTriggered
        )
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        actionDidChange()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let fields = textFields ?? []
        guard !fields.contains(where: \.isFirstResponder) else { return }
        fields.first?.becomeFirstResponder()
    }

    /// Return leads to the next field, and from the last one to the choice that ends the alert.
    private func returnWasPressed(in field: UITextField) {
        let fields = textFields ?? []
        if let index = fields.firstIndex(of: field), index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        if let action = preferredAction ?? (others.count == 1 ? others.first : nil) {
            choose(action)
        }
    }

    func actionDidChange() {
        alertView?.reload()
    }

    /// A person made a choice: the alert goes, then the choice's closure runs.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        guard presentingViewController != nil else {
            action.handler?(action)
            return
        }
        // Handlers read the fields of an alert that they hold weakly.
        dismiss(animated: true) { [self] in
            withExtendedLifetime(self) { action.handler?(action) }
        }
    }

    /// A person ended a list of choices that has none which changes nothing.
    func endWithoutChoice() {
        dismiss(animated: true)
    }

    /// Makes the preferred choice of an alert, as the Return key does; false where there is none.
    func choosePreferred() -> Bool {
        guard preferredStyle == .alert, let action = preferredAction, action.isEnabled,
            presentedViewController == nil
        else { return false }
        choose(action)
        return true
    }

    /// The choice that changes nothing, where there is one.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    override func makeOwnPresentationController(
        over presenter: UIViewController?
    ) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenter)
    }
}

/// Shows an alert in the middle, or a list of choices at the lower end.
final class AlertPresentationController: UIPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    private var isAtLowerEnd: Bool {
        let view = containerView ?? presentingViewController.viewIfLoaded
        return alert?.preferredStyle == .actionSheet
            && view?.traitCollection.horizontalSizeClass != .regular
    }

    override var shouldRemovePresentersView: Bool { false }
    /// Only lists of choices go by a tap beside them, as their cancel action.
    override var endsByPerson: Bool { alert?.preferredStyle == .actionSheet }

    /// Back is what Escape is.
    override var takesWayBack: Bool { endsByPerson || alert?.cancelAction != nil }

    override func cancelByPerson() -> Bool {
        guard transition == nil, let alert else { return false }
        if let action = alert.cancelAction {
            alert.choose(action)
        } else if alert.preferredStyle == .actionSheet {
            alert.endWithoutChoice()
        } else {
            return false
        }
        return true
    }

    override func prepareContainer(_ container: PresentationContainerView) {
        container.dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
    }

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        isAtLowerEnd
            ? ModalAnimator(.coverVertical, isPresenting: isPresenting)
            : FadeAnimator(isPresenting: isPresenting, scale: 1.15)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let safe = container.safeAreaInsets
        let room = container.bounds.inset(by: safe).insetBy(dx: 8, dy: 8)
        let natural = isAtLowerEnd ? min(room.width, 500) : min(270, room.width)
        let width = min(view.lengthAsked(.width, natural: natural), room.width)
        let height = min(
            view.sizeThatFits(CGSize(width: width, height: room.height)).height,
            room.height
        )
        return CGRect(
            x: (room.midX - width / 2).rounded(),
            y: isAtLowerEnd ? room.maxY - height : (room.midY - height / 2).rounded(),
            width: width,
            height: height
        )
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let dimming = (containerView as? PresentationContainerView)?.dimming else { return }
        dimming.alpha = 0
        transition?.animate(alongsideTransition: { _ in dimming.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        guard let dimming = (containerView as? PresentationContainerView)?.dimming else { return }
        transition?.animate(alongsideTransition: { _ in dimming.alpha = 0 }, completion: nil)
    }
}
