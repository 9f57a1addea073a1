import CoreGraphics

/// What says which rows of a table can be dragged.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is lifted by a press on a row; nothing for no drag.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns what a tap on a row adds to a drag that goes on; default nothing.
    ///
    /// Where nothing is added, the tap is one as ever.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The drag.
    ///   - indexPath: The row that was tapped.
    ///   - point: The place of the tap, in the table's coordinates.
    /// - Returns: The items that are added.
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Returns what of a row is shown as it is dragged; default nil, for all of it.
    func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Tells that the person begins to drag what was lifted.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Tells that the drag is over, after its last animation.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether targets may move the items instead of copying them; default true.
    func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Returns whether the items are for the app alone, as they are in any case; default false.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Adds nothing.
    public func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Shows the whole row.
    public func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        dragSessionDidEnd session: any UIDragSession
    ) {}
    /// Lets targets move the items.
    public func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// Restricts nothing.
    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
