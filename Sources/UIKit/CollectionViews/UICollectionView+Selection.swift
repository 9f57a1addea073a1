import Foundation

/// Selection by the app and by persons.
extension UICollectionView {
    private var collectionDelegate: (any UICollectionViewDelegate)? { delegate }

    // MARK: - By the app

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in collection.selected { deselect(old) }
            return
        }
        guard takesSelection else { return }
        if !takesSeveral {
            for old in collection.selected where old != path { deselect(old) }
        }
        collection.selected.insert(path)
        cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard collection.selected.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
    }

    func keepOneSelected() {
        for path in collection.selected.sorted().dropFirst() { deselect(path) }
    }

    func selectabilityDidChange() {
        setNeedsRender()
        for shown in collection.shown.values { shown.view.setNeedsRender() }
        if !allowsSelection { for path in collection.selected { deselect(path) } }
    }

    // MARK: - By persons

    /// Whether a tap selects, as it is edited or not.
    private var takesSelection: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    private var takesSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Lights the item up that a touch went down on; false where there is none.
    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        if collection.swipe?.endsOpenRow(touches) == true { return true }
        guard takesSelection, let touch = touches.first, let cell = cell(around: touch.view),
            let path = indexPath(for: cell)
        else { return false }
        guard collection.press?.touch == nil else { return true }
        unhighlight()
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return true
        }
        collection.press = CollectionState.Press(touch: touch, path: path)
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Selects the item that a touch went up on; false where none was touched.
    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let press = collection.press, let touch = touches.first(where: { $0 === press.touch })
        else { return false }
        let isInside =
            cellForItem(at: press.path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        unhighlight()
        if isInside { personTouched(press.path) }
        return true
    }

    func cancelTouch(_ touches: Set<UITouch>) -> Bool {
        guard let press = collection.press, touches.contains(where: { $0 === press.touch }) else {
            return false
        }
        unhighlight()
        return true
    }

    func unhighlight() {
        guard let path = collection.press?.path else { return }
        collection.press = nil
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Forgets the touch of an item that goes, or whose cell does.
    func forgetPress() {
        guard let path = collection.press?.path else { return }
        collection.press = nil
        (collection.shown[.item(path)]?.view as? UICollectionViewCell)?.isHighlighted = false
    }

    private func cell(around view: UIView?) -> UICollectionViewCell? {
        var view = view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UICollectionViewCell, cell.collectionView === self {
                return cell
            }
            view = candidate.superview
        }
        return nil
    }

    private func personTouched(_ path: IndexPath) {
        let delegate = collectionDelegate
        // What stands for an item that is not there yet can do nothing.
        if collection.transfer?.phantom(at: path) != nil { return }
        if toggleOutline(at: path) { return }
        if takesSeveral, collection.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !takesSeveral {
            for old in collection.selected where old != path {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        collection.selected.insert(path)
        let cell = cellForItem(at: path)
        cell?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
        if let cell { cell.segueTrigger?.fire(cell) }
        guard let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}
