import Foundation
import RenderTree

/// What decides where a collection view shows its items, supplementary and decoration views.
///
/// Subclasses override `prepare()`, `collectionViewContentSize` and the methods that return
/// attributes; all rectangles are in the content's coordinates, in points.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?
    var decorations: [String: ReusableSource] = [:]
    /// What the collection view says of the invalidation that runs; nil for one by the app.
    private var givenContext: UICollectionViewLayoutInvalidationContext?
    /// Whether places that were computed ahead fit the data and the settings.
    var arePlacesValid = false
    /// The sizes that views asked for, of a layout that computes places ahead.
    var measured: [CollectionElement: CGSize] = [:]

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that say what an invalidation is about.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive; storyboards and xibs set its properties afterwards.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: - Attributes

    /// Computes places ahead; called before the first question after an invalidation.
    open func prepare() {
        guard computesPlaces, !arePlacesValid else { return }
        arePlacesValid = true
        computePlaces()
    }

    /// The size of all content; default zero.
    open var collectionViewContentSize: CGSize { placedSize }

    /// Returns the attributes of all that touches a rectangle; default none.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        computesPlaces ? placedAttributes(in: rect) : nil
    }

    /// Returns the attributes of an item; default nil.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placedAttributes(of: .item(indexPath)) }

    /// Returns the attributes of a supplementary view; default nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placedAttributes(of: .supplementary(elementKind, indexPath))
    }

    /// Returns the attributes of a decoration view; default nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placedAttributes(of: .decoration(elementKind, indexPath))
    }

    /// Makes decoration views of a kind instances of a class; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { .type($0) }
    }

    /// Makes decoration views of a kind from a xib; nil forgets it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: - Invalidation

    /// Makes the collection view ask for all attributes anew at its next layout.
    ///
    /// Overrides call super. The collection view calls it too, with each change of its data or
    /// bounds that makes the layout invalid.
    open func invalidateLayout() {
        if let given = givenContext {
            // Once: what follows of it may run code of the app that makes the layout invalid, too.
            givenContext = nil
            return invalidateLayout(with: given)
        }
        let context = makeContext(Self.invalidationContextClass)
        context.isEverything = true
        invalidateLayout(with: context)
    }

    /// Makes the collection view ask anew for what a context names; overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Returns whether another place or size of the visible part changes the layout; default no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns what another visible part makes invalid.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext(Self.invalidationContextClass)
    }

    /// Returns whether a view's own idea of its attributes changes the layout; default no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { computesPlaces && differs(preferredAttributes, from: originalAttributes) }

    /// Returns what a view's own idea of its attributes makes invalid.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext(Self.invalidationContextClass)
        if computesPlaces {
            measured[CollectionElement(preferredAttributes)] = preferredAttributes.size
            arePlacesValid = false
        }
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        }
        return context
    }

    // MARK: - Offsets

    /// Returns where scrolling is to come to rest; default where it would.
    ///
    /// The velocity is in points for each millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset after an update or a change of layouts; default the one there is.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: - Updates

    /// Tells what a batch of updates changes, before attributes are asked for.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Tells that the animation of a batch of updates was set up.
    open func finalizeCollectionViewUpdates() {}
    /// Tells that the view gets another size within an animation, before places are asked for.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Tells that everything stands where it belongs in the view's new size.
    open func finalizeAnimatedBoundsChange() {}
    /// Tells that another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Tells that this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Tells that the change of layouts was set up.
    open func finalizeLayoutTransition() {}

    /// Returns which supplementary views of a kind go with a batch of updates, by old index paths.
    ///
    /// Default none: those of sections that go, and those that the layout does not return any more.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }
    /// Returns which supplementary views of a kind come anew with a batch of updates.
    ///
    /// Default none: those that the layout did not return before. One that stands at the index path
    /// already makes place for another.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }
    /// Returns which decoration views of a kind go with a batch of updates, by old index paths.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns which decoration views of a kind come anew with a batch of updates.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns what an item that appears begins with.
    ///
    /// Default: its old place where it was there before, else its place with an opacity of 0.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(.item(itemIndexPath))
    }

    /// Returns what an item that disappears ends with.
    ///
    /// Default: its new place where it is still there, else its place with an opacity of 0.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(.item(itemIndexPath))
    }

    /// Returns what a supplementary view that appears begins with; default as items do.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(.supplementary(elementKind, elementIndexPath))
    }

    /// Returns what a supplementary view that disappears ends with; default as items do.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(.supplementary(elementKind, elementIndexPath))
    }

    /// Returns what a decoration view that appears begins with; default as items do.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(.decoration(elementKind, decorationIndexPath))
    }

    /// Returns what a decoration view that disappears ends with; default as items do.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(.decoration(elementKind, decorationIndexPath))
    }

    // MARK: - Movement

    /// Returns where an item that is moved about would stand; default that of the item there.
    ///
    /// The index path is where the item stands now, the position its middle, in the content's
    /// coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath { defaultTarget(of: previousIndexPath, at: position) }

    /// Returns how an item is shown that is moved about; default at its place, above others.
    ///
    /// The index path is where the item stands among the others, the position its middle, in the
    /// content's coordinates.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate ?? makeAttributes(.item(indexPath))
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns what the movement of items makes invalid.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, previousIndexPaths, targetPosition, previousPosition)
    }

    /// Returns what the end of the movement of items makes invalid.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(indexPaths, previousIndexPaths, .zero, .zero)
    }

    // MARK: - Direction

    /// The direction that the layout's horizontal coordinates were made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether content is mirrored where the user's direction is the other one; default false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Hooks

    /// Whether the layout computes places ahead, as UIKit's own do.
    var computesPlaces: Bool { false }
    /// Computes the places of everything.
    func computePlaces() {}
    /// The size of the content that places were computed for.
    var placedSize: CGSize { .zero }
    /// Returns the places of all that touches a rectangle.
    func places(in rect: CGRect) -> [ElementPlace] { [] }
    /// Returns the place of an element; nil where there is none.
    func place(of element: CollectionElement) -> ElementPlace? { nil }
    /// Changes what is about to be shown.
    func changeInSight(
        _ attributes: inout [CollectionElement: UICollectionViewLayoutAttributes]
    ) {}
    /// Returns the directions in which a view chooses its size; others are the layout's.
    func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> ScrollContent.Axes { .both }
    /// Whether the layout takes views' own sizes; nil where it has to be found out.
    var asksForSizes: Bool? { nil }
    /// The colour behind lists; nil for layouts without one.
    var listFill: UIColor? { nil }
    /// Whether rows may have actions beside them.
    var hasSwipeActions: Bool { false }
    /// Returns the actions beside a row; nil for none.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? { nil }
    /// Returns how a section scrolls by itself; nil for one that does not.
    func scroller(of section: Int) -> OrthogonalSection? { nil }
    /// Returns the sections in a part of the content that scroll by themselves.
    func orthogonalSections(in rect: CGRect) -> [Int] { [] }
    /// Returns how far a section is scrolled that scrolls by itself, in points.
    func offset(of section: Int) -> CGFloat { 0 }
    /// A section was scrolled that scrolls by itself.
    func section(_ number: Int, isScrolledTo offset: CGFloat) {}
    /// Whether places depend on the view's insets.
    var followsInsets: Bool { false }
    /// The data changed: what is kept by index path moves on.
    func dataWasUpdated(_ mapping: CollectionMapping) {
        guard !measured.isEmpty else { return }
        var moved: [CollectionElement: CGSize] = [:]
        for (element, size) in measured where !mapping.isReloaded(element) {
            if let target = mapping.element(element) { moved[target] = size }
        }
        measured = moved
    }
}

