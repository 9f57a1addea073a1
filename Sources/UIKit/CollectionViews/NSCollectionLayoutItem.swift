import CoreGraphics

/// A place for an item, or for what consists of items, in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size of the place.
    public let layoutSize: NSCollectionLayoutSize
    private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Views that stand at the place's edges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
    /// How much smaller than the place the item is; default not at all.
    ///
    /// Items whose size is estimated have none in that direction.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the place; default none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates a place.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        ownSupplementaryItems = []
        super.init()
    }

    /// Creates a place with views at its edges.
    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        ownSupplementaryItems = supplementaryItems
        super.init()
    }
}
