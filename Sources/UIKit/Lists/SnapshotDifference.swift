import Foundation

/// What leads from one snapshot to another, as tables and collections take it.
///
/// What leaves is named by its place before all changes, what comes by its place after them.
struct SnapshotDifference {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    /// By their places before.
    var reloadedSections = IndexSet()
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    /// By their places before.
    var reloadedItems: [IndexPath] = []

    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
        for section in new.reloadedSectionIdentifiers {
            if let index = old.indexOfSection(section) { reloadedSections.insert(index) }
        }
        compareItems(old, new)
    }

    private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
        guard old != new else { return }
        let places = Dictionary(uniqueKeysWithValues: zip(new, new.indices))
        var kept: [(from: Int, to: Int)] = []
        for (index, section) in old.enumerated() {
            if let to = places[section] {
                kept.append((index, to))
            } else {
                deletedSections.insert(index)
            }
        }
        let known = Set(old)
        for (index, section) in new.enumerated() where !known.contains(section) {
            insertedSections.insert(index)
        }
        let staying = Self.longestRise(kept.map(\.to))
        for (index, pair) in kept.enumerated() where !staying.contains(index) {
            movedSections.append(pair)
        }
    }

    private mutating func compareItems<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var origins: [Item: IndexPath] = [:]
        origins.reserveCapacity(old.numberOfItems)
        for (section, content) in old.sections.enumerated() {
            for (item, identifier) in content.items.enumerated() {
                origins[identifier] = IndexPath(item: item, section: section)
            }
        }
        let reloaded = Set(new.reloadedItemIdentifiers)
        var seen: Set<Item> = []
        for (section, content) in new.sections.enumerated() {
            let origin = old.indexOfSection(content.identifier)
            // Items that stay in their section move only where they leave the others' order.
            var rise: [(row: Int, from: IndexPath)] = []
            for (row, identifier) in content.items.enumerated() {
                let path = IndexPath(item: row, section: section)
                guard let from = origins[identifier] else {
                    // A new section brings its items along.
                    if origin != nil { insertedItems.append(path) }
                    continue
                }
                seen.insert(identifier)
                if from.section == origin {
                    rise.append((row, from))
                } else if origin == nil || deletedSections.contains(from.section) {
                    // Between sections of which one exists on one side only, nothing can move.
                    if origin != nil { insertedItems.append(path) }
                    if !deletedSections.contains(from.section) { deletedItems.append(from) }
                } else {
                    movedItems.append((from, path))
                }
                if reloaded.contains(identifier) { reloadedItems.append(from) }
            }
            let staying = Self.longestRise(rise.map(\.from.item))
            for (index, entry) in rise.enumerated() where !staying.contains(index) {
                movedItems.append((entry.from, IndexPath(item: entry.row, section: section)))
            }
        }
        for (section, content) in old.sections.enumerated()
        where !deletedSections.contains(section) {
            for (item, identifier) in content.items.enumerated() where !seen.contains(identifier) {
                deletedItems.append(IndexPath(item: item, section: section))
            }
        }
        makeMovedAnew()
        let gone = Set(deletedItems)
        reloadedItems.removeAll { gone.contains($0) || deletedSections.contains($0.section) }
    }

    /// What moves keeps its view: what is reloaded too leaves and comes instead.
    private mutating func makeMovedAnew() {
        guard !reloadedItems.isEmpty, !movedItems.isEmpty else { return }
        let reloaded = Set(reloadedItems)
        for (from, to) in movedItems where reloaded.contains(from) {
            deletedItems.append(from)
            insertedItems.append(to)
        }
        movedItems.removeAll { reloaded.contains($0.from) }
    }

    /// Returns the indices of a longest rising subsequence (Fredman, Discrete Mathematics 1975).
    static func longestRise(_ values: [Int]) -> Set<Int> {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = before[index]
        }
        return result
    }
}
