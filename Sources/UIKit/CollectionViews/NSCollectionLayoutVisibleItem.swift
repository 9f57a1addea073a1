import CoreGraphics
import Foundation

/// What changes the items of a section that are in sight, before they are shown.
///
/// It is given the items, how far the section or else the content is scrolled, in points, and what
/// the section is made for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
    Void

/// An item, supplementary or decoration view of a compositional layout that is in sight.
///
/// Places are in the content's coordinates, as if the section was not scrolled.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, 0…1; 1 unless it is set for the layout that runs.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the view is left out.
    var isHidden: Bool { get set }
    /// The transform in space about the middle; identity unless it is set for the layout that runs.
    var transform3D: CATransform3D { get set }
    /// The index path of the item, or of the supplementary or decoration view.
    var indexPath: IndexPath { get }
    /// The place and size, in points.
    var frame: CGRect { get }
    /// What the item is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of supplementary or decoration view; nil for items.
    var representedElementKind: String? { get }
}

/// Attributes that are about to be shown, moved to where they are in what scrolls.
@MainActor
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// How far the section is scrolled, in points.
    private let offset: CGFloat

    init(_ attributes: UICollectionViewLayoutAttributes, offset: CGFloat) {
        self.attributes = attributes
        self.offset = offset
        super.init()
    }

    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + offset, y: attributes.center.y) }
        set { attributes.center = CGPoint(x: newValue.x - offset, y: newValue.y) }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var frame: CGRect { attributes.frame.offsetBy(dx: offset, dy: 0) }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory {
        attributes.representedElementCategory
    }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension UICollectionViewCompositionalLayout {
    /// Lets the sections change what is in sight of them.
    func askSections(
        of attributes: inout [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        guard places.changesItemsInSight, let view = collectionView else { return }
        let seen = view.mirrored(view.bounds)
        var items: [Int: [VisibleLayoutItem]] = [:]
        for (element, found) in attributes where element.indexPath.count > 1 {
            let number = element.indexPath.section
            guard places.sections.indices.contains(number),
                places.sections[number].changeItems != nil
            else { continue }
            let part = found.frame.intersection(seen)
            guard part.width > 0, part.height > 0 else { continue }
            // What a layout of the app's own keeps does not change.
            let shown = found.duplicate
            attributes[element] = shown
            let isBar = places.sections[number].bars.contains { $0.element == element }
            let item = VisibleLayoutItem(shown, offset: isBar ? 0 : self.offset(of: number))
            items[number, default: []].append(item)
        }
        let (environment, _) = room(of: view)
        for (number, section) in places.sections.enumerated() {
            guard let change = section.changeItems, let items = items[number] else { continue }
            let offset =
                section.orthogonal == nil
                ? seen.origin : CGPoint(x: self.offset(of: number), y: 0)
            let ordered = items.sorted { VisibleLayoutItem.comesBefore($0, $1) }
            change(ordered, offset, environment)
        }
    }
}

extension VisibleLayoutItem {
    /// Items in their order, and what belongs to the section after them.
    fileprivate static func comesBefore(
        _ first: VisibleLayoutItem,
        _ second: VisibleLayoutItem
    ) -> Bool {
        let isItem = first.representedElementCategory == .cell
        guard isItem == (second.representedElementCategory == .cell) else { return isItem }
        return first.indexPath < second.indexPath
    }
}
