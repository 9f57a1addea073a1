import RenderTree

extension UIScrollView {
    // MARK: - Changes by the app

    var isInAnimationBlock: Bool {
        (Animator.current.recordingGroup?.transition.duration ?? 0) > 0
    }

    func move(to offset: CGPoint, isAnimated: Bool) {
        let motion = cutMotion()
        if motion != nil {
            scroll.isAnimated = false
            tellMotion()
        }
        setOffset(offset, isAnimated: isAnimated)
        motion?.interrupted?(self)
    }

    /// Goes to an offset within 0.3 seconds, and calls a function where that is not cut off.
    ///
    /// What goes on since a person let go of it does not do so any more.
    ///
    /// - Parameters:
    ///   - offset: The offset, in the content's coordinates.
    ///   - aim: Returns the offset anew at each step, or nil for the one before.
    ///   - interrupted: Called where the way is cut off, once what took its place has begun.
    ///   - end: Called when the content is there; not where it has been all the time.
    func moveAnimated(
        to offset: CGPoint,
        aim: (@MainActor () -> CGPoint?)? = nil,
        interrupted: (@MainActor (UIScrollView) -> Void)? = nil,
        then end: @escaping @MainActor (UIScrollView) -> Void
    ) {
        lead(to: offset, aim: aim, interrupted: interrupted, then: end)
        stopDecelerating()
    }

    /// Goes to an offset as `moveAnimated(to:)` does, as the end of what a person began.
    func lead(
        to offset: CGPoint,
        aim: (@MainActor () -> CGPoint?)? = nil,
        interrupted: (@MainActor (UIScrollView) -> Void)?,
        then end: @escaping @MainActor (UIScrollView) -> Void
    ) {
        let offset = rounded(offset)
        guard let context = rendering.context else {
            return move(to: offset, isAnimated: false)
        }
        guard offset != contentOffset else { return stopMotion() }
        let old = cutMotion()
        setNeedsLayout()
        let motion = ScrollMotion(
            from: contentOffset,
            to: offset,
            at: context.clock.now,
            aim: aim,
            interrupted: interrupted,
            end
        )
        scroll.motion = motion
        old?.interrupted?(self)
        // Who heard of that may have chosen another way.
        guard scroll.motion === motion else { return }
        tellMotion()
        motion.wait(self, in: context)
    }

    /// Has the page go where the content is to go.
    func tellMotion() {
        scroll.number += 1
        scroll.shift = nil
        setNeedsRender()
    }

    /// Takes a step of the app's way: the page is on it already.
    func follow(_ motion: ScrollMotion, to offset: CGPoint) {
        scroll.isFollowingPage = true
        step(to: offset, isAnimated: true)
        scroll.isFollowingPage = false
    }

    /// Leaves the content where it is; the page comes back to it.
    func stopMotion() {
        guard let motion = cutMotion() else { return }
        scroll.isAnimated = false
        tellMotion()
        motion.interrupted?(self)
    }

    /// Ends what goes on since a person let go of it, as the app chose another place.
    func stopDecelerating() {
        guard scroll.phase == .decelerating else { return }
        tellMotion()
        endScrolling()
    }

    /// Takes the app's way off, and returns what is to hear of that.
    func cutMotion() -> ScrollMotion? {
        guard let motion = scroll.motion else { return nil }
        motion.cancel()
        scroll.motion = nil
        return motion
    }

    /// Sets the offset through the property, which subclasses watch and change.
    func step(to offset: CGPoint, isAnimated: Bool) {
        let offset = rounded(offset)
        guard offset != bounds.origin else { return }
        let number = scroll.number
        scroll.step = isAnimated
        contentOffset = offset
        scroll.step = nil
        // A page that is elsewhere than a subclass lets the content be comes back.
        if bounds.origin != offset, scroll.number == number { tellMotion() }
    }

    func setOffset(_ offset: CGPoint, isAnimated: Bool) {
        let offset = rounded(offset)
        guard offset != bounds.origin else { return }
        scroll.isAnimated = isAnimated
        scroll.transition = isAnimated ? Animator.current.recordingGroup?.transition : nil
        bounds.origin = offset
    }

