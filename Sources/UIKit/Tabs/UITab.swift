/// One tab of a tab bar controller that is made of tabs.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where the app likes a tab to stand.
    public enum Placement: Int, Sendable {
        /// In its place among the others.
        case automatic
        /// In its place among the others.
        case `default`
        /// In its place among the others.
        case optional
        /// In its place among the others.
        case movable
        /// At the trailing end of the bar.
        case pinned
        /// In its place among the others.
        case fixed
        /// In a sidebar only, and so not in the bar.
        case sidebarOnly
    }

    /// What the bar shows of the tab.
    let item = UITabBarItem()
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private var isMaking = false
    /// What stands for the content of a tab without any.
    private lazy var placeholder = UIViewController()

    /// A name that the app tells the tab by.
    public let identifier: String
    /// The group that the tab is in; nil for those of the bar itself.
    open internal(set) weak var parent: UITabGroup?
    /// The controller that shows the tab; nil without one.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    weak var owner: UITabBarController?

    /// Creates a tab; the function at the end makes its content, once.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
        item.accessibilityIdentifier = identifier
    }

    /// The title.
    open var title: String { didSet { item.title = title } }
    /// The picture above the title.
    open var image: UIImage? { didSet { item.image = image } }
    /// A short text in a bubble at the picture; default nil.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// What the app keeps with the tab; default nil.
    open var userInfo: Any?
    /// Where the app likes the tab to stand; default automatic.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabsDidChange() } }
    }
    /// Whether the tab is left out; default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
    }

    /// The content; made when it is first asked for, nil where nothing makes it.
    open var viewController: UIViewController? {
        if made == nil, !isMaking, let provider {
            isMaking = true
            made = provider(self)
            isMaking = false
        }
        return made
    }

    /// The controller that the tab bar controller shows for the tab.
    var shown: UIViewController { viewController ?? placeholder }
    /// The tab that is selected where this one is.
    var leaf: UITab { self }
    /// Whether the bar shows the tab.
    var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

    /// Returns the tab with a name: this one, or one in it.
    func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// What controllers in tabs have; apps' classes may have members of the same names, as older ones do.
@preconcurrency @MainActor
public protocol _UITabContent: UIViewController {}

extension UIViewController: _UITabContent {}

extension _UITabContent {
    /// The tab that shows the controller or one around it; nil without one.
    public var tab: UITab? {
        guard let tabs = tabBarController else { return nil }
        var controller: UIViewController = self
        while let parent = controller.parent, parent !== tabs { controller = parent }
        return tabs.leafTab(of: controller)
    }
}
