import RenderTree

/// Scrolling by a person, as pages and scripts tell of it.
extension UIScrollView {
    /// Takes a step of scrolling.
    ///
    /// What a page says that did not know the last offset of the app's does not move the content.
    func handle(_ input: ScrollInput) {
        guard scroll.isEnabled, scroll.pan?.isEnabled ?? true else { return }
        let number = scroll.number
        let isCurrent = number == input.number ?? number
        // Who moves content that the app moves takes it over, unless the page was not told of that yet.
        if isCurrent, !isArrival(input), let motion = cutMotion(), scroll.phase != .decelerating {
            // What goes on by itself on a way that the app chose ends below.
            motion.interrupted?(self)
        }
        enter(input.phase, isCurrent: isCurrent)
        // The delegate may have just decided where the content is to go.
        if scroll.number == number, isCurrent, scroll.motion == nil {
            follow(input)
            if input.phase == .dragging { scroll.pan?.follow(.changed) }
        }
        guard input.phase == .ended else { return }
        // Also what goes on by itself on a way that the app chose.
        if scroll.phase == .dragging || scroll.motion == nil { endScrolling() }
    }

    /// Whether the page says that it is where the app's way leads, which it may be earlier.
    private func isArrival(_ input: ScrollInput) -> Bool {
        guard input.phase == .ended, let motion = scroll.motion else { return false }
        let place = position(of: motion.target)
        return abs(place.x - input.position.x) < 1 && abs(place.y - input.position.y) < 1
    }

    /// Ends what a person began, as when the page is gone.
    func endScrolling() {
        switch scroll.phase {
        case .idle: break
        case .dragging: endDragging(decelerates: false)
        case .decelerating: endDecelerating()
        }
    }

    private func enter(_ phase: ScrollInput.Phase, isCurrent: Bool) {
        switch (phase, scroll.phase) {
        case (.dragging, .decelerating):
            endDecelerating()
            beginDragging()
        case (.dragging, .idle): beginDragging()
        // What goes on where the page did not hear yet that the app stopped it has ended.
        case (.decelerating, .idle) where isCurrent:
            beginDragging()
            endDragging(decelerates: true)
        case (.decelerating, .dragging): endDragging(decelerates: true)
        default: break
        }
    }

    private func follow(_ input: ScrollInput) {
        let inset = scroll.adjustedInset
        var offset = CGPoint(
            x: input.position.x - inset.left,
            y: input.position.y - inset.top
        )
        // A rubber band is as long as the view; a page that claims more is not believed.
        let near = clamped(offset)
        offset.x = min(max(offset.x, near.x - bounds.width), near.x + bounds.width)
        offset.y = min(max(offset.y, near.y - bounds.height), near.y + bounds.height)
        let free = offset
        offset = locked(offset)
        measureSpeed(to: offset)
        // Those who have no page of their own have the page follow, as one that is elsewhere has to.
        scroll.isFollowingPage = input.number != nil && offset == free
        step(to: offset, isAnimated: false)
        scroll.isFollowingPage = false
        guard scroll.phase == .dragging else { return }
        if UINavigationController.anyHidesBars { hideBarsByDrag() }
        if UISheetPresentationController.anyHasHeights { expandCardByDrag() }
    }

    /// Returns an offset in the directions in which the drag began, where they are locked.
    private func locked(_ offset: CGPoint) -> CGPoint {
        guard scroll.locksDirection, scroll.phase != .idle else { return offset }
        let start = scroll.dragStart
        let (x, y) = (abs(offset.x - start.x), abs(offset.y - start.y))
        if scroll.dragAxes == nil, x > 0 || y > 0 {
            // Aslant, a drag moves content in both.
            scroll.dragAxes = x > 2 * y ? .horizontal : y > 2 * x ? .vertical : .both
        }
        switch scroll.dragAxes {
        case .horizontal?: return CGPoint(x: offset.x, y: start.y)
        case .vertical?: return CGPoint(x: start.x, y: offset.y)
        default: return offset
        }
    }

    private func measureSpeed(to offset: CGPoint) {
        guard let now = rendering.context?.clock.now else { return }
        if let last = scroll.lastMove, now > last.time {
            let milliseconds = (now - last.time) * 1_000
            scroll.velocity = CGPoint(
                x: (offset.x - last.offset.x) / milliseconds,
                y: (offset.y - last.offset.y) / milliseconds
            )
        }
        scroll.lastMove = (offset, now)
    }

    // MARK: - Phases

