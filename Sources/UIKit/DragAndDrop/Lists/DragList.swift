import CoreGraphics

/// A list whose rows or items a person drags and drops: a table or a collection view.
///
/// Index paths are those of the data source.
@MainActor
protocol DragList: UIScrollView {
    /// What the list has to do with drags; nil where the app did not ask for any.
    var listTransfer: ListTransfer? { get }

    // MARK: - Places

    /// Whether the list has no other use for a touch now.
    var mayLift: Bool { get }
    /// Whether a touch that moves aside is for something else.
    var takesSideDrags: Bool { get }
    /// Returns what is seen at a point of the content.
    func draggedPath(at point: CGPoint) -> IndexPath?
    /// Returns the cell in sight of a row or an item.
    func draggedCell(_ path: IndexPath) -> (any DraggedCell)?
    /// Returns the place in the content of a row or an item; nil where there is none.
    func dragFrame(of path: IndexPath) -> CGRect?
    /// The cells in sight.
    var draggedCells: [any DraggedCell] { get }

    // MARK: - The app's delegate for drags

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func addedDragItems(
        to session: any UIDragSession,
        at path: IndexPath,
        _ point: CGPoint
    ) -> [UIDragItem]
    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func allowsMove(_ session: any UIDragSession) -> Bool
    func isRestricted(_ session: any UIDragSession) -> Bool

    // MARK: - The app's delegate for drops

    /// Returns whether a drag has to do with the list, of which a path is dragged alone.
    func canTake(_ session: any UIDropSession, _ moved: IndexPath?) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Returns what a drop would do at a place.
    func dropProposal(_ session: any UIDropSession, _ place: DropPlace) -> any ListDropProposal

    // MARK: - Drops

    /// Returns where things would come at a point of the content.
    func dropPlace(
        at point: CGPoint,
        _ moved: IndexPath?,
        after proposal: (any ListDropProposal)?
    ) -> DropPlace
    /// Opens the room for what is held over the list; nil closes it.
    func showRoom(at place: DropPlace?, for proposal: any ListDropProposal)
    /// Takes what was dropped.
    func takeDrop(_ session: any UIDropSession, at target: ListDropTarget)
}

/// Where things that are held over a list would come.
struct DropPlace {
    /// What is dragged alone of the list itself; nil for anything else.
    var moved: IndexPath?
    /// What is seen there.
    var cell: (any DraggedCell)?
    /// What would be inserted there, or is there; nil for nothing.
    var destination: IndexPath?
    /// Whether it is between two rows or items.
    var isBetween = true
}

/// What a list would do with what is dragged over it.
@MainActor
protocol ListDropProposal: UIDropProposal {
    var place: DropIntent { get }
}

/// Where lists put things.
enum DropIntent {
    case unspecified, at, into, automatic
}

extension ListDropProposal {
    /// Whether a drop does something.
    var takes: Bool { operation == .copy || operation == .move }
}

/// A cell of a list whose rows or items are dragged.
@MainActor
protocol DraggedCell: UIView {
    func markNeedsConfiguration()
    /// Tells the cell what a person does with it.
    func dragStateDidChange(to state: UICellConfigurationState.DragState)
    /// Shows whether things would go into the cell.
    func light(_ isLit: Bool)
}

extension UITableViewCell: DraggedCell {
    func dragStateDidChange(to state: UICellConfigurationState.DragState) {
        switch state {
        case .none: dragStateDidChange(.none)
        case .lifting: dragStateDidChange(.lifting)
        case .dragging: dragStateDidChange(.dragging)
        }
    }

    func light(_ isLit: Bool) { setHighlighted(isLit, animated: true) }
}

extension UICollectionViewCell: DraggedCell {
    func dragStateDidChange(to state: UICellConfigurationState.DragState) {
        switch state {
        case .none: dragStateDidChange(.none)
        case .lifting: dragStateDidChange(.lifting)
        case .dragging: dragStateDidChange(.dragging)
        }
    }

    func light(_ isLit: Bool) { isHighlighted = isLit }
}
