import CoreGraphics
import RenderTree

/// Rows in one column, of which only those that can be seen have views.
///
/// The class body holds state and what subclasses override; behaviour stands in the concern files.
open class UITableView: UIScrollView {
    var table = TableState()
    /// The style.
    open private(set) var style: Style

    // MARK: - Creation

    /// Creates a table view with a frame in its future superview's coordinates.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Creates a plain table view with a frame in its future superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder).map { Style(document: $0.object.string("style")) } ?? .plain
        super.init(coder: coder)
        prepareTable()
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        if backgroundColor == nil {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
    }

    // MARK: - Sources

    /// What says what the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// What hears early of the rows that will be needed soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    /// Whether rows are prepared early; default true.
    open var isPrefetchingEnabled = true

    /// What says how rows look and what they do, and hears of the scrolling.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { scroll.delegate as? any UITableViewDelegate }
        set {
            guard newValue !== scroll.delegate else { return }
            scroll.delegate = newValue
            setNeedsReload()
        }
    }

    // MARK: - Section index

    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() { loadSectionIndex() }
    /// The number of rows from which on there is an index; default 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
    /// The colour of the index's titles; nil, the default, is the tint.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour behind the index; nil, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour behind the index while a finger is on it; nil, the default, for the same.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: - Metrics

    /// The height of rows, in points; default `automaticDimension`.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { setNeedsReload() } }
    }
    /// A guess of the height of rows, in points; 0 has all rows measured at once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
    }
    /// The height of headers, in points; default `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
    }
    /// The height of footers, in points; default `automaticDimension`.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
    }
    /// A guess of the height of headers, in points.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// A guess of the height of footers, in points.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The space above headers, in points; `automaticDimension`, the default, is 22 in plain tables.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
    }

    /// The height of empty rows below those of a plain table, in points; 0, the default, for none.
    ///
    /// Only their lines are seen, and none where there is a `tableFooterView`; `automaticDimension` is
    /// the height of rows.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    // MARK: - Look

    /// What separates rows; default `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }
    /// The colour of the lines between rows; nil means the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { separatorsDidChange() } }
    }
    /// The effect of the lines between rows, to which a vibrant one gives its colour; default nil.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { separatorsDidChange() } }
    }
    /// The distance of separators from the edges, in points.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            table.separatorInset = newValue
            separatorsDidChange()
        }
    }
    /// What `separatorInset` and that of cells count from; default the edges of the cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { separatorsDidChange() } }
    }
    /// Whether rows keep to the width of lines that are easy to read; default false.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.followsReadableWidth }
        set {
            table.followsReadableWidth = newValue
            setNeedsLayout()
        }
    }
    /// Whether what cells, headers and footers show keeps clear of the safe area; default true.
    open var insetsContentViewsToSafeArea: Bool {
        get { table.keepsClear }
        set { changeKeepingClear(newValue) }
    }
    /// The view behind the rows, which does not scroll; default nil.
    open var backgroundView: UIView? {
        get { table.backgroundView }
        set { setBackgroundView(newValue) }
    }
    /// The view above all sections; its own height counts.
    open var tableHeaderView: UIView? {
        get { table.headerView }
        set { setEdgeView(\.headerView, newValue) }
    }
    /// The view below all sections; its own height counts.
    open var tableFooterView: UIView? {
        get { table.footerView }
        set { setEdgeView(\.footerView, newValue) }
    }

    // MARK: - Cells

    /// Returns a cell that is not used any more, or a new one; nil for names that are not known.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier)
    }
    /// Returns a cell for a row; ends the process for names that are not known.
    open func dequeueReusableCell(
        withIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UITableViewCell {
        requireCell(identifier, for: indexPath)
    }
    /// Returns a header or footer that is not used any more, or a new one.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        dequeueEdge(identifier)
    }
    /// Has cells of a name made from a class; nil forgets the name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    /// Has cells of a name made from a xib; nil forgets the name.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        table.cellSources[identifier] = nib.map { .nib($0) }
    }
    /// Has headers and footers of a name made from a class; nil forgets the name.
    open func register(
        _ aClass: AnyClass?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        registerEdge(aClass, identifier)
    }
    /// Has headers and footers of a name made from a xib; nil forgets the name.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        table.edgeSources[identifier] = nib.map { .nib($0) }
    }

    // MARK: - What is shown

    /// The number of sections.
    open var numberOfSections: Int { loadedLayout.sections.count }
    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }
    /// Returns the cell of a row, after a layout that waits; nil where the row has no view then.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { settledCell(indexPath) }
    /// Returns the row of a cell; nil where the cell is not shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(cell) }
    /// Returns the row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// Returns the rows in a rectangle of the content, from top to bottom; empty for none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// The cells that can be seen, from top to bottom.
    open var visibleCells: [UITableViewCell] { cellsInSight() }
    /// The rows that can be seen, from top to bottom; nil where there is none.
    open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight() }
    /// Returns the header of a section; nil where it has no view now.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers[section]?.view as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section; nil where it has no view now.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers[section]?.view as? UITableViewHeaderFooterView
    }
    /// Returns the rectangle of a section with header and footer, in the content's coordinates.
    open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
    /// Returns the rectangle of a row, in the content's coordinates; empty where there is none.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
    /// Returns the rectangle of a header, in the content's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }
    /// Returns the rectangle of a footer, in the content's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }

    // MARK: - Changes

    /// Asks the data source again for everything.
    open func reloadData() { reload() }
    /// Has cells of rows made anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadedRows += indexPaths.map { ($0, animation) } }
    }
    /// Has the cells of rows configured again by the data source, without other cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Has sections made anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections += sections.map { ($0, animation) } }
    }
    /// Shows new rows of the data source.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertedRows += indexPaths.map { ($0, animation) } }
    }
    /// Takes rows away that the data source no longer has.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deletedRows += indexPaths.map { ($0, animation) } }
    }
    /// Moves a row as the data source did.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// Shows new sections of the data source.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections += sections.map { ($0, animation) } }
    }
    /// Takes sections away that the data source no longer has.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections += sections.map { ($0, animation) } }
    }
    /// Moves a section as the data source did.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }
    /// Begins changes that are shown together.
    open func beginUpdates() { beginChanges() }
    /// Ends changes that are shown together.
    open func endUpdates() { endChanges(nil) }
    /// Makes changes that are shown together.
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        beginChanges()
        updates?()
        endChanges(completion)
    }
    /// Whether changes of the data source are not shown yet.
    open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

    // MARK: - Drag and drop

    /// What says which rows can be dragged; default nil.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { table.transfer?.dragDelegate }
        set { setDragDelegate(newValue) }
    }
    /// What takes things that are dropped onto the table; default nil.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { table.transfer?.dropDelegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether rows can be dragged, where there is a `dragDelegate`; default true.
    open var dragInteractionEnabled: Bool {
        get { table.transfer?.isEnabled ?? true }
        set { setDragEnabled(newValue) }
    }
    /// Whether rows are lifted or dragged now.
    open var hasActiveDrag: Bool { table.transfer?.hasActiveDrag ?? false }
    /// Whether something is held over the table, or was, until that drag is over.
    open var hasActiveDrop: Bool { table.transfer?.hasActiveDrop ?? false }

    // MARK: - Scrolling

    /// Scrolls to a row.
    open func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated)
    }
    /// Scrolls to the selected row nearest to where it stands.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToSelection(scrollPosition, animated)
    }

    // MARK: - Selection

    /// Whether rows can be selected; default true.
    open var allowsSelection: Bool {
        get { table.allowsSelection }
        set { changeSelectability { $0.allowsSelection = newValue } }
    }
    /// Whether several rows can be selected; default false.
    open var allowsMultipleSelection: Bool {
        get { table.allowsMultiple }
        set { changeSelectability { $0.allowsMultiple = newValue } }
    }
    /// Whether rows can be selected while the table is edited; default false.
    open var allowsSelectionDuringEditing: Bool {
        get { table.allowsSelectionEditing }
        set { changeSelectability { $0.allowsSelectionEditing = newValue } }
    }
    /// Whether several rows can be selected while the table is edited; default false.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { table.allowsMultipleEditing }
        set { changeSelectability { $0.allowsMultipleEditing = newValue } }
    }
    /// The selected row; nil without one.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The selected rows in the order in which they were selected; nil without any.
    open var indexPathsForSelectedRows: [IndexPath]? {
        table.selected.isEmpty ? nil : table.selected
    }
    /// Selects a row without telling the delegate; nil deselects all.
    open func selectRow(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated, scrollPosition)
    }
    /// Takes the selection off a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated)
    }

    // MARK: - Editing

    /// Whether rows show controls for deleting and inserting.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls of editing.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    // MARK: - Hooks

    override var defaultRole: Semantics.Role { .list }

    override var takesSeveralTouches: Bool { false }

    override func boundsDidChange(from old: CGRect) {
        if old.width != bounds.width { widthDidChange() }
        super.boundsDidChange(from: old)
        if old.origin != bounds.origin || old.size != bounds.size { setNeedsLayout() }
    }

    override func layoutInternals() {
        layoutTable()
        super.layoutInternals()
    }

    override var pageContentSize: CGSize {
        CGSize(width: contentSize.width, height: max(contentSize.height, table.heldLength))
    }

    override var takesSideDrags: Bool { table.hasActions }
    override func describeLook(_ style: inout NodeStyle) {
        if table.hasActions { style.claims.insert(.menu) }
    }
    override var sizesOwnContent: Bool { true }

    override func scrollingDidEnd() {
        settleShift()
        super.scrollingDidEnd()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesBegan(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesMoved(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesEnded(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesCancelled(touches)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginsOfTableDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != category { textsDidChange() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }
}
