import CoreGraphics

/// What a controller shows in place of content that is not there.
extension UIViewController {
    /// What is shown over the view while there is nothing else to show; default nil.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { rare?.unavailable }
        set {
            guard newValue != nil || rare?.unavailable != nil else { return }
            requireRare().unavailable = newValue
            showUnavailable()
        }
    }

    /// The state for which configurations of missing content are made: traits and search.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let search = rare?.navigationItem?.searchController, search.isActive {
            state.searchText = search.searchBar.text
        }
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        requireRare().needsUnavailable = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the app what is to be shown in place of missing content.
    func updateUnavailable() {
        rare?.needsUnavailable = false
        guard let view = viewIfLoaded else { return }
        view.observing(.unavailable) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }

    private func showUnavailable() {
        guard let rare, let view = viewIfLoaded else { return }
        guard let configuration = rare.unavailable else {
            rare.unavailableView?.removeFromSuperview()
            rare.unavailableView = nil
            return
        }
        let updated = configuration.updated(for: contentUnavailableConfigurationState)
        if let shown = rare.unavailableView as? UIView & UIContentView, shown.supports(updated) {
            shown.configuration = updated
        } else {
            rare.unavailableView?.removeFromSuperview()
            rare.unavailableView = updated.makeContentView()
        }
        placeUnavailable(in: view)
    }

    /// Lets what is shown in place of content cover the view, over all that is in it.
    func placeUnavailable(in view: UIView) {
        guard let shown = rare?.unavailableView else { return }
        if shown.superview !== view { view.addSubview(shown) }
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
        let frame = (view as? UIScrollView).map {
            CGRect(origin: $0.contentOffset, size: $0.bounds.size)
        }
        shown.frame = frame ?? view.bounds
    }
}
