import CoreGraphics

/// What a collection view has to do with drags.
final class CollectionTransfer: ListTransfer {
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// What stands among the items without being one, in order.
    var phantoms: [Phantom] = []

    /// A place among the items that the data source knows nothing of.
    final class Phantom {
        /// Where it is shown.
        var path: IndexPath
        /// What fills it; nil for room that is left empty.
        let placeholder: UICollectionViewPlaceholder?
        /// Whether it goes away with the updates that are open.
        var isLeaving = false

        init(path: IndexPath, placeholder: UICollectionViewPlaceholder? = nil) {
            self.path = path
            self.placeholder = placeholder
        }
    }

    /// Says what becomes of a cell in drags.
    func describe(_ cell: UICollectionViewCell, _ state: inout UICellConfigurationState) {
        let path = cell.element?.indexPath
        let isDragged = path != nil && dragged.contains { $0.path.map(shownPath) == path }
        describe(cell, isDragged: isDragged, &state)
    }

    /// The room that items make for what is held over them.
    var room: Phantom? { phantoms.first { $0.placeholder == nil && !$0.isLeaving } }

    func phantom(at path: IndexPath) -> Phantom? { phantoms.first { $0.path == path } }

    /// Returns the item before which what is shown at an index path stands in the data.
    func dataPath(_ path: IndexPath) -> IndexPath {
        let before = phantoms.filter { $0.path.section == path.section && $0.path < path }
        return IndexPath(item: path.item - before.count, section: path.section)
    }

    /// Returns where an item is shown, or would be.
    func shownPath(_ path: IndexPath) -> IndexPath {
        var item = path.item
        for phantom in phantoms where phantom.path.section == path.section {
            if phantom.path.item <= item { item += 1 }
        }
        return IndexPath(item: item, section: path.section)
    }

    /// Leads phantoms and what is dragged along with a change of the data.
    ///
    /// - Parameters:
    ///   - batch: The change, as the data source counts.
    ///   - old: The numbers of items and phantoms before.
    ///   - new: The numbers of items afterwards.
    /// - Returns: The change and the numbers afterwards, as they are shown.
    /// - Throws: A `CollectionUpdateError` where the numbers do not follow from the change.
    func follow(
        _ batch: CollectionBatch,
        from old: [Int],
        to new: [Int]
    ) throws -> (CollectionBatch, [Int]) {
        var items = old
        for phantom in phantoms { items[phantom.path.section] -= 1 }
        let mapping = try CollectionMapping(batch, from: items, to: new)
        follow(mapping.item)
        guard !phantoms.isEmpty else { return (batch, new) }
        var shown = batch
        shown.deletes = batch.deletes.map(shownPath)
        shown.reloads = batch.reloads.map(shownPath)
        let origins = batch.moves.map { shownPath($0.from) }
        let places = phantoms.map { ($0, $0.path, place(of: dataPath($0.path), mapping, new)) }
            // They stand in the order of the items beside them, which may have changed.
            .sorted { ($0.2 ?? $0.1, $0.1) < ($1.2 ?? $1.1, $1.1) }
        var counts = new
        phantoms = []
        for (phantom, path, place) in places {
            guard let place, !phantom.isLeaving else {
                if mapping.section(path.section) != nil { shown.deletes.append(path) }
                continue
            }
            let before = phantoms.filter { $0.path.section == place.section }.count
            phantom.path = IndexPath(item: place.item + before, section: place.section)
            phantoms.append(phantom)
            counts[place.section] += 1
            shown.moves.append((path, phantom.path))
        }
        phantoms.sort { $0.path < $1.path }
        shown.inserts = batch.inserts.map(shownPath)
        for (index, move) in batch.moves.enumerated() {
            shown.moves[index] = (origins[index], shownPath(move.to))
        }
        return (shown, counts)
    }

    /// Returns the item before which a phantom stands after a change of the data; nil where its
    /// section is gone.
    private func place(
        of path: IndexPath,
        _ mapping: CollectionMapping,
        _ new: [Int]
    ) -> IndexPath? {
        guard let section = mapping.section(path.section), new.indices.contains(section) else {
            return nil
        }
        if let next = mapping.item(path), next.section == section { return next }
        if path.item > 0 {
            let above = mapping.item(IndexPath(item: path.item - 1, section: path.section))
            if let above, above.section == section {
                return IndexPath(item: above.item + 1, section: section)
            }
        }
        return IndexPath(item: min(path.item, new[section]), section: section)
    }
}

