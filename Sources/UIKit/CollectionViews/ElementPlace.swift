import CoreGraphics
import Foundation
import RenderTree

/// The place that one of UIKit's layouts computed for an element, in the content's coordinates.
struct ElementPlace {
    /// What keeps an element in sight as long as its section is.
    struct Pinning {
        /// The part of the content that the element does not leave.
        let around: CGRect
        /// Whether the element stays at the end instead of the beginning.
        let isBelow: Bool
        let isVertical: Bool
    }

    let element: CollectionElement
    var frame: CGRect
    var zIndex = 0
    var pinning: Pinning?
    /// The directions in which the element chooses its size.
    var measuredAxes: ScrollContent.Axes = []
    /// What the element is in a list; nil for one that is in none.
    var list: ListItemLook?
}

extension UICollectionViewLayout {
    /// Returns the attributes of a place as the content is scrolled now.
    func attributes(_ place: ElementPlace) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(place.element)
        let frame = place.pinning.map { pinned(place.frame, $0) } ?? place.frame
        made.frame = frame
        made.isPinned = frame != place.frame
        // In front of items, which pass below.
        made.zIndex = place.pinning == nil ? place.zIndex : max(place.zIndex, 1_024)
        made.list = place.list
        return made
    }

    func placedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        places(in: rect).map(attributes)
    }

    func placedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        place(of: element).map(attributes)
    }

    private func pinned(_ frame: CGRect, _ pinning: ElementPlace.Pinning) -> CGRect {
        guard let view = collectionView else { return frame }
        let seen = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        let around = pinning.around
        var frame = frame
        func place(_ start: CGFloat, _ length: CGFloat, _ seen: Span, _ around: Span) -> CGFloat {
            pinning.isBelow
                ? min(start, max(seen.end - length, around.start))
                : max(start, min(seen.start, around.end - length))
        }
        if pinning.isVertical {
            frame.origin.y = place(
                frame.minY,
                frame.height,
                (seen.minY, seen.maxY),
                (around.minY, around.maxY)
            )
        } else {
            frame.origin.x = place(
                frame.minX,
                frame.width,
                (seen.minX, seen.maxX),
                (around.minX, around.maxX)
            )
        }
        return frame
    }

    private typealias Span = (start: CGFloat, end: CGFloat)

    /// Whether a size that a view asks for is another one than the layout gave it.
    func differs(
        _ preferred: UICollectionViewLayoutAttributes,
        from original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = fittedAxes(of: original)
        let (new, old) = (preferred.size, original.size)
        // Less than a tenth of a point comes from rounding, and would come again.
        return axes.contains(.horizontal) && abs(new.width - old.width) > 0.1
            || axes.contains(.vertical) && abs(new.height - old.height) > 0.1
    }
}
