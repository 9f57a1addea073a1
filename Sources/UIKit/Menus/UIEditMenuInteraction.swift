import CoreGraphics

/// Shows a menu for editing where the app asks for it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What makes the menus.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var shown: (menu: MenuController?, configuration: UIEditMenuConfiguration)?

    /// Creates an interaction; add it to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu: what the first responder can do with what is selected, or what the delegate
    /// makes of it.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        let suggested = suggestedActions(in: view)
        let menu =
            if let delegate {
                delegate.editMenuInteraction(
                    self,
                    menuFor: configuration,
                    suggestedActions: suggested
                )
            } else {
                UIMenu(children: suggested)
            }
        guard let menu, !menu.children.isEmpty else { return }
        dismissMenu()
        shown = (nil, configuration)
        var request = MenuRequest(menu: menu, source: view, rect: target(of: configuration))
        request.willShow = { [weak self] controller, animation in
            guard let self else { return }
            shown?.menu = controller
            delegate?.editMenuInteraction(
                self,
                willPresentMenuFor: configuration,
                animator: animation
            )
        }
        request.willEnd = { [weak self] animation in
            guard let self, shown?.configuration === configuration else { return }
            shown = nil
            delegate?.editMenuInteraction(
                self,
                willDismissMenuFor: configuration,
                animator: animation
            )
        }
        MenuController.show(request)
        // Where another menu is shown there is no room for this one.
        if shown?.menu == nil { shown = nil }
    }

    /// Ends the menu.
    open func dismissMenu() { shown?.menu?.end() }

    /// Asks the delegate for the menu that is shown once more.
    open func reloadVisibleMenu() {
        guard let view, let shown, let menu = shown.menu, let delegate else { return }
        let new = delegate.editMenuInteraction(
            self,
            menuFor: shown.configuration,
            suggestedActions: suggestedActions(in: view)
        )
        if let new { menu.replaceMenu(new) } else { dismissMenu() }
    }

    /// Returns where the menu was asked for, in a view's coordinates; zero where none is shown.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let shown else { return .zero }
        return own.convert(shown.configuration.sourcePoint, to: view)
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull
            ? CGRect(origin: configuration.sourcePoint, size: CGSize(width: 1, height: 1)) : rect
    }

    private func suggestedActions(in view: UIView) -> [UIMenuElement] {
        let responder = view.window?.firstResponder ?? view
        return UIMenuController.shared.suggestions(from: responder)
    }
}

/// Where a menu for editing is asked for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What the app knows the menu by.
    public let identifier: AnyHashable
    /// The place, in the view's coordinates.
    public let sourcePoint: CGPoint

    /// Creates a configuration; without an identifier it has one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// What makes the menus for editing of a view.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; nil for none; default the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns what the menu stands beside, in the view's coordinates; default the place.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Tells that the menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
    /// Tells that the menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}

extension UIEditMenuInteractionDelegate {
    /// Returns the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// Returns the place.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The coming or going of a menu for editing, with which an app can animate something.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimation: UIEditMenuInteractionAnimating {}
