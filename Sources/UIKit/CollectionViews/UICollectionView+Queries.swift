import Foundation

/// What is shown where, and ways to get there.
extension UICollectionView {
    /// The cells in sight, in no particular order.
    public var visibleCells: [UICollectionViewCell] {
        layOut()
        return collection.shown.values.compactMap { shown in
            isInSight(shown) ? shown.view as? UICollectionViewCell : nil
        }
    }

    /// The index paths of the cells in sight, in no particular order.
    public var indexPathsForVisibleItems: [IndexPath] {
        layOut()
        return collection.shown.compactMap { element, shown in
            element.category == .cell && isInSight(shown) ? element.indexPath : nil
        }
    }

    /// Returns the supplementary views of a kind that are in sight.
    public func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] {
        supplementaries(elementKind).map(\.value.view)
    }

    /// Returns the index paths of the supplementary views of a kind that are in sight.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
    {
        supplementaries(elementKind).map(\.key.indexPath)
    }

    /// Returns the cell of an item; nil where there is none, as for most items out of sight.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        collection.shown[.item(indexPath)]?.view as? UICollectionViewCell
    }

    /// Returns a supplementary view; nil where there is none, as for most out of sight.
    public func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        collection.shown[.supplementary(elementKind, indexPath)]?.view
    }

    /// Returns the index path of the item that a cell shows; nil for other cells.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, collection.shown[element]?.view === cell else {
            return nil
        }
        return element.indexPath
    }

    /// Returns the index path of what a supplementary view shows; nil for other views.
    public func indexPath(for supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let element = supplementaryView.element,
            collection.shown[element]?.view === supplementaryView
        else { return nil }
        return element.indexPath
    }

    /// Returns the item at a point of the content; nil where none is.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let place = mirrored(CGRect(origin: point, size: .zero)).origin
        let near = CGRect(x: place.x - 0.5, y: place.y - 0.5, width: 1, height: 1)
        let found = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place)
        }
        return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns where an item stands; nil where the layout does not know it.
    public func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(seen)
    }

    /// Returns where a supplementary view stands; nil where the layout does not know it.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind,
            at: indexPath
        )
        .map(seen)
    }

    private func seen(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate
        let frame = mirrored(attributes.untransformedFrame)
        copy.center = CGPoint(x: frame.midX, y: frame.midY)
        return copy
    }

    private func supplementaries(
        _ kind: String
    ) -> [CollectionElement: CollectionState.Shown] {
        layOut()
        return collection.shown.filter { element, shown in
            element.category == .supplementaryView && element.kind == kind && isInSight(shown)
        }
    }

    private func isInSight(_ shown: CollectionState.Shown) -> Bool {
        !shown.attributes.isHidden && mirrored(shown.attributes.untransformedFrame).overlaps(bounds)
    }

    /// Brings views up to date for a question, where the data source is not being asked itself.
    private func layOut() {
        guard !collection.isShowing, collection.batch == nil, collection.update == nil,
            collection.counts != nil
        else { return }
        if isLayoutPending { layoutIfNeeded() }
    }

    // MARK: - Scrolling

    /// Scrolls until an item stands at a position; without one as little as needed to see it.
    public func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        if window != nil { layoutIfNeeded() }
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        let frame = attributes.frame
        guard !scrollPosition.isEmpty else {
            return scrollRectToVisible(frame, animated: animated)
        }
        setContentOffset(clamped(offset(for: frame, at: scrollPosition)), animated: animated)
    }

    private func offset(for frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + inset.bottom
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + inset.right
        }
        return offset
    }
}

extension CGRect {
    /// Whether rectangles have more in common than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
