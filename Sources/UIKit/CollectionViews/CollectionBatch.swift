import Foundation

/// The changes that a batch of updates names.
struct CollectionBatch {
    var inserts: [IndexPath] = []
    var deletes: [IndexPath] = []
    var reloads: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
    var sectionInserts = IndexSet()
    var sectionDeletes = IndexSet()
    var sectionReloads = IndexSet()
    var sectionMoves: [(from: Int, to: Int)] = []
    /// Whether all data was reloaded within, so that the changes beside it count no more.
    var isReload = false
    /// How many calls deep the batch is.
    var depth = 0
    /// What is called when the animation is over.
    var completions: [(Bool) -> Void] = []

    /// Whether nothing was named.
    var isEmpty: Bool {
        inserts.isEmpty && deletes.isEmpty && reloads.isEmpty && moves.isEmpty
            && sectionInserts.isEmpty && sectionDeletes.isEmpty && sectionReloads.isEmpty
            && sectionMoves.isEmpty
    }

    /// The changes as layouts hear of them.
    @MainActor
    func updateItems() -> [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        var items: [UICollectionViewUpdateItem] = []
        items += sectionDeletes.map { .init(.delete, before: section($0), after: nil) }
        items += deletes.map { .init(.delete, before: $0, after: nil) }
        items += sectionReloads.map { .init(.reload, before: section($0), after: section($0)) }
        items += reloads.map { .init(.reload, before: $0, after: $0) }
        items += sectionInserts.map { .init(.insert, before: nil, after: section($0)) }
        items += inserts.map { .init(.insert, before: nil, after: $0) }
        items += sectionMoves.map {
            .init(.move, before: section($0.from), after: section($0.to))
        }
        items += moves.map { .init(.move, before: $0.from, after: $0.to) }
        return items
    }
}
