import Foundation

/// Which views are shown, and where.
extension UICollectionView {
    // MARK: - Layout

    /// Computes places anew where they are invalid.
    func prepareLayoutIfNeeded() {
        guard collection.isLayoutInvalid, collection.batch == nil else { return }
        if collection.isLayoutNew { introduceLayout() }
        _ = itemCounts
        collection.isLayoutInvalid = false
        collection.takesPreferredSizes = nil
        collection.refusingSizes = []
        collectionViewLayout.prepare()
        collection.isPlaced = true
        collection.isElementsInvalid = true
        prepareForLists()
        takeContentSize()
    }

    /// Tells a layout that places nothing yet that everything is to be placed.
    private func introduceLayout() {
        collection.isLayoutNew = false
        let layout = collectionViewLayout
        let context = layout.makeContext(type(of: layout).invalidationContextClass)
        context.isEverything = true
        context.isDataSource = collection.counts == nil
        layout.invalidate(using: context)
    }

    /// Takes the size of the content over from the layout.
    func takeContentSize() {
        let size = collectionViewLayout.collectionViewContentSize
        let oldWidth = contentSize.width
        guard size != contentSize else { return }
        // From right to left, what is in sight keeps its distance from the right edge.
        let isAtStart = isFlipped && (oldWidth == 0 || oldWidth != size.width)
        contentSize = size
        if isAtStart {
            contentOffset.x =
                clamped(
                    CGPoint(x: contentOffset.x + size.width - max(oldWidth, bounds.width), y: 0)
                ).x
        }
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        if context.invalidateDataSourceCounts { collection.counts = nil }
        collection.isLayoutInvalid = true
        setNeedsLayout()
    }

    /// Another part of the content is about to be in sight, or the view to have another size.
    ///
    /// The layout is asked now, since layouts compare the new bounds with those that the view has.
    func visibleBoundsWillChange(to new: CGRect) {
        let layout = collectionViewLayout
        guard !collection.isLayoutNew, layout.collectionView === self else { return }
        var seen = new
        if isFlipped { seen.origin.x = max(contentSize.width, new.width) - new.maxX }
        guard layout.shouldInvalidateLayout(forBoundsChange: seen) else { return }
        collection.boundsContext = layout.invalidationContext(forBoundsChange: seen)
    }

    /// Another part of the content is in sight, or the view has another size.
    ///
    /// The context is what the layout said of the change; nil where it stays as it is.
    func visibleBoundsDidChange(
        from old: CGRect,
        _ context: UICollectionViewLayoutInvalidationContext?
    ) {
        guard bounds != old else { return }
        if let context {
            collectionViewLayout.invalidate(using: context)
            if old.size != bounds.size { measureAnewWhereAllIsMeasured() }
        }
        if old.size != bounds.size, isInAnimationBlock, !collection.isLayoutNew {
            collectionViewLayout.prepare(forAnimatedBoundsChange: old)
            collection.areBoundsAnimated = true
        }
        if old.size != bounds.size || !collection.shownRect.contains(bounds) { setNeedsLayout() }
        if backgroundView != nil { setNeedsLayout() }
    }

