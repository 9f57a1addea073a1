extension UISplitViewController {
    /// Whether the view is wider than high, as on a device that lies.
    private var isLying: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// The columns beside the secondary one that there are, the outermost first.
    private var lists: [Column] {
        [.primary, .supplementary].filter { split.holders[$0] != nil }
    }

    var currentBehavior: SplitBehavior {
        if split.preferredBehavior != .automatic, !isClassic { return split.preferredBehavior }
        return isLying ? .tile : style == .tripleColumn ? .displace : .overlay
    }

    /// The columns that are seen in a mode, the outermost first.
    func columns(in mode: DisplayMode) -> [Column] {
        let seen = lists.suffix(mode.count)
        return seen + (split.holders[.secondary] == nil ? [] : [.secondary])
    }

    // MARK: - Which mode

    /// The mode that preferences and room lead to.
    var resolvedMode: DisplayMode {
        var mode = split.chosenMode ?? split.preferredMode
        if mode == .automatic { mode = automaticMode }
        // A list without details has all the room.
        if split.holders[.secondary] == nil, mode.count == 0 { mode = .oneBesideSecondary }
        return mode.limited(to: lists.count)
    }

    private var automaticMode: DisplayMode {
        guard isLying || (split.preferredBehavior == .tile && !isClassic) else {
            return .secondaryOnly
        }
        if !isClassic, currentBehavior == .overlay { return .secondaryOnly }
        guard style == .tripleColumn else { return .oneBesideSecondary }
        let rest =
            (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
            - width(of: .primary) - width(of: .supplementary)
        return currentBehavior == .tile && rest >= 560 ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// The mode in which a number of lists is seen, by the behaviour.
    private func mode(seeing count: Int) -> DisplayMode {
        switch (count, currentBehavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): isClassic && !isLying ? .oneOverSecondary : .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// The mode after a tap on the button for it.
    var nextMode: DisplayMode {
        if let target = delegate?.targetDisplayModeForAction(in: self), target != .automatic {
            return target.limited(to: lists.count)
        }
        switch displayMode.count {
        case 0:
            let preferred = split.preferredMode
            return preferred.count == 1 && lists.count == 1 ? preferred : mode(seeing: 1)
        case 1: return lists.count > 1 ? mode(seeing: 2) : .secondaryOnly
        default: return mode(seeing: 1)
        }
    }

    // MARK: - Changing it

    /// Takes preferences and room over, inside an animation block with its duration.
    func updateMode() {
        guard !isCollapsed else { return }
        change(to: resolvedMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    /// The view may have become wider than high, or the reverse: choices of a person end.
    func sizeMayHaveChanged() {
        guard !isCollapsed, split.wasLying != isLying else { return }
        if split.wasLying != nil { split.chosenMode = nil }
        split.wasLying = isLying
        UIView.performWithoutAnimation { updateMode() }
    }

    func makeSeen(_ column: Column) {
        if isCollapsed { return goForward(to: column) }
        switch column {
        case .primary:
            guard !columns(in: displayMode).contains(.primary) else { return }
            choose(mode(seeing: lists.count))
        case .supplementary:
            guard displayMode.count == 0, lists.contains(.supplementary) else { return }
            choose(mode(seeing: 1))
        case .secondary:
            if displayMode.covers { choose(.secondaryOnly) }
        case .compact: break
        }
    }

    func makeGone(_ column: Column) {
        if isCollapsed { return goBack(before: column) }
        guard columns(in: displayMode).contains(column) else { return }
        switch column {
        case .primary: choose(mode(seeing: lists.count - 1))
        case .supplementary: choose(.secondaryOnly)
        case .secondary, .compact: break
        }
    }

    /// Changes the mode for the app or a person, until the preference is set again.
    func choose(_ mode: DisplayMode) {
        split.chosenMode = mode
        change(to: resolvedMode, animated: UIView.areAnimationsEnabled)
    }

    func change(to mode: DisplayMode, animated: Bool) {
        let old = displayMode
        guard mode != old else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let (before, after) = (columns(in: old), columns(in: mode))
        if !isClassic {
            for column in before where !after.contains(column) {
                delegate?.splitViewController(self, willHide: column)
            }
            for column in after where !before.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            }
        }
        guard animated, mayShowChildren, let view = viewIfLoaded as? SplitView,
            view.window != nil, UIView.areAnimationsEnabled
        else {
            split.displayMode = mode
            updateButtons()
            guard isViewLoaded, mayShowChildren else { return }
            installColumns()
            return self.view.setNeedsLayout()
        }
        animate(view, to: mode)
    }

    private func animate(_ view: SplitView, to mode: DisplayMode) {
        let inherited = UIView.inheritedAnimationDuration
        UIView.performWithoutAnimation { view.prepare(mode) }
        split.displayMode = mode
        split.animations += 1
        updateButtons()
        UIView.animate(
            withDuration: inherited > 0 ? inherited : 0.3,
            delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                view.layOutColumns()
                view.layoutIfNeeded()
            },
            completion: { [weak self, weak view] _ in
                guard let self else { return }
                split.animations -= 1
                if split.animations == 0 { view?.finish() }
            }
        )
    }

    // MARK: - Buttons

    var modeButton: UIBarButtonItem {
        if let button = split.modeButton { return button }
        let button = UIBarButtonItem()
        button.image = BarGlyphs.sidebar
        button.accessibilityLabel = "Sidebar"
        button.setAction(self, ActionMethod(UISplitViewController.toggleMode))
        split.modeButton = button
        button.isHidden = isCollapsed || !split.presentsWithGesture
        return button
    }

    private var onlyButton: UIBarButtonItem {
        if let button = split.secondaryOnlyButton { return button }
        let button = UIBarButtonItem()
        button.image = BarGlyphs.expand
        button.accessibilityLabel = "Full Screen"
        button.setAction(self, ActionMethod(UISplitViewController.leaveSecondaryAlone))
        split.secondaryOnlyButton = button
        return button
    }

    private func toggleMode() { choose(nextMode) }

    private func leaveSecondaryAlone() {
        choose(displayMode == .secondaryOnly ? mode(seeing: 1) : .secondaryOnly)
    }

    /// Shows the button for the mode in the bar of the outermost column that is seen.
    func updateButtons() {
        let isWanted =
            split.buttonVisibility == .automatic
            ? split.presentsWithGesture : split.buttonVisibility == .always
        split.modeButton?.isHidden = isCollapsed || !isWanted
        guard !isClassic else { return }
        let seen = columns(in: displayMode)
        var place = isCollapsed || !isWanted || lists.isEmpty ? nil : seen.first
        // What covers the details goes by a tap beside it: their own bar keeps the button.
        if displayMode.covers { place = place == nil ? nil : .secondary }
        for column in Self.order {
            guard let stack = split.holders[column] as? UINavigationController else { continue }
            var item = column == place ? modeButton : nil
            if column == .secondary, item == nil, split.showsSecondaryOnlyButton, !isCollapsed,
                style == .tripleColumn
            {
                item = onlyButton
            }
            stack.bar.systemItem = item
        }
    }
}
