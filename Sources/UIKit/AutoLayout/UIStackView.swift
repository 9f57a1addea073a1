/// A view that lays out its arranged subviews in a row or a column.
///
/// It does so with constraints, which it makes anew before a layout when something changed.
open class UIStackView: UIView {
    /// How arranged subviews share the space along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where arranged subviews stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The top edges, in a row.
        public static var top: Alignment { .leading }
        /// The bottom edges, in a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The custom spacing that stands for the stack's own.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The spacing that the system puts between views.
    public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) final var arrangement = StackArrangement()

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        if let nib = coder as? NibCoder {
            nib.decode(self)
        } else {
            ViewArchive.read(self, from: coder)
        }
        coder.decodeOwnValues(of: self)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: - Arranged subviews

    /// The views that the stack lays out, in order.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds a view at the end; it becomes a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) {
        if arrangement.views.contains(where: { $0 === view }) {
            arrangement.views.removeAll { $0 === view }
        }
        arrange(view, at: arrangement.views.count)
    }

    /// Stops laying out a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
        arrangement.views.remove(at: index)
        arrangement.customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Inserts a view at an index among the arranged ones; one of them is moved there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // The view itself counts as well: it may go to the end from another place.
        precondition(
            (0...arrangement.views.count).contains(stackIndex),
            "\(self) has \(arrangement.views.count) arranged subviews; \(view) cannot be inserted at"
                + " \(stackIndex)."
        )
        arrangement.views.removeAll { $0 === view }
        arrange(view, at: min(stackIndex, arrangement.views.count))
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Arrangement

    /// The direction; default horizontal.
    open var axis: NSLayoutConstraint.Axis {
        get { arrangement.axis }
        set {
            guard newValue != arrangement.axis else { return }
            arrangement.axis = newValue
            arrangementDidChange()
        }
    }

    /// How the views share the space along the axis; default fill.
    open var distribution: Distribution {
        get { arrangement.distribution }
        set {
            guard newValue != arrangement.distribution else { return }
            arrangement.distribution = newValue
            arrangementDidChange()
        }
    }

    /// Where the views stand across the axis; default fill.
    open var alignment: Alignment {
        get { arrangement.alignment }
        set {
            guard newValue != arrangement.alignment else { return }
            arrangement.alignment = newValue
            arrangementDidChange()
        }
    }

    /// The space between neighbours, in points; default 0.
    open var spacing: CGFloat {
        get { arrangement.spacing }
        set {
            guard newValue != arrangement.spacing else { return }
            arrangement.spacing = newValue
            arrangementDidChange()
        }
    }

    /// Whether vertical spacing counts from baseline to baseline; default false.
    open var isBaselineRelativeArrangement: Bool {
        get { arrangement.isBaselineRelative }
        set {
            guard newValue != arrangement.isBaselineRelative else { return }
            arrangement.isBaselineRelative = newValue
            arrangementDidChange()
        }
    }

    /// Whether the views stand inside the layout margins; default false.
    ///
    /// The margins of a stack are zero until something sets them.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { arrangement.isMarginsRelative }
        set {
            guard newValue != arrangement.isMarginsRelative else { return }
            arrangement.isMarginsRelative = newValue
            arrangementDidChange()
        }
    }

    override var standardMargins: NSDirectionalEdgeInsets { .zero }

    /// Sets the space after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangement.views.contains(where: { $0 === arrangedSubview }) else { return }
        let isDefault = spacing == Self.spacingUseDefault
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the space after a view that was set, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func updateConstraints() {
        rebuildArrangement()
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
    }

    // MARK: - Changes

    private func arrange(_ view: UIView, at index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangement.views.insert(view, at: index)
        arrangementDidChange()
    }

    /// Asks for new constraints.
    final func arrangementDidChange() {
        proportionsDidChange()
        proportionMayHaveChanged()
    }

    /// Asks for new constraints, since what is arranged has other lengths.
    final func proportionsDidChange() {
        arrangement.isCurrent = false
        setNeedsUpdateConstraints()
    }
}
