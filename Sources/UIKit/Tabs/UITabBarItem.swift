/// What a tab bar shows of one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs that every app knows.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }

    /// Creates an item that shows nothing yet.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and images for when it is not selected and when it is.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a tab that every app knows.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        setSystemItem(systemItem)
        self.tag = tag
    }

    func setSystemItem(_ item: SystemItem) {
        title = item.title
        image = TabGlyphs.image(of: item)
    }

    /// The image while the item is selected; nil, the default, is `image`.
    open var selectedImage: UIImage? { didSet { didChange() } }
    /// A short text in a bubble at the image; default nil.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
    /// The colour of the bubble; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { didChange() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the bubble's text in a state, of which font and colour count; nil takes
    /// them back.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        didChange()
    }

    /// Returns the attributes of the bubble's text in a state.
    open func badgeTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// How far the title is moved, in points; default not at all.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The look of the bar while the item is selected; nil takes the bar's.
    open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
    /// The look above content that does not scroll; nil takes the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The item by Interface Builder's name; nil for others.
    init?(document name: String) {
        let all = (0...11).compactMap(UITabBarItem.SystemItem.init(rawValue:))
        guard let item = all.first(where: { "\($0)" == name }) else { return nil }
        self = item
    }
}

/// The pictures of tabs that every app knows: lines of one width, drawn for Vitrine.
@MainActor
enum TabGlyphs {
    private static let star =
        "M12 3.4l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 "
        + "1.1-6-4.4-4.2 6-.8z"
    private static let clock = "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.300l3.5 2"
    private static let book =
        "M12 6.800C9.8 5 6.8 4.6 3.5 5v13.300c3.3-.4 6.3 0 8.5 1.8 "
        + "2.2-1.8 5.2-2.2 8.5-1.800V5c-3.3-.4-6.3 0-8.5 1.800zm0 0v13"

    static func image(of item: UITabBarItem.SystemItem) -> UIImage? {
        switch item {
        case .more: BarGlyphs.more
        case .search: BarGlyphs.image(of: .search)
        case .favorites, .featured, .topRated: draw(star)
        case .recents, .history, .mostRecent: draw(clock)
        case .bookmarks: draw(book)
        case .contacts:
            draw(
                "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-4 3.4-6 7.5-6s6.9 2 7.5 6z"
            )
        case .downloads: draw("M12 4v11M7.5 11l4.5 4.5 4.5-4.500M4.5 16.500v3h15v-3")
        case .mostViewed:
            draw("M5 19.500v-7h3.500v7zM10.3 19.500v-15h3.500v15zM15.5 19.500v-10H19v10z")
        }
    }

    private static func draw(_ path: String) -> UIImage? {
        BarGlyphs.image(path, width: 24, height: 24, line: 1.7)
    }
}
