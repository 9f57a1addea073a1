extension UISplitViewController {
    /// The traits around, also before the view is in its window.
    private var surroundings: UITraitCollection {
        if viewIfLoaded?.window != nil { return traitCollection }
        return traitsForView(inheriting: parent?.traitCollection ?? UITraitCollection.current)
    }

    /// Shows one controller alone, or columns, as the width has it.
    func updateCollapse() {
        let isCompact = surroundings.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        UIView.performWithoutAnimation {
            if isCompact { collapse() } else { expand() }
            guard isViewLoaded, mayShowChildren else { return }
            installColumns()
            view.setNeedsLayout()
        }
        viewIfLoaded?.window?.windowScene?.transitions.mayLeadElsewhere = true
    }

    /// Puts what stands in columns one after the other.
    func collapse() {
        guard !isCollapsed else { return }
        split.isCollapsed = true
        split.wasLying = nil
        if isClassic {
            collapseClassic()
        } else {
            collapseColumns()
            delegate?.splitViewControllerDidCollapse(self)
        }
        updateButtons()
    }

    private func collapseClassic() {
        let old = split.holders
        let primary =
            delegate?.primaryViewController(forCollapsing: self) ?? old[.primary] ?? old[.secondary]
        guard let primary else { return }
        if let secondary = old[.secondary], secondary !== primary {
            let isDone =
                delegate?.splitViewController(
                    self,
                    collapseSecondary: secondary,
                    onto: primary
                ) ?? false
            release(secondary)
            if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
            if secondary.parent == nil { split.preserved = secondary }
        }
        if let other = old[.primary], other !== primary { release(other) }
        split.holders = [.primary: primary]
        take(primary)
    }

    private func collapseColumns() {
        if let compact = split.holders[.compact] {
            for column in Self.order { split.holders[column].map { release($0) } }
            return take(compact)
        }
        let present = Self.order.filter { split.holders[$0] != nil }
        guard let first = present.first, let last = present.last,
            let base = split.holders[first]
        else { return }
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
            ?? last
        for column in present.dropFirst() { split.holders[column].map { release($0) } }
        take(base)
        push(present.dropFirst().filter { $0.rawValue <= top.rawValue }, animated: false)
    }

    /// Puts columns on the stack of the first one.
    private func push(_ columns: [Column], animated: Bool) {
        guard let stack = collapsedHolder as? UINavigationController else { return }
        let new = columns.compactMap { split.holders[$0] }.filter { holder in
            !stack.viewControllers.contains { $0 === holder }
        }
        guard !new.isEmpty else { return }
        stack.setViewControllers(stack.viewControllers + new, animated: animated)
    }

    /// Puts what stands one after the other into columns.
    func expand() {
        guard isCollapsed else { return }
        if isClassic { expandClassic() } else { expandColumns() }
        updateButtons()
    }

    private func expandClassic() {
        guard let shown = split.holders[.primary] else {
            split.isCollapsed = false
            return
        }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self) ?? split.preserved
        split.isCollapsed = false
        split.preserved = nil
        if shown !== primary { release(shown) }
        split.holders = [.primary: primary]
        split.holders[.secondary] = secondary
        split.columns = split.holders
        take(primary)
        if let secondary { take(secondary) }
        updateMode()
    }

    private func expandColumns() {
        split.isCollapsed = false
        if let compact = split.holders[.compact] { release(compact) }
        for column in Self.order { split.holders[column].map { take($0) } }
        split.chosenMode = nil
        let proposed = resolvedMode
        let mode = delegate?.splitViewController(
            self,
            displayModeForExpandingToProposedDisplayMode: proposed
        )
        if let mode, mode != proposed, mode != .automatic { split.chosenMode = mode }
        updateMode()
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: - One column after the other

    /// Goes to a column on the stack.
    func goForward(to column: Column) {
        guard split.holders[.compact] == nil, let holder = split.holders[column],
            let stack = collapsedHolder as? UINavigationController
        else { return }
        let animated = UIView.areAnimationsEnabled
        if holder === stack {
            stack.popToRootViewController(animated: animated)
        } else if stack.viewControllers.contains(where: { $0 === holder }) {
            if stack.topViewController !== holder {
                stack.popToViewController(holder, animated: animated)
            }
        } else {
            let upToIt = Self.order.filter { $0.rawValue <= column.rawValue }
            push(upToIt.filter { split.holders[$0] !== stack }, animated: animated)
        }
    }

    /// Goes back to what is before a column on the stack.
    func goBack(before column: Column) {
        guard let holder = split.holders[column],
            let stack = collapsedHolder as? UINavigationController,
            let index = stack.viewControllers.firstIndex(where: { $0 === holder }), index > 0
        else { return }
        stack.popToViewController(
            stack.viewControllers[index - 1],
            animated: UIView.areAnimationsEnabled
        )
    }
}