    /// Returns the nearest point that stands on the screen's pixels.
    func rounded(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: roundedToPixel(offset.x), y: roundedToPixel(offset.y))
    }

    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.minX < visible.minX || rect.width > visible.width {
            offset.x = rect.minX - inset.left
        } else if rect.maxX > visible.maxX {
            offset.x += rect.maxX - visible.maxX
        }
        if rect.minY < visible.minY || rect.height > visible.height {
            offset.y = rect.minY - inset.top
        } else if rect.maxY > visible.maxY {
            offset.y += rect.maxY - visible.maxY
        }
        return clamped(offset)
    }

    // MARK: - Consequences

    /// The bounds' origin changed.
    func contentDidMove() {
        updatePage()
        if autoLayout != nil { updateScrolledConstraints() }
        delegate?.scrollViewDidScroll(self)
    }

    func boundsSizeDidChange() {
        updateAdjustedInset()
        keepOffsetInRange()
    }

    /// Numbers a new place of the content, unless the page itself said it.
    func updatePage() {
        // What the delegate sets when it hears of the page's place is the app's own.
        let isFollowing = scroll.isFollowingPage
        scroll.isFollowingPage = false
        let position = position(of: bounds.origin)
        guard position != scroll.pagePosition else { return }
        scroll.pagePosition = position
        guard !isFollowing else { return }
        scroll.number += 1
        scroll.shift = nil
    }

    /// Returns the distance of an offset from the start of what can be scrolled, as pages count it.
    func position(of offset: CGPoint) -> CGPoint {
        let inset = scroll.adjustedInset
        return CGPoint(x: offset.x + inset.left, y: offset.y + inset.top)
    }

    /// Follows content that moved under what is seen: a person who scrolls meanwhile goes on from there.
    func follow(shiftOf change: CGFloat) { follow(shiftBy: CGPoint(x: 0, y: change)) }

    /// Follows content that moved under what is seen, in both directions.
    func follow(shiftBy change: CGPoint) {
        let before = scroll.number == scroll.toldNumber ? .zero : scroll.shift
        let old = bounds.origin
        setOffset(CGPoint(x: old.x + change.x, y: old.y + change.y), isAnimated: false)
        guard bounds.origin != old else { return }
        let moved = CGPoint(x: bounds.minX - old.x, y: bounds.minY - old.y)
        scroll.motion?.shift(by: moved)
        guard scroll.motion == nil else { return }
        scroll.shift = before.map { CGPoint(x: $0.x + moved.x, y: $0.y + moved.y) }
    }

    /// Gives content another size, insets and place in one step, as the delegate hears it.
    ///
    /// Where what is seen stays the same, a person who scrolls meanwhile goes on from there.
    func arrange(_ size: CGSize, _ inset: UIEdgeInsets, at offset: CGPoint, isSeen: Bool) {
        let motion = cutMotion()
        defer { motion?.interrupted?(self) }
        let before = scroll.number == scroll.toldNumber ? .zero : scroll.shift
        let old = position(of: bounds.origin)
        if scroll.contentSize != size || scroll.contentInset != inset { setNeedsRender() }
        scroll.contentSize = size
        (scroll.contentInset, scroll.adjustedInset) = (inset, inset)
        setOffset(offset, isAnimated: false)
        updatePage()
        let new = position(of: bounds.origin)
        guard isSeen, new != old else { return }
        scroll.shift = before.map { CGPoint(x: $0.x + new.x - old.x, y: $0.y + new.y - old.y) }
    }

    func setContentSize(_ size: CGSize) {
        if size.width.isNaN || size.height.isNaN {
            Diagnostics.report(
                "UIScrollView contentSize of \(layoutName) contains NaN, which counts as nothing."
            )
        }
        // What has no end is as long as a layer can be; of a number and NaN the number is the larger.
        let size = CGSize(
            width: CGFloat.minimum(CGFloat.maximum(0, size.width), 1e9),
            height: CGFloat.minimum(CGFloat.maximum(0, size.height), 1e9)
        )
        guard size != scroll.contentSize else { return }
        scroll.contentSize = size
        setNeedsRender()
        updateAdjustedInset()
        keepOffsetInRange()
        if ValueObservers.isActive { ValueObservers.changed(self) }
    }

    /// Brings an offset beyond the content's edges back, unless a person holds the content there.
    func keepOffsetInRange() {
        guard scroll.phase == .idle else { return }
        // On the app's way, what the page still has of the content is passed.
        let offset = clamped(contentOffset, in: scroll.motion == nil ? nil : pageContentSize)
        if offset != contentOffset { step(to: offset, isAnimated: false) }
        if let motion = scroll.motion, clamped(motion.target) != motion.target {
            motion.turn(to: clamped(motion.target))
            tellMotion()
        }
    }

    /// Returns the nearest offset at which content of a size, in points, fills the view; nil is the
    /// view's own content.
    func clamped(_ offset: CGPoint, in size: CGSize? = nil) -> CGPoint {
        let inset = scroll.adjustedInset
        let size = size ?? scroll.contentSize
        let farX = max(-inset.left, size.width + inset.right - bounds.width)
        let farY = max(-inset.top, size.height + inset.bottom - bounds.height)
        return CGPoint(
            x: min(max(offset.x, -inset.left), farX),
            y: min(max(offset.y, -inset.top), farY)
        )
    }

    // MARK: - Insets

    func updateAdjustedInset() {
        let old = scroll.adjustedInset
        let new = computeAdjustedInset()
        guard new != old else { return }
        // Content that stands at its upper left end stays there.
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if let motion = scroll.motion {
            var target = motion.target
            if target.x == -old.left { target.x = -new.left }
            if target.y == -old.top { target.y = -new.top }
            motion.turn(to: target)
        }
        scroll.adjustedInset = new
        updatePage()
        setNeedsRender()
        setNeedsLayout()
        for view in hierarchy.subviews where layout.hasSafeArea { view.invalidateSafeArea() }
        if scroll.phase == .idle { step(to: clamped(offset), isAnimated: false) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if ValueObservers.isActive { ValueObservers.changed(self) }
    }

    private func computeAdjustedInset() -> UIEdgeInsets {
        var inset = scroll.contentInset
        // A view that is covered keeps what it had: nobody tells it when the same is back.
        let isAway = window == nil && layout.hasSafeArea
        let safe = isAway ? rare?.safeAreaInsets ?? .zero : safeAreaInsets
        let axes = adjustedAxes
        if axes.contains(.horizontal) {
            inset.left += safe.left
            inset.right += safe.right
        }
        if axes.contains(.vertical) {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        inset.top += scroll.refreshControl?.insetOfContent ?? 0
        return inset
    }

    private var adjustedAxes: ScrollContent.Axes {
        switch scroll.adjustmentBehavior {
        case .never: return []
        case .always: return .both
        case .automatic, .scrollableAxes:
            var axes = scroll.alwaysBounces
            if scroll.contentSize.width > bounds.width { axes.insert(.horizontal) }
            if scroll.contentSize.height > bounds.height || isContentBelowBars {
                axes.insert(.vertical)
            }
            return axes
        }
    }

    /// Whether the view is what a controller shows between the bars of a container, which keeps clear
    /// of them also where it does not scroll.
    private var isContentBelowBars: Bool {
        guard scroll.adjustmentBehavior == .automatic else { return false }
        var owner = viewController
        if owner == nil, let superview, superview.hierarchy.subviews.first === self {
            owner = superview.viewController
        }
        guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
        return owner.parent is UINavigationController || owner.parent is UITabBarController
            || owner.rare?.isDrawnBetweenBars == true
    }

    /// What of the safe area the insets do not keep content away from.
    var safeAreaLeftToContent: UIEdgeInsets {
        var safe = safeAreaInsets
        let axes = adjustedAxes
        if axes.contains(.horizontal) { (safe.left, safe.right) = (0, 0) }
        if axes.contains(.vertical) { (safe.top, safe.bottom) = (0, 0) }
        return safe
    }
}
