import InterfaceBuilder
import RenderTree

/// The view of an item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    private var storedContentView: UIView
    /// What follows the segue that the cell begins.
    var segueTrigger: SegueTrigger?
    /// What the cell shows as values; nil where it shows none.
    final var configured: CellConfiguration?
    /// Whether the state changed since the cell was last updated for it.
    final var needsConfiguration = true
    /// Whether the view stays at an edge while its section scrolls.
    final var isPinned = false

    /// Creates a cell with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        storedContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a cell from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        storedContentView = UIView(frame: .zero)
        super.init(coder: coder)
        if storedContentView.superview == nil { addContentView() }
        coder.decodeOwnValues(of: self)
    }

    private func addContentView() {
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(storedContentView, at: 0)
    }

    /// Takes another content view in place of the one that the cell has.
    final func takeContentView(_ view: UIView) {
        exchangeContent(storedContentView, for: view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        storedContentView = view
        contentViewDidChange()
    }

    /// Takes the content view of an archive.
    func adoptContentView(_ view: UIView) {
        storedContentView.removeFromSuperview()
        storedContentView = view
        addContentView()
    }

    /// The view for the cell's own subviews; what a `contentConfiguration` makes is one.
    open var contentView: UIView { storedContentView }

    // MARK: - Configurations

    /// What the content view shows as a value; default nil.
    ///
    /// Its view takes the content view's place, with what stood in that. Nil brings an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.hosted?.configuration }
        set { setContent(newValue) }
    }
    /// Whether the content is updated for the cell's state; default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured?.updatesContent ?? true }
        set { requireConfigured().updatesContent = newValue }
    }
    /// The cell's background as a value, in place of views and a colour; default nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { backgroundInForce }
        set { setBackground(newValue) }
    }
    /// Whether the background is updated for the cell's state; default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured?.updatesBackground ?? true }
        set { requireConfigured().updatesBackground = newValue }
    }
    /// Returns a background for the place where the cell is.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isReordering = isMovedAbout
        if let transfer = collectionView?.collection.transfer { transfer.describe(self, &state) }
        state.isPinned = isPinned
        return state
    }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
    /// Updates what the cell shows for its state.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// What updates the cell for its state; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configured?.handler }
        set {
            requireConfigured().handler = newValue
            if newValue != nil { markNeedsConfiguration() }
        }
    }

    // MARK: - Backgrounds and state

    /// The view behind the content, in place of `backgroundConfiguration`; default nil.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { dropBackgroundConfiguration() }
            exchange(oldValue, backgroundView, at: 0)
        }
    }

    /// The view behind the content and before the background of a selected or lit cell.
    ///
    /// It takes the place of `backgroundConfiguration`.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { dropBackgroundConfiguration() }
            exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            showState()
        }
    }

    /// Whether the item is selected; animated where it is set in an animation.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showState() } }
    }

    /// Whether the item is lit while it is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showState() } }
    }

    /// Tells that the cell's item is lifted, dragged, or neither any more.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        markNeedsConfiguration()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fitContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fitContent(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func showState() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsRender()
        markNeedsConfiguration()
    }

    // MARK: - Hooks

    override var measuredView: UIView { contentView }
    override var isSizedByContent: Bool {
        configured?.hosted != nil || super.isSizedByContent
    }
    /// Tells that another content view has taken the place of the one before.
    func contentViewDidChange() {}
    /// Returns the place of the content view in a cell of a size.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
    /// The background that is shown: the app's, else the system's.
    var backgroundInForce: UIBackgroundConfiguration? { configured?.background }

    override func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        super.takeAttributes(attributes)
        guard isPinned != attributes.isPinned else { return }
        isPinned = attributes.isPinned
        markNeedsConfiguration()
    }

    override func layoutInternals() {
        super.layoutInternals()
        updateConfigurationIfNeeded()
        if configured?.hosted != nil { storedContentView.letFrameCount() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configured != nil { markNeedsConfiguration() }
    }

    override var defaultRole: Semantics.Role {
        // The keyboard reaches what can be selected.
        guard element?.category == .cell, collectionView?.allowsSelection == true else {
            return super.defaultRole
        }
        return .pressableListItem
    }

    override var isPressable: Bool {
        super.isPressable || collectionView?.allowsSelection ?? false
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isSelected = isSelected
    }
}
