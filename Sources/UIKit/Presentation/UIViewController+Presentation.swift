/// What a controller knows of being presented, and of what it presents.
@MainActor
final class PresentationState {
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    /// What the app said of it; nil leaves it to the class.
    var definesContext: Bool?
    var providesTransitionStyle = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller is or will be shown.
    var controller: UIPresentationController?
    /// The bubble in whose place the controller is shown in another way; nil for none.
    var bubble: UIPopoverPresentationController?
    /// Whether the controller is on screen, or on its way there.
    var isPresented = false
    var isBeingPresented = false
    /// Whether an animator of the app's brings the controller.
    var hasOwnAnimator = false
    var isBeingDismissed = false
    /// The presentation over this controller.
    var over: UIPresentationController?
    /// The start of a presentation that waits for the next layout.
    var start: (() -> Void)?
}

extension UIViewController {
    var presentation: PresentationState? { rare?.presentation }

    /// Older name of `isModalInPresentation`.
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    func requirePresentation() -> PresentationState {
        if let state = presentation { return state }
        let state = PresentationState()
        requireRare().presentation = state
        return state
    }

    /// The controller that this very one presents.
    var presentedOwn: UIViewController? { presentation?.over?.presentedViewController }

    /// The controller presented by this one or by one around it.
    var presentedHereOrAround: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presented = current.presentedOwn { return presented }
            controller = current.parent
        }
        return nil
    }

    /// The presentation that shows this controller or one around it.
    var presentationAround: UIPresentationController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let state = current.presentation, state.isPresented { return state.controller }
            controller = current.parent
        }
        return nil
    }

    // MARK: - Presenting

    func presentOver(
        _ presented: UIViewController,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let presenter = presenter(for: presented)
        presenter.presentation?.over?.finishGoing()
        // What this turn's code presented before has its place first.
        if presenter.viewIfLoaded?.window == nil {
            presenter.presentationAround?.startIfWaiting()
        }
        if let problem = Self.problem(of: presented, over: presenter) {
            return Diagnostics.report("\(presented) was not presented by \(self): \(problem).")
        }
        guard let scene = presenter.viewIfLoaded?.window?.windowScene else { return }
        let controller = presented.presentationControllerForUse(over: presenter, from: self)
        controller.holdPresented(presented)
        let state = presented.requirePresentation()
        state.isPresented = true
        state.isBeingPresented = true
        presenter.requirePresentation().over = controller
        presented.loadViewIfNeeded()
        state.start = { [weak self] in
            controller.begin(from: self ?? presenter, animated, completion)
        }
        scene.beforeLayout { controller.startIfWaiting() }
    }

    /// Returns why a controller cannot be presented; nil where it can.
    private static func problem(
        of presented: UIViewController,
        over presenter: UIViewController
    ) -> String? {
        if presented.presentation?.isPresented == true { return "it is presented already" }
        if presented.isAround(presenter) { return "it is what presents, or around that" }
        if let other = presenter.presentedOwn { return "\(presenter) presents \(other) already" }
        if let parent = presented.parent { return "it is a child of \(parent)" }
        if presenter.viewIfLoaded?.window?.windowScene == nil {
            return "the view of \(presenter) is in no window"
        }
        return nil
    }

    /// Whether the controller is another one, or what contains or presents it.
    private func isAround(_ other: UIViewController) -> Bool {
        var controller: UIViewController? = other
        while let current = controller {
            if current === self { return true }
            // Not what overrides say, which may lead in circles.
            let state = current.presentation
            controller =
                current.containment.parent
                ?? (state?.isPresented == true ? state?.controller?.presentingViewController : nil)
        }
        return false
    }

    /// The controller over whose view a presented one is shown.
    private func presenter(for presented: UIViewController) -> UIViewController {
        let inContext =
            presented.modalPresentationStyle == .currentContext
            || presented.modalPresentationStyle == .overCurrentContext
        var controller: UIViewController = self
        while let parent = controller.parent {
            if inContext, controller.definesPresentationContext { return controller }
            if controller.confinesPresentations { return controller }
            controller = parent
        }
        return controller
    }

    // MARK: - Dismissing

    func dismissPresented(_ animated: Bool, _ completion: (() -> Void)?) {
        if let presented = presentedHereOrAround {
            guard let controller = presented.presentation?.controller else { return }
            return controller.dismissAll(animated, completion)
        }
        guard let around = presentationAround else {
            completion?()
            return
        }
        around.dismissAll(animated, completion)
    }

    /// Ends all presentations over this controller and what is in it at once, when its window goes on
    /// without it.
    package func endPresentations() {
        presentation?.over?.dismissAll(false, nil)
        for child in children { child.endPresentations() }
    }

    /// Shows what is presented in the context of this controller over its view, or hides it with that.
    func showPresentation(_ isShown: Bool, in content: UIView?) {
        guard let content, let over = presentation?.over, let container = over.containerView else {
            return
        }
        if container.superview !== content {
            // The controller came here from another container.
            guard isShown, over.isInContext else { return }
            over.moveContainer(to: content)
        }
        container.isHidden = !isShown
        if isShown, let view = viewIfLoaded, view.superview === content {
            content.insertSubview(container, aboveSubview: view)
        }
    }

    /// Ends all presentations over this controller, which leaves its container: its view does not come
    /// back to sight for that.
    func endPresentationsAside() {
        presentation?.over?.containerView?.isHidden = true
        endPresentations()
    }

    /// Whether something is presented in place of the controller's view, which comes back after it.
    var isCovered: Bool { presentation?.over?.placeOfPresenter != nil }

    /// Puts what is presented in the context of this controller where its view stands or would stand.
    func placePresentation(_ frame: CGRect, in content: UIView) {
        guard let over = presentation?.over, over.isInContext, let container = over.containerView,
            container.superview === content, container.frame != frame
        else { return }
        container.frame = frame
    }

    /// Whether the controller's view is in a window, or what is presented in its place.
    var isShownInContainer: Bool {
        if viewIfLoaded?.window != nil { return true }
        guard let container = presentation?.over?.containerView else { return false }
        return container.window != nil && !container.isHidden
    }

    /// Lets go of all presentations over this controller and what is in it: their scene is over.
    func releasePresentations() {
        for child in children { child.releasePresentations() }
        guard let over = presentation?.over else { return }
        over.presentedViewController.releasePresentations()
        over.release()
    }

    // MARK: - How

    /// The style that the app set, with the one that the system decides on in place of `automatic`.
    var concretePresentationStyle: UIModalPresentationStyle {
        let style = presentation?.style ?? .automatic
        return style == .automatic ? .pageSheet : style
    }

    /// Returns what says how the controller is shown, made anew where the style changed.
    func presentationControllerForUse(
        over presenter: UIViewController,
        from source: UIViewController
    ) -> UIPresentationController {
        let style = effectiveStyle(over: presenter)
        let state = requirePresentation()
        if let known = state.controller, known.fits(style) {
            known.presentingViewController = presenter
            known.effectiveStyle = style
            return known
        }
        let delegate = state.controller?.delegate
        let made = adaptedSheet(style) ?? makePresentationController(style, presenter, source)
        if made.delegate == nil { made.delegate = delegate }
        made.presentingViewController = presenter
        made.effectiveStyle = style
        // A bubble that adapts stays known, so that its delegate and source are not lost.
        state.bubble = state.controller as? UIPopoverPresentationController
        state.controller = made
        return made
    }

    /// The traits of where the controller presents: it may stand in a bubble or small card, which are
    /// narrower than their window.
    var traitsForPresentations: UITraitCollection {
        var controller = self
        while !controller.confinesPresentations, let around = controller.presentationAround,
            around.narrowTraits != nil, around.presentingViewController !== controller
        {
            controller = around.presentingViewController
        }
        return controller.traitCollection
    }

    /// The style that surroundings and delegate make of the controller's own.
    private func effectiveStyle(over presenter: UIViewController) -> UIModalPresentationStyle {
        let traits = presenter.traitsForPresentations
        var style = modalPresentationStyle
        let isAdaptive = style == .popover || style == .formSheet || style == .pageSheet
        guard isAdaptive, traits.horizontalSizeClass == .compact else { return style }
        if style == .popover { style = .pageSheet }
        guard let controller = presentation?.controller, let delegate = controller.delegate else {
            return style
        }
        switch delegate.adaptivePresentationStyle(for: controller, traitCollection: traits) {
        case .none: return modalPresentationStyle
        case .automatic: return style
        case let other: return other
        }
    }

    /// The card that the app set up for where the controller's bubble has no room.
    private func adaptedSheet(_ style: UIModalPresentationStyle) -> UIPresentationController? {
        guard style == .pageSheet || style == .formSheet else { return nil }
        return (presentation?.controller as? UIPopoverPresentationController)?.ownSheet
    }

    private func makePresentationController(
        _ style: UIModalPresentationStyle,
        _ presenter: UIViewController?,
        _ source: UIViewController
    ) -> UIPresentationController {
        if let own = makeOwnPresentationController(over: presenter) { return own }
        switch style {
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(
                presentedViewController: self,
                presenting: presenter
            )
        case .popover:
            return UIPopoverPresentationController(
                presentedViewController: self,
                presenting: presenter
            )
        case .custom:
            let made = transitioningDelegate?.presentationController(
                forPresented: self,
                presenting: presenter,
                source: source
            )
            if let made { return made }
        default: break
        }
        return UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    /// The bubble, or its plan in the styles that may be one.
    var popoverOrPlan: UIPopoverPresentationController? {
        if let around = presentationAround {
            // As in UIKit, that of one that adapted has the source and the delegate still.
            let bubble = around.presentedViewController.presentation?.bubble
            return around as? UIPopoverPresentationController ?? bubble
        }
        switch modalPresentationStyle {
        case .popover, .custom:
            return plannedPresentationController() as? UIPopoverPresentationController
        default: return nil
        }
    }

    /// The card, or its plan in the styles that may be one.
    var sheetOrPlan: UISheetPresentationController? {
        if let around = presentationAround { return around as? UISheetPresentationController }
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .custom:
            return plannedPresentationController() as? UISheetPresentationController
        default: return nil
        }
    }

    /// What says how the controller will be shown, as far as that is known before.
    func plannedPresentationController() -> UIPresentationController {
        if let known = presentation?.controller, presentation?.isPresented == true { return known }
        let style = modalPresentationStyle
        if let known = presentation?.controller, known.fits(style) { return known }
        let made = makePresentationController(style, nil, self)
        // The two would hold each other until a presentation's end, which may never come.
        made.becomePlan()
        requirePresentation().controller = made
        return made
    }
}

extension UIPresentationController {
    /// Whether the controller can show in a style.
    func fits(_ style: UIModalPresentationStyle) -> Bool {
        switch style {
        case .pageSheet, .formSheet, .automatic: self is UISheetPresentationController
        case .popover: self is UIPopoverPresentationController
        case .custom: false
        default: type(of: self) == UIPresentationController.self
        }
    }
}
