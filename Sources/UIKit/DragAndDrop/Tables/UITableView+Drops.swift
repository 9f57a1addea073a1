import CoreGraphics

/// What is dropped onto a table.
extension UITableView {
    private var transfer: TableTransfer? { table.transfer }

    // MARK: - Places

    func dropPlace(
        at point: CGPoint,
        _ moved: IndexPath?,
        after proposal: (any ListDropProposal)?
    ) -> DropPlace {
        let under = row(under: point)
        let isBetween =
            switch proposal?.place {
            case .into, .unspecified: proposal?.operation == .cancel
            case .at, nil: true
            case .automatic: !isWellInside(under, point)
            }
        return DropPlace(
            moved: moved,
            cell: under.flatMap { shownCell($0) },
            destination: isBetween ? insertion(at: point, moved) : under,
            isBetween: isBetween
        )
    }

    /// Returns the row that is seen at a point of the content.
    private func row(under point: CGPoint) -> IndexPath? {
        let hidden = transfer?.room?.without
        return table.shown.first { path, cell in
            path != hidden && cell.frame.minY <= point.y && point.y < cell.frame.maxY
        }?.path
    }

    /// Whether a point is nearer to the middle of a row than to its edges.
    private func isWellInside(_ path: IndexPath?, _ point: CGPoint) -> Bool {
        guard let path, let frame = shownCell(path)?.frame else { return false }
        return abs(point.y - frame.midY) < frame.height / 4
    }

    /// Returns where a row would come at a point, as rows are counted without the moved one.
    private func insertion(at point: CGPoint, _ moved: IndexPath?) -> IndexPath? {
        let layout = loadedLayout
        var place: IndexPath?
        if let room = transfer?.room, isInside(room, point) {
            place = room.path
        } else if let under = row(under: point), let frame = shownCell(under)?.frame {
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
        var top = loadedLayout.range(of: room.path).top
        if let gone = room.without, gone < room.path { top -= room.withoutHeight }
        return top <= point.y && point.y < top + room.height
    }

    // MARK: - What is shown

    func showRoom(at place: DropPlace?, for proposal: any ListDropProposal) {
        guard let place, let destination = place.destination else { return setRoom(nil) }
        var room = TableTransfer.Room(path: destination, height: roomHeight)
        if let moved = place.moved, proposal.operation == .move {
            let isAfter = moved.section == destination.section && moved.row <= destination.row
            if isAfter { room.path.row += 1 }
            room.without = moved
            room.withoutHeight = loadedLayout.range(of: moved).height
            room.height = room.withoutHeight
        }
        setRoom(room)
    }

    private var roomHeight: CGFloat {
        if rowHeight > 0 { return rowHeight }
        return table.shown.first.map { $0.cell.frame.height } ?? 44
    }

    // MARK: - The drop

    func takeDrop(_ session: any UIDropSession, at target: ListDropTarget) {
        guard let transfer else { return }
        // Rows go on from where they are.
        if let hidden = transfer.room?.without { shownCell(hidden)?.isHidden = false }
        transfer.room = nil
        defer { showRoom() }
        if let moved = transfer.moved(by: session), let destination = target.destination,
            target.proposal?.operation == .move,
            target.proposal?.place == .at || transfer.dropDelegate == nil,
            moveByDrag(moved, to: destination)
        {
            let item = session.items[0]
            target.lead(item) { [weak self] in self?.table.transfer?.path(of: item) }
            return
        }
        transfer.dropDelegate?
            .tableView(self, performDropWith: TableDrop(self, target, session))
    }

    /// Has the data source move a row; false where it does not.
    private func moveByDrag(_ path: IndexPath, to proposed: IndexPath) -> Bool {
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
