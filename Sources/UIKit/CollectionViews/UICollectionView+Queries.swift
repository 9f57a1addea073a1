import Foundation

/// What is shown where, and ways to get there.
extension UICollectionView {
    var cellsInSight: [UICollectionViewCell] {
        itemsInSight.compactMap { cell(at: $0) }
    }

    // UIKit promises no order; one that is another in each process would be of no use to anybody.
    var itemsInSight: [IndexPath] {
        layOut()
        return collection.shown.compactMap { element, shown in
            element.category == .cell && isInSight(shown) && !(shown.view is PhantomCell)
                ? element.indexPath : nil
        }
        .sorted()
    }

    /// Returns the cell of an item; nil where there is none, as in the room for what is dragged.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        let view = shownView(of: .item(path))
        return view is PhantomCell ? nil : view as? UICollectionViewCell
    }

    /// Returns what stands for an element; nil where nothing does, as for most out of sight.
    func shownView(of element: CollectionElement) -> UICollectionReusableView? {
        collection.shown[element]?.view
    }

    /// Returns the index path of what a view shows; nil for other views.
    func place(of view: UICollectionReusableView) -> IndexPath? {
        guard let element = view.element, collection.shown[element]?.view === view else {
            return nil
        }
        return element.indexPath
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let place = mirrored(CGRect(origin: point, size: .zero)).origin
        let near = CGRect(x: place.x - 0.5, y: place.y - 0.5, width: 1, height: 1)
        let found = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place)
        }
        return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns what the layout says of an item, as it is seen.
    func attributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(seen)
    }

    /// Returns what the layout says of a supplementary view, as it is seen.
    func attributes(
        ofSupplementary kind: String,
        _ indexPath: IndexPath
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

    /// Returns the supplementary views of a kind that are in sight.
    func supplementaries(
        _ kind: String
    ) -> [(key: CollectionElement, value: CollectionState.Shown)] {
        layOut()
        return collection.shown.filter { element, shown in
            element.category == .supplementaryView && element.kind == kind && isInSight(shown)
        }
        .sorted { $0.key.indexPath < $1.key.indexPath }
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

    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if window != nil { layoutIfNeeded() }
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        let sizes = collectionViewLayout.asksForSizes ?? collection.takesPreferredSizes
        guard window != nil, sizes == true, !collection.isShowing else {
            return scroll(to: attributes, at: scrollPosition, animated: animated)
        }
        if animated {
            moveAnimated(to: attributes, at: scrollPosition)
        } else {
            settle(on: indexPath, at: scrollPosition)
        }
    }

    private func scroll(
        to attributes: UICollectionViewLayoutAttributes,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        var (frame, position) = (attributes.frame, scrollPosition)
        if scrollSection(to: frame, attributes.indexPath, at: position, animated: animated) {
            (frame, position) = across(frame, position)
        }
        guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(clamped(offset(for: frame, at: position)), animated: animated)
    }

    /// Returns what is left to scroll to where a section scrolls by itself.
    private func across(
        _ frame: CGRect,
        _ position: ScrollPosition
    ) -> (frame: CGRect, position: ScrollPosition) {
        (
            CGRect(x: bounds.minX, y: frame.minY, width: 1, height: frame.height),
            position.subtracting([.left, .centeredHorizontally, .right])
        )
    }

    /// Scrolls to an item, wherever it is when the ones that come into sight are measured.
    private func settle(on path: IndexPath, at position: ScrollPosition) {
        for _ in 0..<Self.scrollingLimit {
            guard let attributes = item(at: path) else { return }
            let former = (contentOffset, attributes.frame)
            scroll(to: attributes, at: position, animated: false)
            layoutIfNeeded()
            let frame = item(at: path)?.frame
            if contentOffset == former.0, frame == former.1 { break }
        }
    }

    private static var scrollingLimit: Int { 8 }

    /// Moves to an item, wherever it is once the ones on the way are measured.
    private func moveAnimated(
        to attributes: UICollectionViewLayoutAttributes,
        at position: ScrollPosition
    ) {
        let path = attributes.indexPath
        let isSection = scrollSection(to: attributes.frame, path, at: position, animated: true)
        let aim: @MainActor () -> CGPoint? = { [weak self] in
            guard let self, let frame = item(at: path)?.frame else { return nil }
            let goal = isSection ? across(frame, position) : (frame, position)
            return goal.1.isEmpty
                ? offset(showing: goal.0) : clamped(offset(for: goal.0, at: goal.1))
        }
        guard let target = aim() else { return }
        moveAnimated(to: target, aim: aim) {
            ($0 as? UICollectionView)?.settle(on: path, at: position)
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
        }
    }

    /// Returns where an item is; nil where there is none any more.
    private func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.section < numberOfSections,
            path.item < numberOfItems(inSection: path.section)
        else { return nil }
        return layoutAttributesForItem(at: path)
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
