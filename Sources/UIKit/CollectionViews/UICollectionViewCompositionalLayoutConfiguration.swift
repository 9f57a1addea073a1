import CoreGraphics

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other; default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points; default 0.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What keeps sections away from the edges; default the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration.
    public override init() { super.init() }
}

/// What content keeps away from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the configuration of the layout says.
    case automatic
    /// Nothing.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The layout margins, and what makes lines too long to read.
    case readableContent
}
