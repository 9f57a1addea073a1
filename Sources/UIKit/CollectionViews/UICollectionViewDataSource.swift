import Foundation

/// What a collection view gets its items from.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns how many items a section has.
    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int
    /// Returns the cell that shows an item: one that the collection view dequeues.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns how many sections there are; default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view: one that the collection view dequeues.
    ///
    /// Needed where the layout has such views.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns whether an item can be moved about.
    ///
    /// Default true, but for the long press of a collection view controller, where it is false.
    func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool
    /// Tells that a person moved an item: the data is to follow.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    public func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.collection.isMovedByPerson }

    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { collectionView.moveIsMissing() }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "The layout asks for a supplementary view of kind \(kind) at \(indexPath), but "
                + "\(type(of: self)) does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
    }
}

/// What prepares data before a collection view needs it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Tells which items a person will probably see soon.
    func collectionView(
        _ collectionView: UICollectionView,
        prefetchItemsAt indexPaths: [IndexPath]
    )
    /// Tells which of these items will probably not be seen after all.
    func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    )
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
