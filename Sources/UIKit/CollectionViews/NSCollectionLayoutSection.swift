import CoreGraphics

/// A section of a compositional layout: one group over and over.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The margins of the groups; default none.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the groups keep away from; default what the configuration of the layout says.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What headers and footers keep away from; default the same as the groups.
    ///
    /// Any other value leaves the margins of the groups to these.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The distance between groups, in points; default 0.
    open var interGroupSpacing: CGFloat = 0
    /// Whether groups stand side by side and scroll by themselves; default not.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How the content moves where groups scroll by themselves.
    open var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers; default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section; default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether headers and footers keep the groups' margins; default true.
    open var supplementariesFollowContentInsets = true
    /// What changes the items that are in sight, before they are shown; default nil.
    ///
    /// Called with each layout, also as a person scrolls.
    open var visibleItemsInvalidationHandler:
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// How the section looks as a list; nil for one that is none.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// How a section scrolls that scrolls by itself.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not: groups stand below each other.
    case none
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest at the edges of groups.
    case continuousGroupLeadingBoundary
    /// By the width of the collection view.
    case paging
    /// Group by group.
    case groupPaging
    /// Group by group, each in the middle.
    case groupPagingCentered
}
