import Foundation
import RenderTree

/// A layout of lines: items stand side by side until a line is full.
///
/// Sections follow each other, each with a header and a footer where these have a size.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Asks items for their own size, where it is the estimate.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// What section insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    var places = FlowPlaces()

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive; storyboards and xibs set its properties afterwards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The distance of lines, in points; default 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidate(oldValue, minimumLineSpacing) }
    }
    /// The least distance of items in a line, in points; default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidate(oldValue, minimumInteritemSpacing) }
    }
    /// The size of items, in points; default 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidate(oldValue, itemSize) }
    }
    /// The size that items are taken for until they are measured; default zero: they are not.
    open var estimatedItemSize = CGSize.zero {
        didSet { if oldValue != estimatedItemSize { forgetMeasured() } }
    }
    /// The direction in which lines follow each other; default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidate(oldValue, scrollDirection) }
    }
    /// The size of headers; only the length in the scrolling direction counts; default zero.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidate(oldValue, headerReferenceSize) }
    }
    /// The size of footers; only the length in the scrolling direction counts; default zero.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidate(oldValue, footerReferenceSize) }
    }
    /// The margins of a section's items, in points; default none.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(oldValue, sectionInset) } }
    /// What section insets are measured from; default the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidate(oldValue, sectionInsetReference) }
    }
    /// Whether headers stay in sight while their section is; default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidate(oldValue, sectionHeadersPinToVisibleBounds) }
    }
    /// Whether footers stay in sight while their section is; default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidate(oldValue, sectionFootersPinToVisibleBounds) }
    }

    private func invalidate<Value: Equatable>(_ old: Value, _ new: Value) {
        if old != new { invalidateLayout() }
    }

    private func forgetMeasured() {
        measured = [:]
        collectionView?.collection.knownSizes = nil
        invalidateLayout()
    }

    // MARK: - Layout

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    override var computesPlaces: Bool { true }
    override var placedSize: CGSize { places.contentSize }
    override func computePlaces() { fillLines() }
    override func places(in rect: CGRect) -> [ElementPlace] { elements(in: rect) }
    override func place(of element: CollectionElement) -> ElementPlace? { lookUp(element) }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalid(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsAnything || dependsOn(newBounds.size)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isResized = dependsOn(newBounds.size)
            context.invalidateFlowLayoutDelegateMetrics = isResized
            context.invalidateFlowLayoutAttributes = isResized
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero,
            preferredAttributes.representedElementCategory == .cell
        else { return false }
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    override var followsInsets: Bool { true }
}

extension UICollectionView {
    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}
