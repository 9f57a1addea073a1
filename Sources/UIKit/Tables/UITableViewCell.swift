import RenderTree

/// A row of a table view.
///
/// The class body holds state and what subclasses override; behaviour stands in the concern files.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    var cell = CellState()
    private var content: UIView = CellContentView()

    /// Creates a cell of a style, with a name under which it is used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cell.style = style
        cell.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareParts()
    }

    /// Creates a cell of the default style with a frame in its future superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareParts()
        coder.decodeOwnValues(of: self)
    }

    private func prepareParts() {
        content.frame = bounds
        insertSubview(content, at: 0)
        // Before the cell is first shown.
        cell.needsConfiguration = overridesConfigurationUpdate
    }

    /// Takes another content view in place of the one that the cell has.
    final func takeContentView(_ view: UIView) {
        exchangeContent(content, for: view)
        content = view
    }

    // MARK: - Content

    /// The name under which the cell is used again; nil where it is not.
    open var reuseIdentifier: String? { cell.reuseIdentifier }
    /// The view that holds what the cell shows; what a `contentConfiguration` makes is one.
    open var contentView: UIView { content }
    /// The main label of the cell's style; made when it is first asked for.
    open var textLabel: UILabel? { label(\.textLabel) }
    /// The second label of the cell's style; nil in the default style.
    open var detailTextLabel: UILabel? { cell.style == .default ? nil : label(\.detailLabel) }
    /// The image view of the cell's style; nil in the style `value2`.
    open var imageView: UIImageView? { cell.style == .value2 ? nil : requireImageView() }

    /// What the content view shows as a value; default nil.
    ///
    /// Its view takes the content view's place, with what stood in that. Nil brings an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cell.hosted?.configuration }
        set { setContent(newValue) }
    }
    /// Whether the content is updated for the cell's state; default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cell.updatesContent }
        set { cell.updatesContent = newValue }
    }
    /// Returns the content of a row of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cell.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// The cell's background as a value; default nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cell.backgroundConfiguration }
        set { setBackground(newValue) }
    }
    /// Whether the background is updated for the cell's state; default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cell.updatesBackground }
        set { cell.updatesBackground = newValue }
    }
    /// Returns the background of a row of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// The state of the cell.
    open var configurationState: UICellConfigurationState { makeState() }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
    /// Updates what the cell shows for its state.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// What updates the cell for its state; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { cell.updateHandler }
        set {
            cell.updateHandler = newValue
            if newValue != nil { markNeedsConfiguration() }
        }
    }

    // MARK: - Backgrounds

    /// The view behind the content; default nil.
    open var backgroundView: UIView? {
        get { cell.backgroundView }
        set { setBackgroundView(newValue) }
    }
    /// The view behind the content of a pressed or selected cell; nil means the system's.
    open var selectedBackgroundView: UIView? {
        get { cell.selectedBackgroundView }
        set { setSelectedBackgroundView(newValue) }
    }
    /// The same of a cell in a table where several rows can be selected; default nil.
    ///
    /// Without one `selectedBackgroundView` is shown there as well.
    open var multipleSelectionBackgroundView: UIView? {
        get { cell.multipleBackgroundView }
        set { setMultipleBackgroundView(newValue) }
    }

    // MARK: - State

    /// How a pressed or selected cell looks; default `.default`.
    open var selectionStyle: SelectionStyle {
        get { cell.selectionStyle }
        set {
            cell.selectionStyle = newValue
            updateSelectionLook()
        }
    }
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { cell.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is pressed.
    open var isHighlighted: Bool {
        get { cell.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects the cell or not; animated where it changes its look gradually.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated) }
    /// Shows the cell as pressed or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeHighlighted(highlighted, animated)
    }
    /// Prepares the cell for another row; overrides call super.
    open func prepareForReuse() { resetForReuse() }
    /// Tells that the cell's row is lifted, dragged, or neither any more.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the table, or the cell alone, is edited.
    open var isEditing: Bool {
        get { cell.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls of editing.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// What editing does with the row: what the table's delegate says.
    open var editingStyle: EditingStyle { cell.editingStyle }
    /// Whether the cell shows a grip while it is edited; default false.
    open var showsReorderControl: Bool {
        get { cell.showsReorderControl }
        set {
            cell.showsReorderControl = newValue
            setNeedsLayout()
        }
    }
    /// Whether the content makes room for editing controls; default true.
    open var shouldIndentWhileEditing: Bool {
        get { cell.indentsWhileEditing }
        set { cell.indentsWhileEditing = newValue }
    }
    /// Whether the actions beside the row are shown.
    open var showingDeleteConfirmation: Bool { cell.isSwiped }
    /// Tells that the state changes; overrides call super.
    open func willTransition(to state: StateMask) {}
    /// Tells that the state changed; overrides call super.
    open func didTransition(to state: StateMask) {}

    // MARK: - Accessories

    /// What stands at the end of the row; default `.none`.
    open var accessoryType: AccessoryType {
        get { cell.accessoryType }
        set { change(\.accessoryType, to: newValue) }
    }
    /// The view at the end of the row, in place of what the type says; default nil.
    open var accessoryView: UIView? {
        get { cell.accessoryView }
        set { change(\.accessoryView, to: newValue) }
    }
    /// What stands at the end of the row while it is edited; default `.none`.
    open var editingAccessoryType: AccessoryType {
        get { cell.editingAccessoryType }
        set { change(\.editingAccessoryType, to: newValue) }
    }
    /// The view at the end of the row while it is edited; default nil.
    open var editingAccessoryView: UIView? {
        get { cell.editingAccessoryView }
        set { change(\.editingAccessoryView, to: newValue) }
    }

    // MARK: - Metrics

    /// How often the content is indented; default 0.
    open var indentationLevel: Int {
        get { cell.indentationLevel }
        set {
            cell.indentationLevel = newValue
            setNeedsLayout()
        }
    }
    /// The width of each indentation, in points; default 10.
    open var indentationWidth: CGFloat {
        get { cell.indentationWidth }
        set {
            cell.indentationWidth = newValue
            setNeedsLayout()
        }
    }
    /// The distance of the separator from the cell's edges, in points; default the table's.
    open var separatorInset: UIEdgeInsets {
        get { cell.separatorInset ?? defaultSeparatorInset }
        set {
            cell.separatorInset = newValue
            setNeedsLayout()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

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

    // MARK: - Gestures

    /// Returns whether a recognizer whose delegate the cell is receives a touch; default true.
    ///
    /// - Note: Differs from UIKit: what decides about gestures are methods of the class here, which
    ///   subclasses override, and no optional ones of the protocol.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }
    /// Returns whether a recognizer whose delegate the cell is receives a press; default true.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool { true }
    /// Returns whether a recognizer whose delegate the cell is receives an event; default true.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool { true }
    /// Returns whether two gestures may be recognised at the same time; default false.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns whether a recognizer waits until another failed; default false.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns whether another recognizer waits until this one failed; default false.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    // MARK: - Hooks

    /// Those of the table's width: rows of inset groups are narrower, but their margins are not.
    override var standardMargins: NSDirectionalEdgeInsets {
        let table = tableView.flatMap { $0.style == .insetGrouped ? $0.bounds.width : nil }
        return CellMetrics.margins(max(cell.fittingWidth ?? bounds.width, table ?? 0))
    }

    override func contentMargins(of view: UIView) -> NSDirectionalEdgeInsets? {
        guard view === content else { return nil }
        // Margins that the app gives the cell are the content's only where it preserves them.
        var margins = unsetMargins
        if hasAccessory { margins.trailing = CellMetrics.accessoryMargin }
        return marginsByItself(margins, of: view)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { layoutParts() }
        if CellMetrics.side(old.width) != CellMetrics.side(bounds.width) {
            contentView.marginsMayHaveChanged()
        }
    }

    override func layoutInternals() {
        super.layoutInternals()
        updateConfigurationIfNeeded()
        layoutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if needsConfigurationForState { markNeedsConfiguration() }
    }

    override var defaultRole: Semantics.Role {
        cell.isSelectable ? .pressableListItem : .listItem
    }
    override var isPressable: Bool { cell.isSelectable || super.isPressable }
    override var spokenText: String? { contentView.spokenContent }

    override func describe(_ semantics: inout Semantics) {
        let (view, type) =
            cell.isEditing
            ? (cell.editingAccessoryView, cell.editingAccessoryType)
            : (cell.accessoryView, cell.accessoryType)
        semantics.isSelected = cell.isSelected || (view == nil && type == .checkmark)
    }
}

extension UIView {
    /// The texts of labels at or below the view, in order; nil where there are none.
    var spokenTexts: String? {
        var texts: [String] = []
        func collect(_ view: UIView) {
            guard !view.isHidden else { return }
            if let text = view.accessibilityLabel, !text.isEmpty { return texts.append(text) }
            for subview in view.hierarchy.subviews { collect(subview) }
        }
        for subview in hierarchy.subviews { collect(subview) }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
