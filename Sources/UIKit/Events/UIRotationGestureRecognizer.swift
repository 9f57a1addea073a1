/// A continuous gesture recognizer that interprets rotations of two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair: TouchPair?
    private var lastAngle: CGFloat = 0
    private var storedRotation: CGFloat = 0
    private var tracker = VelocityTracker()

    /// How far fingers turn before the gesture begins, in radians: 5 degrees.
    private static let threshold: CGFloat = .pi / 36

    /// How far the fingers turned since the beginning, clockwise, in radians; default 0.
    open var rotation: CGFloat {
        get { storedRotation }
        set {
            storedRotation = newValue
            tracker.clear()
            tracker.add(CGPoint(x: newValue, y: 0), at: now)
        }
    }

    /// The speed of the rotation, in radians per second.
    open var velocity: CGFloat { tracker.velocity(at: now).x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        keepTwoFingers(touches, event)
        guard pair == nil, let new = TouchPair(gesture.downTouches) else { return }
        pair = new
        lastAngle = new.angle
        tracker.add(CGPoint(x: storedRotation, y: 0), at: now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair else { return }
        let angle = pair.angle
        // The shorter way round: directions jump from π to −π.
        let step = remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        storedRotation += step
        tracker.add(CGPoint(x: storedRotation, y: 0), at: now)
        guard state != .possible || abs(storedRotation) >= Self.threshold else { return }
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
        storedRotation = 0
        tracker.clear()
    }

    override var isContinuous: Bool { true }
    override var claims: GestureClaims { .twoFingers }
}
