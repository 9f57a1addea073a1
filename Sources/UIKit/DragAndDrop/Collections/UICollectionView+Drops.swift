import CoreGraphics

/// What is dropped onto a collection view.
extension UICollectionView {
    private var transfer: CollectionTransfer? { collection.transfer }

    // MARK: - Places

    func dropPlace(
        at point: CGPoint,
        _ moved: IndexPath?,
        after proposal: (any ListDropProposal)?
    ) -> DropPlace {
        let under = item(at: point)
        let destination =
            proposal?.place == .into
            ? under.flatMap { dataPath(of: $0) } : insertion(at: point, under, moved)
        return DropPlace(
            moved: moved,
            cell: under.flatMap { cellForItem(at: $0) },
            destination: destination
        )
    }

    /// Returns where an item would come at a point, as items are counted without the moved one.
    private func insertion(
        at point: CGPoint,
        _ under: IndexPath?,
        _ moved: IndexPath?
    ) -> IndexPath? {
        if let movement = collection.movement, movement.isDrag {
            return under ?? end(beside: point) ?? movement.target
        }
        guard let under else {
            if let room = transfer?.room { return transfer?.dataPath(room.path) }
            return end(beside: point)
        }
        // What is shown of the room stays open.
        guard let path = dataPath(of: under) else { return transfer?.dataPath(under) }
        guard moved == nil, transfer?.room == nil,
            let frame = layoutAttributesForItem(at: under)?.frame
        else { return path }
        let isBehind =
            isColumn(frame) ? point.y > frame.midY : (point.x > frame.midX) != isRightToLeft
        return isBehind ? IndexPath(item: path.item + 1, section: path.section) : path
    }

    /// Whether an item takes the whole width, so that others stand below it.
    private func isColumn(_ frame: CGRect) -> Bool {
        frame.width > bounds.width * 0.6
    }

    /// Returns the place behind the last item of a section in whose last line a point is.
    private func end(beside point: CGPoint) -> IndexPath? {
        for section in 0..<numberOfSections {
            let count = numberOfItems(inSection: section)
            guard count > 0 else { continue }
            let last = IndexPath(item: count - 1, section: section)
            guard let frame = layoutAttributesForItem(at: last)?.frame,
                frame.minY <= point.y, point.y < frame.maxY
            else { continue }
            let isMoved = collection.movement?.isDrag == true
            let path = transfer?.dataPath(last) ?? last
            return isMoved ? path : IndexPath(item: path.item + 1, section: section)
        }
        return nil
    }

    // MARK: - What is shown

    func showRoom(at place: DropPlace?, for proposal: any ListDropProposal) {
        guard let destination = place?.destination else {
            setRoom(nil)
            return endDragMovement()
        }
        guard let moved = place?.moved, proposal.operation == .move else {
            endDragMovement()
            return setRoom(destination)
        }
        beginDragMovement(at: moved)
        moveDragged(to: destination)
    }

    // MARK: - The drop

    func takeDrop(_ session: any UIDropSession, at target: ListDropTarget) {
        guard let delegate = transfer?.dropDelegate else { return }
        // Items go on from where they are shown: the ways of both changes add up.
        target.close()
        delegate.collectionView(self, performDropWith: CollectionDrop(self, target, session))
    }
}
