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
        let configuration = delegate.collectionView(
            self,
            contextMenuConfigurationForItemsAt: [path],
            point: point
        )
        if let configuration, let menu = configuration.makeMenu() {
            return request(MenuRequest(menu: menu, lifting: cell), path, configuration, delegate)
        }
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

    /// Returns a request whose course the delegate hears of.
    private func request(
        _ request: MenuRequest,
        _ path: IndexPath,
        _ configuration: UIContextMenuConfiguration,
        _ delegate: any UICollectionViewDelegate
    ) -> MenuRequest {
        var request = request
        request.stand(
            beside: delegate.collectionView(
                self,
                contextMenuConfiguration: configuration,
                highlightPreviewForItemAt: path
            )
        )
        request.preview = configuration.previewProvider
        request.goal = { [weak self, weak delegate] in
            guard let self else { return nil }
            return delegate?.collectionView(
                self,
                contextMenuConfiguration: configuration,
                dismissalPreviewForItemAt: path
            )
        }
        request.willShow = { [weak self, weak delegate] _, animation in
            guard let self else { return }
            delegate?.collectionView(
                self,
                willDisplayContextMenu: configuration,
                animator: animation
            )
        }
        request.willCommit = { [weak self, weak delegate] commit in
            guard let self else { return }
            delegate?.collectionView(
                self,
                willPerformPreviewActionForMenuWith: configuration,
                animator: commit
            )
        }
        request.willEnd = { [weak self, weak delegate] animation in
            guard let self else { return }
            delegate?.collectionView(
                self,
                willEndContextMenuInteraction: configuration,
                animator: animation
            )
        }
        return request
    }
}
