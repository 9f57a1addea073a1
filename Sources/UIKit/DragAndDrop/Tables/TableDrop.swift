import CoreGraphics

/// A drop onto a table.
final class TableDrop: ListDrop, UITableViewDropCoordinator {
    private weak var table: UITableView?
    let proposal: UITableViewDropProposal

    init(_ table: UITableView, _ target: ListDropTarget, _ session: any UIDropSession) {
        self.table = table
        proposal =
            target.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: .cancel)
        super.init(table, target, session)
    }

    var items: [any UITableViewDropItem] { dropped }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        lead(dragItem, to: indexPath)
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating { lead(dragItem, into: indexPath, rect) }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(dragItem, in: table)
        guard let shown = table?.insert(placeholder) else { return context }
        context.placeholder = shown
        lead(context) { shown.cell.frame }
        return context
    }
}

/// What ends a placeholder of a table.
final class TablePlaceholderContext: ListPlaceholderContext, UITableViewDropPlaceholderContext {
    private weak var table: UITableView?
    weak var placeholder: TableTransfer.Placeholder?

    init(_ item: UIDragItem, in table: UITableView?) {
        self.table = table
        super.init(item)
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let table, let path = end() else { return false }
        withoutActuallyEscaping(dataSourceUpdates) { change in
            table.performBatchUpdates {
                change(path)
                table.insertRows(at: [path], with: .none)
            }
        }
        return true
    }

    @discardableResult
    func deletePlaceholder() -> Bool {
        guard let table, end() != nil else { return false }
        table.showRoom()
        return true
    }

    /// Takes the placeholder away; returns where it was, nil where it was gone.
    private func end() -> IndexPath? {
        guard let placeholder, let table, let transfer = table.table.transfer,
            let index = transfer.placeholders.firstIndex(where: { $0 === placeholder })
        else { return nil }
        transfer.placeholders.remove(at: index)
        placeholder.cell.removeFromSuperview()
        self.placeholder = nil
        guard table.hasUncommittedUpdates else { return placeholder.path }
        let updates = table.table.updates
        return placeholder.path.moved(
            by: updates.deletedRows.map(\.0),
            updates.insertedRows.map(\.0),
            updates.movedRows.map { ($0, $1) }
        )
    }
}

extension UITableView {
    /// Shows a row that stands for something.
    func insert(_ placeholder: UITableViewPlaceholder) -> TableTransfer.Placeholder? {
        guard let cell = dequeueReusableCell(withIdentifier: placeholder.identifier) else {
            Diagnostics.report(
                "A placeholder of a table has the identifier \"\(placeholder.identifier)\", which "
                    + "is not registered."
            )
            return nil
        }
        UIView.performWithoutAnimation { placeholder.cellUpdateHandler?(cell) }
        var height = placeholder.height
        if height < 0 {
            let room = CGSize(width: rowFrame(0, 0).width, height: 0)
            height =
                cell.systemLayoutSizeFitting(
                    room,
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        let shown = TableTransfer.Placeholder(
            path: placeholder.path,
            height: max(0, height),
            cell: cell
        )
        requireTransfer().placeholders.append(shown)
        UIView.performWithoutAnimation {
            addSubview(cell)
            placePlaceholders()
        }
        showRoom()
        return shown
    }
}
