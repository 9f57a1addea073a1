extension UIWindowScene: UITraitChangeObservable {
    /// The traits that the scene sets for its windows and what is in them.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            let state = traitState ?? TraitState()
            state.overrides = newValue
            traitState = state
            for window in allWindows { window.updateTraits() }
            tellObservers(from: old)
        }
    }

    /// Returns traits with those that the scene overrides.
    func overridden(_ traits: UITraitCollection) -> UITraitCollection {
        traitState?.applied(to: traits) ?? traits
    }

    /// Tells who watches the scene's traits of those that differ from before.
    func tellObservers(from old: UITraitCollection) {
        guard let traitState else { return }
        let traits = traitCollection
        if traits != old { traitState.tell(self, from: old, to: traits) }
    }
}
