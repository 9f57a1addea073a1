/// A guide of something that moves, which puts constraints in force by the edges that it is near.
open class UITrackingLayoutGuide: UILayoutGuide {
    /// Constraints that count in some places of the guide only.
    private struct Tracked {
        let constraints: [NSLayoutConstraint]
        let edges: NSDirectionalRectEdge
        let isNear: Bool

        /// Whether the constraints count while the guide is near some edges.
        func counts(near place: NSDirectionalRectEdge) -> Bool {
            isNear ? place.isSuperset(of: edges) : place.isDisjoint(with: edges)
        }
    }

    private var tracked: [Tracked] = []

    /// The edges of the window that the guide is near; nil while it follows nothing.
    var nearEdges: NSDirectionalRectEdge? { nil }

    /// Has constraints count while the guide is near edges, all of them.
    ///
    /// They take the place of those that were set for the same edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edges: NSDirectionalRectEdge
    ) {
        track(Tracked(constraints: trackingConstraints, edges: edges, isNear: true))
    }

    /// Has constraints count while the guide is near none of some edges.
    ///
    /// They take the place of those that were set for the same edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) {
        track(Tracked(constraints: trackingConstraints, edges: edges, isNear: false))
    }

    /// Returns the constraints that count while the guide is near edges.
    open func constraintsActive(whenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.isNear && $0.edges == edges }?.constraints ?? []
    }

    /// Returns the constraints that count while the guide is near none of some edges.
    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { !$0.isNear && $0.edges == edges }?.constraints ?? []
    }

    /// Takes all constraints that follow the guide out of force, and forgets them.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    /// Puts the constraints in force that count where the guide is now, and the others out of it.
    func updateTrackedConstraints() {
        for entry in tracked where !isCounting(entry) {
            NSLayoutConstraint.deactivate(entry.constraints)
        }
        for entry in tracked where isCounting(entry) {
            NSLayoutConstraint.activate(entry.constraints)
        }
    }

    private func isCounting(_ entry: Tracked) -> Bool {
        nearEdges.map(entry.counts) ?? false
    }

    private func track(_ new: Tracked) {
        for entry in tracked where entry.edges == new.edges && entry.isNear == new.isNear {
            NSLayoutConstraint.deactivate(entry.constraints)
        }
        tracked.removeAll { $0.edges == new.edges && $0.isNear == new.isNear }
        tracked.append(new)
        updateTrackedConstraints()
    }
}
