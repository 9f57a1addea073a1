extension UIView {
    // MARK: - Constraints

    func adopt(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        let isBelow = constraint.commonAncestor?.isDescendant(of: self) ?? false
        precondition(isBelow, "\(constraint.missingAncestor)")
        constraint.deactivate()
        constraint.isHeldNearest = constraint.commonAncestor === self
        hold(constraint)
    }

    /// Returns the constraints that name the view and count on an axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        (autoLayout?.references ?? []).filter {
            $0.firstAttribute.isVertical == (axis == .vertical)
        }
    }

    /// Returns the constraints that name one of the view's guides and count on an axis.
    func constraints(naming guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        constraintsAffectingLayout(for: axis).filter {
            $0.firstItem === guide || $0.secondItem === guide
        }
    }

    func setTranslatesMask(_ translates: Bool) {
        guard translates != autoLayout?.translatesMask ?? true else { return }
        let state = requireAutoLayout()
        state.translatesMask = translates
        guard let engine = state.engine else { return }
        // The content is asked for its size with the next solution: the app may still set it up.
        guard let node = state.node else {
            if !translates { engine.enqueue(self) }
            return
        }
        engine.removePlaceRows(of: node)
        engine.removeContentRows(of: node)
        node.isWrapping = false
        if translates {
            engine.updatePlace(of: node)
        } else {
            engine.contentMayHaveChanged(node)
            solvedFrameDidChange()
        }
        engine.markDirty()
    }

    /// Has the frame count of a view that its container places, where no constraint of the app's
    /// places it.
    ///
    /// Else what is open in the layout of a view that says it follows constraints would be empty.
    func letFrameCount() {
        guard let state = autoLayout, !state.translatesMask,
            !state.references.contains(where: { $0.holder !== self })
        else { return }
        translatesAutoresizingMaskIntoConstraints = true
    }

    /// Returns the length that constraints of the view alone ask for where another one is natural.
    ///
    /// - Parameters:
    ///   - attribute: The width or the height.
    ///   - natural: The length without such constraints, in points.
    /// - Returns: A length in points.
    func lengthAsked(_ attribute: NSLayoutConstraint.Attribute, natural: CGFloat) -> CGFloat {
        var length = natural
        for constraint in activeConstraints
        where constraint.first === self && constraint.second == nil
            && constraint.firstAttribute == attribute
        {
            switch constraint.relation {
            case .equal: length = constraint.constant
            case .greaterThanOrEqual: length = max(length, constraint.constant)
            case .lessThanOrEqual: length = min(length, constraint.constant)
            }
        }
        return length
    }

    /// The active constraints that name the view or one of its guides, wherever they are held.
    package var activeConstraints: [NSLayoutConstraint] { autoLayout?.references ?? [] }

    func hold(_ constraint: NSLayoutConstraint) {
        let state = requireAutoLayout()
        // Nobody held it: what it knows of an engine is of one that ended.
        constraint.forgetEngine()
        state.constraints.append(constraint)
        constraint.holder = self
        constraint.first?.layoutView?.note(constraint)
        if let second = constraint.second?.layoutView,
            second !== constraint.first?.layoutView
        {
            second.note(constraint)
        }
        state.engine?.add(constraint)
    }

    func letGo(of constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let state = autoLayout else { return }
        state.engine?.remove(constraint)
        if let index = state.constraints.lastIndex(where: { $0 === constraint }) {
            state.constraints.remove(at: index)
        }
        constraint.holder = nil
        constraint.first?.layoutView?.forget(constraint)
        constraint.second?.layoutView?.forget(constraint)
    }

    private func note(_ constraint: NSLayoutConstraint) {
        requireAutoLayout().references.append(constraint)
    }

    private func forget(_ constraint: NSLayoutConstraint) {
        guard let state = autoLayout,
            let index = state.references.lastIndex(where: { $0 === constraint })
        else { return }
        state.references.remove(at: index)
    }

    // MARK: - Content priorities

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let state = requireAutoLayout()
        guard state.hugging(axis) != priority else { return }
        if axis == .horizontal { state.hugging.0 = priority } else { state.hugging.1 = priority }
        contentDidChange()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let state = requireAutoLayout()
        guard state.resistance(axis) != priority else { return }
        if axis == .horizontal {
            state.resistance.0 = priority
        } else {
            state.resistance.1 = priority
        }
        contentDidChange()
    }

    /// The natural size, how much it counts, or a baseline changed.
    func contentDidChange() {
        guard let state = autoLayout, let engine = state.engine else { return }
        if let node = state.node, !state.translatesMask { engine.contentMayHaveChanged(node) }
        proportionMayHaveChanged()
        if state.hasDependents { updateDependents() }
        if state.givesBaseline { updateBaselinesAbove() }
    }

    // MARK: - Margins, safe areas and baselines in constraints

    /// Brings the constants of constraints up to date that margins or baselines are part of.
    func updateDependents() {
        guard let state = autoLayout, state.hasDependents, let engine = state.engine else { return }
        for constraint in state.references where constraint.engine === engine {
            update(constraint)
        }
    }

    /// Notes that this view's baseline is that of a view inside it, whose place counts as well.
    func noteBaseline(of inner: UIView) {
        guard inner !== self, inner.isDescendant(of: self) else { return }
        var view: UIView? = inner
        while let current = view, current !== self {
            current.requireAutoLayout().givesBaseline = true
            view = current.superview
        }
    }

    /// Brings constraints up to date that name views above by a baseline in this one.
    func updateBaselinesAbove() {
        var view = superview
        while let current = view {
            current.updateDependents()
            guard current.autoLayout?.givesBaseline == true else { return }
            view = current.superview
        }
    }

    /// Brings the constant of a constraint up to date.
    func update(_ constraint: NSLayoutConstraint) {
        guard let row = constraint.row, let engine = constraint.engine else { return }
        let constant = engine.expression(of: constraint).constant
        guard constant != constraint.loweredConstant else { return }
        constraint.loweredConstant = constant
        engine.setConstant(constant, of: row)
        engine.markDirty()
        if constraint.priority.isRequired { engine.mayHeal = true }
    }

    // MARK: - Removal

    /// Drops the constraints between what is at or below this view and what is not.
    func dropConstraintsAbove() {
        guard let superview else { return }
        func visit(_ view: UIView) {
            if let state = view.autoLayout, !state.references.isEmpty {
                for constraint in state.references {
                    guard let holder = constraint.holder, superview.isDescendant(of: holder) else {
                        continue
                    }
                    constraint.deactivate()
                }
            }
            for subview in view.hierarchy.subviews { visit(subview) }
        }
        visit(self)
    }
}
