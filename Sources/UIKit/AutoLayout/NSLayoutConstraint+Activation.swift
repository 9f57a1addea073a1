extension NSLayoutConstraint {
    /// Adds the constraint to the nearest view that has both items at or below it.
    func activate() {
        guard holder == nil, firstAttribute != .notAnAttribute else { return }
        guard let ancestor = commonAncestor else {
            preconditionFailure("\(missingAncestor)")
        }
        isHeldNearest = true
        ancestor.hold(self)
    }

    func deactivate() {
        holder?.letGo(of: self)
    }

    /// Forgets the row in an engine that ended and took nothing back.
    func forgetEngine() {
        row = nil
        isBroken = false
        isQueued = false
    }

    /// What is wrong where there is no common ancestor.
    package var missingAncestor: ConstraintError {
        .noCommonAncestor(
            first: first?.layoutName ?? "nil",
            second: second?.layoutName ?? "nil"
        )
    }

    /// The nearest view that has both items at or below it; nil if there is none.
    package var commonAncestor: UIView? {
        guard let view = first?.layoutView else { return nil }
        guard secondAttribute != .notAnAttribute else { return view }
        guard let other = second?.layoutView else { return nil }
        if view === other { return view }
        // Nearly all constraints relate siblings, or a view to its superview.
        let (above, otherAbove) = (view.superview, other.superview)
        if above === other { return other }
        if otherAbove === view { return view }
        if let above, above === otherAbove { return above }
        var candidate: UIView? = view
        while let current = candidate {
            if other.isDescendant(of: current) { return current }
            candidate = current.superview
        }
        return nil
    }
}