extension UICollectionViewLayout {
    /// Makes invalid what a context of the collection view's names.
    ///
    /// This goes by way of `invalidateLayout()`, where layouts forget what they keep.
    func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
        let outer = givenContext
        givenContext = context
        defer { givenContext = outer }
        invalidateLayout()
    }

    private func movementContext(
        _ targets: [IndexPath],
        _ previous: [IndexPath],
        _ position: CGPoint,
        _ previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext(Self.invalidationContextClass)
        context.interactiveMovementTarget = position
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.invalidateItems(at: Array(Set(targets + previous)).sorted())
        return context
    }

    /// Returns the index path of the item at a place, apart from the one that is moved.
    private func defaultTarget(of previous: IndexPath, at position: CGPoint) -> IndexPath {
        let around = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        let found = layoutAttributesForElements(in: around) ?? []
        let item = found.first {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }
        return item?.indexPath ?? previous
    }

    func makeContext(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        ObjectFactory.make(type) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Returns new attributes of the layout's class.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        let isPlain = type == UICollectionViewLayoutAttributes.self
        let made =
            isPlain
            ? UICollectionViewLayoutAttributes()
            : ObjectFactory.make(type) as? UICollectionViewLayoutAttributes
                ?? UICollectionViewLayoutAttributes()
        made.represent(element.category, element.kind, element.indexPath)
        return made
    }
}
