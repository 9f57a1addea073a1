import Foundation

/// A table or collection view that shows what changed between two snapshots.
@MainActor
protocol SnapshotTarget: AnyObject {
    /// Whether the view asked for its data already.
    var isShowingData: Bool { get }
    /// Shows the data in one update; the closure changes them.
    func show(
        _ difference: SnapshotDifference,
        _ animation: UITableView.RowAnimation,
        changing data: @escaping () -> Void,
        _ completion: @escaping () -> Void
    )
    /// Has cells filled anew.
    func refill(_ paths: [IndexPath])
    func reloadData()
}

/// What a data source shows, and what leads from one snapshot to the next.
@MainActor
final class DiffableContent<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    /// The places of the items, made when they are first asked for.
    private var places: [Item: IndexPath]?

    /// Shows a snapshot in a view; nil or one that shows no data yet reads everything anew.
    func apply(
        _ snapshot: Snapshot,
        to target: (any SnapshotTarget)?,
        _ animation: UITableView.RowAnimation = .automatic,
        isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let target, target.isShowingData else {
            return reload(snapshot, in: target, completion)
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let change = { [self] in
            target.show(difference, animation, changing: { self.show(snapshot) }) {
                completion?()
            }
        }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
        let refilled = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:))
        if !refilled.isEmpty { target.refill(refilled) }
    }

    /// Shows a snapshot by making all views anew.
    func reload(
        _ snapshot: Snapshot,
        in target: (any SnapshotTarget)?,
        _ completion: (() -> Void)?
    ) {
        show(snapshot)
        target?.reloadData()
        completion?()
    }

    /// Takes over a snapshot that the view shows already.
    func show(_ snapshot: Snapshot) {
        current = snapshot.settled()
        places = nil
    }

    // MARK: - Questions

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, current.sections.indices.contains(path.section) else { return nil }
        let items = current.sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func indexPath(for item: Item) -> IndexPath? {
        if let places { return places[item] }
        var all: [Item: IndexPath] = [:]
        all.reserveCapacity(current.numberOfItems)
        for (section, content) in current.sections.enumerated() {
            for (index, item) in content.items.enumerated() {
                all[item] = IndexPath(item: index, section: section)
            }
        }
        places = all
        return all[item]
    }

    func section(at index: Int) -> Section? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    func count(inSection index: Int) -> Int {
        current.sections.indices.contains(index) ? current.sections[index].items.count : 0
    }
}
