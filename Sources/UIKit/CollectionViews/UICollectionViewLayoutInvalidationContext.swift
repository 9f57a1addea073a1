import Foundation

/// What of a layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is invalid: by `invalidateLayout()`, or since the data changed.
    open var invalidateEverything: Bool { isEverything }
    /// Whether the numbers of sections and items are asked for anew.
    open var invalidateDataSourceCounts: Bool { isDataSource }
    /// The items that are invalid; nil where none is named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are invalid, by kind; nil where none is named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are invalid, by kind; nil where none is named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the offset moves with the invalidation, in points; default not at all.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content grows with the invalidation, in points; default not at all.
    open var contentSizeAdjustment = CGSize.zero
    /// Where the item is that is moved about, in the content's coordinates; zero for none.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// Where items that are moved about stood before; nil for none.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where items that are moved about stand now; nil for none.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    var isEverything = false
    var isDataSource = false

    /// Creates a context that names nothing.
    public override init() { super.init() }

    /// Names items that are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views that are invalid.
    open func invalidateSupplementaryElements(
        ofKind elementKind: String,
        at indexPaths: [IndexPath]
    ) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }

    /// Names decoration views that are invalid.
    open func invalidateDecorationElements(
        ofKind elementKind: String,
        at indexPaths: [IndexPath]
    ) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = paths
    }
}
