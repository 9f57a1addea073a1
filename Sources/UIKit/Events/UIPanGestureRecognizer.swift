/// A continuous gesture recognizer that interprets panning: fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that pan; default 1.
    open var minimumNumberOfTouches = 1 {
        didSet { claimsDidChange() }
    }
    /// The most fingers that pan; default any number.
    open var maximumNumberOfTouches = Int.max

    /// The middle of the fingers at the last step, in the window.
    private var lastMiddle: CGPoint?
    /// The way since the beginning or since the app set it, in the window.
    private var way = CGPoint.zero
    /// The whole way, for the speed.
    private var path = CGPoint.zero
    private var tracker = VelocityTracker()

    /// How far fingers move before they pan, in points.
    private static let threshold: CGFloat = 10

    /// Returns the way of the fingers, in a view's coordinates; nil for the window's.
    open func translation(in view: UIView?) -> CGPoint { vector(way, in: view) }

    /// Sets the way of the fingers, in a view's coordinates; the speed stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        way = windowVector(translation, from: view)
    }

    /// Returns the speed of the fingers in points per second, in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(tracker.velocity(at: now), in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if gesture.downTouches.count > maximumNumberOfTouches {
            guard state != .possible else { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        anchor()
        tracker.add(path, at: now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(gesture.downTouches)
        guard gesture.downTouches.count >= minimumNumberOfTouches else { return }
        if state == .possible {
            if hypot(way.x, way.y) >= Self.threshold { mayBegin(way) }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(gesture.touches.filter { $0.isDown || touches.contains($0) })
        anchor()
        endWithLastFinger()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        lastMiddle = nil
        way = .zero
        path = .zero
        tracker.clear()
    }

    /// The fingers moved far enough.
    func mayBegin(_ way: CGPoint) { state = .began }

    /// Goes on from where the fingers are; one that came or left moves nothing.
    private func anchor() {
        let touches = gesture.downTouches
        lastMiddle = touches.isEmpty ? nil : Self.middle(of: touches.map(\.locationInWindow))
    }

    private func follow(_ touches: [UITouch]) {
        let middle = Self.middle(of: touches.map(\.locationInWindow))
        if let last = lastMiddle, touches.count >= minimumNumberOfTouches {
            let step = CGPoint(x: middle.x - last.x, y: middle.y - last.y)
            guard step != .zero else { return }
            way = CGPoint(x: way.x + step.x, y: way.y + step.y)
            path = CGPoint(x: path.x + step.x, y: path.y + step.y)
            tracker.add(path, at: now)
        }
        lastMiddle = middle
    }

    override var isContinuous: Bool { true }

    override var claims: GestureClaims {
        guard minimumNumberOfTouches < 2 else { return .twoFingers }
        // Whoever has a delegate decides by direction, or lets content scroll meanwhile.
        return delegate == nil
            ? [.horizontal, .vertical] : [.horizontal, .vertical, .yieldsToScrolling]
    }
}