    private func beginDragging() {
        scroll.phase = .dragging
        scroll.velocity = .zero
        scroll.dragStart = contentOffset
        scroll.dragAxes = nil
        scroll.lastMove = rendering.context.map { (contentOffset, $0.clock.now) }
        rendering.context?.scrollingViews.append(self)
        delegate?.scrollViewWillBeginDragging(self)
        scroll.pan?.follow(.began)
        dismissKeyboard()
    }

    private func endDragging(decelerates: Bool) {
        let velocity = decelerates ? scroll.velocity : .zero
        let expected = decelerates ? restingOffset(velocity) : contentOffset
        var target = restingOffset(proposed: expected, velocity: velocity)
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(
                self,
                withVelocity: velocity,
                targetContentOffset: $0
            )
        }
        // Content that the app moves by now goes where the app said.
        let isLed = scroll.motion != nil
        // The browser slows content down at its own rate: another one has to be asked for.
        let isOfOwnRate = decelerates && scroll.decelerationRate != .normal
        let isRedirected =
            !isLed && (target != expected || isOfOwnRate) && target.x.isFinite && target.y.isFinite
        let goesOn = isRedirected || decelerates && !isLed
        scroll.phase = goesOn ? .decelerating : .idle
        scroll.pan?.follow(.ended)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn else { return settle() }
        // The delegate may choose another place at each call, which ends it.
        guard scroll.phase == .decelerating else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isRedirected, scroll.phase == .decelerating else { return }
        // The page moves because it was told to, and need not say when it is there.
        let place = clamped(target)
        lead(to: place, interrupted: { $0.endRedirection() }) { $0.endRedirection() }
        if scroll.motion == nil { stopDecelerating() }
    }

    /// Ends the way to a place that the delegate chose, unless a person holds the content by now.
    private func endRedirection() {
        if scroll.phase == .decelerating { endDecelerating() }
    }

    private func endDecelerating() {
        settle()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func settle() {
        scroll.phase = .idle
        scroll.lastMove = nil
        rendering.context?.scrollingViews.removeAll { $0 === self }
        scrollingDidEnd()
    }

    /// Returns where content of a speed comes to rest, in points for each millisecond.
    private func restingOffset(_ velocity: CGPoint) -> CGPoint {
        // The normal rate takes a five hundredth of the speed in each millisecond.
        let rate = min(max(scroll.decelerationRate.rawValue, 0), 0.9999)
        let distance = rate / (1 - rate)
        var offset = contentOffset
        offset.x += velocity.x * distance
        offset.y += velocity.y * distance
        return isPagingEnabled ? nearestPage(to: offset) : clamped(offset)
    }

    /// Returns the offset of the page that shows most of what an offset shows, at most one away.
    func nearestPage(to offset: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ now: CGFloat, _ inset: CGFloat, _ length: CGFloat) -> CGFloat
        {
            guard length > 0 else { return offset }
            let current = (now + inset) / length
            let wanted = ((offset + inset) / length).rounded()
            let nearest = min(max(wanted, current.rounded(.down)), current.rounded(.up))
            return nearest * length - inset
        }
        let inset = scroll.adjustedInset
        return clamped(
            CGPoint(
                x: page(offset.x, contentOffset.x, inset.left, bounds.width),
                y: page(offset.y, contentOffset.y, inset.top, bounds.height)
            )
        )
    }

    // MARK: - Scripts

    /// Returns where a person's scrolling to an offset would come to rest; nil for what stays.
    package func reachableOffset(x: CGFloat?, y: CGFloat?) -> CGPoint {
        var offset = contentOffset
        if let x { offset.x = x }
        if let y { offset.y = y }
        guard isPagingEnabled else { return clamped(offset) }
        let inset = scroll.adjustedInset
        if bounds.width > 0 {
            let page = ((offset.x + inset.left) / bounds.width).rounded()
            offset.x = page * bounds.width - inset.left
        }
        if bounds.height > 0 {
            let page = ((offset.y + inset.top) / bounds.height).rounded()
            offset.y = page * bounds.height - inset.top
        }
        return clamped(offset)
    }

    /// Returns how far a person pulls content on the way to an offset; nil where nothing refreshes.
    package func pulledOffset(y: CGFloat?) -> CGPoint? {
        guard let y, y < -scroll.adjustedInset.top, scroll.refreshControl?.isEnabled == true else {
            return nil
        }
        return CGPoint(x: contentOffset.x, y: y)
    }

    /// The input that tells of scrolling to an offset.
    package func scrollInput(
        to offset: CGPoint,
        phase: ScrollInput.Phase,
        node: NodeID
    ) -> ScrollInput {
        ScrollInput(node: node, position: position(of: offset), phase: phase)
    }
}
