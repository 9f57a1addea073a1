/// Controllers as pages, one of which is shown; the browser scrolls from one to the next.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// Where a page is that is shown next.
    public enum NavigationDirection: Int, Sendable {
        /// After the one that is shown.
        case forward = 0
        /// Before the one that is shown.
        case reverse = 1
    }

    /// How one page makes place for another.
    public enum TransitionStyle: Int, Sendable {
        /// As a sheet of paper is turned; here, pages scroll.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// Where sheets of paper are held that are turned.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages scroll.
        case none = 0
        /// At the left or upper edge.
        case min = 1
        /// In the middle.
        case mid = 2
        /// At the right or lower edge.
        case max = 3
    }

    /// The names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The distance between pages in points, a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
        )
        /// Where turned sheets are held, a number; without effect, since pages scroll.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey"
        )
    }

    var pages = PageState()

    // MARK: - Creation

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        pages.style = style
        pages.orientation = navigationOrientation
        let spacing = options?[.interPageSpacing].flatMap {
            KeyPathValue.convert($0, to: CGFloat.self)
        }
        pages.spacing = max(0, spacing ?? 0)
    }

    /// Creates a controller without pages that turns them as sheets of paper.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decodePages(into: self)
    }

    open override func loadView() {
        let view = PageView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: - Pages

    /// What hears of a person's scrolling.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// What has the pages beside the one that is shown; without it a person cannot scroll.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { pagesBesideMayHaveChanged() }
    }
    /// How one page makes place for another.
    open var transitionStyle: TransitionStyle { pages.style }
    /// The direction in which pages follow each other.
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    /// The page that is shown; nil before there is one.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

    /// Where sheets are held that are turned.
    ///
    /// - Note: Differs from UIKit: always `.none`, since pages scroll.
    open var spineLocation: SpineLocation { .none }
    /// What turns sheets; empty, as wherever pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// Whether turned sheets have content on both sides; default false.
    ///
    /// - Note: Differs from UIKit: without effect, since pages scroll.
    open var isDoubleSided = false

    /// Shows another page.
    ///
    /// - Parameters:
    ///   - viewControllers: The page, in an array of one.
    ///   - direction: Where it comes from.
    ///   - animated: Whether it scrolls into its place.
    ///   - completion: Called when it is there.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPage(viewControllers ?? [], direction, animated, completion)
    }

    // MARK: - Container

    override func childrenWillAppear(animated: Bool) {
        if pageView?.dots == nil { showDots() }
        installPages()
    }
    override var contentScrollViewOfChildren: UIScrollView? { pages.current?.barScrollView }
    open override var childForStatusBarStyle: UIViewController? { pages.current }
    open override var childForStatusBarHidden: UIViewController? { pages.current }
}
