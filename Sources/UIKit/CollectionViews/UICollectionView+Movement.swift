import Foundation

/// An item that is moved about while others make room.
struct CollectionMovement {
    /// Where the data source has it.
    let origin: IndexPath
    /// Where it is shown among the others.
    var target: IndexPath
    /// The middle of its cell, in the layout's coordinates.
    var position: CGPoint
    /// How far above others its cell was before.
    let height: CGFloat
    /// What scrolls while the item is held near an edge.
    let scroller: EdgeScroller
    /// Whether the item is dragged: its cell is not seen, and the drag's end is what moves it.
    var isDrag = false

    /// Returns where the data source has what is shown at an index path.
    func source(of path: IndexPath) -> IndexPath {
        if path == target { return origin }
        var item = path.item
        if path.section == target.section, item > target.item { item -= 1 }
        if path.section == origin.section, item >= origin.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// Counts the item where it is shown.
    func adjust(_ counts: inout [Int]) {
        guard origin.section != target.section, counts.indices.contains(origin.section),
            counts.indices.contains(target.section)
        else { return }
        counts[origin.section] = max(0, counts[origin.section] - 1)
        counts[target.section] += 1
    }
}

/// Moving items about.
extension UICollectionView {
    func beginMovement(at path: IndexPath) -> Bool {
        if collection.movement != nil { cancelMovement() }
        guard collection.batch == nil, let dataSource,
            itemCounts.indices.contains(path.section),
            (0..<itemCounts[path.section]).contains(path.item),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        layoutIfNeeded()
        guard let place = collectionViewLayout.layoutAttributesForItem(at: path) else {
            return false
        }
        let cell = collection.shown[.item(path)]?.view
        if collection.raised?.cell === cell { lowerRaised() }
        collection.movement = CollectionMovement(
            origin: path,
            target: path,
            position: place.center,
            height: cell?.layer.zPosition ?? 0,
            scroller: EdgeScroller(self) { [weak self] in self?.moveItem(to: $0) }
        )
        unhighlight()
        (cell as? UICollectionViewCell)?.markNeedsConfiguration()
        cell?.layer.zPosition = 1_000
        return true
    }

    /// Returns whether a long press at a place moves the item there.
    func canMoveItem(at place: CGPoint) -> Bool {
        guard let path = indexPathForItem(at: place), let dataSource else { return false }
        collection.isMovedByPerson = true
        defer { collection.isMovedByPerson = false }
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    /// Moves an item as a long press does.
    func moveItem(by press: UILongPressGestureRecognizer) {
        let place = press.location(in: self)
        switch press.state {
        case .began:
            collection.isMovedByPerson = true
            let isMoving = indexPathForItem(at: place).map { beginMovement(at: $0) } ?? false
            collection.isMovedByPerson = false
            if isMoving { moveItem(to: place) }
        case .changed: moveItem(to: place)
        case .ended: endMovement()
        default: cancelMovement()
        }
    }

    func moveItem(to position: CGPoint) {
        guard let movement = collection.movement, !movement.isDrag, position.x.isFinite,
            position.y.isFinite
        else {
            return
        }
        movement.scroller.hold(at: position)
        let position = mirrored(CGRect(origin: position, size: .zero)).origin
        collection.movement?.position = position
        prepareLayoutIfNeeded()
        let layout = collectionViewLayout
        let current = movement.target
        var target = layout.targetIndexPath(
            forInteractivelyMovingItem: current,
            withPosition: position
        )
        if target != current, let delegate {
            target = delegate.collectionView(
                self,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                atCurrentIndexPath: current,
                toProposedIndexPath: target
            )
        }
        if target != current, canShow(at: target, from: current) {
            rearrange(from: current, to: target) { collection.movement?.target = target }
        }
        let shown = collection.movement?.target ?? current
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [shown],
            withTargetPosition: position,
            previousIndexPaths: [current],
            previousPosition: movement.position
        )
        layout.invalidate(using: context)
        // The cell follows at once while the others are on their way.
        if let view = collection.shown[.item(shown)]?.view {
            let attributes = movingAttributes(shown, position)
            UIView.performWithoutAnimation { apply(attributes, to: view) }
        }
        setNeedsLayout()
    }

