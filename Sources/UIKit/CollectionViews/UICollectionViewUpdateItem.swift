import Foundation

/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// Where the item is before the batch; nil for one that is inserted.
    ///
    /// For a whole section the item is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Where the item is after the batch; nil for one that is deleted.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happens to the item or section.
    open private(set) var updateAction: Action

    /// Creates one of nothing, as tests do.
    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