    func insetsDidChange() {
        guard
            collectionViewLayout is UICollectionViewFlowLayout
                || collectionViewLayout.followsInsets
        else { return }
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - Views

    /// Shows what is in sight, and takes away what is not.
    func showElementsInSight() {
        guard !collection.isShowing, collection.batch == nil else { return }
        collection.isShowing = true
        defer { collection.isShowing = false }
        // Sizes that views ask for bring other views into sight, which ask in turn.
        for _ in 0..<Self.measuringLimit {
            prepareLayoutIfNeeded()
            let rect = loadedRect
            guard collection.isElementsInvalid || rect != collection.shownRect else { break }
            collection.isElementsInvalid = false
            collection.formerRect = collection.shownRect
            collection.shownRect = rect
            showScrollers()
            var wanted = attributesByElement(in: rect)
            collectionViewLayout.changeInSight(&wanted)
            show(wanted)
            measureElements()
        }
        if collection.areBoundsAnimated {
            collection.areBoundsAnimated = false
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
        prefetch()
    }

    private static var measuringLimit: Int { 24 }

    /// The visible part with a margin, so that flings of a person meet what is there already.
    var loadedRect: CGRect {
        let size = contentSize
        let content = CGRect(origin: .zero, size: size)
        var rect = bounds
        if size.width > bounds.width { rect = rect.insetBy(dx: -bounds.width / 2, dy: 0) }
        if size.height > bounds.height { rect = rect.insetBy(dx: 0, dy: -bounds.height / 2) }
        let inside = rect.intersection(content)
        // Small steps need no other views: the part moves on in steps of an eighth.
        guard !inside.isNull, !collection.shownRect.isNull, !collection.isElementsInvalid,
            collection.shownRect.contains(bounds.intersection(content)),
            abs(collection.shownRect.minY - inside.minY) < bounds.height / 8,
            abs(collection.shownRect.minX - inside.minX) < bounds.width / 8,
            abs(collection.shownRect.maxY - inside.maxY) < bounds.height / 8,
            abs(collection.shownRect.maxX - inside.maxX) < bounds.width / 8
        else { return inside.isNull ? rect : inside }
        return collection.shownRect
    }

    func attributesByElement(
        in rect: CGRect
    ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        let all = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        var result: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        result.reserveCapacity(all.count)
        let counts = itemCounts
        for attributes in all {
            // A layout that was not told of new data may still have what is gone.
            if attributes.representedElementCategory == .cell {
                let path = attributes.indexPath
                guard path.count == 2, counts.indices.contains(path.section),
                    (0..<counts[path.section]).contains(path.item)
                else { continue }
            }
            result[CollectionElement(attributes)] = attributes
        }
        if collection.movement != nil { addMoving(to: &result) }
        return result
    }

    private func show(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) {
        for (element, shown) in collection.shown where wanted[element] == nil {
            collection.shown[element] = nil
            endShowing(shown.view, element)
        }
        var new: [(CollectionElement, UICollectionViewLayoutAttributes)] = []
        var restacked: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
        for (element, attributes) in wanted {
            if let shown = collection.shown[element] {
                let isElsewhere =
                    !collection.scrollers.isEmpty && changeHost(of: shown.view, attributes)
                guard isElsewhere || !shown.shows(attributes) else { continue }
                collection.shown[element]?.attributes = attributes
                measureAnewIfNeeded(element, for: attributes)
                apply(attributes, to: shown.view)
                if shown.values.zIndex != attributes.zIndex {
                    restacked.append((shown.view, attributes))
                }
            } else if !attributes.isHidden {
                new.append((element, attributes))
            }
        }
        restacked.sort { comesBefore($0.1, $1.1) }
        for (view, attributes) in restacked { insert(view, attributes) }
        new.sort { comesBefore($0.1, $1.1) }
        tellOfNew(new.compactMap { begin($0, $1) })
    }

    /// Tells the delegate of views that came, when all stand: it may change items then.
    func tellOfNew(_ views: [UICollectionReusableView]) {
        for view in views {
            guard let element = view.element, collection.shown[element]?.view === view else {
                continue
            }
            tellWillDisplay(view, element)
        }
    }

    /// Makes a view for an element and shows it; the delegate is to be told of it.
    func begin(
        _ element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let view = makeView(element) else { return nil }
        view.element = element
        if element.category == .supplementaryView { view.requireRare().isListPart = true }
        collection.shown[element] = CollectionState.Shown(view: view, attributes: attributes)
        UIView.performWithoutAnimation { apply(attributes, to: view) }
        insert(view, attributes)
        return view
    }

    private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
        switch element.category {
        case .cell:
            if let phantom = makePhantom(at: element.indexPath) { return phantom }
            let shown = collection.movement?.source(of: element.indexPath) ?? element.indexPath
            let path = dataPath(of: shown) ?? shown
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path)
            else { return nil }
            UIView.performWithoutAnimation {
                cell.isSelected = collection.selected.contains(element.indexPath)
            }
            return cell
        case .supplementaryView:
            return dataSource?.collectionView(
                self,
                viewForSupplementaryElementOfKind: element.kind ?? "",
                at: element.indexPath
            )
        case .decorationView:
            return dequeueDecoration(element.kind ?? "", element.indexPath)
        }
    }

