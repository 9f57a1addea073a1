import CoreGraphics

/// A drop onto a table.
final class TableDrop: UITableViewDropCoordinator {
    private weak var table: UITableView?
    private let interaction: UIDropInteraction
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    init(
        _ table: UITableView,
        _ interaction: UIDropInteraction,
        _ session: any UIDropSession,
        destination: IndexPath?,
        proposal: UITableViewDropProposal
    ) {
        self.table = table
        self.interaction = interaction
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination
        let dragged = table.table.transfer?.dragged ?? []
        items = session.items.map { item in
            let path = dragged.first { $0.item === item }?.path
            let size = path.map { table.rectOfRow($0).size } ?? .zero
            return Item(dragItem: item, sourceIndexPath: path, previewSize: size)
        }
    }

    private final class Item: UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
            self.dragItem = dragItem
            self.sourceIndexPath = sourceIndexPath
            self.previewSize = previewSize
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        lead(dragItem, table?.table.transfer?.target?.goal { indexPath })
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        guard let table else { return DragAnimation() }
        let row = table.rectOfRow(indexPath)
        return lead(dragItem, DropGoal(table, rect: rect.offsetBy(dx: row.minX, dy: row.minY)))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
        var goal = DropGoal(
            target.container,
            rect: CGRect(
                x: target.center.x - size.width / 2,
                y: target.center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
        goal.transform = target.transform
        return lead(dragItem, goal)
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(dragItem, in: table)
        guard let shown = table?.insert(placeholder) else { return context }
        context.placeholder = shown
        if let table {
            var goal = DropGoal(table, rect: .zero)
            goal.resolve = { (shown.cell.frame, nil) }
            goal.animation = context.animation
            interaction.goals[ObjectIdentifier(dragItem)] = goal
        }
        return context
    }

    private func lead(_ item: UIDragItem, _ goal: DropGoal?) -> any UIDragAnimating {
        interaction.goals[ObjectIdentifier(item)] = goal
        return goal?.animation ?? DragAnimation()
    }
}

/// What ends a placeholder of a table.
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let animation = DragAnimation()
    private weak var table: UITableView?
    weak var placeholder: TableTransfer.Placeholder?

    init(_ item: UIDragItem, in table: UITableView?) {
        dragItem = item
        self.table = table
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
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
        guard let placeholder, let transfer = table?.table.transfer,
            let index = transfer.placeholders.firstIndex(where: { $0 === placeholder })
        else { return nil }
        transfer.placeholders.remove(at: index)
        placeholder.cell.removeFromSuperview()
        self.placeholder = nil
        return placeholder.path
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
