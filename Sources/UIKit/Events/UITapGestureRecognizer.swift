/// A discrete gesture recognizer that interprets single or multiple taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in short order; default 1.
    open var numberOfTapsRequired = 1
    /// How many fingers; default 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer by which it taps; default the first.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
        didSet { claimsDidChange() }
    }

    private var downTouches: [UITouch] = []
    private var starts: [ObjectIdentifier: (point: CGPoint, time: TimeInterval)] = [:]
    private var mostTouches = 0
    private var tapsSoFar = 0
    /// Where the first touch of the first tap went down.
    private var firstPoint: CGPoint?
    private var timer: SceneTimer?

    /// How far a touch may move, in points, and how long taps may be apart, in seconds.
    private static let allowedMovement: CGFloat = 45
    private static let tapInterval: TimeInterval = 0.35
    private static let longestTap: TimeInterval = 1.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.cancel()
        for touch in touches {
            downTouches.append(touch)
            starts[ObjectIdentifier(touch)] = (touch.locationInWindow, touch.timestamp)
        }
        mostTouches = max(mostTouches, downTouches.count)
        if downTouches.count > numberOfTouchesRequired { return fail() }
        guard let point = downTouches.first?.locationInWindow, downTouches.count == 1 else {
            return
        }
        guard let first = firstPoint else {
            firstPoint = point
            return
        }
        if hypot(point.x - first.x, point.y - first.y) > Self.allowedMovement { fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let point = touch.locationInWindow
            let distance = hypot(point.x - start.point.x, point.y - start.point.y)
            if distance > Self.allowedMovement || touch.timestamp - start.time > Self.longestTap {
                return fail()
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        guard state == .possible else { return }
        for touch in touches {
            downTouches.removeAll { $0 === touch }
            starts[ObjectIdentifier(touch)] = nil
        }
        guard downTouches.isEmpty else { return }
        timer?.cancel()
        guard mostTouches == numberOfTouchesRequired else { return fail() }
        mostTouches = 0
        tapsSoFar += 1
        if tapsSoFar >= numberOfTapsRequired {
            state = .ended
        } else {
            failLater(after: Self.tapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail()
    }

    open override func reset() {
        timer?.cancel()
        timer = nil
        downTouches = []
        starts = [:]
        mostTouches = 0
        tapsSoFar = 0
        firstPoint = nil
    }

    /// A tap leaves recognizers alone that wait for more taps: a double tap comes after its single one.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
            other.numberOfTapsRequired > numberOfTapsRequired
        {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    override var isWaitingForMore: Bool { tapsSoFar > 0 && tapsSoFar < numberOfTapsRequired }

    /// Single taps by one finger leave buttons and other controls alone.
    override func yieldsToControl(_ touch: UITouch) -> Bool {
        guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return false }
        var current = touch.view
        while let candidate = current, candidate !== attachedView {
            if let control = candidate as? UIControl, control.keepsSingleTaps { return true }
            current = candidate.superview
        }
        return false
    }

    override func accepts(_ touch: UITouch) -> Bool { buttonMaskRequired != .secondary }

    override var claims: GestureClaims { buttonMaskRequired.contains(.secondary) ? .menu : [] }

    /// Takes a click of the second button.
    ///
    /// - Parameters:
    ///   - point: Its place, in the window.
    ///   - view: The view that was clicked.
    /// - Returns: Whether it was recognised.
    func takeSecondButton(at point: CGPoint, in view: UIView) -> Bool {
        guard isEnabled, buttonMaskRequired.contains(.secondary), numberOfTapsRequired == 1,
            gesture.state == .possible, gesture.touches.isEmpty
        else { return false }
        let touch = UITouch()
        touch.type = .indirectPointer
        touch.isOfSecondButton = true
        touch.phase = .ended
        touch.origin = (view.window, view)
        touch.locationInWindow = point
        touch.previousLocationInWindow = point
        touch.timestamp = now
        let event = UIEvent()
        event.touches = [touch]
        event.timestamp = now
        guard allows(event, { $0.gestureRecognizer(self, shouldReceive: touch) }) else {
            return false
        }
        gesture.touches = [touch]
        state = .ended
        let isRecognized = gesture.state == .ended
        makeReady()
        return isRecognized
    }

    private func fail() {
        timer?.cancel()
        state = .failed
        if downTouches.isEmpty { abandonIfIdle() }
    }

    private func failLater(after delay: TimeInterval) {
        timer?.cancel()
        timer = attachedView?.rendering.context?.schedule(after: delay) { [weak self] in
            self?.fail()
        }
    }

    /// A gesture that failed between taps has no touch whose end would reset it.
    private func abandonIfIdle() {
        guard state == .failed, tapsSoFar > 0 else { return }
        abandon()
    }
}
