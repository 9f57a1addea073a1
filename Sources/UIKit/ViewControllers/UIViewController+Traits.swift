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
        let shown = presentation.flatMap { $0.isPresented ? $0.controller : nil }
        let overrides = [
            shown?.narrowTraits,
            shown?.levelTraits,
            shown?.overrideTraitCollection,
            parent?.containment.childTraits[ObjectIdentifier(self)],
        ]
        for override in overrides {
            guard let override else { continue }
            traits = .shared(UITraitCollection(traitsFrom: [traits, override]).values)
        }
        if let shown { traits = shown.traitOverrides.applied(to: traits) }
        return traitState?.overrides.applied(to: traits) ?? traits
    }

    /// The traits of a controller whose view is in no window.
    var traitsOutsideOfWindows: UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil { return view.effectiveTraits }
        return traitsForView(inheriting: parent?.traitCollection ?? UITraitCollection.current)
    }

    func traitsDidChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitState?.tell(self, from: old, to: traitCollection)
    }
}
