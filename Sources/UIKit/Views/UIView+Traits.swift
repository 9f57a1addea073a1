extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// The traits that this view sets for itself and what is below it.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set { changeTraits { $0.overrides = newValue } }
    }

    /// The smallest size of text that the view and what is below it follow; nil, the default, for any.
    ///
    /// Their traits have that size where a person prefers a smaller one.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.minimumCategory }
        set { changeTraits { $0.minimumCategory = newValue } }
    }

    /// The largest size of text that the view and what is below it follow; nil, the default, for any.
    ///
    /// Their traits have that size where a person prefers a larger one. A smaller one than the
    /// minimum wins over it.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.maximumCategory }
        set { changeTraits { $0.maximumCategory = newValue } }
    }

    private func changeTraits(_ change: (TraitState) -> Void) {
        let state = traitState ?? TraitState()
        change(state)
        traitState = state
        updateTraits()
    }

    var effectiveTraits: UITraitCollection {
        if let traits = look.traits { return traits }
        return applyOverrides(to: superview?.effectiveTraits ?? UITraitCollection.current)
    }

    /// The traits that come from above.
    private var inheritedTraits: UITraitCollection? {
        if let window = self as? UIWindow { return window.screenTraits }
        return superview?.look.traits
    }

    private func applyOverrides(to inherited: UITraitCollection) -> UITraitCollection {
        let traits = viewController?.traitsForView(inheriting: inherited) ?? inherited
        return traitState?.applied(to: traits) ?? traits
    }

    /// Computes the traits of this view and, where they changed, of what is below it.
    func updateTraits() {
        guard hierarchy.window != nil, let inherited = inheritedTraits else { return }
        let traits = applyOverrides(to: inherited)
        let old = look.traits
        guard old !== traits, old != traits else { return }
        look.traits = traits
        traitsDidChange(from: old)
        for view in hierarchy.subviews { view.updateTraits() }
    }

    private func traitsDidChange(from old: UITraitCollection?) {
        setNeedsRender()
        guard let old else {
            traitState?.entered?(effectiveTraits)
            return
        }
        if isDrawn { switches.insert(.needsDisplay) }
        // Updates may have read traits.
        layout.needsProperties = true
        layout.needsControllerProperties = true
        setNeedsLayout()
        if old.layoutDirection != effectiveTraits.layoutDirection
            || old.displayScale != effectiveTraits.displayScale
        {
            autoLayout?.hostedEngine?.rebuild()
        }
        viewController?.traitsDidChange(from: old)
        traitCollectionDidChange(old)
        traitState?.tell(self, from: old, to: effectiveTraits)
    }
}

extension UITraitOverrides {
    /// Overrides the style; unspecified ends that.
    mutating func override(_ style: UIUserInterfaceStyle) {
        if style == .unspecified {
            remove(UITraitUserInterfaceStyle.self)
        } else {
            userInterfaceStyle = style
        }
    }
}
