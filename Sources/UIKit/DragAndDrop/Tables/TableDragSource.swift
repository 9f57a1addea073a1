import CoreGraphics

/// Lifts the rows of a table.
@MainActor
final class TableDragSource: NSObject, UIDragInteractionDelegate, ListDragSource {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    private var transfer: TableTransfer? { table?.table.transfer }
    private var delegate: (any UITableViewDragDelegate)? { transfer?.dragDelegate }

    func mayLift(from start: CGPoint, to point: CGPoint) -> Bool {
        guard let table, table.table.swipe == nil, table.table.press?.isSwiping != true else {
            return false
        }
        // A mouse moves rows aside that have actions.
        let isAside = abs(point.x - start.x) > 2 * abs(point.y - start.y)
        return !(isAside && table.takesSideDrags)
    }

    private func cell(of item: UIDragItem) -> UITableViewCell? {
        transfer?.dragged.first { $0.item === item }?.path.flatMap { table?.shownCell($0) }
    }

    private func tell(_ item: UIDragItem, _ state: UITableViewCell.DragState) {
        let cell = cell(of: item)
        cell?.dragStateDidChange(state)
        cell?.markNeedsConfiguration()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let table, let transfer, let delegate,
            let path = table.row(at: session.location(in: table))
        else { return [] }
        let items = delegate.tableView(table, itemsForBeginning: session, at: path)
        transfer.dragged = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let table, let path = transfer?.dragged.first(where: { $0.item === item })?.path,
            let cell = table.shownCell(path)
        else { return nil }
        let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? .init())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        transfer?.hasActiveDrag = true
        for item in session.items { tell(item, .lifting) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        transfer?.isDragging = true
        for item in session.items { tell(item, .dragging) }
        if let table { delegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let table else { return true }
        return delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table else { return false }
        return delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The row may have moved, or is gone.
        guard let table, let path = transfer?.dragged.first(where: { $0.item === item })?.path
        else { return nil }
        let rect = table.rectOfRow(path)
        let target = UIDragPreviewTarget(
            container: table,
            center: CGPoint(x: rect.midX, y: rect.midY)
        )
        return defaultPreview.retargetedPreview(with: target)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        animator.addCompletion { [weak self] _ in
            guard let self, let transfer else { return }
            let cell = cell(of: item)
            transfer.dragged.removeAll { $0.item === item }
            transfer.hasActiveDrag = !transfer.dragged.isEmpty
            cell?.dragStateDidChange(.none)
            cell?.markNeedsConfiguration()
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        let cells = session.items.compactMap { cell(of: $0) }
        transfer?.dragged = []
        transfer?.hasActiveDrag = false
        transfer?.isDragging = false
        for cell in cells {
            cell.dragStateDidChange(.none)
            cell.markNeedsConfiguration()
        }
        if let table { delegate?.tableView(table, dragSessionDidEnd: session) }
    }
}
