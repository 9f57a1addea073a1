/// Controllers side by side, one of which is shown above a bar with tabs.
///
/// The class is the delegate of its bar, as in UIKit: subclasses may override `tabBar(_:didSelect:)`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabState = TabState()
    private var bar: UITabBar

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.controller = self
        bar.delegate = self
    }

    /// Creates a controller from a storyboard, with the controllers that its relationships name.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        bar = nib?.makeTabBar() ?? UITabBar()
        super.init(coder: coder)
        bar.controller = self
        bar.delegate = self
        nib?.decodeTabs(into: self)
    }

    /// Shows the tabs in another bar, of a class of the app's.
    func replaceBar(by new: UITabBar) {
        guard new !== bar else { return }
        let old = bar
        old.controller = nil
        if old.delegate === self { old.delegate = nil }
        bar = new
        new.controller = self
        new.delegate = self
        new.setHidden(byController: tabState.hidesBar)
        if let outer = old.superview {
            outer.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
        tabState.barPlacement = BarPlacement()
        showTabs(false)
        viewIfLoaded?.setNeedsLayout()
    }

    open override func loadView() {
        let view = TabView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: - Controllers

    /// What decides about, hears of and animates the choice of tabs.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    open var tabBar: UITabBar { bar }

    /// Whether the bar is hidden whatever controller is shown; default false.
    ///
    /// Content has its room meanwhile.
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides the bar whatever controller is shown, or shows it again.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideTabBar(hidden, animated) }

    /// What stands above the bar, beside whatever controller is shown; default nil.
    ///
    /// It goes and comes with the bar.
    open var bottomAccessory: UITabAccessory? {
        get { tabState.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets what stands above the bar.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        replaceAccessory(by: bottomAccessory, animated)
    }

    /// The controllers in the order of their tabs; default nil.
    open var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty ? nil : tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers; the one that is selected stays where it is still there.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in tabState.model { tab.owner = nil }
        (tabState.model, tabState.items, tabState.selectedTab) = ([], [], nil)
        replaceControllers(viewControllers ?? [], animated)
    }

    /// The controllers whose tabs a person may order; by default those that were set.
    ///
    /// - Note: Differs from UIKit: it is kept alone, since tabs stay in the app's order.
    open var customizableViewControllers: [UIViewController]? {
        get { tabState.customizable }
        set { tabState.customizable = newValue }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { tabState.selected }
        set { if let newValue { select(newValue) } }
    }

    /// The index of the controller that is shown; `NSNotFound` without one.
    open var selectedIndex: Int {
        get { tabState.controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound }
        set {
            guard tabState.controllers.indices.contains(newValue) else { return }
            select(tabState.controllers[newValue])
        }
    }

    /// The stack with the list of the controllers whose tabs have no room in the bar.
    ///
    /// - Note: Differs from UIKit: what is chosen in the list is shown itself, not in this stack.
    open var moreNavigationController: UINavigationController { makeMore() }

    /// Tells that a person chose a tab; overrides may call super or not.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func unwind(
        for unwindSegue: UIStoryboardSegue,
        towards subsequentVC: UIViewController
    ) {
        selectedViewController = subsequentVC
    }

    // MARK: - Container

    open override var childForStatusBarStyle: UIViewController? { tabState.selected }
    open override var childForStatusBarHidden: UIViewController? { tabState.selected }

    override var currentTransition: ControllerTransition? { tabState.transition }
    override func childrenWillAppear(animated: Bool) { installSelected() }
    override func appearanceWillEnd() { tabState.transition?.completeTransition(true) }
    override var contentScrollViewOfChildren: UIScrollView? { tabState.selected?.barScrollView }
}

/// What a tab bar controller knows of its controllers.
struct TabState {
    /// A tab with the controller that shows it.
    struct Item {
        let tab: UITab
        let controller: UIViewController
    }

    var controllers: [UIViewController] = []
    var customizable: [UIViewController]?
    /// The tabs that the app set, those in the bar, and the one of them that is selected.
    var model: [UITab] = []
    var items: [Item] = []
    weak var selectedTab: UITab?
    var mode = UITabBarController.Mode.automatic
    var isChangingTabs = false
    var selected: UIViewController?
    var transition: ControllerTransition?
    /// The list of what has no room in the bar, and its stack; made when they are needed.
    var more: MoreListController?
    var moreStack: UINavigationController?
    var moreItem: UITabBarItem?
    /// Whether the bar is out of sight, for a controller that does without it or for all.
    var hidesBar = false
    /// Where the bar was put.
    var barPlacement = BarPlacement()
    /// Whether the app hid the bar for all controllers.
    var isBarHidden = false
    /// What stands above the bar, and its glass.
    var accessory: UITabAccessory?
    var accessoryView: TabAccessoryView?
}

/// The view of a tab bar controller: the content, and the bar in front of it.
final class TabView: UIView {
    private weak var controller: UITabBarController?
    let content: TabContentView

    init(_ controller: UITabBarController) {
        self.controller = controller
        content = TabContentView(controller)
        super.init(frame: UIScreen.main.bounds)
        content.frame = bounds
        addSubview(content)
        addSubview(controller.tabBar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutInternals() {
        if window == nil { controller?.installSelected() }
        super.layoutInternals()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutTabs()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Holds the view of the controller that is shown, below the bar.
final class TabContentView: UIView {
    private weak var controller: UITabBarController?

    init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// The safe area of what is inside ends at the bar.
    override var contentSafeArea: UIEdgeInsets {
        var insets = safeAreaInsets
        if let controller, controller.showsBar {
            insets.bottom = max(insets.bottom, controller.heightOfBottom)
        }
        return insets
    }
}
