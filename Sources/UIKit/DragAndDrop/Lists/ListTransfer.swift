/// What a list has to do with drags, be it a table or a collection view.
@MainActor
class ListTransfer {
    /// Whether rows or items can be lifted.
    var isEnabled = true
    private(set) var source: ListDragSource?
    private(set) var target: ListDropTarget?
    /// What is dragged out of the list, with its index paths; nil for what is gone.
    var dragged: [(item: UIDragItem, path: IndexPath?)] = []
    var hasActiveDrag = false
    /// Whether what was lifted is on its way.
    var isDragging = false
    /// The cell that what is held over it would go into.
    weak var lit: (any DraggedCell)?
    var hasActiveDrop = false

    func path(of item: UIDragItem) -> IndexPath? {
        dragged.first { $0.item === item }?.path
    }

    /// Returns what of the list is dragged alone; nil for anything else.
    func moved(by session: any UIDropSession) -> IndexPath? {
        guard session.localDragSession != nil, session.items.count == 1,
            let only = dragged.first, dragged.count == 1, only.item === session.items[0]
        else { return nil }
        return only.path
    }

    /// Says what becomes of a cell in drags.
    func describe(
        _ cell: any DraggedCell,
        isDragged: Bool,
        _ state: inout UICellConfigurationState
    ) {
        if isDragged {
            state.cellDragState = isDragging ? .dragging : hasActiveDrag ? .lifting : .none
        }
        if hasActiveDrop { state.cellDropState = cell === lit ? .targeted : .notTargeted }
    }

    /// Leads what is dragged to where it is after a change of the data.
    func follow(_ place: (IndexPath) -> IndexPath?) {
        for index in dragged.indices { dragged[index].path = dragged[index].path.flatMap(place) }
    }

    /// Lets things be lifted out of a list and dropped onto it as far as the app wants it now.
    func update(_ list: any DragList, isSource: Bool, isTarget: Bool) {
        if !isSource, let source {
            list.removeInteraction(source.interaction)
            self.source = nil
        } else if isSource, source == nil {
            let source = ListDragSource(list)
            self.source = source
            list.addInteraction(source.interaction)
        }
        source?.interaction.isEnabled = isEnabled
        if !isTarget, let target {
            self.target = nil
            list.removeInteraction(target.interaction)
        } else if isTarget, target == nil {
            let target = ListDropTarget(list)
            self.target = target
            list.addInteraction(target.interaction)
        }
    }
}
