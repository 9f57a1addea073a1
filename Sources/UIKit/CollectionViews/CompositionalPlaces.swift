import CoreGraphics
import Foundation
import RenderTree

/// The places of everything in a compositional layout, in the content's coordinates.
struct CompositionalPlaces {
    /// A header, footer or background.
    struct Bar {
        let element: CollectionElement
        let frame: CGRect
        let zIndex: Int
        let isPinned: Bool
        let isBelow: Bool
        let measuredAxes: ScrollContent.Axes
    }

    struct Section {
        var frame = CGRect.zero
        /// The places as if nothing was scrolled sideways.
        var places: [CompositionalSolver.Place] = []
        /// The indices in `places` of the items.
        var items: [Int] = []
        var bars: [Bar] = []
        var orthogonal: OrthogonalSection?
        /// How the section looks as a list; nil for one that is none.
        var list: UICollectionLayoutListConfiguration?
        /// What changes the items in sight; nil where nothing does.
        var changeItems: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    }

    var sections: [Section] = []
    /// The headers and footers of the whole layout.
    var bars: [Bar] = []
    var contentSize = CGSize.zero
    /// The size of the view that the places were made for.
    var roomSize = CGSize.zero
    var hasPinned = false
    /// Whether a section changes its items that are in sight.
    var changesItemsInSight = false
    /// Whether some sizes are those that views ask for.
    var hasMeasured = false
}

/// A section that scrolls by itself.
struct OrthogonalSection: Equatable {
    /// The part of the content that scrolls.
    var frame: CGRect
    /// The width of what scrolls, in points.
    var contentWidth: CGFloat
    /// The distance from one group to the next, in points.
    var stride: CGFloat
    /// The room before the first group, in points.
    var margin: CGFloat
    var groupWidth: CGFloat
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
}
