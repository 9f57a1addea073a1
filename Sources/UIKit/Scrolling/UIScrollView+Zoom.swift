extension UIScrollView {
    /// The view that zooming scales, as the delegate says.
    var zoomedView: UIView? { scroll.zoom == nil ? nil : delegate?.viewForZooming(in: self) }

    /// Returns the factor of a subview's place in constraints: the zoom scale for what is zoomed.
    func placeFactor(of view: UIView) -> CGFloat {
        guard scroll.zoom != nil, zoomedView === view else { return 1 }
        return zoomScale
    }

    func changeZoom(_ change: (ZoomState) -> Void) {
        let state = scroll.zoom ?? ZoomState()
        scroll.zoom = state
        change(state)
        updateZoomGesture(state)
    }

    private func updateZoomGesture(_ state: ZoomState) {
        let isNeeded = state.maximum > state.minimum
        guard isNeeded != (state.pinch != nil) else { return }
        if let pinch = state.pinch {
            state.pinch = nil
            removeGestureRecognizer(pinch)
        } else {
            let pinch = ZoomGestureRecognizer(target: nil, action: nil)
            pinch.addTarget(self, action: UIScrollView.zoom(with:))
            state.pinch = pinch
            addGestureRecognizer(pinch)
        }
    }

    /// The scale of a transform, however it is turned.
    static func scale(of transform: CGAffineTransform) -> CGFloat {
        hypot(transform.a, transform.b)
    }

    func clampedZoom(_ scale: CGFloat) -> CGFloat {
        guard let state = scroll.zoom, scale.isFinite else { return zoomScale }
        return max(state.minimum, min(scale, state.maximum))
    }

    // MARK: - By the app

    func zoom(toScale scale: CGFloat, isAnimated: Bool) {
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        change(isAnimated: isAnimated) { view in
            view.applyZoom(view.clampedZoom(scale), keeping: middle)
        }
    }

    func zoom(toShow rect: CGRect, isAnimated: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset).size
        let scale = clampedZoom(min(room.width / rect.width, room.height / rect.height))
        change(isAnimated: isAnimated) { view in
            view.applyZoom(scale, keeping: .zero)
            let origin = view.zoomedView?.frame.origin ?? .zero
            let wanted = CGPoint(
                x: origin.x + rect.midX * scale - inset.left - room.width / 2,
                y: origin.y + rect.midY * scale - inset.top - room.height / 2
            )
            view.setOffset(view.clamped(wanted), isAnimated: view.isInAnimationBlock)
        }
    }

    private func change(isAnimated: Bool, _ body: @escaping @MainActor (UIScrollView) -> Void) {
        guard let state = scroll.zoom, let zoomed = zoomedView else { return }
        guard isAnimated else { return body(self) }
        state.isZooming = true
        delegate?.scrollViewWillBeginZooming(self, with: zoomed)
        UIView.animate(withDuration: Self.zoomTime) {
            body(self)
        } completion: { [weak self] _ in
            self?.endZooming(state)
        }
    }

    /// The time of an animated change of the scale, in seconds.
    private static var zoomTime: TimeInterval { 0.3 }

    private func endZooming(_ state: ZoomState) {
        guard state.isZooming else { return }
        state.isZooming = false
        state.isBouncing = false
        keepOffsetInRange()
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }

    // MARK: - By fingers

    /// Follows the fingers; beyond the limits the content follows less and less.
    func zoom(with pinch: ZoomGestureRecognizer) {
        guard let state = scroll.zoom, let zoomed = zoomedView else { return }
        switch pinch.state {
        case .began:
            pinch.initialScale = zoomScale
            pinch.initialPoint = pinch.location(in: self)
            state.isZooming = true
            state.isBouncing = false
            delegate?.scrollViewWillBeginZooming(self, with: zoomed)
            follow(pinch, state)
        case .changed: follow(pinch, state)
        case .ended, .cancelled: settle(state)
        default: break
        }
    }

    private func follow(_ pinch: ZoomGestureRecognizer, _ state: ZoomState) {
        let wanted = pinch.initialScale * pinch.scale
        let near = clampedZoom(wanted)
        let scale = state.bounces && near > 0 ? near * pow(wanted / near, 0.3) : near
        // What was between the fingers at the beginning stays between them.
        let (middle, ratio) = (pinch.location(in: self), zoomScale / pinch.initialScale)
        applyZoom(
            scale,
            of: CGPoint(x: pinch.initialPoint.x * ratio, y: pinch.initialPoint.y * ratio),
            at: CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
        )
    }

    private func settle(_ state: ZoomState) {
        let scale = clampedZoom(zoomScale)
        guard scale != zoomScale else { return endZooming(state) }
        state.isBouncing = true
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        UIView.animate(withDuration: Self.zoomTime) {
            self.applyZoom(scale, keeping: middle)
        } completion: { [weak self] _ in
            self?.endZooming(state)
        }
    }

    // MARK: - The change

    private func applyZoom(_ scale: CGFloat, keeping point: CGPoint) {
        applyZoom(
            scale,
            of: CGPoint(x: contentOffset.x + point.x, y: contentOffset.y + point.y),
            at: point
        )
    }

    /// Scales the zoomed view and the content with it.
    ///
    /// - Parameters:
    ///   - scale: The new scale.
    ///   - content: The point of the content that is to be seen at a place.
    ///   - point: That place, in points from the upper left corner of what is seen.
    private func applyZoom(_ scale: CGFloat, of content: CGPoint, at point: CGPoint) {
        guard let view = zoomedView, scale > 0, scale.isFinite else { return }
        let old = zoomScale
        guard scale != old, old > 0 else { return }
        let ratio = scale / old
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = view.frame
        view.center = CGPoint(
            x: view.center.x + origin.x * ratio - frame.minX,
            y: view.center.y + origin.y * ratio - frame.minY
        )
        takeZoomedContentSize(frame.size)
        let wanted = CGPoint(
            x: content.x * ratio - point.x,
            y: content.y * ratio - point.y
        )
        setOffset(clamped(wanted), isAnimated: isInAnimationBlock)
        delegate?.scrollViewDidZoom(self)
    }

    private func takeZoomedContentSize(_ size: CGSize) {
        var size = size
        // What constraints say of the content is meant at scale 1.
        if !scroll.solvedAxes.isEmpty, let solved = solvedContentSize {
            if scroll.solvedAxes.contains(.horizontal) { size.width = solved.width }
            if scroll.solvedAxes.contains(.vertical) { size.height = solved.height }
        }
        contentSize = size
    }
}
