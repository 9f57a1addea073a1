import CoreGraphics

/// A drop onto a list, which says what was dropped and leads it to where it goes.
@MainActor
class ListDrop {
    private weak var list: (any DragList)?
    private let target: ListDropTarget
    let dropped: [DroppedItem]
    let destinationIndexPath: IndexPath?
    let session: any UIDropSession

    init(_ list: any DragList, _ target: ListDropTarget, _ session: any UIDropSession) {
        self.list = list
        self.target = target
        self.session = session
        destinationIndexPath = target.destination
        dropped = session.items.map { item in
            let path = list.listTransfer?.path(of: item)
            let size = path.flatMap { list.dragFrame(of: $0)?.size } ?? .zero
            return DroppedItem(dragItem: item, sourceIndexPath: path, previewSize: size)
        }
    }

    /// Lets an item go to a row or an item of the list.
    func lead(_ item: UIDragItem, to path: IndexPath) -> any UIDragAnimating {
        target.lead(item) { path }
    }

    /// Lets an item go into a part of a row or an item, in that one's coordinates.
    func lead(_ item: UIDragItem, into path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
        guard let list, let frame = list.dragFrame(of: path) else {
            return DragAnimation()
        }
        let place = rect.offsetBy(dx: frame.minX, dy: frame.minY)
        return target.lead(item, to: DropGoal(list, rect: place))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = dropped.first { $0.dragItem === dragItem }?.previewSize ?? .zero
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
        return self.target.lead(dragItem, to: goal)
    }

    /// Lets an item go to what stands for it, where that is in the list's content; nil where it is
    /// gone.
    func lead(
        _ context: ListPlaceholderContext,
        to place: @escaping @MainActor () -> CGRect?
    ) {
        guard let list else { return }
        var goal = DropGoal(list, rect: .zero)
        goal.resolve = { (place() ?? .null, nil) }
        goal.animation = context.animation
        target.lead(context.dragItem, to: goal)
    }
}

/// One of the things that were dropped onto a list.
final class DroppedItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}

/// What ends a placeholder of a list.
@MainActor
class ListPlaceholderContext: NSObject, UIDragAnimating {
    let dragItem: UIDragItem
    let animation = DragAnimation()

    init(_ item: UIDragItem) {
        dragItem = item
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
