import CoreGraphics

/// Takes what is dropped onto a table.
@MainActor
final class TableDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var scroller: EdgeScroller?
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: IndexPath?

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    private var transfer: TableTransfer? { table?.table.transfer }
    private var delegate: (any UITableViewDropDelegate)? { transfer?.dropDelegate }

    /// The row of the table that is dragged alone; nil for anything else.
    private func movedRow(_ session: any UIDropSession) -> IndexPath? {
        guard let transfer, session.localDragSession != nil, session.items.count == 1,
            let only = transfer.dragged.first, transfer.dragged.count == 1,
            only.item === session.items[0]
        else { return nil }
        return only.path
    }

    // MARK: - The drag

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        guard let table else { return false }
        if let delegate { return delegate.tableView(table, canHandle: session) }
        // Without a delegate for drops, rows are moved within the table.
        return movedRow(session).map(canMove) ?? false
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let table, let source = table.source else { return false }
        return source.tableView(table, canMoveRowAt: path)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        guard let table else { return }
        setActive(true)
        scroller = EdgeScroller(table) { [weak table] _ in
            table?.window?.windowScene?.requests?.drags.course?.retarget()
        }
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: table)
        scroller?.hold(at: point)
        let moved = movedRow(session)
        let under = row(under: point)
        let isBetween =
            switch proposal.intent {
            case .insertIntoDestinationIndexPath, .unspecified: proposal.operation == .cancel
            case .insertAtDestinationIndexPath: true
            case .automatic: !isWellInside(under, point)
            }
        destination = isBetween ? insertion(at: point, moved) : under
        if let delegate {
            proposal = delegate.tableView(
                table,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destination
            )
        } else {
            proposal = UITableViewDropProposal(
                operation: moved == nil ? .cancel : .move,
                intent: .insertAtDestinationIndexPath
            )
        }
        show(moved, under, isBetween: isBetween)
        return proposal
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        leave()
        guard let table else { return }
        table.setRoom(nil)
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        leave()
        setActive(false)
        proposal = UITableViewDropProposal(operation: .cancel)
        destination = nil
        guard let table else { return }
        table.setRoom(nil)
        delegate?.tableView(table, dropSessionDidEnd: session)
    }

    private func setActive(_ isActive: Bool) {
        transfer?.hasActiveDrop = isActive
        for (_, cell) in table?.table.shown ?? [] { cell.markNeedsConfiguration() }
    }

    private func leave() {
        scroller?.stop()
        scroller = nil
        light(nil)
    }

    // MARK: - Places

    /// Returns the row that is seen at a point of the content.
    private func row(under point: CGPoint) -> IndexPath? {
        let hidden = transfer?.room?.without
        return table?.table.shown.first { path, cell in
            path != hidden && cell.frame.minY <= point.y && point.y < cell.frame.maxY
        }?.path
    }

    /// Whether a point is nearer to the middle of a row than to its edges.
    private func isWellInside(_ path: IndexPath?, _ point: CGPoint) -> Bool {
        guard let path, let frame = table?.shownCell(path)?.frame else { return false }
        return abs(point.y - frame.midY) < frame.height / 4
    }

    /// Returns where a row would come at a point, as rows are counted without the moved one.
    private func insertion(at point: CGPoint, _ moved: IndexPath?) -> IndexPath? {
        guard let table else { return nil }
        let layout = table.loadedLayout
        var place: IndexPath?
        if let room = transfer?.room, isInside(room, point) {
            place = room.path
        } else if let under = row(under: point), let frame = table.shownCell(under)?.frame {
            let isBelow = point.y >= frame.midY
            place = IndexPath(row: under.row + (isBelow ? 1 : 0), section: under.section)
        } else if let section = layout.section(at: point.y) {
            let count = layout.sections[section].rows.count
            let isAbove = point.y < layout.rowsTop(section)
            if count == 0 || isAbove {
                place = IndexPath(row: 0, section: section)
            } else if moved != nil || point.y < layout.bottom(of: section) {
                place = IndexPath(row: count, section: section)
            }
        }
        guard let place else { return nil }
        guard let moved, moved.section == place.section, moved.row < place.row else { return place }
        return IndexPath(row: place.row - 1, section: place.section)
    }

    private func isInside(_ room: TableTransfer.Room, _ point: CGPoint) -> Bool {
        guard let table else { return false }
        var top = table.layout(of: room.path)
        if let gone = room.without, gone < room.path { top -= room.withoutHeight }
        return top <= point.y && point.y < top + room.height
    }

    // MARK: - What is shown

    private func show(_ moved: IndexPath?, _ under: IndexPath?, isBetween: Bool) {
        guard let table else { return }
        let takes = proposal.operation == .copy || proposal.operation == .move
        let isInto =
            proposal.intent == .insertIntoDestinationIndexPath
            || proposal.intent == .automatic && !isBetween
        light(takes && isInto ? under.flatMap { table.shownCell($0) } : nil)
        guard takes, isBetween, let destination,
            proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
        else { return table.setRoom(nil) }
        var room = TableTransfer.Room(path: destination, height: roomHeight)
        if let moved, proposal.operation == .move {
            let isAfter = moved.section == destination.section && moved.row <= destination.row
            if isAfter { room.path.row += 1 }
            room.without = moved
            room.withoutHeight = table.loadedLayout.range(of: moved).height
            room.height = room.withoutHeight
        }
        table.setRoom(room)
    }

    private var roomHeight: CGFloat {
        guard let table else { return 0 }
        if table.rowHeight > 0 { return table.rowHeight }
        return table.table.shown.first.map { $0.cell.frame.height } ?? 44
    }

    private func light(_ cell: UITableViewCell?) {
        guard let transfer, cell !== transfer.lit else { return }
        let old = transfer.lit
        transfer.lit = cell
        old?.setHighlighted(false, animated: true)
        cell?.setHighlighted(true, animated: true)
    }

    // MARK: - The drop

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        guard let table else { return }
        leave()
        // Rows go on from where they are.
        if let hidden = transfer?.room?.without { table.shownCell(hidden)?.isHidden = false }
        transfer?.room = nil
        defer { table.showRoom() }
        if let moved = movedRow(session), let destination, proposal.operation == .move,
            proposal.intent == .insertAtDestinationIndexPath || delegate == nil,
            table.moveByDrag(moved, to: destination)
        {
            let item = session.items[0]
            interaction.goals[ObjectIdentifier(item)] = goal { [weak table] in
                table?.table.transfer?.dragged.first { $0.item === item }?.path
            }
            return
        }
        guard let delegate else { return }
        let coordinator = TableDrop(
            table,
            interaction,
            session,
            destination: destination,
            proposal: proposal
        )
        delegate.tableView(table, performDropWith: coordinator)
    }

    /// Returns where a row is when the item goes there.
    func goal(of row: @escaping @MainActor () -> IndexPath?) -> DropGoal? {
        guard let table else { return nil }
        var goal = DropGoal(table, rect: .zero)
        goal.resolve = { [weak table] in
            guard let table, let path = row(), table.loadedLayout.contains(path) else {
                return (.null, nil)
            }
            return (table.rectOfRow(path), table.shownCell(path))
        }
        return goal
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
}