    /// Puts a view among those of its height and place, so that readers meet them in order.
    func insert(
        _ view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        let host = host(of: attributes)
        var index = host === self && backgroundView != nil ? 1 : 0
        // A view that is there already leaves its place first.
        let siblings = host.subviews.filter { $0 !== view }
        for (position, sibling) in siblings.enumerated() {
            guard let sibling = sibling as? UICollectionReusableView,
                let other = sibling.element.flatMap({ collection.shown[$0]?.attributes })
            else { continue }
            if comesBefore(attributes, other) { break }
            index = position + 1
        }
        host.insertSubview(view, at: index)
    }

    private func comesBefore(
        _ first: UICollectionViewLayoutAttributes,
        _ second: UICollectionViewLayoutAttributes
    ) -> Bool {
        if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
        let (a, b) = (first.indexPath, second.indexPath)
        if a.first != b.first { return (a.first ?? 0) < (b.first ?? 0) }
        if first.readingRank != second.readingRank { return first.readingRank < second.readingRank }
        return a < b
    }

    /// Sets what the layout says of a view.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        view.takeAttributes(attributes)
        view.apply(attributes)
        let place = place(of: attributes, for: view)
        if CATransform3DIsIdentity(attributes.transform3D) {
            if !CATransform3DIsIdentity(view.transform3D) {
                view.transform3D = CATransform3DIdentity
            }
            if view.frame != place { view.frame = place }
        } else {
            view.transform3D = attributes.transform3D
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        let isHidden =
            attributes.isHidden || collection.transfer != nil && isDraggedAway(view)
        if view.isHiddenByLayout != isHidden {
            view.isHiddenByLayout = isHidden
            view.isHidden = isHidden
        }
    }

    /// The content of a cell changed, and with it perhaps its size.
    func contentDidChange(of cell: UICollectionViewCell) {
        guard let element = cell.element, collection.shown[element]?.view === cell,
            collection.shown[element]?.isMeasured == true
        else { return }
        collection.shown[element]?.isMeasured = false
        collection.isElementsInvalid = true
        setNeedsLayout()
    }

    /// Takes a view away and keeps it for reuse.
    func endShowing(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if view.element == element { view.element = nil }
        view.removeFromSuperview()
        tellDidEndDisplaying(view, element)
        enqueue(view, element)
    }

    // MARK: - Telling

    private var collectionDelegate: (any UICollectionViewDelegate)? { delegate }

    private func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate = collectionDelegate, !(view is PhantomCell) else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        } else if element.category == .supplementaryView {
            delegate.collectionView(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: element.kind ?? "",
                at: element.indexPath
            )
        }
    }

    private func tellDidEndDisplaying(
        _ view: UICollectionReusableView,
        _ element: CollectionElement
    ) {
        guard let delegate = collectionDelegate, !(view is PhantomCell) else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else if element.category == .supplementaryView {
            delegate.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: element.kind ?? "",
                at: element.indexPath
            )
        }
    }

    // MARK: - Ahead

    /// Has data prepared that the next screen in either direction needs.
    private func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let far = collection.shownRect.union(aheadRect)
        let near = attributesByElement(in: far).keys.filter {
            $0.category == .cell && collection.shown[$0] == nil
        }
        let wanted = Set(near.map(\.indexPath))
        let old = collection.prefetched
        collection.prefetched = wanted
        let shown = Set(collection.shown.keys.filter { $0.category == .cell }.map(\.indexPath))
        let dropped = old.subtracting(wanted).subtracting(shown)
        if !dropped.isEmpty {
            source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted())
        }
        let added = wanted.subtracting(old)
        if !added.isEmpty { source.collectionView(self, prefetchItemsAt: added.sorted()) }
    }
}

extension UICollectionView {
    /// The part of the content that the last movement leads to.
    private var aheadRect: CGRect {
        let (now, before) = (collection.shownRect, collection.formerRect)
        guard !before.isNull else { return now }
        var rect = now
        if now.midY != before.midY {
            rect.origin.y += (now.midY > before.midY ? 1 : -1) * bounds.height / 2
        }
        if now.midX != before.midX {
            rect.origin.x += (now.midX > before.midX ? 1 : -1) * bounds.width / 2
        }
        return rect
    }
}

extension UICollectionViewLayoutAttributes {
    /// The place before the transform.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The order in which readers meet what belongs to a section.
    fileprivate var readingRank: Int {
        switch representedElementCategory {
        case .decorationView: 0
        case .cell: 2
        case .supplementaryView:
            representedElementKind == UICollectionView.elementKindSectionFooter ? 3 : 1
        }
    }
}
