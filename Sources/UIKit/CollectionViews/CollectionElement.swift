import Foundation

/// What a collection view shows at an index path: the identity of a view in it.
struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath

    static func item(_ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
    }

    init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory,
            kind: attributes.representedElementKind,
            indexPath: attributes.indexPath
        )
    }

    /// Returns the same element at another index path.
    func moved(to indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: category, kind: kind, indexPath: indexPath)
    }
}

/// Where a reusable view comes from.
enum ReusableSource {
    case type(AnyClass)
    case nib(UINib)
    case prototype(CollectionPrototype)
}