extension UITableView {
    /// Returns the upper end of a row, or that of the place behind the last one.
    func layout(of path: IndexPath) -> CGFloat { loadedLayout.range(of: path).top }

    /// Has the data source move a row; false where it does not.
    fileprivate func moveByDrag(_ path: IndexPath, to proposed: IndexPath) -> Bool {
        guard let source, loadedLayout.contains(path), ask(.canMove, path) != false else {
            return false
        }
        let target =
            delegate?.tableView(
                self,
                targetIndexPathForMoveFromRowAt: path,
                toProposedIndexPath: proposed
            ) ?? proposed
        let counts = loadedLayout.sections.map(\.rows.count)
        guard target.count == 2, counts.indices.contains(target.section),
            (0...counts[target.section] - (target.section == path.section ? 1 : 0))
                .contains(target.row)
        else { return false }
        guard target != path else { return true }
        let moved: Void? = ask(.moveRow) { source.tableView(self, moveRowAt: path, to: target) }
        guard moved != nil else { return false }
        // A data source that shows its new data by itself has led the row along.
        guard table.transfer?.dragged.first?.path == path else { return true }
        guard hasMoved(path, to: target) else {
            reload()
            return true
        }
        moveRow(at: path, to: target)
        return true
    }

    private func ask(_ answer: Answers, _ path: IndexPath) -> Bool? {
        guard let source else { return nil }
        return ask(answer) { source.tableView(self, canMoveRowAt: path) }
    }
}