    private func canShow(at target: IndexPath, from current: IndexPath) -> Bool {
        let counts = itemCounts
        guard target.count == 2, counts.indices.contains(target.section) else { return false }
        let count = counts[target.section] + (target.section == current.section ? 0 : 1)
        return (0..<count).contains(target.item)
    }

    func endMovement() {
        guard let movement = collection.movement, !movement.isDrag else { return }
        let target = movement.target
        if target != movement.origin {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: target)
        }
        // A data source that shows its new data by itself has ended the movement with that.
        guard collection.movement != nil else { return }
        finishMovement(at: target, from: movement, isCancelled: false)
    }

    func cancelMovement() {
        guard let movement = collection.movement else { return }
        if movement.isDrag { return endDragMovement() }
        if movement.target != movement.origin {
            rearrange(from: movement.target, to: movement.origin) {
                collection.movement?.target = movement.origin
            }
        }
        finishMovement(at: movement.origin, from: movement, isCancelled: true)
    }

    private func finishMovement(
        at path: IndexPath,
        from movement: CollectionMovement,
        isCancelled: Bool
    ) {
        let cell = collection.shown[.item(path)]?.view
        dropMovement()
        let layout = collectionViewLayout
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [path],
            previousIndexPaths: [isCancelled ? movement.target : movement.origin],
            movementCancelled: isCancelled
        )
        context.isDataSource = true
        layout.invalidate(using: context)
        // The cell is not where its attributes say.
        if collection.shown[.item(path)] != nil {
            collection.shown[.item(path)]?.attributes = movingAttributes(path, movement.position)
        }
        collection.isElementsInvalid = true
        lowerRaised()
        guard let cell, window != nil, UIView.areAnimationsEnabled else { return }
        cell.layer.zPosition = 1_000
        collection.raised = (cell, movement.height)
        UIView.animate(withDuration: 0.25, animations: { [self] in layoutIfNeeded() }) {
            [weak self] _ in
            guard let self, collection.raised?.cell === cell else { return }
            lowerRaised()
        }
    }

    /// Gives the cell of the last movement its own height back.
    func lowerRaised() {
        guard let raised = collection.raised else { return }
        collection.raised = nil
        raised.cell.layer.zPosition = raised.height
    }

    /// Forgets the movement and leaves the cell where it is.
    func dropMovement() {
        guard let movement = collection.movement else { return }
        let cell = collection.shown[.item(movement.target)]?.view
        cell?.layer.zPosition = movement.height
        movement.scroller.stop()
        collection.movement = nil
        (cell as? UICollectionViewCell)?.markNeedsConfiguration()
    }

    /// Puts the item that is moved about where it is, which may be elsewhere than its place.
    func addMoving(to wanted: inout [CollectionElement: UICollectionViewLayoutAttributes]) {
        guard let movement = collection.movement, !movement.isDrag else { return }
        wanted[.item(movement.target)] = movingAttributes(movement.target, movement.position)
    }

    private func movingAttributes(
        _ path: IndexPath,
        _ position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: path,
            withTargetPosition: position
        )
    }

    /// The data source has no method that moves items.
    func moveIsMissing() {
        Diagnostics.reportOnce(
            "Items were moved about, but the data source does not implement "
                + "collectionView(_:moveItemAt:to:)."
        )
    }
}

extension UICollectionViewCell {
    /// Whether the cell's item is moved about just now.
    var isMovedAbout: Bool {
        guard let element, let movement = collectionView?.collection.movement else { return false }
        return element == .item(movement.target)
    }
}

/// The long press that moves items of a collection view controller.
///
/// Where nothing can be moved it fails, so that menus and presses of the app's own are recognised.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    init(in collectionView: UICollectionView) {
        super.init(target: nil, action: nil)
        addTarget(collectionView, action: UICollectionView.moveItem(by:))
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView = view as? UICollectionView else { return false }
        return collectionView.canMoveItem(at: location(in: collectionView))
    }
}
