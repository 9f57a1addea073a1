/// What apps say of the look of a search bar's scopes.
struct SearchScopeLook {
    var texts: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var images = SegmentedControlImages()

    /// Gives the look to scopes that were made.
    @MainActor
    func apply(to control: UISegmentedControl) {
        for (state, attributes) in texts { control.setTitleTextAttributes(attributes, for: state) }
        for (state, image) in images.backgrounds[.default] ?? [:] {
            control.setBackgroundImage(image, for: state, barMetrics: .default)
        }
        for (states, image) in images.dividers[.default] ?? [:] {
            control.setDividerImage(
                image,
                forLeftSegmentState: states.left,
                rightSegmentState: states.right,
                barMetrics: .default
            )
        }
    }
}

extension UISearchBar {
    // MARK: - Background

    /// Sets the picture behind the field, wherever the bar stands; only `default` metrics count.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }

    /// Returns the picture behind the field; nil for other metrics than `default`.
    public func backgroundImage(
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? backgroundImage : nil }

    /// Returns the picture of the field's background; only the normal state has one.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        state == .normal ? searchTextField.background : nil
    }

    // MARK: - Icons

    /// Moves a picture in the field from its usual place, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconOffsets[icon] = adjustment == .zero ? nil : adjustment
    }

    /// Returns how far a picture in the field is moved from its usual place, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        searchTextField.iconOffsets[icon] ?? .zero
    }

    // MARK: - Scopes

    /// Sets font and colour of the scopes' titles in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        requireExtras().scopeLook.texts[state] = attributes
        scopes?.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns what was set for the scopes' titles in a state.
    public func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { extras?.scopeLook.texts[state] }

    /// Sets the picture behind scopes in a state.
    public func setScopeBarButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State
    ) {
        requireExtras().scopeLook.images.backgrounds[.default, default: [:]][state] =
            backgroundImage
        scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the picture that was set for scopes in a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        extras?.scopeLook.images.backgrounds[.default]?[state]
    }

    /// Sets the picture between scopes in two states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        let states = SegmentedControlImages.Neighbours(left: leftState, right: rightState)
        requireExtras().scopeLook.images.dividers[.default, default: [:]][states] = dividerImage
        scopes?.setDividerImage(
            dividerImage,
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }

    /// Returns the picture that was set between scopes in two states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        extras?.scopeLook.images.dividers[.default]?[.init(left: leftState, right: rightState)]
    }
}
