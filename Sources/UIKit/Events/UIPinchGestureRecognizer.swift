/// A continuous gesture recognizer that interprets pinches: two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair: TouchPair?
    /// The distance of the fingers at which the scale is 1.
    private var unit: CGFloat = 1
    private var storedScale: CGFloat = 1
    private var tracker = VelocityTracker()

    /// How far fingers move apart or together before they pinch, in points.
    private static let threshold: CGFloat = 8

    /// The distance of the fingers as a factor of the one at the beginning; default 1.
    open var scale: CGFloat {
        get { storedScale }
        set {
            storedScale = newValue
            if let pair, newValue > 0 { unit = pair.distance / newValue }
            tracker.clear()
            tracker.add(CGPoint(x: newValue, y: 0), at: now)
        }
    }

    /// The speed of the scale, in factors per second.
    open var velocity: CGFloat { tracker.velocity(at: now).x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        keepTwoFingers(touches, event)
        guard pair == nil, let new = TouchPair(gesture.downTouches) else { return }
        pair = new
        unit = new.distance / storedScale
        tracker.add(CGPoint(x: storedScale, y: 0), at: now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair else { return }
        guard state != .possible || abs(pair.distance - unit) >= Self.threshold else { return }
        storedScale = pair.distance / unit
        tracker.add(CGPoint(x: storedScale, y: 0), at: now)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if gesture.downTouches.count < 2 { pair = nil }
        endWithLastFinger()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        pair = nil
        storedScale = 1
        tracker.clear()
    }

    override var isContinuous: Bool { true }
    override var claims: GestureClaims { .twoFingers }
}
