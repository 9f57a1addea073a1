import CoreGraphics

extension UICollectionView {
    /// Lets long presses show the menus that the delegate has for items.
    func prepareMenus() {
        guard collection.menuPress == nil, delegate != nil else { return }
        let press = MenuPress { [weak self] in self?.menuRequest(at: $0) }
        collection.menuPress = press
        addGestureRecognizer(press)
    }

    /// The app has no menus of its own: what it is asked is answered by default.
    func noMenu() -> UIContextMenuConfiguration? {
        collection.menuPress?.isBarren = true
        return nil
    }

    private func menuRequest(at point: CGPoint) -> MenuRequest? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path), let delegate
        else { return nil }
        let menu = delegate.collectionView(
            self,
            contextMenuConfigurationForItemsAt: [path],
            point: point
        )?.makeMenu()
        if let menu { return MenuRequest(menu: menu, lifting: cell) }
        guard delegate.collectionView(self, shouldShowMenuForItemAt: path) else { return nil }
        collection.menuPress?.isBarren = false
        let edits = UIMenuController.menu { action in
            delegate.collectionView(
                self,
                canPerformAction: action,
                forItemAt: path,
                withSender: nil
            )
        } perform: { [weak self, weak delegate] action in
            guard let self else { return }
            delegate?.collectionView(
                self,
                performAction: action,
                forItemAt: path,
                withSender: nil
            )
        }
        return edits.map { MenuRequest(menu: $0, source: cell, rect: cell.bounds) }
    }
}
