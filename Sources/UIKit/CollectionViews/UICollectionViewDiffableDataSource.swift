import Foundation

/// A data source of a collection view that shows snapshots, and what changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
    /// What makes the cell of an item.
    public typealias CellProvider =
        (
            _ collectionView: UICollectionView, _ indexPath: IndexPath,
            _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// What makes supplementary views.
    public typealias SupplementaryViewProvider =
        (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    /// A snapshot of one section.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What decides on and hears of items that a person expands or collapses.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers {
        /// Returns whether an item is expanded; nil means it is.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that an item is about to be expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Returns whether an item is collapsed; nil means it is.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that an item is about to be collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns what stands below an item that is about to be expanded.
        public var snapshotForExpandingParent:
            (
                (_ parent: ItemIdentifierType, _ currentChildSnapshot: SectionSnapshot) ->
                    SectionSnapshot
            )?

        /// Creates handlers that let everything happen.
        public init() {}
    }

    /// What decides on and hears of items that a person moves.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// A change of the order.
        public typealias Transaction = NSDiffableDataSourceTransaction<
            SectionIdentifierType, ItemIdentifierType
        >
        /// Returns whether an item can be moved; nil means that none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that the order is about to change.
        public var willReorder: ((Transaction) -> Void)?
        /// Hears that the order changed: the app's own data are to follow.
        public var didReorder: ((Transaction) -> Void)?

        /// Creates handlers that let nothing be moved.
        public init() {}
    }

    private weak var collectionView: UICollectionView?
    private let provider: CellProvider
    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of the sections that have one.
    private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
    /// What makes supplementary views; needed where the layout has some.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What decides on items that a person expands or collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// What decides on items that a person moves.
    open var reorderingHandlers = ReorderingHandlers()

    /// Creates a data source and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Snapshots

    /// Returns what is shown.
    open func snapshot() -> Snapshot { content.current }

    /// Shows a snapshot; with animation, what is different comes, goes and moves.
    open func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // An outline that the snapshot leaves as it was stays one.
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        content.apply(snapshot, to: target, isAnimated: animatingDifferences, completion)
    }

    /// Shows a snapshot by making all views anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot,
        completion: (() -> Void)? = nil
    ) {
        outlines = [:]
        content.reload(snapshot, in: target, completion)
    }

    /// Shows a snapshot and returns when the animation is over.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the outline of a section, or its items side by side where it has none.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        if content.current.indexOfSection(section) != nil {
            flat.append(content.current.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// Shows an outline in a section, which is added after the others where it is not there.
    open func apply(
        _ snapshot: SectionSnapshot,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = content.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        content.apply(whole, to: target, isAnimated: animatingDifferences, completion)
        collectionView?.outlineDidChange()
    }

    /// The collection view, unless it has another data source by now.
    private var target: UICollectionView? {
        collectionView?.dataSource === self ? collectionView : nil
    }

    // MARK: - Questions

    /// Returns the item at an index path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    /// Returns the index path of an item; nil where there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(for: itemIdentifier)
    }

    /// Returns the section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }

    /// Returns the index of a section; nil where there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Outlines

    func outlinePlace(of path: IndexPath) -> OutlinePlace? {
        guard let section = content.section(at: path.section), let outline = outlines[section],
            let item = content.item(at: path), outline.contains(item)
        else { return nil }
        return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggleOutline(at path: IndexPath) {
        guard let section = content.section(at: path.section), var outline = outlines[section],
            let item = content.item(at: path), outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            if let provide = handlers.snapshotForExpandingParent {
                let below = provide(item, outline.snapshot(of: item))
                outline.replace(childrenOf: item, using: below)
            }
            handlers.willExpandItem?(item)
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        content.current.numberOfSections
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { content.count(inSection: section) }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = content.item(at: indexPath),
            let cell = provider(collectionView, indexPath, item)
        else {
            preconditionFailure(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path "
                    + "\(indexPath), which is not allowed."
            )
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let transaction = transaction(from: sourceIndexPath, to: destinationIndexPath) else {
            return
        }
        reorderingHandlers.willReorder?(transaction)
        let final = transaction.finalSnapshot
        let isMoveAlone = transaction.sectionTransactions.allSatisfy { part in
            let section = part.sectionIdentifier
            return shown(section, after: sourceIndexPath, destinationIndexPath)
                == final.itemIdentifiers(inSection: section)
        }
        var areOutlines = false
        for part in transaction.sectionTransactions {
            let (section, new) = (part.sectionIdentifier, part.finalSnapshot)
            if outlines[section] != nil || new.items.count > new.rootItems.count {
                outlines[section] = new
                areOutlines = true
            }
        }
        // Where other items go along, the view shows that as a change of its own.
        if isMoveAlone {
            content.show(final)
        } else {
            content.apply(final, to: target, isAnimated: true, nil)
        }
        if areOutlines { collectionView.outlineDidChange() }
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns the items that a section shows when one item has moved.
    private func shown(
        _ section: SectionIdentifierType,
        after source: IndexPath,
        _ target: IndexPath
    ) -> [ItemIdentifierType] {
        var items = content.current.itemIdentifiers(inSection: section)
        let item = content.item(at: source)
        items.removeAll { $0 == item }
        guard let item, content.section(at: target.section) == section else { return items }
        items.insert(item, at: min(max(0, target.item), items.count))
        return items
    }

    private func transaction(
        from source: IndexPath,
        to target: IndexPath
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>? {
        let before = content.current
        guard let finals = sections(from: source, to: target) else { return nil }
        var after = before
        for (section, _) in finals {
            after.deleteItems(before.itemIdentifiers(inSection: section))
        }
        for (section, final) in finals { after.appendItems(final.visibleItems, toSection: section) }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: before,
            finalSnapshot: after,
            difference: after.itemIdentifiers.difference(from: before.itemIdentifiers)
                .inferringMoves(),
            sectionTransactions: finals.map { section, final in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section,
                    initialSnapshot: snapshot(for: section),
                    finalSnapshot: final,
                    difference: final.visibleItems
                        .difference(from: before.itemIdentifiers(inSection: section))
                        .inferringMoves()
                )
            }
        )
    }

    /// Returns what is in the sections when an item moved with all that is below it.
    private func sections(
        from source: IndexPath,
        to target: IndexPath
    ) -> [(SectionIdentifierType, SectionSnapshot)]? {
        guard let item = content.item(at: source),
            let home = content.section(at: source.section),
            let section = content.section(at: target.section)
        else { return nil }
        var old = snapshot(for: home)
        let moved = old.snapshot(of: item, includingParent: true)
        let parent = old.parent(of: item)
        old.delete([item])
        var new = home == section ? old : snapshot(for: section)
        let others = shown(section, after: source, target)
        let place = others.firstIndex(of: item) ?? others.count
        new.insert(
            moved,
            root: item,
            from: home == section ? parent : nil,
            after: others[..<place].last { !moved.contains($0) },
            before: others[place...].first { !moved.contains($0) }
        )
        if home == section { return [(section, new)] }
        let isForward = source.section < target.section
        return isForward ? [(home, old), (section, new)] : [(section, new), (home, old)]
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "The layout asks for a supplementary view of kind \(kind) at \(indexPath): set a "
                    + "supplementaryViewProvider that returns one."
            )
        }
        return view
    }
}

