/// What says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with items, mostly at the lower end of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let backdrop = BarBackground(lineOnTop: true)
    private var shown: [UIBarButtonItem] = []
    private var views: [UIView] = []
    private var storedStandard: UIToolbarAppearance?
    private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Creates a toolbar with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a toolbar from an archive.
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

    /// The items from the leading edge on; default nil.
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
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
        let old = views
        let look = UINavigationBarAppearance()
        if let barLook {
            look.buttonAppearance = barLook.buttonAppearance
            look.doneButtonAppearance = barLook.doneButtonAppearance
        }
        views = BarItemViews.make(shown, in: self, self, look)
        for view in old where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        setNeedsLayout()
    }

    // MARK: - Look

    /// What says where the toolbar stands.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The look as a whole; default by appearance.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// Whether content shines through; default true.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// The colour of the background; nil, the default, is the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// The look of the bar.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let storedStandard { return storedStandard }
            let look = UIToolbarAppearance()
            storedStandard = look
            return look
        }
        set {
            storedStandard = newValue.duplicate() as? UIToolbarAppearance ?? newValue
            lookDidChange()
        }
    }

    /// The look in surroundings of compact height; nil, the default, takes the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
    /// The look below content that does not scroll; nil, the default, takes the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
    /// The look in compact height below content that does not scroll; nil, the default, takes that of
    /// other heights.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }

    /// Whether nothing scrolls behind the bar.
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            if scrollEdgeAppearance ?? compactScrollEdgeAppearance != nil { lookDidChange() }
        }
    }

    /// The look for the surroundings and the content; nil for the system's.
    private var barLook: UIToolbarAppearance? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
        if isAtScrollEdge, let edge { return edge }
        return (isCompact ? compactAppearance : nil) ?? storedStandard
    }

    private func lookDidChange() {
        updateBackground()
        reload()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard compactAppearance ?? compactScrollEdgeAppearance != nil,
            previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        else { return }
        lookDidChange()
    }

    /// Sets the picture of the background where the bar stands; an empty one leaves the bar clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
        updateBackground()
    }

    /// Returns the picture of the background that was set for a place.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[topOrBottom]?[barMetrics]
    }

    /// Sets the picture in place of the line where the bar stands; an empty one leaves it out.
    open func setShadowImage(
        _ shadowImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition
    ) {
        shadowImages[topOrBottom] = shadowImage
        updateBackground()
    }

    /// Returns the picture in place of the line that was set for a place.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom]
    }

    /// The look that the app chose; nil for the system's.
    var ownStandard: UIToolbarAppearance? { storedStandard }

    /// Where the bar stands; default at the lower end.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    private func background(at position: UIBarPosition) -> UIImage? {
        let images = backgroundImages[position]
        return images?[.default] ?? images?[.compact]
    }

    private func updateBackground() {
        let color: UIColor =
            barStyle == .black
            ? UIColor(white: 0.1, alpha: isTranslucent ? 0.94 : 1)
            : isTranslucent ? .barMaterial : .systemBackground
        let position = barPosition
        let own = background(at: position) ?? background(at: .any)
        let hasShadow = (shadowImages[position] ?? shadowImages[.any]) != nil
        let look = barLook
        let shared = look == nil ? (own == nil ? color : nil) : look?.resolvedBackground
        backdrop.show(
            color: barTintColor ?? shared,
            image: own ?? look?.backgroundImage,
            line: hasShadow ? nil : look.map(\.line) ?? .separator,
            of: look
        )
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// The height without the safe area, in points.
    var barHeight: CGFloat { 44 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        var below: CGFloat = 0
        // A bar that ends where the safe area does lends the rest its background.
        if let superview, frame.maxY < superview.bounds.height {
            let rest = superview.bounds.height - frame.maxY
            if rest <= superview.safeAreaInsets.bottom + 0.5 { below = rest }
        }
        backdrop.frame = CGRect(
            x: 0,
            y: 0,
            width: bounds.width,
            height: bounds.height + below
        )
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let row = CGRect(
            x: safe.left + margin,
            y: 0,
            width: max(0, bounds.width - safe.left - safe.right - 2 * margin),
            height: min(barHeight, bounds.height)
        )
        place(in: row)
    }

    private func place(in row: CGRect) {
        let widths = views.map(BarItemViews.width)
        let flexible = views.count { ($0 as? BarSpaceView).map { $0.width == nil } ?? false }
        var steps: CGFloat = 0
        for (view, next) in zip(views, views.dropFirst())
        where !(view is BarSpaceView) && !(next is BarSpaceView) {
            _ = view
            steps += 16
        }
        let rest = max(0, row.width - widths.reduce(0, +) - steps)
        var x = row.minX
        for (index, view) in views.enumerated() {
            var width = widths[index]
            if let space = view as? BarSpaceView, space.width == nil {
                width = flexible > 0 ? rest / CGFloat(flexible) : 0
            }
            BarItemViews.setFrame(of: view, x: x, width: width, row)
            x += width
            let next = index + 1 < views.count ? views[index + 1] : nil
            if !(view is BarSpaceView), !(next is BarSpaceView) { x += 16 }
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

extension UIToolbar: BarItemOwner {
    func barItemDidChange(_ item: UIBarItem) {
        if let item = item as? UIBarButtonItem, item.customView == nil, !item.isHidden,
            item.shownView != nil
        {
            return setNeedsLayout()
        }
        reload()
    }
}
