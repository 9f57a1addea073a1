/// A search bar, and what is shown while a person searches.
///
/// It stands in a navigation bar (`UINavigationItem.searchController`), or its bar stands wherever
/// the app puts it, such as above a table.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar()
    private let results: UIViewController?
    private var storedIsActive = false
    private var storedShowsResults = false
    /// The item whose bar shows the search bar.
    weak var item: UINavigationItem?

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: Shows the results over what is searched; nil where
    ///   the searched controller does so itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a controller without one for the results.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    {
        self.init(searchResultsController: nil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.searchController = self
        bar.placeholder = "Search"
    }

    open override func loadView() {
        view = SearchOverlayView(self)
    }

    // MARK: - Search

    /// The bar with the field, whose placeholder is "Search" by default.
    open var searchBar: UISearchBar { bar }
    /// What shows the results over what is searched; nil where the latter does so itself.
    open var searchResultsController: UIViewController? { results }
    /// What is told of each change of the text.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// What hears of the beginning and end of searches.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether a person searches; ended, the text is gone.
    open var isActive: Bool {
        get { storedIsActive }
        set { if newValue { begin() } else { end() } }
    }

    /// Ends what is presented over the search, or else the search itself.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard storedIsActive, presentedOwn == nil, presentation?.isPresented != true else {
            return super.dismiss(animated: flag, completion: completion)
        }
        end()
        completion?()
    }

    // MARK: - Look

    /// Whether what is searched gets darker until there are results; default true.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateOverlay() } }
    /// Older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether title and items of the navigation bar go during a search; default true.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a button ends the search; default true.
    open var automaticallyShowsCancelButton = true
    /// When the bar's scopes are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// During a search.
        case automatic
        /// When the app says so.
        case manual
        /// During a search that has text.
        case onTextEntry
        /// During a search.
        case onSearchActivation
    }

    /// When the bar's scopes are shown; default `automatic`.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if storedIsActive { showScopes() } }
    }
    /// Whether the bar's scopes are shown during a search, and only then; default true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    private func showScopes() {
        guard scopeBarActivation != .manual else { return }
        let waits = scopeBarActivation == .onTextEntry && (bar.text ?? "").isEmpty
        let isShown = storedIsActive && !waits
        if bar.showsScopeBar != isShown { bar.showsScopeBar = isShown }
    }
    /// Whether results are shown as soon as there is text; default true.
    open var automaticallyShowsSearchResultsController = true { didSet { updateOverlay() } }
    /// Whether results are shown; setting it ends the automatic.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            storedShowsResults = newValue
            updateOverlay()
        }
    }

    private var showsResults: Bool {
        guard storedIsActive, results != nil else { return false }
        return automaticallyShowsSearchResultsController
            ? !(bar.text ?? "").isEmpty : storedShowsResults
    }

    // MARK: - Suggestions

    /// The list of suggestions, made when it is first shown.
    private var list: SuggestionList?
    private var storedSuggestions: [any UISearchSuggestion] = []

    /// What a person may choose during a search, in a list over the results; default nil.
    ///
    /// They are gone when one is chosen, as the text changes, with another scope and with the search.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { storedSuggestions.isEmpty ? nil : storedSuggestions }
        set {
            storedSuggestions = newValue ?? []
            if storedIsActive, parent == nil, showsSuggestions { attach() }
            updateOverlay()
        }
    }
    /// Whether suggestions are kept without being shown; default false.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { updateOverlay() }
    }

    private var showsSuggestions: Bool {
        storedIsActive && !storedSuggestions.isEmpty
            && !ignoresSearchSuggestionsForSearchBarPlacementStacked
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        searchedDidChange()
    }

    /// Shows the suggestions over all else, or takes them away.
    private func updateSuggestions(in overlay: SearchOverlayView) {
        guard showsSuggestions else {
            list?.removeFromSuperview()
            return
        }
        let list = list ?? SuggestionList { [weak self] in self?.choose($0) }
        self.list = list
        list.suggestions = storedSuggestions
        if list.superview !== overlay {
            list.translatesAutoresizingMaskIntoConstraints = false
            overlay.addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: overlay.topAnchor),
                list.leadingAnchor.constraint(equalTo: overlay.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: overlay.trailingAnchor),
                list.bottomAnchor.constraint(equalTo: overlay.bottomAnchor),
            ])
        } else {
            overlay.bringSubviewToFront(list)
        }
    }

    /// Whether the navigation bar has nothing but the search bar now.
    var hidesRow: Bool { storedIsActive && hidesNavigationBarDuringPresentation }

    // MARK: - Course

    /// The stack over whose content the overlay stands; nil where it does not.
    private weak var stack: UINavigationController?
    /// Whether the delegate is told of a search that is asked for.
    private var isAsking = false
    private var navigation: UINavigationController? {
        item?.bar?.controller ?? stack ?? barOfTitle?.controller
    }

    /// The navigation bar in whose title the search bar stands; nil where it does not.
    private var barOfTitle: UINavigationBar? {
        guard item == nil else { return nil }
        var view = bar.superview
        while let current = view {
            if let found = current as? UINavigationBar { return found }
            view = current.superview
        }
        return nil
    }

    /// Whether the search bar stands below a controller's title, or as its title.
    func searches(_ controller: UIViewController) -> Bool {
        guard let own = controller.rare?.navigationItem else { return false }
        if own.searchController === self { return true }
        return item == nil && own.titleView.map { bar.isDescendant(of: $0) } ?? false
    }

    /// The field got the focus, or the app begins.
    func begin() {
        guard !storedIsActive, !isAsking else { return }
        // The delegate may give the field the focus, which would begin the search again.
        isAsking = true
        delegate?.presentSearchController(self)
        isAsking = false
        delegate?.willPresentSearchController(self)
        storedIsActive = true
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
        showScopes()
        attach()
        updateOverlay()
        changeBar { [weak self] in
            guard let self else { return }
            delegate?.didPresentSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        searchedDidChange()
    }

    private func end() {
        guard storedIsActive else { return }
        delegate?.willDismissSearchController(self)
        storedIsActive = false
        storedSuggestions = []
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
        showScopes()
        bar.resignFirstResponder()
        if bar.searchTextField.hasTokens { bar.searchTextField.tokens = [] }
        if !(bar.text ?? "").isEmpty {
            bar.text = ""
        } else {
            searchResultsUpdater?.updateSearchResults(for: self)
            searchedDidChange()
        }
        detach()
        changeBar { [weak self] in
            guard let self else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    /// The bar of a navigation bar is higher with scopes.
    func scopesDidChange() {
        item?.bar?.searchDidChange()
        item?.bar?.controller?.barDidChange()
    }

    /// The text or the scope is another.
    func textDidChange() {
        storedSuggestions = []
        if scopeBarActivation == .onTextEntry { showScopes() }
        updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
        searchedDidChange()
    }

    /// Lets the searched controller say whether it found something.
    private func searchedDidChange() {
        (parent ?? owner)?.setNeedsUpdateContentUnavailableConfiguration()
    }

    /// Lets the navigation bar get its other height.
    private func changeBar(_ completion: @escaping () -> Void) {
        guard let navigation, navigation.viewIfLoaded?.window != nil else {
            item?.bar?.searchDidChange()
            return completion()
        }
        navigation.bar.searchDidChange()
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                navigation.layOutBars()
                navigation.view.layoutIfNeeded()
            },
            completion: { _ in completion() }
        )
    }

    // MARK: - Over what is searched

    /// The controller that is searched.
    private var owner: UIViewController? {
        if let navigation, let found = navigation.allInStack.first(where: searches) {
            return found
        }
        guard item == nil else { return nil }
        var view: UIView? = bar
        while let current = view {
            if let controller = current.viewController { return controller }
            view = current.superview
        }
        return nil
    }

    private func attach() {
        guard results != nil || obscuresBackgroundDuringPresentation || showsSuggestions, let owner
        else { return }
        owner.addChild(self)
        if let navigation, let content = navigation.contentView {
            stack = navigation
            view.frame = content.bounds
            content.addSubview(view)
        } else if let outer = owner.view is UIScrollView ? owner.view.superview : owner.view {
            let top = max(0, bar.convert(bar.bounds, to: outer).maxY)
            let room = CGRect(
                x: 0,
                y: top,
                width: outer.bounds.width,
                height: max(0, outer.bounds.height - top)
            )
            view.frame = room
            outer.addSubview(view)
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        didMove(toParent: owner)
    }

    private func detach() {
        guard parent != nil else { return }
        stack = nil
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Shows results or darkness, or lets what is searched be seen.
    private func updateOverlay() {
        guard storedIsActive, parent != nil, let overlay = viewIfLoaded as? SearchOverlayView else {
            return
        }
        if let results, showsResults, results.parent == nil {
            addChild(results)
            results.view.frame = overlay.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            overlay.addSubview(results.view)
            results.didMove(toParent: self)
        } else if let results, !showsResults, results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
        updateSuggestions(in: overlay)
        let isCovered = showsResults || showsSuggestions
        overlay.isDark = obscuresBackgroundDuringPresentation && !isCovered
        overlay.isHidden = !overlay.isDark && !isCovered
    }

    /// Keeps the overlay over the controller that it belongs to, and out of sight over others.
    func stackDidChange() {
        guard storedIsActive, parent != nil, let navigation, let content = navigation.contentView,
            let view = viewIfLoaded, view.superview === content || view.superview == nil,
            navigation.navigation.transition == nil
        else { return }
        // The controller was off the stack meanwhile.
        if view.superview == nil { content.addSubview(view) }
        let isShown = navigation.navigation.shown === owner
        if isShown { updateOverlay() } else { view.isHidden = true }
        if isShown, content.subviews.last !== view { content.bringSubviewToFront(view) }
        if view.frame != content.bounds { view.frame = content.bounds }
    }
}

/// What lies over what is searched.
final class SearchOverlayView: UIControl {
    private weak var controller: UISearchController?
    var isDark = false {
        didSet { backgroundColor = isDark ? UIColor(white: 0, alpha: 0.25) : nil }
    }

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
        accessibilityLabel = "Cancel"
    }

    /// Whether the overlay belongs to one of some controllers.
    func belongs(to controllers: [UIViewController]) -> Bool {
        guard let controller else { return false }
        return controllers.contains(where: controller.searches)
    }

    /// Follows changes of the stack over which the overlay stands.
    func stackDidChange() { controller?.stackDidChange() }

    required init?(coder: NSCoder) { nil }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        if isDark { controller?.isActive = false }
    }
}
