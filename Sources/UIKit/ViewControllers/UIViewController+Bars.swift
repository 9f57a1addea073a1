/// What few controllers have; made when one of it is first set.
@MainActor
final class RareControllerState {
    var navigationItem: UINavigationItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    var isEditing = false
    var restorationIdentifier: String?
    var editButton: UIBarButtonItem?
    var extendedEdges = UIRectEdge.all
    var extendsBelowOpaqueBars = false
    var adjustsScrollInsets = true
    var preferredSize = CGSize.zero
    /// The scroll view that bars follow, where the app named one.
    weak var scrollView: UIScrollView?
    var tabBarItem: UITabBarItem?
    var presentation: PresentationState?
    /// The animation in which the controller comes and goes, where the app named one.
    var transition: UIViewController.Transition?
    /// The views of whose parts previews are shown.
    var previewingContexts: [PreviewingContext] = []
    /// Whether what is presented stays in the superview of this controller's view.
    var confinesPresentations = false
    /// What is shown in place of content that is not there, and its view.
    var unavailable: (any UIContentConfiguration)?
    var unavailableView: UIView?
    /// Whether the app is to be asked for it before the next layout.
    var needsUnavailable = false
    /// Whether a preview draws the controller alone as it looks between the bars of a container.
    var isDrawnBetweenBars = false
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

    func changeEditing(_ editing: Bool) {
        guard editing != isEditing else { return }
        requireRare().isEditing = editing
        guard let button = rare?.editButton else { return }
        button.setSystemItem(editing ? .done : .edit)
        button.title = button.systemItem?.title
    }

    func ownEditButton() -> UIBarButtonItem {
        if let button = rare?.editButton { return button }
        let button = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
        // Apps compare the words.
        button.title = button.systemItem?.title
        button.primaryAction = nil
        button.target = self
        button.action = Selector("toggleEditing", UIViewController.toggleEditing)
        requireRare().editButton = button
        return button
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    func titleDidChange() {
        rare?.navigationItem?.title = title
        rare?.tabBarItem?.title = title
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
            if let state = current.presentation {
                if state.isPresented { state.controller?.startIfWaiting() }
                state.over?.startIfWaiting()
                let own = state.isPresented ? state.controller?.transition : nil
                if let transition = own ?? state.over?.transition { return transition }
            }
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
        guard let state = presentation, state.isPresented else { return }
        state.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func showElsewhere(_ controller: UIViewController, _ sender: Any?) {
        guard let parent else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        parent.show(controller, sender: sender)
    }

    func nearestTarget(of action: Selector, _ sender: Any?) -> UIViewController? {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if controller.canPerformAction(action, withSender: sender) { return controller }
            candidate = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    func showDetailElsewhere(_ controller: UIViewController, _ sender: Any?) {
        guard let parent else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        parent.showDetailViewController(controller, sender: sender)
    }

    // MARK: - Tabs

    func ownTabBarItem() -> UITabBarItem? {
        if let item = rare?.tabBarItem { return item }
        // A stack has the tab of its first controller, unless it has one of its own.
        if let first = (self as? UINavigationController)?.viewControllers.first {
            return first.tabBarItem
        }
        let item = UITabBarItem()
        item.title = title
        requireRare().tabBarItem = item
        return item
    }

    func changeTabBarItem(_ item: UITabBarItem?) {
        requireRare().tabBarItem = item
        var controller: UIViewController = self
        while let parent = controller.parent {
            if let tabs = parent as? UITabBarController { return tabs.showTabs(false) }
            controller = parent
        }
    }

    /// Whether controllers presented from here stay within the superview of this one's view.
    package var confinesPresentations: Bool {
        get { rare?.confinesPresentations ?? false }
        set { requireRare().confinesPresentations = newValue }
    }

    /// Whether the controller's view is at the top of a card.
    var isInSheet: Bool {
        guard presentationAround?.isCard == true, let view = viewIfLoaded else { return false }
        return view.safeAreaInsets.top == 0
    }

    // MARK: - Scrolling

    func nameScrollView(_ scrollView: UIScrollView?) {
        requireRare().scrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Names the scroll view that the bars of all edges follow.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: [.top, .bottom])
    }

    /// The scroll view that a bar above follows: the view itself, or the first one in it.
    var barScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        if let inner = contentScrollViewOfChildren { return inner }
        guard let view = viewIfLoaded else { return nil }
        if let scrollView = view as? UIScrollView { return scrollView }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first {
            !$0.isHidden && $0.frame.minY <= view.safeAreaInsets.top + 0.5
        }
    }
}

extension Selector {
    /// Whether this names `showDetailViewController(_:sender:)`; false for `show(_:sender:)`, nil for
    /// any other method.
    var showsDetail: Bool? {
        switch name {
        case "showViewController:sender:", "show(_:sender:)": false
        case "showDetailViewController:sender:", "showDetailViewController(_:sender:)": true
        default: nil
        }
    }
}
