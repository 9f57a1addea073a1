import Foundation
import RenderTree

/// Makes a section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// What all sections have in common.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    var places = CompositionalPlaces()
    /// The sizes that views asked for.
    var measured: [CollectionElement: CGSize] = [:]
    /// How far the sections are scrolled that scroll by themselves, by number.
    var offsets: [Int: CGFloat] = [:]

    /// Creates a layout all of whose sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    /// Creates a layout all of whose sections are alike.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections a closure makes, by their numbers.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Creates a layout whose sections a closure makes, by their numbers.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// A compositional layout is made by code; this returns nil.
    public required init?(coder: NSCoder) { nil }

    func section(_ number: Int, _ room: CollectionLayoutContainer) -> NSCollectionLayoutSection {
        guard let section = provider(number, room) else {
            preconditionFailure(
                "The section provider of the compositional layout returned nil for section "
                    + "\(number)."
            )
        }
        return section
    }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        if !places.isValid { computePlaces() }
    }

    open override var collectionViewContentSize: CGSize { places.contentSize }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.item(indexPath)) }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decoration(elementKind, indexPath)) }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything && context.invalidateDataSourceCounts {
            measured = [:]
            offsets = [:]
        }
        // A change of the visible part names nothing and moves what is pinned only.
        let isNamed =
            context.invalidateEverything || context.invalidateDataSourceCounts
            || context.invalidatedItemIndexPaths != nil
            || context.invalidatedSupplementaryIndexPaths != nil
        if isNamed || places.roomSize != roomSize { places.isValid = false }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        places.hasPinned || places.roomSize != newBounds.size
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = fittedAxes(of: originalAttributes)
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        // Less than a tenth of a point comes from rounding, and would come again.
        return axes.contains(.horizontal) && abs(new.width - old.width) > 0.1
            || axes.contains(.vertical) && abs(new.height - old.height) > 0.1
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let element = CollectionElement(preferredAttributes)
        measured[element] = preferredAttributes.size
        places.isValid = false
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - Hooks

    override var followsInsets: Bool { true }

    override var asksForSizes: Bool? { places.hasMeasured }

    override func fittedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> ScrollContent.Axes { measuredAxes(CollectionElement(attributes)) }

    override func dataWasUpdated(_ mapping: CollectionMapping) {
        var moved: [CollectionElement: CGSize] = [:]
        for (element, size) in measured where !mapping.isReloaded(element.indexPath) {
            if let target = mapping.element(element) { moved[target] = size }
        }
        measured = moved
    }

    override func scroller(of section: Int) -> OrthogonalSection? {
        places.sections.indices.contains(section) ? places.sections[section].orthogonal : nil
    }

    override func orthogonalSections(in rect: CGRect) -> [Int] {
        places.sections.indices.filter {
            places.sections[$0].orthogonal?.frame.intersects(rect) ?? false
        }
    }

    override func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

    override func section(_ number: Int, isScrolledTo offset: CGFloat) {
        offsets[number] = offset
    }
}
