import CoreGraphics

/// A drop onto a collection view, which says what was dropped and is told where it goes.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// What was dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The item at the place of the drop, as the delegate heard it last; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Inserts a cell that stands for an item until its data is there.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    /// Lets an item go to one of the collection view's, which it has by then.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item go into a part of one of the collection view's, in that one's coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating
    /// Lets an item go to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that were dropped onto a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The item that it was lifted from; nil where that is none of the collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture, in points; zero without one.
    var previewSize: CGSize { get }
}

/// A cell that stands for something whose data is not there yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let path: IndexPath
    let identifier: String
    /// Fills the cell; default nil.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The item before which it stands.
    ///   - reuseIdentifier: The name of its cell, as it is registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        path = insertionIndexPath
        identifier = reuseIdentifier
        super.init()
    }
}

/// A cell that stands for a dropped item until its data is there.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// What ends a placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that it stands for.
    var dragItem: UIDragItem { get }
    /// Puts an item of the data source in its place.
    ///
    /// - Parameter dataSourceUpdates: Adds the data at the item that it is given.
    /// - Returns: Whether the placeholder was still there; if not, nothing is called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes it away; returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the cell filled anew.
    func setNeedsCellUpdate()
}
