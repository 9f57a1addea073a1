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
    private var current = Snapshot()
    /// The places of the items, made when they are first asked for.
    private var places: [ItemIdentifierType: IndexPath]?
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
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot; with animation, what is different comes, goes and moves.
    open func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let old = current
        guard let tableView, animatingDifferences, tableView.table.isLoaded,
            tableView.dataSource === self
        else {
            show(snapshot)
            tableView?.reloadData()
            completion?()
            return
        }
        let difference = SnapshotDifference(from: old, to: snapshot)
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        tableView.performBatchUpdates { [self] in
            show(snapshot)
            difference.apply(to: tableView, defaultRowAnimation)
        } completion: { _ in
            completion?()
        }
        if !reconfigured.isEmpty {
            tableView.reconfigureRows(at: reconfigured.compactMap { indexPath(for: $0) })
        }
    }

    /// Shows a snapshot by making all rows anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// Shows a snapshot and returns when the animation is over.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    private func show(_ snapshot: Snapshot) {
        current = snapshot.settled()
        places = nil
    }

    // MARK: - Questions

    /// Returns the item of a row; nil where there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the row of an item; nil where there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if places == nil {
            var all: [ItemIdentifierType: IndexPath] = [:]
            for (section, content) in current.sections.enumerated() {
                for (row, item) in content.items.enumerated() {
                    all[item] = IndexPath(row: row, section: section)
                }
            }
            places = all
        }
        return places?[itemIdentifier]
    }

    /// Returns the section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Returns the index of a section; nil where there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections[section].items.count
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
        false
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
    ) {}
}

extension SnapshotDifference {
    /// Tells a table of the changes.
    @MainActor
    func apply(to tableView: UITableView, _ animation: UITableView.RowAnimation) {
        if !deletedSections.isEmpty { tableView.deleteSections(deletedSections, with: animation) }
        if !insertedSections.isEmpty {
            tableView.insertSections(insertedSections, with: animation)
        }
        for (from, to) in movedSections { tableView.moveSection(from, toSection: to) }
        if !reloadedSections.isEmpty { tableView.reloadSections(reloadedSections, with: animation) }
        if !deletedItems.isEmpty { tableView.deleteRows(at: deletedItems, with: animation) }
        if !insertedItems.isEmpty { tableView.insertRows(at: insertedItems, with: animation) }
        for (from, to) in movedItems { tableView.moveRow(at: from, to: to) }
        if !reloadedItems.isEmpty { tableView.reloadRows(at: reloadedItems, with: animation) }
    }
}
