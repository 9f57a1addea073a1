import CoreGraphics

/// Shows a menu when a view is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What makes the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var press: MenuPress?
    /// What recognises that the view is pressed.
    var pressRecognizer: UIGestureRecognizer? { press }
    private weak var shown: MenuController?
    private var lastTouch = CGPoint.zero

    /// Creates an interaction; add it to a view.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        press = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = MenuPress { [weak self] in self?.makeRequest(at: $0) }
        self.press = press
        view.addGestureRecognizer(press)
    }

    /// Returns where the view was pressed, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(lastTouch, to: view)
    }

    /// Ends the menu.
    open func dismissMenu() { shown?.end() }

    /// Changes the menu that is shown.
    open func updateVisibleMenu(_ change: (UIMenu) -> UIMenu) {
        guard let shown else { return }
        shown.replaceMenu(change(shown.menu))
    }

    /// Asks for the menu of a place in the view; nil for none.
    func makeRequest(at point: CGPoint) -> MenuRequest? {
        guard let view, let delegate else { return nil }
        lastTouch = point
        guard
            let configuration = delegate.contextMenuInteraction(
                self,
                configurationForMenuAtLocation: point
            ), let menu = configuration.makeMenu()
        else { return nil }
        var request = MenuRequest(menu: menu, source: view, rect: view.bounds)
        request.lifts = true
        request.stand(
            beside: delegate.contextMenuInteraction(
                self,
                configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier
            )
        )
        request.preview = configuration.previewProvider
        request.goal = { [weak self, weak delegate] in
            guard let self else { return nil }
            return delegate?.contextMenuInteraction(
                self,
                configuration: configuration,
                dismissalPreviewForItemWithIdentifier: configuration.identifier
            )
        }
        request.willCommit = { [weak self, weak delegate] commit in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self,
                willPerformPreviewActionForMenuWith: configuration,
                animator: commit
            )
        }
        request.willShow = { [weak self, weak delegate] controller, animation in
            guard let self else { return }
            shown = controller
            delegate?.contextMenuInteraction(
                self,
                willDisplayMenuFor: configuration,
                animator: animation
            )
        }
        request.willEnd = { [weak self, weak delegate] animation in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self,
                willEndFor: configuration,
                animator: animation
            )
        }
        return request
    }
}

/// What makes the menus of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns what a long press at a place shows; nil for nothing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns what the menu stands beside; default nil, for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns what the menu goes to as it ends; default nil, for nothing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns what the menu of a configuration's name stands beside; default what the method
    /// without a name does.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns what the menu of a configuration's name goes to; default what the method without a
    /// name does.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Tells that a menu is about to be shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Tells that a menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Tells that a person tapped what is pressed while its menu is shown, which ends the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}

extension UIContextMenuInteractionDelegate {
    /// Returns what the menu stands beside.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns what the menu goes to as it ends.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns what the menu of a configuration's name stands beside; default what the method
    /// without a name does.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        self.contextMenuInteraction(
            interaction,
            previewForHighlightingMenuWithConfiguration: configuration
        )
    }
    /// Returns what the menu of a configuration's name goes to; default what the method without a
    /// name does.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        self.contextMenuInteraction(
            interaction,
            previewForDismissingMenuWithConfiguration: configuration
        )
    }
    /// Tells that a menu is about to be shown.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Tells that a menu is about to go.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Tells that a person tapped what is pressed while its menu is shown, which ends the menu.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// A long press that shows a menu where there is one for the place.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private let request: @MainActor (CGPoint) -> MenuRequest?
    private var next: MenuRequest?
    /// Whether the app has no menu at all, as far as is known: the browser then shows its own.
    var isBarren = false {
        didSet { if isBarren != oldValue { claimsDidChange() } }
    }

    override var claims: GestureClaims { isBarren ? [] : .menu }

    init(_ request: @escaping @MainActor (CGPoint) -> MenuRequest?) {
        self.request = request
        super.init(target: nil, action: nil)
        addTarget(self, action: MenuPress.pressed)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        next = ask(location(in: view))
        return next != nil
    }

    private func ask(_ point: CGPoint) -> MenuRequest? {
        let found = request(point)
        if found != nil { isBarren = false }
        return found
    }

    /// Shows the menu beside a point of the view, as the second button does; whether there is one.
    func show(at point: CGPoint) -> Bool {
        guard let view, var request = ask(point), !request.menu.children.isEmpty else {
            return false
        }
        request.rect = CGRect(origin: view.convert(point, to: request.neighbour), size: .zero)
        request.lifts = false
        MenuController.show(request)
        return true
    }

    private func pressed() {
        guard state == .began, let request = next else { return }
        next = nil
        MenuController.show(request)
    }
}
