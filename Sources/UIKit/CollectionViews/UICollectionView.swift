import Foundation
import RenderTree

/// A view of items in places that a layout decides on; only those in sight exist as views.
open class UICollectionView: UIScrollView {
    /// The kind of a section's header in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What a layout places.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    @exclusivity(unchecked) final var collection = CollectionState()
    private var storedLayout: UICollectionViewLayout

    /// Creates a collection view with a frame in its future superview's coordinates.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates a collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view from an archive; from a storyboard or xib with all it says.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        storedLayout.collectionView = self
    }

    // MARK: - Partners

    /// What the items come from.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// What prepares data ahead; default nil.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether data is prepared ahead; default true.
    open var isPrefetchingEnabled = true

    /// What decides on the places of items; setting it changes the places at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout; animated, items move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }

    /// Changes the layout, and says whether items came to their new places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }

    func exchangeLayout(_ layout: UICollectionViewLayout) {
        storedLayout.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        // What it knows may be of other data, or of another view.
        layout.measured = [:]
        collection.knownSizes = nil
        collection.isLayoutNew = true
    }

    /// The view behind all items, which does not scroll; default nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What says how items look and what they do, and hears of the scrolling.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scroll.delegate as? any UICollectionViewDelegate }
        set { scroll.delegate = newValue }
    }

    // MARK: - Data

    /// The number of sections that the data source has.
    open var numberOfSections: Int { itemCounts.count }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Asks for all data anew and drops all views; ends the selection.
    open func reloadData() {
        keepKnownSizes()
        reload()
    }
    /// Makes the views of some items anew.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloads += indexPaths } }
    /// Makes the views of some sections anew.
    open func reloadSections(_ sections: IndexSet) {
        update { $0.sectionReloads.formUnion(sections) }
    }
    /// Has the data source fill the cells of some items anew, without other cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Shows items that the data source has now, by their new index paths.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserts += indexPaths } }
    /// Takes items away that the data source has no more, by their old index paths.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletes += indexPaths } }
    /// Moves an item that the data source moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moves.append((indexPath, newIndexPath)) }
    }
    /// Shows sections that the data source has now, by their new numbers.
    open func insertSections(_ sections: IndexSet) {
        update { $0.sectionInserts.formUnion(sections) }
    }
    /// Takes sections away that the data source has no more, by their old numbers.
    open func deleteSections(_ sections: IndexSet) {
        update { $0.sectionDeletes.formUnion(sections) }
    }
    /// Moves a section that the data source moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves.append((section, newSection)) }
    }
    /// Shows several changes of the data in one animation; the data changes in the closure.
    ///
    /// Deletions and sources of moves are counted before, insertions and targets after the batch.
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runBatch(updates, completion)
    }
    /// Whether changes of the data source are not shown yet, or an item is moved about.
    open var hasUncommittedUpdates: Bool {
        collection.batch != nil || collection.movement != nil
            || collection.transfer?.phantoms.isEmpty == false
    }

    // MARK: - Items and places

    /// The cells in sight, in the order of their index paths.
    open var visibleCells: [UICollectionViewCell] { cellsInSight }
    /// The index paths of the cells in sight, in their order.
    open var indexPathsForVisibleItems: [IndexPath] { itemsInSight }
    /// Returns the supplementary views of a kind that are in sight.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementaries(elementKind).map { $0.value.view }
    }
    /// Returns the index paths of the supplementary views of a kind that are in sight.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaries(elementKind).map { $0.key.indexPath }
    }
    /// Returns the cell of an item; nil where there is none, as for most items out of sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cell(at: indexPath)
    }
    /// Returns a supplementary view; nil where there is none, as for most out of sight.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shownView(of: .supplementary(elementKind, indexPath))
    }
    /// Returns the index path of the item that a cell shows; nil for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(of: cell) }
    /// Returns the index path of what a supplementary view shows; nil for other views.
    open func indexPath(for supplementaryView: UICollectionReusableView) -> IndexPath? {
        place(of: supplementaryView)
    }
    /// Returns the item at a point of the content; nil where none is.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns where an item stands; nil where the layout does not know it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        attributes(ofItem: indexPath)
    }
    /// Returns where a supplementary view stands; nil where the layout does not know it.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementary: kind, indexPath)
    }
    /// Scrolls until an item stands at a position; without one as little as needed to see it.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: - Selection

    /// Whether a person can select items; default true.
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectabilityDidChange() } }
    }
    /// Whether a person can select several items; default false.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { keepOneSelected() } }
    }
    /// The selected items in the order of their index paths; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selected.sorted() }
    /// Selects an item without telling the delegate; nil deselects all.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath)
    }

    // MARK: - Editing

    /// Whether cells show what their accessories have for editing; default false.
    open var isEditing: Bool {
        get { collection.isEditing }
        set { changeEditing(newValue) }
    }
    /// Whether a person can select items during editing; default false.
    open var allowsSelectionDuringEditing: Bool {
        get { collection.allowsSelectionWhileEditing }
        set { collection.allowsSelectionWhileEditing = newValue }
    }
    /// Whether a person can select several items during editing; default false.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { collection.allowsSeveralWhileEditing }
        set { collection.allowsSeveralWhileEditing = newValue }
    }

    // MARK: - Movement

    /// Begins to move an item about; false where the data source does not let it.
    ///
    /// Other items make room as it moves. The data source hears of the movement at its end.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(at: indexPath)
    }
    /// Moves the item, with its middle to a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(to: targetPosition)
    }
    /// Leaves the item where it is, and has the data source move it there.
    open func endInteractiveMovement() { endMovement() }
    /// Lets the item go back to where it was.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: - Drag and drop

    /// What says which items can be dragged; default nil.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { collection.transfer?.dragDelegate }
        set { setDragDelegate(newValue) }
    }
    /// What takes things that are dropped onto the view; default nil.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { collection.transfer?.dropDelegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether items can be dragged, where there is a `dragDelegate`; default true.
    open var dragInteractionEnabled: Bool {
        get { collection.transfer?.isEnabled ?? true }
        set { setDragEnabled(newValue) }
    }
    /// Whether items are lifted or dragged now.
    open var hasActiveDrag: Bool { collection.transfer?.hasActiveDrag ?? false }
    /// Whether something is held over the view, or was, until that drag is over.
    open var hasActiveDrop: Bool { collection.transfer?.hasActiveDrop ?? false }

    // MARK: - Reuse

    /// Makes cells of an identifier instances of a class; nil forgets it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        collection.sources[.init(nil, identifier)] = cellClass.map { .type($0) }
    }
    /// Makes cells of an identifier from a xib; nil forgets it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        collection.sources[.init(nil, identifier)] = nib.map { .nib($0) }
    }
    /// Makes supplementary views of a kind and identifier instances of a class; nil forgets it.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        collection.sources[.init(elementKind, identifier)] = viewClass.map { .type($0) }
    }
    /// Makes supplementary views of a kind and identifier from a xib; nil forgets it.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        collection.sources[.init(kind, identifier)] = nib.map { .nib($0) }
    }
    /// Returns a cell for an item: one that is used no more, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }
    /// Returns a supplementary view: one that is used no more, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: - Hooks

    open override func layoutSubviews() {
        prepareLayoutIfNeeded()
        super.layoutSubviews()
        showElementsInSight()
        backgroundView?.letFrameCount()
        backgroundView?.frame = bounds
    }

    override func boundsWillChange(to new: CGRect) {
        super.boundsWillChange(to: new)
        visibleBoundsWillChange(to: new)
    }

    override func boundsDidChange(from old: CGRect) {
        let context = collection.boundsContext
        collection.boundsContext = nil
        super.boundsDidChange(from: old)
        visibleBoundsDidChange(from: old, context)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }

    override var sizesOwnContent: Bool { true }

    override var defaultRole: Semantics.Role {
        collectionViewLayout.listFill == nil && !allowsSelection ? super.defaultRole : .list
    }

    override func describeLook(_ style: inout NodeStyle) {
        super.describeLook(&style)
        describeList(&style)
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            let old = effectiveUserInterfaceLayoutDirection
            super.semanticContentAttribute = newValue
            if effectiveUserInterfaceLayoutDirection != old { directionDidChange() }
        }
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { directionDidChange() }
        let category = traitCollection.preferredContentSizeCategory
        if previous?.preferredContentSizeCategory != category { textsDidChange() }
    }

    override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        mirrored(
            offset: storedLayout.targetContentOffset(
                forProposedContentOffset: mirrored(offset: offset),
                withScrollingVelocity: velocity
            )
        )
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
    }
}

extension UICollectionView {
    /// Where an item comes to stand when it is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a position from its flags.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
