/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title; default none beyond the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image; nil is the system's.
    open var iconColor: UIColor?
    /// The colour of the bubble; nil is the system's.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the bubble's text, of which font and colour count; default none.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the bubble is moved, in points; default not at all.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the title is moved, in points; default not at all.
    open var titlePositionAdjustment = UIOffset.zero

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        titlePositionAdjustment = other.titlePositionAdjustment
    }
}

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The arrangement of image and title.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked
        /// The title beside the image.
        case inline
        /// The title beside the image, in compact height.
        case compactInline
    }

    /// The look of tabs that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the tab that is selected.
    public let selected = UITabBarItemStateAppearance()
    /// The look of tabs that take no input.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the tab with the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Creates the system's look.
    public override init() {
        super.init()
    }

    /// Creates the system's look of an arrangement.
    public convenience init(style: Style) {
        self.init()
    }

    /// Sets the system's look of an arrangement; it is the same for all.
    open func configureWithDefault(for style: Style) { take(UITabBarItemAppearance()) }

    func take(_ other: UITabBarItemAppearance) {
        normal.take(other.normal)
        selected.take(other.selected)
        disabled.take(other.disabled)
        focused.take(other.focused)
    }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of tabs with the title beside the image, in compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    /// Where tabs stand, unless the bar itself says so; default automatic.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of tabs in the middle, in points; 0, the default, is the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The space between tabs in the middle, in points; 0, the default, is the system's.
    open var stackedItemSpacing: CGFloat = 0

    /// The picture behind the selected tab, in its own size; nil, the default, for none.
    open var selectionIndicatorImage: UIImage?
    /// The colour of the picture behind the selected tab, if it is a template; nil: the bar's.
    open var selectionIndicatorTintColor: UIColor?

    override func duplicate() -> UIBarAppearance {
        let copy = super.duplicate()
        guard let copy = copy as? UITabBarAppearance else { return copy }
        copy.stackedItemPositioning = stackedItemPositioning
        copy.stackedItemWidth = stackedItemWidth
        copy.stackedItemSpacing = stackedItemSpacing
        copy.selectionIndicatorImage = selectionIndicatorImage
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        copy.stackedLayoutAppearance.take(stackedLayoutAppearance)
        copy.inlineLayoutAppearance.take(inlineLayoutAppearance)
        copy.compactInlineLayoutAppearance.take(compactInlineLayoutAppearance)
        return copy
    }
}
