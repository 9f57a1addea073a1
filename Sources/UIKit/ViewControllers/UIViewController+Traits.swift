extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// The traits that this controller sets for its view and what is below it.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let state = traitState ?? TraitState()
            state.overrides = newValue
            traitState = state
            viewIfLoaded?.updateTraits()
        }
    }

    /// Returns the traits that the controller's view takes, given those from above.
    func traitsForView(inheriting outer: UITraitCollection) -> UITraitCollection {
        var traits = outer
        if let override = parent?.containment.childTraits[ObjectIdentifier(self)] {
            traits = .shared(UITraitCollection(traitsFrom: [outer, override]).values)
        }
        return traitState?.overrides.applied(to: traits) ?? traits
    }

    func traitsDidChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitState?.tell(self, from: old, to: traitCollection)
    }
}
