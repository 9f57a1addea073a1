import CoreGraphics

/// A drop onto a collection view.
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
    private weak var view: UICollectionView?
    let proposal: UICollectionViewDropProposal

    init(_ view: UICollectionView, _ target: ListDropTarget, _ session: any UIDropSession) {
        self.view = view
        proposal =
            target.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: .cancel)
        super.init(view, target, session)
    }

    var items: [any UICollectionViewDropItem] { dropped }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        lead(dragItem, to: indexPath)
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating { lead(dragItem, into: indexPath, rect) }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let phantom = CollectionTransfer.Phantom(path: placeholder.path, placeholder: placeholder)
        let context = CollectionPlaceholderContext(dragItem, phantom, in: view)
        guard let view else { return context }
        if !view.insertPhantom(phantom) { context.path = placeholder.path }
        lead(context) { [weak view] in
            guard let view, view.collection.transfer?.phantom(at: phantom.path) === phantom else {
                return nil
            }
            return view.layoutAttributesForItem(at: phantom.path)?.frame
        }
        return context
    }
}

/// What ends a placeholder of a collection view.
final class CollectionPlaceholderContext: ListPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    private weak var view: UICollectionView?
    private let phantom: CollectionTransfer.Phantom
    /// Where the item goes that nothing stands for, as the layout is the app's own; else nil.
    var path: IndexPath?

    init(
        _ item: UIDragItem,
        _ phantom: CollectionTransfer.Phantom,
        in view: UICollectionView?
    ) {
        self.phantom = phantom
        self.view = view
        super.init(item)
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
            && !phantom.isLeaving
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
        guard let batch = view.collection.batch else { return path }
        return path.moved(by: batch.deletes, batch.inserts, batch.moves)
    }
}
