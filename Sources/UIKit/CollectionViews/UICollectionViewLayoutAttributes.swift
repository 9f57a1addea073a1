import Foundation

/// Where and how a collection view shows an item, a supplementary or a decoration view.
///
/// Subclasses that add properties override `copy(with:)` and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place and size in the content's coordinates, in points; of no use under a transform.
    open var frame: CGRect {
        get {
            let bounds = CGRect(
                x: -size.width / 2,
                y: -size.height / 2,
                width: size.width,
                height: size.height
            )
            return bounds.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The middle in the content's coordinates, in points.
    open var center = CGPoint.zero
    /// The size in points.
    open var size = CGSize.zero
    /// The transform in space about the middle; default identity.
    open var transform3D = CATransform3DIdentity
    /// The rectangle in the view's own coordinates; its origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The transform about the middle; default identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The opacity, 0…1; default 1.
    open var alpha: CGFloat = 1
    /// The order from back to front; default 0, and the order of index paths among equals.
    open var zIndex = 0
    /// Whether the view is left out; default false.
    open var isHidden = false
    /// The index path of the item, or of the supplementary or decoration view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What the attributes are of.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of supplementary or decoration view; nil for items.
    open private(set) var representedElementKind: String?
    /// What the view is in a list; nil for one that is in none.
    var list: ListItemLook?
    /// Whether the view stays at an edge while its section scrolls.
    var isPinned = false

    /// Creates attributes of nothing in particular; use the other initialisers.
    public override init() { super.init() }

    /// Creates attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String,
        with indexPath: IndexPath
    ) {
        self.init()
        represent(.supplementaryView, elementKind, indexPath)
    }

    /// Creates attributes of a decoration view.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String,
        with indexPath: IndexPath
    ) {
        self.init()
        represent(.decorationView, decorationViewKind, indexPath)
    }

    func represent(
        _ category: UICollectionView.ElementCategory,
        _ kind: String?,
        _ indexPath: IndexPath
    ) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Returns a copy of the same class; subclasses copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            ObjectFactory.make(type(of: self)) as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes()
        copy.represent(representedElementCategory, representedElementKind, indexPath)
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.list = list
        copy.isPinned = isPinned
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self
            || other.indexPath == indexPath && other.center == center && other.size == size
                && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
                && other.representedElementCategory == representedElementCategory
                && other.representedElementKind == representedElementKind
                && other.list == list && other.isPinned == isPinned
                && CATransform3DEqualToTransform(other.transform3D, transform3D)
    }

    open override var hash: Int { indexPath.hashValue }

    /// Where and how the element is shown, apart from what subclasses add.
    struct Values: Equatable {
        var center: CGPoint
        var size: CGSize
        var alpha: CGFloat
        var zIndex: Int
        var isHidden: Bool
        var transform: CATransform3D

        static func == (left: Values, right: Values) -> Bool {
            left.center == right.center && left.size == right.size && left.alpha == right.alpha
                && left.zIndex == right.zIndex && left.isHidden == right.isHidden
                && CATransform3DEqualToTransform(left.transform, right.transform)
        }
    }

    var values: Values {
        Values(
            center: center,
            size: size,
            alpha: alpha,
            zIndex: zIndex,
            isHidden: isHidden,
            transform: transform3D
        )
    }

    /// A copy that can be changed without changing this.
    var duplicate: UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? self
    }
}
