import RenderTree

/// How a presented controller is shown, from its coming to its going.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// The presented controller where nobody holds it by this presentation.
    private weak var planned: UIViewController?
    /// The presented controller; nil while the presentation is no more than that one's plan.
    private var presented: UIViewController?
    /// The presenting controller, once it is known.
    private var presenting: UIViewController?

    /// The controller that is shown.
    ///
    /// An app may hold the plan of a controller that is gone: an empty one stands for that.
    open var presentedViewController: UIViewController {
        presented ?? planned ?? UIViewController()
    }
    /// The controller that it is shown over.
    open internal(set) var presentingViewController: UIViewController {
        get { presenting ?? presentedViewController }
        set { presenting = newValue }
    }
    /// The view in which the presentation happens; nil before and after.
    open internal(set) var containerView: UIView?
    /// The style after adaptation to the width.
    var effectiveStyle: UIModalPresentationStyle
    var transition: ControllerTransition?
    /// Where the view of the presenting controller stood before it went.
    weak var placeOfPresenter: UIView?
    /// The superview of the presenting controller's view as the presentation began.
    weak var homeOfPresenter: UIView?
    /// The views that take no input while the presentation lasts.
    var inertViews: [UIView] = []
    /// What had the focus before, and gets it back.
    weak var focusBefore: UIView?

    /// Creates a presentation of a controller.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        planned = presentedViewController
        presented = presentedViewController
        presenting = presentingViewController
        effectiveStyle = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// Leaves the presented controller, which holds this plan, to those who hold it.
    func becomePlan() { presented = nil }

    /// Holds the presented controller as long as the presentation lasts.
    func holdPresented(_ controller: UIViewController) { presented = controller }

    /// What decides about the presentation and hears of its end by a person.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Traits that the presented controller takes in place of those from the window; default nil.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.updateTraits() }
    }

    /// Single traits that the presented controller takes in place of those from the window; default
    /// none.
    open var traitOverrides = UITraitOverrides() {
        didSet { presentedViewController.viewIfLoaded?.updateTraits() }
    }

    /// The traits of the container; before there is one, those of the presenting controller.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }
    /// Tells that the traits of the container changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style.
    open var presentationStyle: UIModalPresentationStyle { effectiveStyle }
    /// The style in compact widths; `.none` for no other one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitsForPresentations)
    }
    /// Returns the style for traits; `.none` for no other one.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard let delegate else { return .none }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// The view that comes and goes; default that of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view; default the whole container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the whole window; default true.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view below goes while the presentation lasts; default for full screen styles.
    open var shouldRemovePresentersView: Bool {
        effectiveStyle == .fullScreen || effectiveStyle == .currentContext
    }

    /// Tells that the container is about to lay out.
    open func containerViewWillLayoutSubviews() {}
    /// Tells that the container laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Tells that the presentation begins; dimming views come here.
    open func presentationTransitionWillBegin() {}
    /// Tells that the presentation began, or was called off.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Tells that the presentation goes.
    open func dismissalTransitionWillBegin() {}
    /// Tells that the presentation is gone, or stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Tells that the size of the container will change; overrides call super.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    /// Tells that the traits will change; overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }
    /// Returns the size of the presented view in a container.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Tells that the presented controller prefers another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        containerView?.setNeedsLayout()
    }

    // MARK: - For the kinds of presentation

    /// The traits of what is shown in bubbles and small cards: compact in width in any window.
    var narrowTraits: UITraitCollection? {
        effectiveStyle == .popover || effectiveStyle == .formSheet
            ? UITraitCollection(horizontalSizeClass: .compact) : nil
    }

    /// The traits of what stands in front of the rest of the window, as cards, bubbles and alerts do.
    var levelTraits: UITraitCollection? {
        let isInFront =
            switch effectiveStyle {
            case .pageSheet, .formSheet, .popover: true
            default: presentedViewController is UIAlertController
            }
        return isInFront ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    }

    /// Whether the presentation stands over the view of the presenter alone, beside what is around it.
    var isInContext: Bool {
        effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext
    }

    /// The system's animation.
    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        let presenter = presentingViewController
        let own = presentedViewController.preferredTransition?.makeAnimator(
            isComing: isPresenting,
            presentedViewController,
            from: presenter,
            isStep: false
        )
        if let own { return own }
        let style =
            isInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
        return ModalAnimator(style, isPresenting: isPresenting)
    }
    /// Whether each layout of the container puts the presented view at its frame.
    ///
    /// Presentations of the app's own move the view as they like, once it has come.
    var keepsPlace: Bool { effectiveStyle != .custom }
    /// Whether an animator of the app's brought the view, and so says where it stands.
    var isPlacedByAnimator: Bool { presentedViewController.presentation?.hasOwnAnimator ?? false }
    /// Whether a tap beside the view, or Escape, ends the presentation.
    var endsByPerson: Bool { false }
    /// Whether going back is for the presentation, be it that the delegate hears of it alone.
    var takesWayBack: Bool { endsByPerson }
    /// Takes a tap beside the view for something else than the end; default false.
    func takesTap(at point: CGPoint) -> Bool { false }
    /// Whether a touch beside the view is for what is below; default false.
    func passesTouch(at point: CGPoint) -> Bool { false }
    /// What Escape does where the presentation itself ends the matter; whether it did something.
    func cancelByPerson() -> Bool {
        guard endsByPerson else { return false }
        attemptToDismiss()
        return true
    }
    /// Whether bars in the presented view are those of a card.
    var isCard: Bool { false }
    /// What the container is behind the presented view, before its first layout.
    func prepareContainer(_ container: PresentationContainerView) {}

    /// A person wants the presentation to end.
    func attemptToDismiss() {
        guard transition == nil, presentedViewController.presentedOwn == nil else { return }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) { [self] in wasDismissedByPerson() }
    }

    func wasDismissedByPerson() { delegate?.presentationControllerDidDismiss(self) }
}

