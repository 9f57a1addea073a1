import CoreGraphics

/// A distance in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The distance, or the least one, in points.
    public let spacing: CGFloat
    /// Whether the distance takes a share of the room that is left.
    public let isFlexibleSpacing: Bool
    /// Whether the distance stays as it is.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Returns a distance that takes a share of the room that is left.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a distance that stays as it is.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The distance after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}
