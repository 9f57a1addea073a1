import CoreGraphics

/// A supplementary view of an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// Where at the item the view stands.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view stands there; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front; default 1, before items.
    open var zIndex = 1

    /// Creates a view of a kind at an anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view of a kind one of whose points stands at an anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    /// Returns the place of the view at an item.
    func frame(at rect: CGRect, size: CGSize) -> CGRect {
        var frame = containerAnchor.frame(of: size, at: rect)
        guard let itemAnchor else { return frame }
        // The named point of the view comes to stand on the named point of the item.
        let target = containerAnchor.frame(of: .zero, at: rect).origin
        let point = itemAnchor.frame(of: .zero, at: CGRect(origin: .zero, size: size)).origin
        frame.origin = CGPoint(x: target.x - point.x, y: target.y - point.y)
        return frame
    }
}

/// A header or footer of a section, or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge at which the view stands.
    public let alignment: NSRectAlignment
    /// The distance from its place, in points.
    public let offset: CGPoint
    /// Whether the section grows by the view; default true.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section is; default false.
    open var pinToVisibleBounds = false

    /// Creates a view of a kind at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
        zIndex = 0
    }

    var isBelow: Bool {
        alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
    }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The order from back to front; default 0.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
    }

    /// Returns a view of a kind that fills a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// An edge or corner at which something stands.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
}
