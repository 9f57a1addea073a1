import CoreGraphics
import Foundation
import RenderTree

/// What sections that are lists need of their collection view.
extension UICollectionView {
    /// Takes over what a new layout says of lists.
    func prepareForLists() {
        prepareMenus()
        if collectionViewLayout.hasSwipeActions, collection.swipe == nil {
            collection.swipe = CollectionSwipe(self)
        }
        if collectionViewLayout.listFill != nil { setNeedsRender() }
    }

    /// Fills what is behind lists, as far as the view reaches, and claims menus for their actions.
    func describeList(_ style: inout NodeStyle) {
        if collectionViewLayout.hasSwipeActions { style.claims.insert(.menu) }
        guard let fill = collectionViewLayout.listFill,
            fill.resolvedColor(with: traitCollection).cgColor.alpha > 0
        else { return }
        style.backgroundColor = fill.renderColor(in: effectiveTraits)
    }

    /// Tells a cell what it is in a list before the app fills it.
    func prepareListCell(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let cell = view as? UICollectionViewListCell,
            let look = collectionViewLayout.attributes(of: element)?.list
        else { return }
        cell.row.look = look
        cell.showCorners()
        cell.row.isEditing = isEditing
        let outline = outlinePlace(of: element)
        cell.row.outline = outline
        cell.indentationLevel = outline?.level ?? 0
        cell.row.press = { [weak self, weak cell] in
            guard let self, let cell else { return }
            accessoryWasPressed($0, in: cell)
        }
    }

    // MARK: - Editing

    func changeEditing(_ editing: Bool) {
        guard editing != collection.isEditing else { return }
        collection.swipe?.close(animated: true)
        collection.isEditing = editing
        for path in collection.selected { deselect(path) }
        for shown in collection.shown.values {
            guard let cell = shown.view as? UICollectionViewListCell else { continue }
            cell.row.isEditing = editing
            cell.accessoriesDidChange()
        }
    }

    // MARK: - Outlines

    private var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

    private func outlinePlace(of element: CollectionElement) -> OutlinePlace? {
        element.category == .cell ? outlineSource?.outlinePlace(of: element.indexPath) : nil
    }

    /// Shows items as expanded or collapsed that a new outline says so of.
    func outlineDidChange() {
        for (element, shown) in collection.shown where element.category == .cell {
            guard let cell = shown.view as? UICollectionViewListCell else { continue }
            let place = outlinePlace(of: element)
            guard place != cell.row.outline else { continue }
            cell.row.outline = place
            cell.outlineDidChange()
        }
    }

    /// Expands or collapses an item all of whose cell does so; false for any other.
    func toggleOutline(at path: IndexPath) -> Bool {
        guard let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesAsWhole
        else { return false }
        toggle(path, cell)
        return true
    }

    private func toggle(_ path: IndexPath, _ cell: UICollectionViewListCell) {
        outlineSource?.toggleOutline(at: path)
    }

    private func accessoryWasPressed(
        _ accessory: UICellAccessory,
        in cell: UICollectionViewListCell
    ) {
        if let handler = accessory.handler { return handler() }
        guard let path = indexPath(for: cell) else { return }
        switch accessory.kind {
        case .outline: toggle(path, cell)
        case .delete: collection.swipe?.open(cell, isTrailing: true)
        default: break
        }
    }
}
