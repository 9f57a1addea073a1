/// A data source that shows snapshots, and what changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// What makes the cell of an item.
    public typealias CellProvider =
        (
            _ tableView: UITableView, _ indexPath: IndexPath,
            _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    private weak var tableView: UITableView?
    private let provider: CellProvider
    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go; default `.automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
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
        content.apply(
            snapshot,
            to: target,
            defaultRowAnimation,
            isAnimated: animatingDifferences,
            completion
        )
    }

    /// Shows a snapshot by making all rows anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot,
        completion: (() -> Void)? = nil
    ) {
        content.reload(snapshot, in: target, completion)
    }

    /// The table, unless it has another data source by now.
    private var target: UITableView? { tableView?.dataSource === self ? tableView : nil }

    /// Shows a snapshot and returns when the animation is over.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: - Questions

    /// Returns the item of a row; nil where there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    /// Returns the row of an item; nil where there is no such item.
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

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int {
        content.current.numberOfSections
    }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(inSection: section)
    }
    open func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = provider(tableView, indexPath, item)
        else {
            preconditionFailure(
                "UITableViewDiffableDataSource cell provider returned nil for index path "
                    + "\(indexPath), which is not allowed."
            )
        }
        return cell
    }
    open func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { nil }
    open func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.answersByDefault(.canEdit, false)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.answersByDefault(.canMove, false)
    }
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { tableView.answersByDefault(.moveRow, ()) }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
}

extension UITableView: SnapshotTarget {
    var isShowingData: Bool { table.isLoaded }

    func show(
        _ difference: SnapshotDifference,
        _ animation: RowAnimation,
        changing data: @escaping () -> Void,
        _ completion: @escaping () -> Void
    ) {
        performBatchUpdates { [self] in
            data()
            take(difference, animation)
        } completion: { _ in
            completion()
        }
    }

    func refill(_ paths: [IndexPath]) { reconfigureRows(at: paths) }

    private func take(_ difference: SnapshotDifference, _ animation: RowAnimation) {
        let new = difference
        if !new.deletedSections.isEmpty { deleteSections(new.deletedSections, with: animation) }
        if !new.insertedSections.isEmpty { insertSections(new.insertedSections, with: animation) }
        for (from, to) in new.movedSections { moveSection(from, toSection: to) }
        if !new.reloadedSections.isEmpty { reloadSections(new.reloadedSections, with: animation) }
        if !new.deletedItems.isEmpty { deleteRows(at: new.deletedItems, with: animation) }
        if !new.insertedItems.isEmpty { insertRows(at: new.insertedItems, with: animation) }
        for (from, to) in new.movedItems { moveRow(at: from, to: to) }
        if !new.reloadedItems.isEmpty { reloadRows(at: new.reloadedItems, with: animation) }
    }
}
