/// What takes things that are dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes what was dropped: changes the data and the table, and says where the items go.
    ///
    /// Not called where a row was moved within the table, for an insertion, and the data source has
    /// `tableView(_:moveRowAt:to:)`: that is called instead.
    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    )
    /// Returns whether the table has to do with a drag at all; default true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Tells that a drag came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do at a place; default nothing.
    ///
    /// The row that would be inserted, or is under the finger, is told; nil stands for none.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Tells that a drag left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Tells that a drag is over that had come over the table, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// Takes part in every drag.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Takes nothing.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidEnd session: any UIDropSession
    ) {}
}
