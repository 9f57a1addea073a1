import Foundation

/// Where items and sections are after a batch of updates.
struct CollectionMapping {
    /// The new number of each old section that is still there.
    private var sections: [Int: Int] = [:]
    /// The new index paths of moved items by their old ones.
    private var moved: [IndexPath: IndexPath] = [:]
    /// For each old section the new items of those that neither move nor go; nil for gone ones.
    private var items: [Int: [Int?]] = [:]
    /// The old index paths whose views are made anew.
    private var reloaded: Set<IndexPath>
    private let reloadedSections: IndexSet

    /// Maps a batch.
    ///
    /// - Parameters:
    ///   - batch: The changes.
    ///   - old: The numbers of items by section before.
    ///   - new: The numbers of items by section after.
    /// - Throws: A `CollectionUpdateError` where the numbers do not follow from the changes.
    init(_ batch: CollectionBatch, from old: [Int], to new: [Int]) throws {
        reloaded = Set(batch.reloads)
        reloadedSections = batch.sectionReloads
        try mapSections(batch, old.count, new.count)
        for move in batch.moves { moved[move.from] = move.to }
        for (section, target) in sections where !reloadedSections.contains(section) {
            try mapItems(batch, section, target, old[section], new[target])
        }
    }

    private mutating func mapSections(_ batch: CollectionBatch, _ old: Int, _ new: Int) throws {
        let gone = batch.sectionDeletes.union(IndexSet(batch.sectionMoves.map(\.from)))
        let taken = batch.sectionInserts.union(IndexSet(batch.sectionMoves.map(\.to)))
        let expected = old - batch.sectionDeletes.count + batch.sectionInserts.count
        guard expected == new, (gone.last ?? -1) < old, (taken.last ?? -1) < new else {
            throw CollectionUpdateError(
                "Invalid update: invalid number of sections. The number of sections contained in "
                    + "the collection view after the update (\(new)) must be equal to the number "
                    + "of sections contained in the collection view before the update (\(old)), "
                    + "plus or minus the number of sections inserted or deleted "
                    + "(\(batch.sectionInserts.count) inserted, "
                    + "\(batch.sectionDeletes.count) deleted)."
            )
        }
        let stay = (0..<old).filter { !gone.contains($0) }
        let free = (0..<new).filter { !taken.contains($0) }
        for (from, to) in zip(stay, free) { sections[from] = to }
        for move in batch.sectionMoves { sections[move.from] = move.to }
    }

    private mutating func mapItems(
        _ batch: CollectionBatch,
        _ section: Int,
        _ target: Int,
        _ old: Int,
        _ new: Int
    ) throws {
        let deleted = Set(batch.deletes.filter { $0.section == section }.map(\.item))
        let inserted = Set(batch.inserts.filter { $0.section == target }.map(\.item))
        let left = Set(batch.moves.filter { $0.from.section == section }.map(\.from.item))
        let came = Set(batch.moves.filter { $0.to.section == target }.map(\.to.item))
        let expected = old - deleted.count + inserted.count - left.count + came.count
        let isInside =
            deleted.union(left).allSatisfy { (0..<old).contains($0) }
            && inserted.union(came).allSatisfy { (0..<new).contains($0) }
        guard expected == new, isInside else {
            throw CollectionUpdateError(
                "Invalid update: invalid number of items in section \(target). The number of "
                    + "items contained in an existing section after the update (\(new)) must be "
                    + "equal to the number of items contained in that section before the update "
                    + "(\(old)), plus or minus the number of items inserted or deleted from that "
                    + "section (\(inserted.count) inserted, \(deleted.count) deleted) and plus or "
                    + "minus the number of items moved into or out of that section "
                    + "(\(came.count) moved in, \(left.count) moved out)."
            )
        }
        var map = [Int?](repeating: nil, count: old)
        var free = (0..<new).lazy.filter { !inserted.contains($0) && !came.contains($0) }
            .makeIterator()
        for item in 0..<old where !deleted.contains(item) && !left.contains(item) {
            map[item] = free.next()
        }
        items[section] = map
    }

    /// Returns where an item is after the batch; nil where it is gone or in a reloaded section.
    func item(_ path: IndexPath) -> IndexPath? {
        if let target = moved[path] { return target }
        guard let section = sections[path.section], let map = items[path.section],
            map.indices.contains(path.item), let item = map[path.item]
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Returns the number of a section after the batch; nil where it is gone.
    func section(_ old: Int) -> Int? { sections[old] }

    /// Returns where the supplementary view of a section is after the batch.
    func supplementary(_ path: IndexPath) -> IndexPath? {
        // Views that belong to the whole layout have no section that could move.
        guard path.count > 1 else { return path }
        guard let section = sections[path.section], !reloadedSections.contains(path.section) else {
            return nil
        }
        return IndexPath(item: path.item, section: section)
    }

    /// Returns where an element is after the batch.
    func element(_ element: CollectionElement) -> CollectionElement? {
        let path =
            element.category == .cell ? item(element.indexPath) : supplementary(element.indexPath)
        return path.map(element.moved(to:))
    }

    /// Whether the view of an old item is made anew.
    func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) }

    /// Whether the view of an old element is made anew.
    ///
    /// The header of a section has the index path of the section's first item, and stays.
    func isReloaded(_ element: CollectionElement) -> Bool {
        element.category == .cell && isReloaded(element.indexPath)
    }
}

/// Numbers of items that do not follow from the changes that an app named.
struct CollectionUpdateError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
