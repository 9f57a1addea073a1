import CoreGraphics

/// A list whose rows have actions beside them.
@MainActor
protocol SideActing: UIView {
    /// Returns the row at a point of the list and its actions; nil where there is none.
    func sideActions(at point: CGPoint) -> (row: UIView, actions: [UIContextualAction])?
}

extension UITableView: SideActing {
    func sideActions(at point: CGPoint) -> (row: UIView, actions: [UIContextualAction])? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else {
            return nil
        }
        return (cell, sideActions(path))
    }
}

extension UICollectionView: SideActing {
    func sideActions(at point: CGPoint) -> (row: UIView, actions: [UIContextualAction])? {
        guard !isEditing, let path = indexPathForItem(at: point), let cell = cellForItem(at: path)
        else { return nil }
        let actions = [false, true].flatMap {
            collectionViewLayout.swipeActions(at: path, isTrailing: $0)?.actions ?? []
        }
        return (cell, actions)
    }
}

extension UIWindowScene {
    /// Shows a menu of the actions that a swipe of the row would uncover, for who cannot swipe.
    ///
    /// - Parameters:
    ///   - place: A point of the window.
    ///   - hit: The view that a touch there reaches.
    func showSideActions(at place: CGPoint, from hit: UIView) {
        var view: UIView? = hit
        while let candidate = view {
            if let list = candidate as? any SideActing {
                let point = list.convert(place, from: nil)
                guard let (row, actions) = list.sideActions(at: point), !actions.isEmpty else {
                    return
                }
                let menu = UIMenu(children: actions.map { $0.menuElement(of: row) })
                let beside = CGRect(origin: row.convert(place, from: nil), size: .zero)
                return MenuController.show(MenuRequest(menu: menu, source: row, rect: beside))
            }
            view = candidate.superview
        }
    }
}

extension UIContextualAction {
    /// Returns the action as a choice of a menu.
    fileprivate func menuElement(of row: UIView) -> UIMenuElement {
        UIAction(
            title: title ?? image?.accessibilityLabel ?? "",
            image: image,
            attributes: style == .destructive ? .destructive : []
        ) { [weak row] _ in
            guard let row else { return }
            self.handler(self, row) { _ in }
        }
    }
}
