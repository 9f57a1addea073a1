import CoreGraphics

/// Sizes that views ask for.
extension UICollectionView {
    /// Asks views for their sizes, from the first item to the last, where the layout takes them.
    func measureElements() {
        let layout = collectionViewLayout
        guard layout.asksForSizes != false else { return }
        let waiting = collection.shown.filter { element, shown in
            !shown.isMeasured && element.category != .decorationView
                && !collection.refusingSizes.contains(element)
        }
        for element in waiting.keys.sorted(by: Self.isMeasuredBefore) {
            // What was asked before may have changed the data.
            guard let shown = collection.shown[element], takesSize(of: element, shown.attributes)
            else { continue }
            collection.shown[element]?.isMeasured = true
            let preferred = shown.view.preferredLayoutAttributesFitting(
                shown.attributes.duplicate
            )
            collection.shown[element]?.sizes = (shown.attributes.size, preferred.size)
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: shown.attributes
                )
            else { continue }
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: shown.attributes
            )
            layout.invalidate(using: context)
        }
    }

    /// Whether the layout would change for a view that asks for another size.
    ///
    /// Most layouts never do, so that their views need not be measured. One that does so for an
    /// element may not for another: it is asked for each until it says yes.
    private func takesSize(
        of element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        if let known = collectionViewLayout.asksForSizes ?? collection.takesPreferredSizes {
            return known
        }
        let other = attributes.duplicate
        other.size.width += 1
        other.size.height += 1
        let takes = collectionViewLayout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: other,
            withOriginalAttributes: attributes
        )
        if takes {
            collection.takesPreferredSizes = true
        } else {
            collection.refusingSizes.insert(element)
        }
        return takes
    }

    private static func isMeasuredBefore(
        _ first: CollectionElement,
        _ second: CollectionElement
    ) -> Bool {
        if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
        return (first.kind ?? "") < (second.kind ?? "")
    }

    // MARK: - Measuring anew

    /// The layout gave a view a place: it is asked again where the room is neither what it was asked
    /// for nor what it asked for, such as in a window that was turned.
    func measureAnewIfNeeded(
        _ element: CollectionElement,
        for attributes: UICollectionViewLayoutAttributes
    ) {
        guard let shown = collection.shown[element], shown.isMeasured, let sizes = shown.sizes
        else {
            return
        }
        let (size, given) = (attributes.size, sizes.given)
        if collectionViewLayout.computesPlaces {
            // What UIKit's own layouts take from views they do not give them.
            let axes = collectionViewLayout.fittedAxes(of: attributes)
            let isSameWidth = axes.contains(.horizontal) || size.width == given.width
            let isSameHeight = axes.contains(.vertical) || size.height == given.height
            guard !isSameWidth || !isSameHeight else { return }
        } else {
            guard size != given, size != sizes.own else { return }
        }
        collection.shown[element]?.isMeasured = false
    }

    /// The view has another size: what its layout takes altogether from views is asked for again.
    func measureAnewWhereAllIsMeasured() {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout,
            flow.estimatedItemSize != .zero
        else { return }
        for element in collection.shown.keys { collection.shown[element]?.isMeasured = false }
        collection.isElementsInvalid = true
    }
}
