import Foundation

/// What a running update looks like before and after.
struct CollectionUpdate {
    let mapping: CollectionMapping
    /// What was shown before, by the elements' old index paths.
    let old: [CollectionElement: UICollectionViewLayoutAttributes]
    /// The old elements by their new ones.
    var origins: [CollectionElement: CollectionElement] = [:]
    /// The old elements that the layout takes away itself.
    var taken: Set<CollectionElement> = []
}

/// Changes of the data.
extension UICollectionView {
    /// The numbers of items by section, as the data source gave them last.
    var itemCounts: [Int] {
        if let counts = collection.counts { return counts }
        let counts = queryCounts()
        collection.counts = counts
        takeKnownSizes()
        return counts
    }

    /// Notes the sizes that were measured, before all data comes anew.
    func keepKnownSizes() {
        let sizes = collectionViewLayout.measured
        // What a delegate sizes may have other sizes now, which it is asked for.
        let isAsked =
            collectionViewLayout is UICollectionViewFlowLayout
            && delegate is any UICollectionViewDelegateFlowLayout
        guard let counts = collection.counts, !sizes.isEmpty, !isAsked else { return }
        collection.knownSizes = CollectionState.KnownSizes(
            sizes: sizes,
            counts: counts,
            viewSize: bounds.size
        )
    }

    /// Has sections with as many items as before keep their sizes until these are measured again.
    ///
    /// What is seen so stays where it is when the same items are loaded anew.
    private func takeKnownSizes() {
        guard let known = collection.knownSizes else { return }
        collection.knownSizes = nil
        guard let counts = collection.counts, known.viewSize == bounds.size else { return }
        let isSame = zip(known.counts, counts).map { $0 == $1 }
        let layout = collectionViewLayout
        for (element, size) in known.sizes where layout.measured[element] == nil {
            guard let section = element.indexPath.first, section < isSame.count, isSame[section]
            else { continue }
            layout.measured[element] = size
        }
    }

