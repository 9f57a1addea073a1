extension UIView {
    /// The style that this view and what is below it has; unspecified follows the superview.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set {
            traitOverrides.style = newValue
            updateTraits()
        }
    }

    private var traitOverrides: TraitOverrides {
        get { look.overrides ?? TraitOverrides() }
        set { look.overrides = newValue }
    }

    var effectiveTraits: UITraitCollection {
        if let traits = look.traits { return traits }
        return superview?.effectiveTraits ?? UITraitCollection.current
    }

    /// The traits that come from above: a controller's view asks its controller.
    private var inheritedTraits: UITraitCollection? {
        if let window = self as? UIWindow { return window.screenTraits }
        if let traits = viewController?.traitsForView { return traits }
        return superview?.look.traits
    }

    /// Computes the traits of this view and, where they changed, of what is below it.
    func updateTraits() {
        guard hierarchy.window != nil, var traits = inheritedTraits else { return }
        if let overrides = look.overrides { traits = overrides.applied(to: traits) }
        let old = look.traits
        guard old !== traits, old != traits else { return }
        look.traits = traits
        traitsDidChange(from: old)
        for view in hierarchy.subviews { view.updateTraits() }
    }

    private func traitsDidChange(from old: UITraitCollection?) {
        setNeedsRender()
        viewController?.traitsDidChange(from: old)
        guard let old else { return }
        if old.displayScale != effectiveTraits.displayScale
            || old.layoutDirection != effectiveTraits.layoutDirection
        {
            setNeedsLayout()
        }
        traitCollectionDidChange(old)
    }
}

/// The traits that a view or controller sets for what is below it.
struct TraitOverrides {
    var style = UIUserInterfaceStyle.unspecified

    func applied(to traits: UITraitCollection) -> UITraitCollection {
        guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
        return UITraitCollection(traitsFrom: [
            traits, UITraitCollection(userInterfaceStyle: style),
        ])
    }
}
