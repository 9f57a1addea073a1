import CoreGraphics

/// A drop onto a collection view.
final class CollectionDrop: UICollectionViewDropCoordinator {
    private weak var view: UICollectionView?
    private let interaction: UIDropInteraction
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession

    init(
        _ view: UICollectionView,
        _ interaction: UIDropInteraction,
        _ session: any UIDropSession,
        destination: IndexPath?,
        proposal: UICollectionViewDropProposal
    ) {
        self.view = view
        self.interaction = interaction
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination
        let dragged = view.collection.transfer?.dragged ?? []
        items = session.items.map { item in
            let path = dragged.first { $0.item === item }?.path
            let size = path.flatMap { view.layoutAttributesForItem(at: $0)?.size } ?? .zero
            return Item(dragItem: item, sourceIndexPath: path, previewSize: size)
        }
    }

    private final class Item: UICollectionViewDropItem {
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
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        guard let view else { return DragAnimation() }
        var goal = DropGoal(view, rect: .zero)
        goal.resolve = { [weak view] in
            guard let view else { return (.null, nil) }
            let path = view.collection.transfer?.shownPath(indexPath) ?? indexPath
            guard path.count == 2, path.section < view.numberOfSections,
                path.item < view.numberOfItems(inSection: path.section),
                let place = view.layoutAttributesForItem(at: path)
            else { return (.null, nil) }
            return (place.frame, view.cellForItem(at: path))
        }
        return lead(dragItem, goal)
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        guard let view, let frame = view.layoutAttributesForItem(at: indexPath)?.frame else {
            return DragAnimation()
        }
        return lead(dragItem, DropGoal(view, rect: rect.offsetBy(dx: frame.minX, dy: frame.minY)))
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
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let phantom = CollectionTransfer.Phantom(path: placeholder.path, placeholder: placeholder)
        let context = CollectionPlaceholderContext(dragItem, phantom, in: view)
        guard let view else { return context }
        if !view.insertPhantom(phantom) { context.path = placeholder.path }
        var goal = DropGoal(view, rect: .zero)
        goal.resolve = { [weak view] in
            guard let view, view.collection.transfer?.phantom(at: phantom.path) === phantom,
                let place = view.layoutAttributesForItem(at: phantom.path)
            else { return (.null, nil) }
            return (place.frame, nil)
        }
        goal.animation = context.animation
        interaction.goals[ObjectIdentifier(dragItem)] = goal
        return context
    }

    private func lead(_ item: UIDragItem, _ goal: DropGoal) -> any UIDragAnimating {
        interaction.goals[ObjectIdentifier(item)] = goal
        return goal.animation
    }
}

/// What ends a placeholder of a collection view.
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let animation = DragAnimation()
    private weak var view: UICollectionView?
    private let phantom: CollectionTransfer.Phantom
    /// Where the item goes that nothing stands for, as the layout is the app's own; else nil.
    var path: IndexPath?

    init(
        _ item: UIDragItem,
        _ phantom: CollectionTransfer.Phantom,
        in view: UICollectionView?
    ) {
        dragItem = item
        self.phantom = phantom
        self.view = view
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let view, let path = end() else { return false }
        withoutActuallyEscaping(dataSourceUpdates) { change in
            view.performBatchUpdates {
                change(path)
                view.insertItems(at: [path])
            }
        }
        return true
    }

    @discardableResult
    func deletePlaceholder() -> Bool { end() != nil }

    func setNeedsCellUpdate() {
        guard let view, isShown, let cell = view.cellForItem(at: phantom.path) else { return }
        phantom.placeholder?.cellUpdateHandler?(cell)
    }

    private var isShown: Bool {
        view?.collection.transfer?.phantoms.contains { $0 === phantom } == true
    }

    /// Takes the placeholder away; returns where it was, nil where it was gone.
    private func end() -> IndexPath? {
        if let path, let view {
            self.path = nil
            let count = view.numberOfItems(inSection: path.section)
            return IndexPath(item: min(path.item, count), section: path.section)
        }
        guard let view, isShown, let transfer = view.collection.transfer else { return nil }
        let path = transfer.dataPath(phantom.path)
        view.removePhantom(phantom)
        return path
    }
}