    func queryCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        var counts = (0..<sections).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        collection.movement?.adjust(&counts)
        if collection.transfer != nil { addPhantoms(to: &counts) }
        return counts
    }

    func dataSourceDidChange() {
        if collection.counts != nil { reload() }
        setNeedsLayout()
    }

    func reload() {
        // A batch that has this within has nothing to animate.
        collection.batch?.isReload = true
        dropMovement()
        forgetPhantoms()
        collection.counts = nil
        collection.selected = []
        forgetPress()
        collection.prefetched = []
        // Backwards, so that the items that come get the cells that they had.
        let gone = collection.shown.sorted { $0.key.indexPath > $1.key.indexPath }
        collection.shown = [:]
        for (element, shown) in gone { endShowing(shown.view, element) }
        collection.shownRect = .null
        let context = collectionViewLayout.makeContext(
            type(of: collectionViewLayout).invalidationContextClass
        )
        context.isEverything = true
        context.isDataSource = true
        collection.isLayoutNew = false
        collection.isPlaced = false
        collectionViewLayout.invalidate(using: context)
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let element = CollectionElement.item(path)
            guard let cell = collection.shown[element]?.view as? UICollectionViewCell else {
                continue
            }
            collection.reconfigured = cell
            let filled = dataSource?.collectionView(self, cellForItemAt: path)
            collection.reconfigured = nil
            precondition(
                filled === cell,
                "The data source must return the cell that is being reconfigured at \(path): "
                    + "dequeue it with the same identifier."
            )
            collection.shown[element]?.isMeasured = false
            collection.isElementsInvalid = true
        }
        setNeedsLayout()
    }

    /// Texts have other sizes: what shows them is asked anew for its own.
    func textsDidChange() {
        guard !collection.shown.isEmpty else { return }
        for element in collection.shown.keys { collection.shown[element]?.isMeasured = false }
        collectionViewLayout.measured = [:]
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - Batches

    func update(_ change: (inout CollectionBatch) -> Void) {
        guard collection.batch == nil else {
            if var batch = collection.batch {
                change(&batch)
                collection.batch = batch
            }
            return
        }
        beginBatch()
        if var batch = collection.batch {
            change(&batch)
            collection.batch = batch
        }
        endBatch()
    }

    /// Makes changes that are shown together, in a closure that does not outlive the call.
    public func performBatchUpdates(
        _ updates: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }

    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if collection.batch == nil {
            beginBatch()
        } else {
            collection.batch?.depth += 1
        }
        updates?()
        if let completion { collection.batch?.completions.append(completion) }
        if (collection.batch?.depth ?? 0) > 0 {
            collection.batch?.depth -= 1
        } else {
            endBatch()
        }
    }

    private func beginBatch() {
        // The numbers before the changes: the data source still has them.
        _ = itemCounts
        if collection.movement?.isDrag == true {
            forgetDragMovement()
        } else {
            if collection.movement != nil { cancelInteractiveMovement() }
            if window != nil { layoutIfNeeded() }
        }
        collection.batch = CollectionBatch()
    }

    private func endBatch() {
        guard var batch = collection.batch else { return }
        guard !batch.isReload else {
            collection.batch = nil
            collection.counts = nil
            setNeedsLayout()
            for completion in batch.completions { completion(true) }
            return
        }
        let old = collection.counts ?? queryCounts()
        let new: [Int]
        let mapping: CollectionMapping
        do {
            (batch, new) = try counted(batch, from: old)
            mapping = try CollectionMapping(batch, from: old, to: new)
        } catch {
            preconditionFailure("\(error)")
        }
        collection.batch = nil
        collection.counts = new
        remapSelection(mapping)
        // Where nothing has its place yet, nothing moves: a layout that keeps a model of its own
        // makes it of the new data, and must not hear of changes to it.
        guard collection.isPlaced || !collection.shown.isEmpty else {
            setNeedsLayout()
            for completion in batch.completions { completion(true) }
            return
        }
        run(batch, mapping)
    }

    /// Shows an item at another index path than the data source has it, animated.
    func rearrange(from source: IndexPath, to target: IndexPath, _ change: () -> Void) {
        var batch = CollectionBatch()
        batch.moves = [(source, target)]
        let old = itemCounts
        change()
        // The data source is not asked: it may have changes that come as updates next.
        var new = old
        new[source.section] -= 1
        new[target.section] += 1
        guard let mapping = try? CollectionMapping(batch, from: old, to: new) else {
            return reload()
        }
        collection.counts = new
        remapSelection(mapping)
        run(batch, mapping)
    }

    func remapSelection(_ mapping: CollectionMapping) {
        collection.selected = Set(
            collection.selected.compactMap {
                mapping.isReloaded($0) ? nil : mapping.item($0)
            }
        )
        if let path = collection.press?.path {
            if let target = mapping.item(path), !mapping.isReloaded(path) {
                collection.press?.path = target
            } else {
                forgetPress()
            }
        }
        collection.prefetched = Set(collection.prefetched.compactMap(mapping.item))
    }

    func run(_ batch: CollectionBatch, _ mapping: CollectionMapping) {
        let layout = collectionViewLayout
        var update = CollectionUpdate(
            mapping: mapping,
            old: collection.shown.mapValues(\.attributes)
        )
        var leaving = renameShown(mapping, &update)
        collection.update = update
        layout.dataWasUpdated(mapping)
        let context = layout.makeContext(type(of: layout).invalidationContextClass)
        context.isDataSource = true
        layout.invalidate(using: context)
        collection.counts = collection.counts ?? queryCounts()
        let isAnimated = window != nil && UIView.areAnimationsEnabled
        prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: batch.updateItems())
        // Layouts that keep a model of their own change it just there.
        takeContentSize()
        leaving += takeAway(&update)
        collection.update = update
        collection.leaving += leaving
        let finish = { [weak self, leaving] (isFinished: Bool) in
            self?.endLeaving(leaving.map(\.view))
            for completion in batch.completions { completion(isFinished) }
        }
        moveOffset(layout)
        let changes = { [self, leaving] in
            animate(leaving)
            showUpdated()
        }
        if isAnimated {
            UIView.animate(withDuration: 0.3, animations: changes, completion: finish)
        } else {
            UIView.performWithoutAnimation(changes)
        }
        layout.finalizeCollectionViewUpdates()
        collection.update = nil
        if !isAnimated { finish(true) }
    }

    /// Gives what is shown its new index paths; returns what goes.
    func renameShown(
        _ mapping: CollectionMapping,
        _ update: inout CollectionUpdate
    ) -> [(view: UICollectionReusableView, element: CollectionElement)] {
        var renamed: [CollectionElement: CollectionState.Shown] = [:]
        var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []
        for (element, shown) in collection.shown {
            guard let target = mapping.element(element) else {
                leaving.append((shown.view, element))
                continue
            }
            update.origins[target] = element
            if mapping.isReloaded(element) {
                leaving.append((shown.view, element))
                continue
            }
            shown.view.element = target
            var shown = shown
            let attributes = shown.attributes.duplicate
            attributes.indexPath = target.indexPath
            shown.attributes = attributes
            renamed[target] = shown
        }
        collection.shown = renamed
        collection.shownRect = .null
        moveScrollers(mapping)
        return leaving
    }

    private func moveOffset(_ layout: UICollectionViewLayout) {
        let proposed = mirrored(offset: contentOffset)
        var target = layout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate {
            target = delegate.collectionView(
                self,
                targetContentOffsetForProposedContentOffset: target
            )
        }
        if target != proposed { contentOffset = clamped(mirrored(offset: target)) }
    }

    private func animate(
        _ leaving: [(view: UICollectionReusableView, element: CollectionElement)]
    ) {
        for (view, element) in leaving {
            let layout = collectionViewLayout
            let final =
                switch element.category {
                case .cell:
                    layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
                case .supplementaryView:
                    layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                        ofKind: element.kind ?? "",
                        at: element.indexPath
                    )
                case .decorationView:
                    layout.finalLayoutAttributesForDisappearingDecorationElement(
                        ofKind: element.kind ?? "",
                        at: element.indexPath
                    )
                }
            if let final {
                apply(final, to: view)
            } else {
                view.alpha = 0
            }
        }
    }

    /// Shows what is there after an update; what is new begins with what the layout says.
    private func showUpdated() {
        collection.isElementsInvalid = true
        collection.shownRect = loadedRect
        // What comes stands in views that are where their sections are now.
        showScrollers()
        let wanted = attributesByElement(in: collection.shownRect)
        var new: [UICollectionReusableView] = []
        for (element, attributes) in wanted where collection.shown[element] == nil {
            guard !attributes.isHidden, let view = begin(element, attributes) else { continue }
            new.append(view)
            let initial = initialAttributes(element)
            UIView.performWithoutAnimation {
                if let initial { apply(initial, to: view) } else { view.alpha = 0 }
            }
            apply(attributes, to: view)
        }
        tellOfNew(new)
        showElementsInSight()
        // What moves out of sight goes on to its place there.
        layoutIfNeeded()
    }

    private func initialAttributes(
        _ element: CollectionElement
    ) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        switch element.category {
        case .cell: return layout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
        case .supplementaryView:
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: element.kind ?? "",
                at: element.indexPath
            )
        case .decorationView:
            return layout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: element.kind ?? "",
                at: element.indexPath
            )
        }
    }

    private func endLeaving(_ views: [UICollectionReusableView]) {
        for view in views {
            guard let index = collection.leaving.firstIndex(where: { $0.view === view }) else {
                continue
            }
            let element = collection.leaving.remove(at: index).element
            endShowing(view, element)
        }
    }

    // MARK: - Defaults

    func defaultInitialAttributes(
        _ element: CollectionElement
    ) -> UICollectionViewLayoutAttributes? {
        if let origin = collection.update?.origins[element],
            collection.update?.mapping.isReloaded(origin) != true,
            let old = collection.update?.old[origin]?.duplicate
        {
            old.indexPath = element.indexPath
            return old
        }
        let attributes = collectionViewLayout.attributes(of: element)?.duplicate
        attributes?.alpha = 0
        return attributes
    }

    func defaultFinalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let update = collection.update, let target = update.mapping.element(element),
            !update.mapping.isReloaded(element), !update.taken.contains(element)
        {
            return collectionViewLayout.attributes(of: target)
        }
        let attributes = collection.update?.old[element]?.duplicate
        attributes?.alpha = 0
        return attributes
    }

    // MARK: - Layouts

    func changeLayout(
        to layout: UICollectionViewLayout,
        animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for shown in collection.shown.values { shown.view.willTransition(from: old, to: layout) }
        exchangeLayout(layout)
        for element in collection.shown.keys { collection.shown[element]?.isMeasured = false }
        collection.isLayoutInvalid = true
        collection.isElementsInvalid = true
        let changes = { [self] in
            prepareLayoutIfNeeded()
            if window != nil { moveOffset(layout) }
            setNeedsLayout()
            if window != nil || animated { layoutIfNeeded() }
        }
        let finish = { [self] (isFinished: Bool) in
            for shown in collection.shown.values {
                shown.view.didTransition(from: old, to: layout)
            }
            completion?(isFinished)
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.3, animations: changes, completion: finish)
        } else {
            setNeedsLayout()
            if window != nil { UIView.performWithoutAnimation(changes) }
            finish(true)
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }
}

extension UICollectionViewLayout {
    /// Returns the attributes of any element.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(
                ofKind: element.kind ?? "",
                at: element.indexPath
            )
        case .decorationView:
            layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
        }
    }
}
