/// A bar with a title, the way back and items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The controller whose bar this is; it alone changes the items then.
    weak var controller: UINavigationController?
    var stack: [UINavigationItem] = []
    var contentView: NavigationItemView?
    let backdrop = BarBackground(lineOnTop: false)
    let largeTitle = LargeTitleView()
    var backgroundImages: [Int: UIImage] = [:]
    var titleShifts: [UIBarMetrics: CGFloat] = [:]
    private var storedStandard: UINavigationBarAppearance?
    /// The button of a container around, before the items at the leading edge.
    var systemItem: UIBarButtonItem? {
        didSet { if systemItem !== oldValue { contentView?.reload() } }
    }
    /// Whether content lies at its upper end below the bar, which then has no background.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

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
        insertSubview(largeTitle, at: 1)
        updateBackground()
    }

    // MARK: - Items

    /// What decides about and hears of the items.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the way back leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Sets all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        show(items ?? [], direction: animated ? 1 : 0)
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(stack + [item], direction: animated ? 1 : 0)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the item on top off.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let item = stack.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        show(Array(stack.dropLast()), direction: animated ? -1 : 0)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: - Look

    /// Whether the app hid the bar itself; what its controller says of it is another matter.
    private(set) var isHiddenByApp = false
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByApp = newValue
            super.isHidden = newValue
            controller?.barDidChange()
        }
    }

    /// Shows or hides the bar as its controller says; one that the app hid stays away.
    func setHidden(byController isHidden: Bool) {
        super.isHidden = isHidden || isHiddenByApp
    }

    /// The look as a whole; default by appearance.
    open var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
    /// Whether content shines through, and lies below the bar; default true.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { lookDidChange() } }
    }
    /// The colour of the background; nil, the default, is the system's.
    open var barTintColor: UIColor? { didSet { lookDidChange() } }
    /// The attributes of the title; nil, the default, are the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    /// The attributes of large titles; nil, the default, are the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { lookDidChange() }
    }
    /// Whether titles are large while content is at its upper end; default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { lookDidChange() } }
    }
    /// The picture in place of the line below the bar; an empty one leaves the line out.
    open var shadowImage: UIImage? { didSet { lookDidChange() } }
    /// The picture of the way back; nil is the system's.
    open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
    /// What the way back's title disappears behind; the title fades instead.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The look of the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let storedStandard { return storedStandard }
            let look = UINavigationBarAppearance()
            storedStandard = look
            return look
        }
        set {
            storedStandard = newValue.copyForUse()
            lookDidChange()
        }
    }
    /// The look in surroundings of compact height; nil takes the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The look while content is at its upper end; nil: the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The look in compact height while content is at its upper end.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

    /// Sets the picture of the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// Sets the picture of the background; an empty one leaves the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        lookDidChange()
    }

    /// Returns the picture of the background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }

    /// Returns the picture of the background; where the bar stands does not matter.
    open func backgroundImage(
        for position: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Sets how far the title is moved down, in points; default not at all.
    open func setTitleVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        titleShifts[barMetrics] = adjustment
        contentView?.setNeedsLayout()
    }

    /// Returns how far the title is moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleShifts[barMetrics] ?? 0
    }

    /// How far the title is moved down where the bar is now, in points.
    var titleShift: CGFloat {
        let isCompact = traitCollection.verticalSizeClass == .compact
        return (isCompact ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? 0
    }

    /// Whether the app chose a look of its own.
    var ownStandard: UINavigationBarAppearance? { storedStandard }

    // MARK: - Layout

    /// Where the bar stands; below the status bar in a navigation controller.
    open var barPosition: UIBarPosition {
        controller != nil ? .topAttached : delegate?.position(for: self) ?? .any
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection
        guard
            old?.verticalSizeClass != traitCollection.verticalSizeClass
                || old?.layoutDirection != traitCollection.layoutDirection
        else { return }
        lookDidChange()
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

extension UINavigationBar: BarItemOwner {
    func barItemDidChange(_ item: UIBarItem) {
        guard let contentView, contentView.item === stack.last else { return }
        if let item = item as? UIBarButtonItem, item.isStillShown {
            return contentView.shownItemDidChange()
        }
        contentView.reload()
    }

    /// A value of an item changed.
    func itemDidChange(_ item: UINavigationItem) {
        guard let contentView, item === stack.last || item === backItem else { return }
        searchDidChange()
        contentView.reload()
        updateBackground()
        largeTitle.show(topItem, largeTitleAttributes, largeSubtitleAttributes)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barDidChange()
    }
}

extension UIBarButtonItem {
    /// Whether the item has a button in a bar, and needs no other view now.
    fileprivate var isStillShown: Bool {
        customView == nil && !isHidden && !isSpace && shownView != nil
    }
}
