/// What few controllers have; made when one of it is first set.
@MainActor
final class RareControllerState {
    var navigationItem: UINavigationItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    var extendedEdges = UIRectEdge.all
    var extendsBelowOpaqueBars = false
    var preferredSize = CGSize.zero
    /// The scroll view that bars follow, where the app named one.
    weak var scrollView: UIScrollView?
}

extension UIViewController {
    /// What few controllers have, made if it is missing.
    func requireRare() -> RareControllerState {
        if let rare { return rare }
        let state = RareControllerState()
        rare = state
        return state
    }

    func ownNavigationItem() -> UINavigationItem {
        if let item = rare?.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        requireRare().navigationItem = item
        return item
    }

    func titleDidChange() {
        rare?.navigationItem?.title = title
    }

    /// The nearest container of a class around this controller.
    func nearestParent<Container: UIViewController>() -> Container? {
        var controller = parent
        while let current = controller {
            if let found = current as? Container { return found }
            controller = current.parent
        }
        return nil
    }

    var nearestTransition: ControllerTransition? {
        var controller: UIViewController? = self
        while let current = controller {
            if let transition = current.currentTransition { return transition }
            controller = current.parent
        }
        return nil
    }

    func changeToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        requireRare().toolbarItems = items
        guard let navigation = navigationController, navigation.topViewController === self else {
            return
        }
        navigation.updateToolbarItems(animated: animated)
    }

    func changePreferredSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        requireRare().preferredSize = size
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func showElsewhere(_ controller: UIViewController, _ sender: Any?) {
        guard let parent else {
            return Diagnostics.report("\(controller) was not shown: no container does it.")
        }
        parent.show(controller, sender: sender)
    }

    /// Whether the controller's view is at the top of a card.
    var isInSheet: Bool { false }

    // MARK: - Scrolling

    /// Names the scroll view that bars follow, in place of the first one of the view.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        requireRare().scrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that the app named for bars; nil without one.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        rare?.scrollView
    }

    /// The scroll view that a bar above follows: the view itself, or the first one in it.
    var barScrollView: UIScrollView? {
        if let named = rare?.scrollView { return named }
        if let inner = contentScrollViewOfChildren { return inner }
        guard let view = viewIfLoaded else { return nil }
        if let scrollView = view as? UIScrollView { return scrollView }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first {
            !$0.isHidden && $0.frame.minY <= view.safeAreaInsets.top + 0.5
        }
    }
}
