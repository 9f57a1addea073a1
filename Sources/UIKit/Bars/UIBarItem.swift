/// What shows an item, and hears of its changes.
@MainActor
protocol BarItemOwner: AnyObject {
    /// A value of the item changed.
    func barItemDidChange(_ item: UIBarItem)
}

/// The base class of what stands in bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    weak var owner: (any BarItemOwner)?
    /// What the item took over from proxies, by name.
    var appearance: [String: Any?] = [:]
    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Creates an item of a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.decode(self)
    }

    /// The title; default nil.
    open var title: String? { didSet { didChange() } }
    /// The image; default nil.
    open var image: UIImage? { didSet { didChange() } }
    /// The image in surroundings of compact height; default nil: `image`.
    open var landscapeImagePhone: UIImage? { didSet { didChange() } }
    /// The space around the image, in points; default none.
    open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
    /// Whether the item takes input; default true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
    /// A number for the app's use; default 0.
    open var tag = 0
    /// A name for scripts and tests; people never meet it.
    open var accessibilityIdentifier: String? { didSet { didChange() } }
    /// A short name for people who do not see the item; default the title.
    open var accessibilityLabel: String? { didSet { didChange() } }
    /// What happens when the item is used.
    open var accessibilityHint: String? { didSet { didChange() } }
    /// The value of the item.
    open var accessibilityValue: String? { didSet { didChange() } }
    /// Whether assistive technology meets the item; default true.
    open var isAccessibilityElement = true { didSet { didChange() } }
    /// What the item does beside being a button; default none.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { didChange() } }
    /// The space around the image in surroundings of compact height, in points; default none.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }

    /// Sets the attributes of the title in a state; nil takes them back.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        textAttributes[state.rawValue] = attributes
        didChange()
    }

    /// Returns the attributes of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    func didChange() {
        owner?.barItemDidChange(self)
    }
}
