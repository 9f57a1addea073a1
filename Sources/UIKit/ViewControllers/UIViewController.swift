/// An object that manages a view hierarchy.
///
/// The class body holds state and what subclasses override; behaviour stands in the concern files.
open class UIViewController: UIResponder {
    var containment = ContainmentState()
    var appearance = AppearanceState()
    /// The traits that this controller overrides, and who watches them.
    var traitState: TraitState?
    /// What the controller's storyboard says of it; nil for one that code made.
    var archive: ControllerArchive?
    private var storedView: UIView?
    private var isLoadingView = false
    var storedTitle: String?
    var storedAdditionalSafeArea = UIEdgeInsets.zero
    /// What few controllers have; nil until something of it is set.
    var rare: RareControllerState?

    /// The name of the archive that holds the view; nil without one.
    open internal(set) var nibName: String?
    /// The bundle of the archive.
    open private(set) var nibBundle: Bundle?

    /// Creates a controller; names of archives are read when the view is loaded.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from an archive; from a storyboard with all that it says.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        (coder as? NibCoder)?.decode(self)
    }

    /// Creates a controller without an archive.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The view's superview, or the window of the root controller.
    open override var next: UIResponder? { viewIfLoaded?.superview }

    override var spokenState: AccessibilityState? { viewIfLoaded?.accessibility }
    override func changeSpokenState(_ change: (AccessibilityState) -> Void) {
        view.changeAccessibility(change)
    }
    override var spokenFrame: CGRect { viewIfLoaded?.spokenFrame ?? .zero }

    /// The commands that were added to the controller.
    private(set) var addedKeyCommands: [UIKeyCommand] = []
    /// Adds a command that keys give while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Takes a command away.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: - Missing content

    /// Called when the view appears, as a search goes on, and when it was asked for.
    ///
    /// Sets `contentUnavailableConfiguration`; the default brings it to the state.
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        guard let configuration = contentUnavailableConfiguration else { return }
        contentUnavailableConfiguration = configuration.updated(for: state)
    }

    // MARK: - The view

    /// The view; loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { setView(newValue) }
    }

    /// The view, or nil while it is not loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and sets `view`.
    ///
    /// The default takes it from the storyboard, or from the xib of `nibName` or of the class's
    /// name; without them it makes a plain one that fills its superview.
    open func loadView() {
        if loadArchivedView() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Tells that the view was loaded.
    open func viewDidLoad() {}

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(
            storedView != nil,
            "\(type(of: self)).loadView() did not set `view`; do so, or do not override it."
        )
        viewDidLoad()
    }

    private func setView(_ view: UIView?) {
        storedView?.viewController = nil
        storedView = view
        guard let view else { return }
        precondition(
            view.viewController == nil || view.viewController === self,
            "\(view) is the view of another controller already."
        )
        view.viewController = self
    }

    /// The animation in which the controller is presented or pushed, and goes again; nil, the default,
    /// is that of `modalTransitionStyle`, or of the navigation controller.
    ///
    /// What delegates of transitions animate comes before it.
    open var preferredTransition: Transition? {
        get { rare?.transition }
        set { if newValue != nil || rare != nil { requireRare().transition = newValue } }
    }

    // MARK: - Life cycle

    /// Tells that the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells that the view is appearing: it has its place, size and traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Tells that the view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells that the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells that the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Brings up to date what the controller's views show, before their layout; overrides call super.
    ///
    /// Called before the first layout, after changes of traits, and where something changed that it
    /// read of observable objects.
    open func updateProperties() {}
    /// Asks for a call of `updateProperties()` before the next layout of the view.
    open func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsControllerProperties() }
    /// Updates the properties of the controller, its view and what is below it now, if that is pending.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Tells that the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Tells that the size of the view will change; overrides call super for the children.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passOnTransition(to: size, with: coordinator)
    }
    /// Tells that the traits will change; overrides call super for the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.willTransition(to: newCollection, with: coordinator)
            child.presentation?.over?.willTransition(to: newCollection, with: coordinator)
        }
    }
    /// Returns the size that a child has when this controller's view has another one.
    ///
    /// By default a child that fills the view goes on doing so, and any other keeps its size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfChild(container, in: parentSize)
    }
    /// Updates the constraints of the view; overrides call super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Tells that the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Tells that the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Tells that the layout margins of the controller's view changed.
    open func viewLayoutMarginsDidChange() {}
    /// Tells that memory is short.
    open func didReceiveMemoryWarning() {}

    // MARK: - Containment

    /// The controllers inside this one.
    open var children: [UIViewController] { containment.children }
    /// The controller around this one, or nil.
    open var parent: UIViewController? { containment.parent }

    /// Adds a controller inside this one.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Takes this controller out of its parent.
    open func removeFromParent() { leaveParent() }
    /// Tells that the parent is about to change; nil for removal.
    ///
    /// Overrides call super.
    open func willMove(toParent parent: UIViewController?) {
        containment.isMovingToParent = parent != nil
        containment.isMovingFromParent = parent == nil
    }
    /// Tells that the parent changed.
    ///
    /// Overrides call super.
    open func didMove(toParent parent: UIViewController?) {
        parentDidChange()
    }
    /// Whether the view appears because the controller is being added to its parent.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// Whether the view disappears because the controller is being removed from its parent.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    /// Tells a child that its appearance is about to change; for containers.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }
    /// Tells a child that its appearance changed; for containers.
    open func endAppearanceTransition() { endAppearance() }
    /// Whether children are told of appearance together with this controller; default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Animates between the views of two children.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController,
            toViewController,
            duration,
            options,
            animations,
            completion
        )
    }

    // MARK: - Containers around

    /// What a navigation bar shows of the controller.
    open var navigationItem: UINavigationItem { ownNavigationItem() }
    /// The nearest navigation controller around; nil without one.
    open var navigationController: UINavigationController? { nearestParent() }
    /// What the toolbar of a navigation controller shows; default nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { rare?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets what the toolbar of a navigation controller shows.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated)
    }
    /// A name that apps tell the controller by; default what the storyboard says.
    ///
    /// Nothing is restored by it.
    open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { requireRare().restorationIdentifier = newValue }
    }
    /// Whether what the controller shows is edited; default false.
    open var isEditing: Bool {
        get { rare?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
    /// A button that begins and ends editing; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem { ownEditButton() }
    /// Whether the bar at the lower end goes while the controller is in a stack; default false.
    open var hidesBottomBarWhenPushed: Bool {
        get { rare?.hidesBottomBar ?? false }
        set { if newValue || rare != nil { requireRare().hidesBottomBar = newValue } }
    }
    /// The edges at which the view reaches below bars; default all.
    open var edgesForExtendedLayout: UIRectEdge {
        get { rare?.extendedEdges ?? .all }
        set {
            requireRare().extendedEdges = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether the view reaches below opaque bars as well; default false.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { rare?.extendsBelowOpaqueBars ?? false }
        set {
            requireRare().extendsBelowOpaqueBars = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether a scroll view that leaves it to the system keeps clear of bars also where it does not
    /// scroll; default true.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { rare?.adjustsScrollInsets ?? true }
        set {
            requireRare().adjustsScrollInsets = newValue
            let view = viewIfLoaded
            (view as? UIScrollView ?? view?.subviews.first as? UIScrollView)?.updateAdjustedInset()
        }
    }
    /// The choices below a preview that shows the controller, as code before iOS 13 has them; default
    /// none.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// The tab of the controller in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem() }
        set { changeTabBarItem(newValue) }
    }
    /// The nearest tab bar controller around; nil without one.
    open var tabBarController: UITabBarController? { nearestParent() }
    /// The nearest split view controller around; nil without one.
    open var splitViewController: UISplitViewController? { nearestParent() }
    /// Takes the secondary controller of a split view over when one column is left.
    ///
    /// Navigation controllers push it; others do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}
    /// Gives the secondary controller of a split view back when there is room for it.
    ///
    /// Navigation controllers pop it; others return nil.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// The transition that runs around the controller; nil while none does.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        nearestTransition
    }
    /// Shows a controller in the nearest container that shows others, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showElsewhere(vc, sender) }
    /// Shows a controller in the nearest container with room for details, else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailElsewhere(vc, sender)
    }
    /// Returns the controller that handles an action: this one, or the first of its parents and of
    /// those that present them; nil without one.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(of: action, sender)
    }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let isDetail = action.showsDetail { return showsOthers(asDetail: isDetail) }
        return super.canPerformAction(action, withSender: sender)
    }
    /// Tells a container that the preferred size of a child changed.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// The size that the controller likes to have in bubbles and cards; default none.
    open var preferredContentSize: CGSize {
        get { rare?.preferredSize ?? .zero }
        set { changePreferredSize(newValue) }
    }

    /// Whether the controller shows others in itself.
    func showsOthers(asDetail isDetail: Bool) -> Bool { false }
    /// Children appear: containers show them, after `viewWillAppear(_:)` of their own.
    func childrenWillAppear(animated: Bool) {}
    /// Children appeared.
    func childrenDidAppear(animated: Bool) {}
    /// The appearance ends: transitions between children are over.
    func appearanceWillEnd() {}
    /// The transition between children that runs, begun if it waits.
    var currentTransition: ControllerTransition? { nil }
    /// The scroll view of the child that is shown; nil without one.
    var contentScrollViewOfChildren: UIScrollView? { nil }

    // MARK: - Presentation

    /// How the controller is shown when it is presented; what is automatic reads as a card.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { concretePresentationStyle }
        set { requirePresentation().style = newValue }
    }
    /// How the controller comes and goes when it is presented; default from below.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation?.transitionStyle ?? .coverVertical }
        set { requirePresentation().transitionStyle = newValue }
    }
    /// Whether a person cannot end the presentation; default false.
    open var isModalInPresentation: Bool {
        get { presentation?.isModal ?? false }
        set { requirePresentation().isModal = newValue }
    }
    /// Whether controllers presented in the current context are shown over this one.
    open var definesPresentationContext: Bool {
        get { presentation?.definesContext ?? false }
        set { requirePresentation().definesContext = newValue }
    }
    /// Whether controllers presented over this one come and go in its own style; default false.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentation?.providesTransitionStyle ?? false }
        set { requirePresentation().providesTransitionStyle = newValue }
    }
    /// What animates the controller's coming and going when it is presented.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation?.transitioningDelegate }
        set { requirePresentation().transitioningDelegate = newValue }
    }
    /// The controller that is presented by this one or by one around it.
    open var presentedViewController: UIViewController? { presentedHereOrAround }
    /// The controller that presents this one or one around it.
    open var presentingViewController: UIViewController? {
        presentationAround?.presentingViewController
    }
    /// How the controller is or will be shown when it is presented.
    open var presentationController: UIPresentationController? {
        presentationAround ?? plannedPresentationController()
    }
    /// The bubble of a controller in that style; nil in others.
    open var popoverPresentationController: UIPopoverPresentationController? {
        popoverOrPlan
    }
    /// The card of a controller in that style; nil in others.
    open var sheetPresentationController: UISheetPresentationController? {
        sheetOrPlan
    }
    /// Whether the controller is on its way to being presented.
    open var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }
    /// Whether the controller's presentation is on its way out.
    open var isBeingDismissed: Bool { presentation?.isBeingDismissed ?? false }

    /// Shows a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentOver(viewControllerToPresent, flag, completion)
    }
    /// Ends what this controller presents, or else its own presentation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(flag, completion)
    }
    /// What says how the controller is shown, of kinds that decide by themselves.
    func makeOwnPresentationController(
        over presenter: UIViewController?
    ) -> UIPresentationController? { nil }

    // MARK: - Segues

    /// The storyboard that the controller was made from; nil for one that code made.
    open var storyboard: UIStoryboard? { archive?.storyboard }

    /// Returns whether a segue with an identifier is followed; default true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Tells that a segue is about to be followed; for handing data to its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Follows a segue of the storyboard.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        followSegue(identifier, sender)
    }
    /// Returns whether the controller is where an unwind segue with its action may end.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// The question of before iOS 13, which the other one asks.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool {
        ActionRegistry.action(action.name, of: type(of: self)) != nil
    }
    /// Returns the children in which an unwind segue may end, in the order they are asked in.
    open func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { source.otherChildren(of: self) }
    /// Returns the child that an unwind segue begins in; nil for none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.child(of: self)
    }
    /// Returns a segue to unwind with, for code of before iOS 9; default nil: the usual one.
    open func segueForUnwinding(
        to toViewController: UIViewController,
        from fromViewController: UIViewController,
        identifier: String?
    ) -> UIStoryboardSegue? { nil }
    /// Tells a container to show a child that an unwind segue goes back to.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The part of the view that bars cover at the top, for code of before safe areas.
    open var topLayoutGuide: any UILayoutSupport { view.insetGuide(.top) }
    /// The part of the view that bars cover at the bottom, for code of before safe areas.
    open var bottomLayoutGuide: any UILayoutSupport { view.insetGuide(.bottom) }

    // MARK: - Traits and title

    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.look.traits ?? traitsOutsideOfWindows
    }
    /// Brings the traits of the view up to date, where one is loaded, and tells of changes.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
    /// Tells that the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style of this controller's view and what is below it; unspecified follows the outside.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.override(newValue) }
    }
    /// Sets traits for a child in place of those that it would take from this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild child: UIViewController
    ) {
        setTraits(collection, of: child)
    }
    /// Returns the traits set for a child, or nil.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        containment.childTraits[ObjectIdentifier(child)]
    }

    /// Names the scroll view that bars follow, in place of the first one of the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameScrollView(scrollView)
    }
    /// Returns the scroll view that bars follow; default the one that the app named, nil without one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        rare?.scrollView
    }

    /// A short name of what the controller shows.
    open var title: String? {
        get { storedTitle }
        set {
            storedTitle = newValue
            titleDidChange()
        }
    }

    // MARK: - Screen

    /// The colours of the status bar; default dark on light, light on dark.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is wanted away; default false.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes; default it fades.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the style of the status bar; default nil, this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is there; default nil, this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Tells that what the controller says of the status bar changed.
    ///
    /// The scene's `statusBarManager` asks the controllers whenever it is asked.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the status bar goes by what this presented controller says, though it does not fill the
    /// screen; default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the controller likes the home indicator away; default false.
    ///
    /// - Note: Differs from UIKit: asked by nobody, as pages have no hold of it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the home indicator; default nil, this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges of the screen at which the app's gestures come before the system's; default none.
    ///
    /// - Note: Differs from UIKit: asked by nobody, as pages have no hold of the screen's edges.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on the screen's edges; default nil, this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the keyboard stays when a presented controller's field ends editing; default for cards
    /// in the middle.
    ///
    /// - Note: Differs from UIKit: asked by nobody, as the keyboard is the browser's.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The orientations that the controller is made for; default all but upside down on phones.
    ///
    /// Asked where the app wishes its scene to turn, of the controller that covers the window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Tells that other orientations are supported: the scene asks for them anew when it is to turn.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.requests?.orientations = nil
    }
    /// The orientation that is best to begin with; default that of the scene.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// Whether the controller turns with the device; default true.
    open var shouldAutorotate: Bool { true }

    /// Insets that are added to the safe area of the view, in points; default none.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { storedAdditionalSafeArea }
        set { setAdditionalSafeArea(newValue) }
    }

    /// The least margins of the view at its leading and trailing edges, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { usualMinimumMargins }

    /// Whether the view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { minimumMarginsMayHaveChanged(since: oldValue) }
    }
}