/// Where an item stands in the outline of its section.
struct OutlinePlace: Equatable {
    let level: Int
    let isExpanded: Bool
}

/// A data source some of whose sections are outlines.
@MainActor
protocol OutlineSource: AnyObject {
    /// Returns where an item stands in its section's outline; nil where there is none.
    func outlinePlace(of path: IndexPath) -> OutlinePlace?
    /// Expands or collapses an item as a person asked for it.
    func toggleOutline(at path: IndexPath)
}

extension UICollectionView: SnapshotTarget {
    var isShowingData: Bool { collection.counts != nil }

    func show(
        _ difference: SnapshotDifference,
        _ animation: UITableView.RowAnimation,
        changing data: @escaping () -> Void,
        _ completion: @escaping () -> Void
    ) {
        performBatchUpdates { [self] in
            data()
            update { batch in
                batch.sectionDeletes.formUnion(difference.deletedSections)
                batch.sectionInserts.formUnion(difference.insertedSections)
                batch.sectionMoves += difference.movedSections.map { ($0.from, $0.to) }
                batch.sectionReloads.formUnion(difference.reloadedSections)
                batch.deletes += difference.deletedItems
                batch.inserts += difference.insertedItems
                batch.moves += difference.movedItems.map { ($0.from, $0.to) }
                batch.reloads += difference.reloadedItems
            }
        } completion: { _ in
            completion()
        }
    }

    func refill(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
}
