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
    /// How far the sections are scrolled that scroll by themselves, by number.
    var offsets: [Int: CGFloat] = [:]

    // Apps subclass the layout by any of these, as all of them are designated in UIKit.

    /// Creates a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout all of whose sections are alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections a closure makes, by their numbers.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
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

    override var computesPlaces: Bool { true }
    override var placedSize: CGSize { places.contentSize }
    override func computePlaces() { placeSections() }
    override func places(in rect: CGRect) -> [ElementPlace] { elements(in: rect) }
    override func place(of element: CollectionElement) -> ElementPlace? { lookUp(element) }
    override func changeInSight(
        _ attributes: inout [CollectionElement: UICollectionViewLayoutAttributes]
    ) { askSections(of: &attributes) }

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
        if isNamed || places.roomSize != roomSize { arePlacesValid = false }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        places.hasPinned || places.changesItemsInSight || places.roomSize != newBounds.size
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - Hooks

    override var followsInsets: Bool { true }

    override var asksForSizes: Bool? { places.hasMeasured }

    override func fittedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> ScrollContent.Axes { lookUp(CollectionElement(attributes))?.measuredAxes ?? [] }

    override var listFill: UIColor? {
        places.sections.first { $0.list != nil }?.list?.fill
    }

    override var hasSwipeActions: Bool {
        places.sections.contains {
            $0.list?.leadingSwipeActionsConfigurationProvider != nil
                || $0.list?.trailingSwipeActionsConfigurationProvider != nil
        }
    }

    override func swipeActions(
        at path: IndexPath,
        isTrailing: Bool
    ) -> UISwipeActionsConfiguration? { listActions(path, isTrailing) }

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

    override func dataWasUpdated(_ mapping: CollectionMapping) {
        super.dataWasUpdated(mapping)
        guard !offsets.isEmpty else { return }
        let old = offsets
        offsets = [:]
        for (number, offset) in old {
            if let target = mapping.section(number) { offsets[target] = offset }
        }
    }
}