/// The room that items make; it is as large as its layout takes it to be.
final class PhantomCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionView {
    /// What the view has to do with drags, made if it is missing.
    func requireTransfer() -> CollectionTransfer {
        if let transfer = collection.transfer { return transfer }
        let made = CollectionTransfer()
        collection.transfer = made
        return made
    }

    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        requireTransfer().dragDelegate = delegate
        updateDrags()
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        requireTransfer().dropDelegate = delegate
        updateDrags()
    }

    func setDragEnabled(_ isEnabled: Bool) {
        requireTransfer().isEnabled = isEnabled
        updateDrags()
    }

    private func updateDrags() {
        guard let transfer = collection.transfer else { return }
        transfer.update(
            self,
            isSource: transfer.dragDelegate != nil,
            isTarget: transfer.dropDelegate != nil
        )
    }

    // MARK: - Phantoms

    /// Whether the layout can place what the data source does not know.
    ///
    /// A layout of the app's own may ask the app about each item, and so about one that is not there.
    var placesPhantoms: Bool {
        collectionViewLayout is UICollectionViewFlowLayout
            || collectionViewLayout is UICollectionViewCompositionalLayout
    }

    /// Returns the index path in the data of what is shown; nil where that is no item.
    func dataPath(of path: IndexPath) -> IndexPath? {
        guard let transfer = collection.transfer, !transfer.phantoms.isEmpty else { return path }
        return transfer.phantom(at: path) == nil ? transfer.dataPath(path) : nil
    }

    /// Returns the item in the data by which what is shown is sized; nil for none.
    ///
    /// The room for an item is as large as the item whose place it takes.
    func sizingPath(of path: IndexPath) -> IndexPath? {
        let movement = collection.movement
        let origin = movement?.isDrag == true ? movement?.source(of: path) ?? path : path
        guard let transfer = collection.transfer, !transfer.phantoms.isEmpty else { return origin }
        let inData = transfer.dataPath(origin)
        let phantoms = transfer.phantoms.filter { $0.path.section == path.section }.count
        let count = numberOfItems(inSection: path.section) - phantoms
        guard count > 0 else { return nil }
        return IndexPath(item: min(inData.item, count - 1), section: path.section)
    }

    /// Counts phantoms as items.
    func addPhantoms(to counts: inout [Int]) {
        for phantom in collection.transfer?.phantoms ?? []
        where counts.indices.contains(phantom.path.section) {
            counts[phantom.path.section] += 1
        }
    }

    /// Makes the cell of a phantom.
    func makePhantom(at path: IndexPath) -> UICollectionViewCell? {
        guard let phantom = collection.transfer?.phantom(at: path) else { return nil }
        guard let placeholder = phantom.placeholder else { return PhantomCell() }
        let cell = dequeueCell(placeholder.identifier, path)
        UIView.performWithoutAnimation { placeholder.cellUpdateHandler?(cell) }
        return cell
    }

    /// Shows a phantom before an item; false where that cannot be.
    func insertPhantom(_ phantom: CollectionTransfer.Phantom) -> Bool {
        let transfer = requireTransfer()
        guard placesPhantoms, collection.batch == nil, collection.movement == nil,
            phantom.path.count == 2
        else { return false }
        let path = transfer.shownPath(phantom.path)
        let counts = itemCounts
        guard counts.indices.contains(path.section), path.item <= counts[path.section],
            path.item >= 0
        else { return false }
        var batch = CollectionBatch()
        batch.inserts = [path]
        changePhantoms(batch) {
            for other in transfer.phantoms
            where other.path.section == path.section && other.path >= path {
                other.path.item += 1
            }
            phantom.path = path
            transfer.phantoms.append(phantom)
            transfer.phantoms.sort { $0.path < $1.path }
        }
        return true
    }

    /// Takes a phantom away, with the updates that are open if any are.
    func removePhantom(_ phantom: CollectionTransfer.Phantom) {
        guard let transfer = collection.transfer,
            let index = transfer.phantoms.firstIndex(where: { $0 === phantom })
        else { return }
        guard collection.batch == nil else {
            phantom.isLeaving = true
            return
        }
        var batch = CollectionBatch()
        batch.deletes = [phantom.path]
        changePhantoms(batch) {
            transfer.phantoms.remove(at: index)
            for other in transfer.phantoms
            where other.path.section == phantom.path.section && other.path > phantom.path {
                other.path.item -= 1
            }
        }
    }

    /// Shows what the data source knows nothing of otherwise, animated.
    func changePhantoms(_ batch: CollectionBatch, _ change: () -> Void) {
        let old = itemCounts
        if window != nil { layoutIfNeeded() }
        change()
        var new = old
        for path in batch.inserts { new[path.section] += 1 }
        for path in batch.deletes { new[path.section] -= 1 }
        guard let mapping = try? CollectionMapping(batch, from: old, to: new) else {
            return reload()
        }
        collection.counts = new
        remapSelection(mapping)
        run(batch, mapping)
    }

    /// Asks for the numbers of items after a batch, and counts what stands among them in both.
    func counted(
        _ batch: CollectionBatch,
        from old: [Int]
    ) throws -> (CollectionBatch, [Int]) {
        guard let transfer = collection.transfer else { return (batch, queryCounts()) }
        let phantoms = transfer.phantoms
        transfer.phantoms = []
        let new = queryCounts()
        transfer.phantoms = phantoms
        return try transfer.follow(batch, from: old, to: new)
    }

    /// Opens the room for what is held over the view before an item, or closes it.
    func setRoom(_ path: IndexPath?) {
        guard let transfer = collection.transfer else { return }
        if let room = transfer.room {
            if let path, transfer.dataPath(room.path) == path { return }
            removePhantom(room)
        }
        if let path { _ = insertPhantom(CollectionTransfer.Phantom(path: path)) }
    }

    /// Forgets all phantoms, as all data comes anew.
    func forgetPhantoms() {
        guard let transfer = collection.transfer else { return }
        transfer.phantoms = []
        transfer.follow { _ in nil }
    }

    // MARK: - Moving items

    /// Lets the others close up around an item that is dragged; it is not seen itself.
    func beginDragMovement(at path: IndexPath) {
        guard collection.movement == nil, collection.batch == nil,
            collection.transfer?.phantoms.isEmpty != false,
            let place = collectionViewLayout.layoutAttributesForItem(at: path)
        else { return }
        let view = collection.shown[.item(path)]?.view
        var movement = CollectionMovement(
            origin: path,
            target: path,
            position: place.center,
            height: view?.layer.zPosition ?? 0,
            scroller: EdgeScroller(self) { _ in }
        )
        movement.isDrag = true
        collection.movement = movement
        view?.isHidden = true
    }

    /// Shows room for the dragged item at another index path.
    func moveDragged(to path: IndexPath) {
        guard let movement = collection.movement, movement.isDrag, movement.target != path else {
            return
        }
        rearrange(from: movement.target, to: path) { collection.movement?.target = path }
    }

    /// Shows the dragged item where the data source has it.
    func endDragMovement() {
        guard let movement = collection.movement, movement.isDrag else { return }
        moveDragged(to: movement.origin)
        collection.movement = nil
        collection.shown[.item(movement.origin)]?.view.isHidden = false
    }

    /// Ends the movement of a drag as updates begin, at whose end all is placed anew.
    ///
    /// The data may have changed already, so that nothing is laid out by it here.
    func forgetDragMovement() {
        guard let movement = collection.movement, movement.isDrag else { return }
        collection.movement = nil
        let (path, origin) = (movement.target, movement.origin)
        if path != origin {
            var batch = CollectionBatch()
            batch.moves = [(path, origin)]
            let old = itemCounts
            var new = old
            new[path.section] -= 1
            new[origin.section] += 1
            guard let mapping = try? CollectionMapping(batch, from: old, to: new) else {
                return reload()
            }
            var update = CollectionUpdate(mapping: mapping, old: [:])
            _ = renameShown(mapping, &update)
            collection.counts = new
            remapSelection(mapping)
            collectionViewLayout.dataWasUpdated(mapping)
        }
        collection.shown[.item(origin)]?.view.isHidden = false
    }

    /// Whether a view is of an item that is dragged and leaves room for itself.
    func isDraggedAway(_ view: UICollectionReusableView) -> Bool {
        guard let movement = collection.movement, movement.isDrag else { return false }
        return view.element == .item(movement.target)
    }
}
