import CoreGraphics

/// What a cell shows as values, and what keeps it up to date; made when one is first set.
@MainActor
final class CellConfiguration {
    var hosted: (any UIView & UIContentView)?
    /// The background that the app set.
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?
    /// Whether the app decided on the background, be it on none.
    var hasOwnBackground = false
    var updatesContent = true
    var updatesBackground = true
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
}

extension UICollectionViewCell {
    /// What updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    func requireConfigured() -> CellConfiguration {
        if let configured { return configured }
        let made = CellConfiguration()
        configured = made
        return made
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            guard let configured, configured.hosted != nil else { return }
            configured.hosted = nil
            takeContentView(UIView())
            setNeedsLayout()
            collectionView?.contentDidChange(of: self)
            return
        }
        let configured = requireConfigured()
        let current =
            configured.updatesContent
            ? configuration.updated(for: configurationState) : configuration
        if let hosted = configured.hosted, hosted.supports(current) {
            hosted.configuration = current
        } else {
            let view = current.makeContentView()
            configured.hosted = view
            takeContentView(view)
            // The update for the state sets it once more; some views read it only then.
            if configured.updatesContent, !(view is UIListContentView) {
                view.configuration = current
            }
        }
        setNeedsRender()
        setNeedsLayout()
        collectionView?.contentDidChange(of: self)
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil {
            backgroundColor = nil
            if backgroundView != nil { backgroundView = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
        }
        let configured = requireConfigured()
        configured.background = configuration
        configured.hasOwnBackground = true
        showBackground()
    }

    /// Takes away the app's configuration, for views in its place.
    func dropBackgroundConfiguration() {
        if configured?.background != nil { setBackground(nil) }
    }

    /// Shows the background that is in force, as it is in the cell's state.
    func showBackground() {
        guard var configuration = backgroundInForce else {
            configured?.backgroundView?.removeFromSuperview()
            configured?.backgroundView = nil
            return
        }
        let configured = requireConfigured()
        if configured.updatesBackground {
            configuration = configuration.updated(for: configurationState)
        }
        if let view = configured.backgroundView {
            view.configuration = configuration
            return
        }
        let view = ConfiguredBackgroundView(configuration)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        configured.backgroundView = view
        insertSubview(view, at: 0)
    }

    func markNeedsConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        if let configured, configured.updatesContent, let hosted = configured.hosted {
            hosted.configuration = hosted.configuration.updated(for: state)
        }
        showBackground()
        observing(.configuration) {
            updateConfiguration(using: state)
            configured?.handler?(self, state)
        }
    }

    /// Returns the size that the content asks for, with what stands beside it.
    func fitContent(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let content = contentFrame(in: target)
        let inner = CGSize(width: max(0, content.width), height: target.height)
        let beside = target.width > 0 ? target.width - content.width : 0
        guard let hosted = configured?.hosted else {
            let size = contentView.systemLayoutSizeFitting(
                inner,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
            return CGSize(width: size.width + beside, height: size.height)
        }
        if target.width > 0 { hosted.frame.size.width = inner.width }
        if let list = hosted as? UIListContentView {
            let size = list.sizeThatFits(
                CGSize(width: target.width > 0 ? inner.width : 0, height: 0)
            )
            return CGSize(width: size.width + beside, height: size.height)
        }
        let size = hosted.systemLayoutSizeFitting(
            inner,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: size.width + beside, height: size.height)
    }
}
