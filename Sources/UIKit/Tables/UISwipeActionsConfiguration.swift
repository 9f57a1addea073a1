/// The actions that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the row's edge first.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action; default true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions, the one at the row's edge first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
