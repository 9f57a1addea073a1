import RenderTree

extension UIScrollView {
    func makeScrollContent() -> ScrollContent {
        let inset = scroll.adjustedInset
        var content = ScrollContent(
            contentSize: pageContentSize,
            insets: SceneGeometry.Insets(
                top: inset.top,
                left: inset.left,
                bottom: inset.bottom,
                right: inset.right
            ),
            offset: scroll.motion?.target ?? bounds.origin
        )
        content.number = scroll.number
        content.isAnimated = scroll.isAnimated || scroll.motion != nil
        // Pages snap to their places, which only the browser's own way comes to.
        content.transition =
            scroll.motion.map { scroll.isPaging ? nil : $0.rest(at: rendering.context?.clock.now) }
            ?? scroll.transition
        content.shift = scroll.shift
        scroll.toldNumber = scroll.number
        content.axes = scrollableAxes
        content.indicators = scroll.indicators
        content.bounces = scroll.bounces
        content.isPaging = scroll.isPaging
        content.indicatorInsets = shownIndicatorInsets
        content.indicatorStyle = scroll.indicatorStyle
        content.locksDirection = scroll.locksDirection
        content.flashes = scroll.flashes
        content.takesSideDrags = takesSideDrags
        content.isPulled = scroll.refreshControl?.isEnabled ?? false
        return content
    }

    /// How far indicators keep from the ends of their edges, in points.
    private var shownIndicatorInsets: SceneGeometry.Insets {
        let (down, across) = scroll.indicatorInsets
        var added = UIEdgeInsets.zero
        if scroll.adjustsIndicatorInsets { added = safeAreaInContentInset }
        return SceneGeometry.Insets(
            top: down.top + added.top,
            left: across.left + added.left,
            bottom: down.bottom + added.bottom,
            right: across.right + added.right
        )
    }

    /// What the safe area adds to the insets.
    private var safeAreaInContentInset: UIEdgeInsets {
        let (whole, own) = (scroll.adjustedInset, scroll.contentInset)
        return UIEdgeInsets(
            top: min(max(0, whole.top - own.top), safeAreaInsets.top),
            left: min(max(0, whole.left - own.left), safeAreaInsets.left),
            bottom: min(max(0, whole.bottom - own.bottom), safeAreaInsets.bottom),
            right: min(max(0, whole.right - own.right), safeAreaInsets.right)
        )
    }

    /// The directions in which a person can scroll.
    var scrollableAxes: ScrollContent.Axes {
        guard scroll.isEnabled, scroll.pan?.isEnabled ?? true else { return [] }
        let (size, inset) = (pageContentSize, scroll.adjustedInset)
        var axes: ScrollContent.Axes = []
        // Less than a hundredth of a point is a rounding error, not content to scroll to.
        if inset.left + size.width + inset.right > bounds.width + 0.01 { axes.insert(.horizontal) }
        if inset.top + size.height + inset.bottom > bounds.height + 0.01 { axes.insert(.vertical) }
        return axes
    }

    func change(_ path: WritableKeyPath<ScrollState, Bool>, to value: Bool) {
        guard scroll[keyPath: path] != value else { return }
        scroll[keyPath: path] = value
        setNeedsRender()
    }

    func setIndicator(_ axis: ScrollContent.Axes, _ isShown: Bool) {
        if isShown { scroll.indicators.insert(axis) } else { scroll.indicators.remove(axis) }
        setNeedsRender()
    }

    func setIndicatorInsets(_ vertical: UIEdgeInsets, _ horizontal: UIEdgeInsets) {
        guard (vertical, horizontal) != scroll.indicatorInsets else { return }
        scroll.indicatorInsets = (vertical, horizontal)
        setNeedsRender()
    }

    func setAlwaysBounces(_ axis: ScrollContent.Axes, _ isOn: Bool) {
        if isOn { scroll.alwaysBounces.insert(axis) } else { scroll.alwaysBounces.remove(axis) }
        updateAdjustedInset()
    }
}
