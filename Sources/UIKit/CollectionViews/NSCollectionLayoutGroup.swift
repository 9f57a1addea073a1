import CoreGraphics

/// Items beside or below each other in a compositional layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// How many items share the length; nil repeats the items as often as they fit.
    let count: Int?
    /// Whether a number of items keep their own lengths where these fit.
    let keepsLengths: Bool
    /// The items, over and over.
    public let subitems: [NSCollectionLayoutItem]
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// Views that stand at the group's edges, with the index path of its first item; default none.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }
    /// The distance between items; default none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ arrangement: Arrangement,
        _ layoutSize: NSCollectionLayoutSize,
        _ subitems: [NSCollectionLayoutItem],
        count: Int?,
        keepsLengths: Bool
    ) {
        self.arrangement = arrangement
        self.keepsLengths = keepsLengths
        self.subitems = subitems
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: layoutSize)
    }

    /// Returns items side by side, repeated as long as they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(.horizontal, layoutSize, subitems) }

    /// Returns a number of items side by side that share the width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { make(.horizontal, layoutSize, [subitem], count) }

    /// Returns a number of items side by side, each as wide as it says.
    ///
    /// Items that do not fit all share the width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        make(.horizontal, layoutSize, [subitem], count, keepsLengths: true)
    }

    /// Returns items below each other, repeated as long as they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(.vertical, layoutSize, subitems) }

    /// Returns a number of items below each other that share the height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { make(.vertical, layoutSize, [subitem], count) }

    /// Returns a number of items below each other, each as high as it says.
    ///
    /// Items that do not fit all share the height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        make(.vertical, layoutSize, [subitem], count, keepsLengths: true)
    }

    /// Returns items in places that the app computes.
    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { make(.custom(itemProvider), layoutSize, []) }

    private static func make(
        _ arrangement: Arrangement,
        _ layoutSize: NSCollectionLayoutSize,
        _ subitems: [NSCollectionLayoutItem],
        _ count: Int? = nil,
        keepsLengths: Bool = false
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            arrangement,
            layoutSize,
            subitems,
            count: count,
            keepsLengths: keepsLengths
        )
    }
}

/// What computes the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group of the app's own making.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// The order from back to front.
    public let zIndex: Int

    /// Creates a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
