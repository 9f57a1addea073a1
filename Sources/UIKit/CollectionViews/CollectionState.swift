import Foundation

/// What a collection view knows of its data, its views and its selection.
struct CollectionState {
    /// A view that is shown.
    struct Shown {
        let view: UICollectionReusableView
        /// What the layout said of it last.
        var attributes: UICollectionViewLayoutAttributes {
            didSet { values = attributes.values }
        }
        /// What the attributes said then: layouts may change the objects that they gave.
        private(set) var values: UICollectionViewLayoutAttributes.Values
        /// Whether its own size was asked for.
        var isMeasured = false
        /// What the layout and the view said when it was asked; nil before.
        var sizes: (given: CGSize, own: CGSize)?

        init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
            self.view = view
            self.attributes = attributes
            values = attributes.values
        }

        /// Whether the view shows what attributes say.
        func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
            self.attributes === attributes
                ? values == attributes.values : self.attributes.isEqual(attributes)
        }
    }

    /// A touch on an item.
    struct Press {
        weak var touch: UITouch?
        var path: IndexPath
    }

    /// The name of a queue of views for reuse.
    struct ReuseKey: Hashable {
        let kind: String?
        let identifier: String

        init(_ kind: String?, _ identifier: String) {
            self.kind = kind
            self.identifier = identifier
        }
    }

    /// The sizes that a layout knew before all data came anew.
    struct KnownSizes {
        let sizes: [CollectionElement: CGSize]
        /// The numbers of items by section then.
        let counts: [Int]
        /// The size of the collection view then, in points.
        let viewSize: CGSize
    }

    /// The numbers of items by section; nil before the data source was asked.
    var counts: [Int]?
    /// What items are taken for until they are measured again; nil for what the layout guesses.
    var knownSizes: KnownSizes?
    var isLayoutInvalid = true
    /// Whether the layout was not told yet that there is something to place.
    var isLayoutNew = true
    /// Whether the layout placed something since all data came anew.
    var isPlaced = false
    /// Whether the layout was told of an animated change of bounds whose end it waits for.
    var areBoundsAnimated = false
    /// What the layout says of the change of bounds that is under way; nil for nothing.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// Whether attributes are to be asked for though the visible part is the same.
    var isElementsInvalid = true
    /// The part of the content whose elements are shown.
    var shownRect = CGRect.null
    var shown: [CollectionElement: Shown] = [:]
    /// Views that leave in an animation.
    var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []
    var sources: [ReuseKey: ReusableSource] = [:]
    var queues: [ReuseKey: [UICollectionReusableView]] = [:]
    var selected: Set<IndexPath> = []
    /// The touch that an item is lit up for; other fingers are ignored meanwhile.
    var press: Press?
    /// The changes that are being collected; nil outside of a batch.
    var batch: CollectionBatch?
    /// What the running update looks like; nil outside of one.
    var update: CollectionUpdate?
    /// The item that a person or the app moves about; nil for none.
    var movement: CollectionMovement?
    /// What the view has to do with drags; nil where the app did not ask for any.
    var transfer: CollectionTransfer?
    /// The cell that is still above the others after its movement, and its own height.
    var raised: (cell: UICollectionReusableView, height: CGFloat)?
    /// Whether a long press asks if an item can be moved: nobody who says nothing means that.
    var isMovedByPerson = false
    /// The cell that is being filled anew.
    var reconfigured: UICollectionViewCell?
    var prefetched: Set<IndexPath> = []
    /// Whether the data source was told by the index paths of its cells to fill one.
    var isShowing = false
    /// The views of sections that scroll by themselves.
    var scrollers: [Int: OrthogonalScroller] = [:]
    /// What moves rows of lists aside; nil where none can be.
    var swipe: CollectionSwipe?
    /// What shows the menus of items; nil without a delegate.
    var menuPress: MenuPress?
    var isEditing = false
    var allowsSelectionWhileEditing = false
    var allowsSeveralWhileEditing = false
    /// The part that was shown before the one that is.
    var formerRect = CGRect.null
    /// Whether the layout takes views' own sizes; nil before it was asked.
    var takesPreferredSizes: Bool?
    /// The elements whose sizes the layout does not take from their views, as it is now.
    var refusingSizes: Set<CollectionElement> = []
}
