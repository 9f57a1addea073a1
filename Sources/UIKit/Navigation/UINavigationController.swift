/// A stack of controllers, the last of which is shown below a bar with the way back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a step.
    public enum Operation: Int, Sendable {
        /// No step.
        case none
        /// One or more controllers were put on the stack.
        case push
        /// One or more controllers were taken off the stack.
        case pop
    }

    /// How long bars take to come and go, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    var navigation = NavigationState()
    private(set) var bar: UINavigationBar
    private let toolbarClass: UIToolbar.Type
    private lazy var storedToolbar = makeToolbar()

    /// Whether scrolling towards the end hides the bars, and back shows them; default false.
    open var hidesBarsOnSwipe: Bool {
        get { navigation.hiding.onSwipe }
        set { changeHiding { $0.onSwipe = newValue } }
    }
    /// Whether taps on the content hide the bars and show them again; default false.
    open var hidesBarsOnTap: Bool {
        get { navigation.hiding.onTap }
        set { changeHiding { $0.onTap = newValue } }
    }
    /// Whether the bars go where the window becomes low, as on a phone that lies down; default false.
    ///
    /// Taps on the content show and hide them there.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { navigation.hiding.whenCompact }
        set { changeHiding { $0.whenCompact = newValue } }
    }
    /// Whether the bars go as a keyboard comes; default false.
    ///
    /// A tap on the content shows them again.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { navigation.hiding.withKeyboard }
        set { changeHiding { $0.withKeyboard = newValue } }
    }
    lazy var barTap = BarTap(self)
    /// What recognizes the taps that hide and show bars; others can be made to wait for it.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap.recognizer }
    /// Whether any controller of the process hides bars: without, nobody looks for one.
    @exclusivity(unchecked) static var anyHidesBars = false

    // MARK: - Creation

    /// Creates a controller with another one at the lower end of the stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        prepare()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller with an empty stack and bars of the app's classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar =
            navigationBarClass.flatMap { ObjectFactory.make($0) as? UINavigationBar }
            ?? UINavigationBar()
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        toolbarClass = UIToolbar.self
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a controller from a storyboard, with the controller that its relationship names.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        bar = nib?.makeNavigationBar() ?? UINavigationBar()
        toolbarClass = UIToolbar.self
        super.init(coder: coder)
        prepare()
        if let toolbar = nib?.makeNavigationToolbar() { storedToolbar = toolbar }
        nib?.decodeNavigation(into: self)
    }

    private func prepare() {
        bar.controller = self
    }

    /// Shows the stack's items in another bar, of a class of the app's.
    func replaceBar(by new: UINavigationBar) {
        guard new !== bar else { return }
        let old = bar
        old.controller = nil
        old.show([], direction: 0)
        bar = new
        new.controller = self
        (new.systemItem, old.systemItem) = (old.systemItem, nil)
        if let outer = old.superview {
            outer.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
        navigation.barPlacement = BarPlacement()
        viewIfLoaded?.setNeedsLayout()
        showItems(direction: 0)
    }

    private func makeToolbar() -> UIToolbar {
        ObjectFactory.make(toolbarClass) as? UIToolbar ?? UIToolbar()
    }

    open override func loadView() {
        let view = NavigationView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        navigation.edgePop = EdgePop(self)
        if navigation.hiding != BarHiding() { barsMayFollow(animated: false) }
    }

    // MARK: - The stack

    /// What pops the upper controller by a finger that moves in from the edge.
    ///
    /// The system's delegate lets it begin where there is a way back that the bar shows.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return navigation.edgePop?.recognizer
    }

    /// What hears of and animates steps.
    ///
    /// A subclass of UIKit has a delegate of a narrower type under the same name, which counts more.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { navigation.delegate }
        set { navigation.delegate = newValue }
    }

    /// The controllers, the one that is shown last.
    open var viewControllers: [UIViewController] {
        get { navigation.stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the upper end of the stack.
    open var topViewController: UIViewController? { navigation.stack.last }

    /// The controller that is seen: one presented over the stack, or the upper one.
    open var visibleViewController: UIViewController? {
        presentedOwn ?? topViewController?.presentedOwn ?? topViewController
    }

    /// Replaces the stack; the step is a push unless the new top was in the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated)
    }

    /// Puts a controller on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated)
    }

    /// Takes the upper controller off the stack and returns it; nil for the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: navigation.stack.count - 2, animated)?.last
    }

    /// Takes the controllers above another one off the stack and returns them.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController,
        animated: Bool
    ) -> [UIViewController]? {
        guard let index = navigation.stack.firstIndex(where: { $0 === viewController }) else {
            Diagnostics.report("\(viewController) is not in the stack of \(self); nothing popped.")
            return nil
        }
        return pop(to: index, animated)
    }

    /// Takes all controllers but the first off the stack and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0, animated)
    }

    override func showsOthers(asDetail isDetail: Bool) -> Bool { !isDetail }
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open override func unwind(
        for unwindSegue: UIStoryboardSegue,
        towards subsequentVC: UIViewController
    ) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: - Bars

    /// The bar with the way back.
    open var navigationBar: UINavigationBar { bar }
    /// The bar at the lower end; shown where `isToolbarHidden` is false.
    open var toolbar: UIToolbar! { storedToolbar }

    /// Whether the bar is left out; default false.
    open var isNavigationBarHidden: Bool {
        get { hidesBarNow }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows the bar or leaves it out.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hideBar(hidden, animated)
    }

    /// Whether the toolbar is left out; default true.
    open var isToolbarHidden: Bool {
        get { navigation.hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows the toolbar or leaves it out.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        hideToolbar(hidden, animated)
    }

    // MARK: - Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        setViewControllers(viewControllers + [secondaryViewController], animated: false)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard viewControllers.count > 1, let top = topViewController else { return nil }
        letGo(top)
        return top
    }

    // MARK: - Container

    /// Whether controllers presented in the current context are shown over this one; default true.
    open override var definesPresentationContext: Bool {
        get { presentation?.definesContext ?? true }
        set { super.definesPresentationContext = newValue }
    }
    /// Light where the bar is black, as in UIKit.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : .default
    }
    /// The upper controller where there is no bar, whose look would decide; as in UIKit.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { bubbleMayResize() }
    }

    override var currentTransition: ControllerTransition? {
        startPendingStep()
        return navigation.transition ?? navigation.ending
    }

    override func childrenWillAppear(animated: Bool) {
        if navigation.hiding.whenCompact { barsMayFollow(animated: false) }
        showTop(animated)
    }
    override func childrenDidAppear(animated: Bool) {
        // A step that waited for a window that did not come, as in a test.
        if viewIfLoaded?.window == nil { settleOutOfSight() }
        tellDidShow(animated)
    }
    override func appearanceWillEnd() { navigation.transition?.completeTransition(true) }
    override var contentScrollViewOfChildren: UIScrollView? {
        topViewController?.barScrollView
    }

}
