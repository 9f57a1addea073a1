extension UISplitViewController {
    /// Whether the lists stand at the left of the details.
    var listsAreLeft: Bool {
        let isRightToLeft =
            viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (split.edge == .leading) != isRightToLeft
    }

    /// The width of a list in points; 0 where there is none.
    func width(of column: Column) -> CGFloat {
        guard let holder = split.holders[column], column != .compact else { return 0 }
        let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        if isCollapsed { return holder === collapsedHolder ? total : 0 }
        switch column {
        case .primary: return split.primaryWidth.width(in: total, standard: 320)
        case .supplementary: return split.supplementaryWidth.width(in: total, standard: 375)
        case .secondary, .compact: return total
        }
    }

    func changeLayout(_ change: (inout SplitState) -> Void) {
        change(&split)
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
    }

    /// The places of all columns in a mode, those that are not seen outside of the bounds.
    func frames(in mode: DisplayMode) -> [Column: CGRect] {
        let bounds = view.bounds
        let gap = 1 / view.pixelsPerPoint
        let seen = columns(in: mode)
        var frames: [Column: CGRect] = [:]
        guard split.holders[.secondary] != nil else {
            return self.frames(withoutDetails: seen, bounds)
        }
        var x: CGFloat = 0
        for column in [Column.primary, .supplementary] where seen.contains(column) {
            let width = width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + gap
        }
        var outside: CGFloat = 0
        for column in [Column.supplementary, .primary] where !seen.contains(column) {
            let width = width(of: column)
            outside -= width + gap
            frames[column] = CGRect(x: outside, y: 0, width: width, height: bounds.height)
        }
        let start: CGFloat = mode.covers ? 0 : x
        var width = bounds.width - start
        if mode == .twoDisplaceSecondary {
            width = bounds.width - self.width(of: .supplementary) - gap
        }
        frames[.secondary] = CGRect(
            x: start,
            y: 0,
            width: max(0, width),
            height: bounds.height
        )
        return listsAreLeft ? frames : mirrored(frames, bounds)
    }

    /// The last list fills what the others leave.
    private func frames(withoutDetails seen: [Column], _ bounds: CGRect) -> [Column: CGRect] {
        var frames: [Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in seen {
            let isLast = column == seen.last
            let width = isLast ? max(0, bounds.width - x) : width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + 1 / view.pixelsPerPoint
        }
        return listsAreLeft ? frames : mirrored(frames, bounds)
    }

    private func mirrored(_ frames: [Column: CGRect], _ bounds: CGRect) -> [Column: CGRect] {
        frames.mapValues { frame in
            CGRect(
                x: bounds.width - frame.maxX,
                y: frame.minY,
                width: frame.width,
                height: frame.height
            )
        }
    }

    /// Puts the views of what is seen into the view, and takes others out.
    func installColumns() {
        guard let view = viewIfLoaded as? SplitView, split.animations == 0 else { return }
        guard !isCollapsed else {
            for child in children where child !== collapsedHolder {
                if child.viewIfLoaded?.superview === view { child.view.removeFromSuperview() }
                child.showPresentation(false, in: view)
            }
            guard let shown = collapsedHolder, shown.parent === self else { return }
            return view.insert(shown, frame: view.bounds)
        }
        let seen = columns(in: displayMode)
        let frames = frames(in: displayMode)
        for (column, holder) in split.holders where holder.parent === self {
            guard seen.contains(column) else {
                if holder.viewIfLoaded?.superview === view { holder.view.removeFromSuperview() }
                holder.showPresentation(false, in: view)
                continue
            }
            view.insert(holder, frame: frames[column] ?? view.bounds)
        }
        view.order(covering: displayMode.covers)
    }
}
