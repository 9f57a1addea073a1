import CoreGraphics

/// A drop onto a table, which says what was dropped and is told where it goes.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// What was dropped.
    var items: [any UITableViewDropItem] { get }
    /// The row at the place of the drop, as the delegate heard it last; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Inserts a row that stands for an item until its data is there.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    /// Lets an item go to a row, which the table has by then.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item go into a part of a row, in the row's coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating
    /// Lets an item go to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that were dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row that it was lifted from; nil where that is none of the table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture, in points; zero without one.
    var previewSize: CGSize { get }
}

/// A row that stands for something whose data is not there yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let path: IndexPath
    let identifier: String
    let height: CGFloat
    /// Fills the cell; default nil.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The row before which it stands.
    ///   - reuseIdentifier: The name of its cell, as it is registered.
    ///   - rowHeight: Its height, in points; `automaticDimension` for what the cell asks for.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        path = insertionIndexPath
        identifier = reuseIdentifier
        height = rowHeight
        super.init()
    }
}

/// A row that stands for a dropped item until its data is there.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {}

/// What ends a placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that it stands for.
    var dragItem: UIDragItem { get }
    /// Puts a row of the data source in its place.
    ///
    /// - Parameter dataSourceUpdates: Adds the data at the row that it is given.
    /// - Returns: Whether the placeholder was still there; if not, nothing is called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes it away; returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}
