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
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            let menu = delegate?.collectionView(
                self,
                contextMenuConfigurationForItemsAt: [path],
                point: point
            )?.makeMenu()
        else { return nil }
        return MenuRequest(menu: menu, lifting: cell)
    }
}
