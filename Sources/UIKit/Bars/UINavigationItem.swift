/// What a navigation bar shows of one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large where the bar prefers large ones.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// What the button that leads back to the item shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" where it is too long.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The sign alone.
        case minimal = 2
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the surroundings ask for.
        case automatic
        /// In the row of the title.
        case inline
        /// Below the title.
        case stacked
        /// In the toolbar or beside the title, as a field or as a button that becomes one.
        case integrated, integratedCentered, integratedButton
    }

    /// Where the title and items in the middle stand.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator
        /// The title at the leading edge, and items in the middle where the width is regular.
        case browser
        /// As in a browser, for one document.
        case editor
    }

    weak var bar: UINavigationBar?
    var groups = ItemGroups() { didSet { groupsDidChange() } }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Creates an item of a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.decode(self)
    }

    // MARK: - Title

    /// The title; default nil.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// What assistive technology reads in place of the title; default nil, the title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }
    /// What assistive technology says of the title besides; default nil.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { didChange() } }
    }
    /// The title with attributes, which counts before `title`; default nil.
    open var attributedTitle: AttributedString? {
        get { words.title }
        set { changeWords { $0.title = newValue } }
    }
    /// A line below the title; default nil.
    ///
    /// The text of `attributedSubtitle` where that is set.
    open var subtitle: String? {
        get { words.attributedSubtitle.map { String($0.characters) } ?? words.subtitle }
        set { changeWords { ($0.subtitle, $0.attributedSubtitle) = (newValue, nil) } }
    }
    /// A line below the title with attributes, which counts before `subtitle`; default nil.
    open var attributedSubtitle: AttributedString? {
        get { words.attributedSubtitle }
        set { changeWords { $0.attributedSubtitle = newValue } }
    }
    /// A view below the title in place of `subtitle`; default nil.
    open var subtitleView: UIView? {
        get { words.subtitleView }
        set { changeWords { $0.subtitleView = newValue } }
    }
    /// The title while it is large; nil, the default, is `title`.
    open var largeTitle: String? {
        get { words.largeTitle }
        set { changeWords { $0.largeTitle = newValue } }
    }
    /// The line below a large title; nil, the default, is `subtitle`.
    open var largeSubtitle: String? {
        get { words.attributedLargeSubtitle.map { String($0.characters) } ?? words.largeSubtitle }
        set { changeWords { ($0.largeSubtitle, $0.attributedLargeSubtitle) = (newValue, nil) } }
    }
    /// The line below a large title with attributes, which counts before `largeSubtitle`.
    open var largeAttributedSubtitle: AttributedString? {
        get { words.attributedLargeSubtitle }
        set { changeWords { $0.attributedLargeSubtitle = newValue } }
    }
    /// A view below a large title in place of its line; default nil.
    open var largeSubtitleView: UIView? {
        get { words.largeSubtitleView }
        set { changeWords { $0.largeSubtitleView = newValue } }
    }
    private(set) var words = TitleWords()

    private func changeWords(_ change: (inout TitleWords) -> Void) {
        let old = words
        change(&words)
        guard words != old else { return }
        for view in [old.subtitleView, old.largeSubtitleView] where view != nil {
            let stays = view === words.subtitleView || view === words.largeSubtitleView
            if !stays { view?.removeFromSuperview() }
        }
        didChange()
    }

    /// A view in place of the title; default nil.
    open var titleView: UIView? {
        didSet {
            guard titleView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            didChange()
        }
    }
    /// A line above the title, which makes the bar higher; default nil.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// Whether the title is large where the bar prefers large ones; default automatic.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    // MARK: - Way back

    /// The button that leads back to this item, in place of its title; default nil.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
    /// The title of the button that leads back to this item; nil takes the item's title.
    open var backButtonTitle: String? { didSet { didChange() } }
    /// What the button that leads back to this item shows; default its title.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
    /// Whether the button that leads back from this item is left out; default false.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// What the button that leads back from this item performs instead of going back; default nil.
    open var backAction: UIAction?
    /// Whether items at the left stand beside the way back instead of in its place; default false.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    /// Sets whether the button that leads back is left out.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    // MARK: - Items

    /// The items at the leading edge.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get {
            let items = groups.leading.flatMap(\.barButtonItems)
            return items.isEmpty ? nil : items
        }
        set { leadingItemGroups = Self.group(newValue ?? []) }
    }

    /// The items at the trailing edge, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get {
            let items = groups.trailing.flatMap(\.barButtonItems)
            return items.isEmpty ? nil : items.reversed()
        }
        set { trailingItemGroups = Self.group((newValue ?? []).reversed()) }
    }

    private static func group(_ items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        items.isEmpty ? [] : [.fixedGroup(items: items)]
    }

    /// The groups at the leading edge; `leftBarButtonItems` are the items in them.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { groups.leading = newValue }
    }

    /// The groups at the trailing edge, the outermost last; `rightBarButtonItems` are the items in them.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { groups.trailing = newValue }
    }

    /// The groups in the middle, in styles other than `navigator` where the width is regular, else in a
    /// menu; default none.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.centre }
        set { groups.centre = newValue }
    }

    /// The group at the trailing edge beside all others; default nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set { groups.pinned = newValue }
    }

    /// Where the title and items in the middle stand; default in the middle.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    /// Makes the menu that a tap on the title shows, of what the system suggests; default nil.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

    /// The first item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }

    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.rightBarButtonItems = items }
    }

    /// Sets the item at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }

    /// Sets the item at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }

    // MARK: - Search

    /// The controller whose search bar stands below the title; default nil.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.item = nil
            searchController?.item = self
            didChange()
        }
    }
    /// Where the app likes the search bar to stand; default automatic.
    ///
    /// It stands below the title in any case, as on phones.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the search bar stands: below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Whether the search bar goes while content scrolls; default true.
    open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }

    // MARK: - Look

    /// The look of the bar while the item is on top; nil takes the bar's.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look in surroundings of compact height; nil takes the bar's.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look while content is scrolled to its upper end; nil takes the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look in compact height with content at its upper end; nil takes the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    func didChange() {
        bar?.itemDidChange(self)
    }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard animated, let bar, bar.topItem === self, bar.window != nil else { return body() }
        UIView.transition(
            with: bar,
            duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: body
        )
    }
}