/// Holds a presentation in its window.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    /// Where the presented view was put last.
    ///
    /// An app's animator may have moved it elsewhere: there it stays.
    var placed: CGRect?
    /// What darkens what is below; only there where somebody asked for it, as on iOS.
    private(set) lazy var dimming: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
    }()

    init(_ controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        accessibilityIdentifier = "Presentation"
    }

    required init?(coder: NSCoder) { nil }

    /// Says what the dialog is called: by an alert's texts, else by the title of the screen in it.
    ///
    /// No label of the view's own says it, which scripts would find before what has the title.
    func name(_ semantics: inout Semantics) {
        guard semantics.label == nil, let controller else { return }
        var shown = controller.presentedViewController
        if let alert = shown as? UIAlertController {
            let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
            semantics.label = texts.first
            if semantics.hint == nil { semantics.hint = texts.dropFirst().first }
            return
        }
        while let next = (shown as? UITabBarController)?.selectedViewController
            ?? (shown as? UINavigationController)?.topViewController
        { shown = next }
        let title = shown.parent == nil ? shown.title : shown.navigationItem.title ?? shown.title
        if title?.isEmpty == false { semantics.label = title }
    }

    /// Takes the traits and the safe area that a controller has on a screen of its own.
    func takeSurroundings(of controller: UIViewController) {
        traitOverrides = controller.traitOverrides
        var insets = DesignInsets()
        let safe = controller.additionalSafeAreaInsets
        insets.safeArea = .init(
            top: safe.top,
            left: safe.left,
            bottom: safe.bottom,
            right: safe.right
        )
        setDesignInsets(insets)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        controller?.passesTouch(at: point) == true ? nil : super.hitTest(point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let controller, let touch = touches.first, controller.endsByPerson,
            let view = controller.presentedView, !view.frame.contains(touch.location(in: self)),
            !controller.takesTap(at: touch.location(in: self))
        else { return }
        _ = controller.cancelByPerson()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        if controller.transition == nil, controller.keepsPlace, let view = controller.presentedView,
            view.superview === self
        {
            let frame = controller.frameOfPresentedViewInContainerView
            let stays = controller.isPlacedByAnimator && view.frame != placed
            if view.transform == .identity, view.frame != frame, !stays { view.frame = frame }
            placed = frame
        }
        controller.containerViewDidLayoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
    }
}
