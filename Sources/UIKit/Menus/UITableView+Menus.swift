import CoreGraphics

extension UITableView {
    /// Lets long presses show the menus that the delegate has for rows.
    func prepareMenus() {
        guard table.menuPress == nil, delegate != nil else { return }
        let press = MenuPress { [weak self] in self?.menuRequest(at: $0) }
        table.menuPress = press
        addGestureRecognizer(press)
    }

    /// The app has no menus of its own: what it is asked is answered by default.
    func noMenu() -> UIContextMenuConfiguration? {
        table.menuPress?.isBarren = true
        return nil
    }

    private func menuRequest(at point: CGPoint) -> MenuRequest? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let menu = delegate?.tableView(
                self,
                contextMenuConfigurationForRowAt: path,
                point: point
            )?.makeMenu()
        else { return nil }
        return MenuRequest(menu: menu, lifting: cell)
    }
}
