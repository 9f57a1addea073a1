import CoreGraphics

extension UITableView: DragList {
    var listTransfer: ListTransfer? { table.transfer }

    private var transfer: TableTransfer? { table.transfer }

    // MARK: - Places

    var mayLift: Bool { table.swipe == nil && table.press?.isSwiping != true }

    // By the cells, as openings between rows move them.
    func draggedPath(at point: CGPoint) -> IndexPath? {
        table.shown.first { !$0.cell.isHidden && $0.cell.frame.contains(point) }?.path
    }

    func draggedCell(_ path: IndexPath) -> (any DraggedCell)? { shownCell(path) }

    func dragFrame(of path: IndexPath) -> CGRect? {
        loadedLayout.contains(path) ? rectOfRow(path) : nil
    }

    var draggedCells: [any DraggedCell] { table.shown.map(\.cell) }

    // MARK: - The app's delegates

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        transfer?.dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func addedDragItems(
        to session: any UIDragSession,
        at path: IndexPath,
        _ point: CGPoint
    ) -> [UIDragItem] {
        transfer?.dragDelegate?
            .tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        transfer?.dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        transfer?.dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        transfer?.dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        transfer?.dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        transfer?.dragDelegate?
            .tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canTake(_ session: any UIDropSession, _ moved: IndexPath?) -> Bool {
        if let delegate = transfer?.dropDelegate {
            return delegate.tableView(self, canHandle: session)
        }
        // Without a delegate for drops, rows are moved within the table.
        guard let moved, let source else { return false }
        return source.tableView(self, canMoveRowAt: moved)
    }

    func dropDidEnter(_ session: any UIDropSession) {
        transfer?.dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        transfer?.dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        transfer?.dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, _ place: DropPlace) -> any ListDropProposal {
        guard let delegate = transfer?.dropDelegate else {
            return UITableViewDropProposal(
                operation: place.moved == nil ? .cancel : .move,
                intent: .insertAtDestinationIndexPath
            )
        }
        return delegate.tableView(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: place.destination
        )
    }
}

extension UITableViewDropProposal: ListDropProposal {
    var place: DropIntent {
        switch intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .at
        case .insertIntoDestinationIndexPath: .into
        case .automatic: .automatic
        }
    }
}
