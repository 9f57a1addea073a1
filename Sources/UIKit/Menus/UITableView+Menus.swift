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
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path), let delegate
        else { return nil }
        let configuration = delegate.tableView(
            self,
            contextMenuConfigurationForRowAt: path,
            point: point
        )
        if let configuration, let menu = configuration.makeMenu() {
            return request(MenuRequest(menu: menu, lifting: cell), configuration, delegate)
        }
        guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
        table.menuPress?.isBarren = false
        let edits = UIMenuController.menu { action in
            delegate.tableView(
                self,
                canPerformAction: action,
                forRowAt: path,
                withSender: nil
            )
        } perform: { [weak self, weak delegate] action in
            guard let self else { return }
            delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
        }
        return edits.map { MenuRequest(menu: $0, source: cell, rect: cell.bounds) }
    }

    /// Returns a request whose course the delegate hears of.
    private func request(
        _ request: MenuRequest,
        _ configuration: UIContextMenuConfiguration,
        _ delegate: any UITableViewDelegate
    ) -> MenuRequest {
        var request = request
        request.stand(
            beside: delegate.tableView(
                self,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        )
        request.preview = configuration.previewProvider
        request.goal = { [weak self, weak delegate] in
            guard let self else { return nil }
            return delegate?.tableView(
                self,
                previewForDismissingContextMenuWithConfiguration: configuration
            )
        }
        request.willShow = { [weak self, weak delegate] _, animation in
            guard let self else { return }
            delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animation)
        }
        request.willCommit = { [weak self, weak delegate] commit in
            guard let self else { return }
            delegate?.tableView(
                self,
                willPerformPreviewActionForMenuWith: configuration,
                animator: commit
            )
        }
        request.willEnd = { [weak self, weak delegate] animation in
            guard let self else { return }
            delegate?.tableView(
                self,
                willEndContextMenuInteraction: configuration,
                animator: animation
            )
        }
        return request
    }
}
