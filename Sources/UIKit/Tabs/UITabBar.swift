import RenderTree

/// What hears of the choice of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Tells that a person chose a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Tells that a person chose a tab.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Where tabs stand in a bar.
    public enum ItemPositioning: Int, Sendable {
        /// As the surroundings ask for: over the whole width, or in the middle of a wide bar.
        case automatic
        /// Over the whole width.
        case fill
        /// In the middle.
        case centered
    }

    /// The controller whose bar this is.
    weak var controller: UITabBarController?
    private let backdrop = BarBackground(lineOnTop: true)
    private var shown: [UITabBarItem] = []
    private var buttons: [UITabBarButton] = []
    private var storedStandard: UITabBarAppearance?

    /// Creates a bar with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        insertSubview(backdrop, at: 0)
        updateBackground()
    }

    // MARK: - Items

    /// What hears of the choice of tabs.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs; default nil.
    open var items: [UITabBarItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// The tab that is selected; nil for none.
    open var selectedItem: UITabBarItem? {
        didSet {
            for button in buttons { button.isSelected = button.item === selectedItem }
            findTabStop()
            if selectedItem !== oldValue { updateBackground() }
        }
    }

    /// Sets the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        shown = items ?? []
        guard animated, window != nil else { return reload() }
        UIView.transition(
            with: self,
            duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.reload() }
        )
    }

    private func reload() {
        for button in buttons { button.removeFromSuperview() }
        buttons = shown.map { item in
            if Appearances.areUsed { Appearances.apply(to: item, in: self) }
            item.owner = self
            return UITabBarButton(item, in: self)
        }
        for button in buttons {
            addSubview(button)
            button.isSelected = button.item === selectedItem
        }
        if let selectedItem, !shown.contains(where: { $0 === selectedItem }) {
            self.selectedItem = nil
        }
        findTabStop()
        setNeedsLayout()
    }

    /// Has Tab reach the tab that is selected; without one the first that can be.
    func findTabStop() {
        let selected = buttons.first { $0.isSelected && $0.isEnabled }
        let stop = selected ?? buttons.first(where: \.isEnabled)
        for button in buttons { button.isTabStop = button === stop }
    }

    /// Whether a person puts the tabs in order; always false, since nobody does.
    public var isCustomizing: Bool { false }

    /// A person chose a tab.
    func choose(_ item: UITabBarItem) {
        if let controller { return controller.personChose(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: - Look

    /// Whether the app hid the bar itself; what its controller says of it is another matter.
    private(set) var isHiddenByApp = false
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByApp = newValue
            super.isHidden = newValue
            controller?.accessoryMayHide()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Shows or hides the bar as its controller says; one that the app hid stays away.
    func setHidden(byController isHidden: Bool) {
        super.isHidden = isHidden || isHiddenByApp
    }

    /// The look as a whole; default by appearance.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// Whether content shines through, and lies below the bar; default true.
    open var isTranslucent = true {
        didSet {
            updateBackground()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The colour of the background; nil, the default, is the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// The colour of tabs that are not selected; nil, the default, is the system's.
    open var unselectedItemTintColor: UIColor? { didSet { reloadLooks() } }
    /// The picture of the background; default nil.
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    /// The picture in place of the line above the bar; an empty one leaves the line out.
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// The picture behind the selected tab, in its own size; nil, the default, for none.
    open var selectionIndicatorImage: UIImage? { didSet { reloadLooks() } }
    /// Where tabs stand; default automatic.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of tabs in the middle, in points; 0, the default, is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between tabs in the middle, in points; 0, the default, is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The look of the bar.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let storedStandard { return storedStandard }
            let look = UITabBarAppearance()
            storedStandard = look
            return look
        }
        set {
            storedStandard = newValue.duplicate() as? UITabBarAppearance ?? newValue
            updateBackground()
            reloadLooks()
        }
    }
    /// The look above content that does not scroll; nil: the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateBackground() } }

    /// The look that the app chose; nil for the system's.
    var ownStandard: UITabBarAppearance? { storedStandard }

    /// Whether nothing scrolls below the bar.
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            updateBackground()
            reloadLooks()
        }
    }

    private var barLook: UITabBarAppearance? {
        let edge = isAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        return edge ?? selectedItem?.standardAppearance ?? storedStandard
    }

    func looks(isInline: Bool) -> UITabBarItemAppearance? {
        guard let barLook else { return nil }
        guard isInline else { return barLook.stackedLayoutAppearance }
        return traitCollection.verticalSizeClass == .compact
            ? barLook.compactInlineLayoutAppearance : barLook.inlineLayoutAppearance
    }

    /// The picture behind the selected tab and the colour of a template; nil for none.
    var indicator: (image: UIImage, tint: UIColor?)? {
        if let selectionIndicatorImage { return (selectionIndicatorImage, nil) }
        guard let look = barLook else { return nil }
        return look.selectionIndicatorImage.map { ($0, look.selectionIndicatorTintColor) }
    }

    private func reloadLooks() {
        for button in buttons { button.reload() }
        setNeedsLayout()
    }

    private func updateBackground() {
        let color: UIColor =
            barStyle == .black
            ? UIColor(white: 0.1, alpha: isTranslucent ? 0.94 : 1)
            : isTranslucent ? .barMaterial : .systemBackground
        let look = barLook
        backdrop.show(
            color: barTintColor ?? (look == nil ? color : look?.resolvedBackground),
            image: backgroundImage ?? look?.backgroundImage,
            line: shadowImage == nil ? look.map(\.line) ?? .separator : nil,
            of: look
        )
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        reloadLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reloadLooks()
        invalidateIntrinsicContentSize()
    }

    override var defaultRole: Semantics.Role { .tabList }

    // MARK: - Layout

    /// The height without the safe area, in points.
    var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// The safe area below the tabs, in points.
    private var heightBelow: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight + (window == nil ? 0 : heightBelow))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        guard !buttons.isEmpty else { return }
        let safe = safeAreaInsets
        let room = CGRect(
            x: safe.left,
            y: 0,
            width: max(0, bounds.width - safe.left - safe.right),
            height: min(max(barHeight, bounds.height - heightBelow), bounds.height)
        )
        let count = CGFloat(buttons.count)
        let isWide = traitCollection.horizontalSizeClass == .regular && room.width > 500
        let look = barLook
        let chosen = look?.stackedItemPositioning ?? .automatic
        let positioning = itemPositioning == .automatic ? chosen : itemPositioning
        let isCentered = positioning == .centered || (positioning == .automatic && isWide)
        var (width, space, start) = (room.width / count, CGFloat(0), room.minX)
        if isCentered {
            let wanted = itemWidth > 0 ? itemWidth : look?.stackedItemWidth ?? 0
            space = itemSpacing > 0 ? itemSpacing : look?.stackedItemSpacing ?? 0
            if space <= 0 { space = 34 }
            width = wanted > 0 ? wanted : min(110, (room.width - space * (count - 1)) / count)
            start = room.midX - (width * count + space * (count - 1)) / 2
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let x = start + CGFloat(index) * (width + space)
            button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x,
                y: 0,
                width: width,
                height: room.height
            )
        }
    }

    /// The view of a tab; nil for one that the bar does not show.
    func button(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }
}

extension UITabBar: BarItemOwner {
    func barItemDidChange(_ item: UIBarItem) {
        buttons.first { $0.item === item }?.reload()
        updateBackground()
    }
}
