/// A reference to a view or a guide that does not keep it alive.
///
/// The item takes itself out when it ends. A weak reference would do the same, but from the first
/// one on each retain and release of the view would take Swift's slow way, for as long as it lives.
@MainActor
package final class ItemReference {
    // Safe, both: the item sets its own and takes it back in its `deinit`, on the main thread, which
    // alone reads it; see `BackReferences`.
    /// The view, while it lives.
    nonisolated(unsafe) package unowned(unsafe) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

    /// The item, while it lives.
    var item: (any LayoutItem)? {
        if let view { return view }
        return guide
    }
}

/// A reference to an engine that does not keep it alive.
@MainActor
final class EngineReference {
    // Safe: the engine takes it back in its `deinit`, on the main thread; see `BackReferences`.
    nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
