import CoreGraphics

/// What a table has to do with drags.
final class TableTransfer: ListTransfer {
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    /// The room that rows make for what is held over them.
    var room: Room?
    /// The rows that stand for something, with their cells, in the order in which they came.
    var placeholders: [Placeholder] = []

    /// An opening between rows.
    struct Room: Equatable {
        /// The row before which it is, as the data source counts now.
        var path: IndexPath
        /// In points.
        var height: CGFloat
        /// The row that is moved, and takes no room itself; nil for none.
        var without: IndexPath?
        /// The height of that row, in points.
        var withoutHeight: CGFloat = 0
    }

    final class Placeholder {
        var path: IndexPath
        let height: CGFloat
        let cell: UITableViewCell

        init(path: IndexPath, height: CGFloat, cell: UITableViewCell) {
            self.path = path
            self.height = height
            self.cell = cell
        }
    }

    /// Says what becomes of a cell in drags.
    func describe(_ cell: UITableViewCell, _ state: inout UICellConfigurationState) {
        let path = cell.cell.tableView?.shownPath(cell)
        let isDragged = path != nil && dragged.contains { $0.path == path }
        describe(cell, isDragged: isDragged, &state)
    }

    /// Returns how far a row stands below where it would without openings, in points.
    func displacement(of path: IndexPath) -> CGFloat {
        var way: CGFloat = 0
        if let room {
            if room.path <= path { way += room.height }
            if let gone = room.without, gone < path { way -= room.withoutHeight }
        }
        for placeholder in placeholders where placeholder.path <= path {
            way += placeholder.height
        }
        return way
    }

    /// Returns how far the header of a section stands below where it would without openings.
    func displacement(ofHeader section: Int) -> CGFloat {
        // Before the first row: openings of this section are below.
        displacement(of: IndexPath(row: -1, section: section))
    }

    /// Returns how far the footer of a section stands below where it would without openings.
    func displacement(ofFooter section: Int) -> CGFloat {
        displacement(of: IndexPath(row: -1, section: section + 1))
    }
}

extension UITableView {
    /// What the table has to do with drags, made if it is missing.
    func requireTransfer() -> TableTransfer {
        if let transfer = table.transfer { return transfer }
        let made = TableTransfer()
        table.transfer = made
        return made
    }

    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        requireTransfer().dragDelegate = delegate
        updateDrags()
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        requireTransfer().dropDelegate = delegate
        updateDrags()
    }

    func setDragEnabled(_ isEnabled: Bool) {
        requireTransfer().isEnabled = isEnabled
        updateDrags()
    }

    private func updateDrags() {
        guard let transfer = table.transfer else { return }
        let isSource = transfer.dragDelegate != nil
        // Rows of a table that only lets go are moved within it.
        let isTarget = isSource || transfer.dropDelegate != nil
        transfer.update(self, isSource: isSource, isTarget: isTarget)
    }

    /// Opens or closes the room for what is held over the table.
    func setRoom(_ room: TableTransfer.Room?) {
        guard let transfer = table.transfer, transfer.room != room else { return }
        let old = transfer.room?.without
        transfer.room = room
        if old != room?.without {
            if let old { shownCell(old)?.isHidden = false }
            if let hidden = room?.without { shownCell(hidden)?.isHidden = true }
        }
        showRoom()
    }

    /// Leads rows to where openings leave them.
    func showRoom() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { [self] in
            placeRows(evenMoved: true)
            placeEdges()
            placePlaceholders()
        }
    }

    func placePlaceholders() {
        guard let transfer = table.transfer else { return }
        for (index, placeholder) in transfer.placeholders.enumerated() {
            var top = table.layout.range(of: placeholder.path).top
            top += transfer.displacement(
                of: IndexPath(row: placeholder.path.row - 1, section: placeholder.path.section)
            )
            // Those that came before stand above at the same row.
            for other in transfer.placeholders[..<index] where other.path == placeholder.path {
                top += other.height
            }
            let frame = rowFrame(top, placeholder.height)
            if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
        }
    }

    /// Leads what is known of drags to where rows are after a change.
    func followTransfer(_ place: (IndexPath) -> IndexPath?) {
        guard let transfer = table.transfer else { return }
        transfer.follow(place)
        if let room = transfer.room {
            if let gone = room.without { shownCell(gone)?.isHidden = false }
            transfer.room = nil
        }
        for placeholder in transfer.placeholders {
            let path = placeholder.path
            if let new = place(path) {
                placeholder.path = new
            } else if path.row > 0,
                let above = place(IndexPath(row: path.row - 1, section: path.section))
            {
                placeholder.path = IndexPath(row: above.row + 1, section: above.section)
            } else {
                placeholder.path = IndexPath(row: 0, section: min(path.section, lastSection))
            }
        }
    }

    private var lastSection: Int { max(0, table.layout.sections.count - 1) }

    /// Takes away what no row stands for any more.
    func forgetTransfers() {
        guard let transfer = table.transfer else { return }
        transfer.room = nil
        for placeholder in transfer.placeholders { placeholder.cell.removeFromSuperview() }
        transfer.placeholders = []
        transfer.follow { _ in nil }
    }
}
