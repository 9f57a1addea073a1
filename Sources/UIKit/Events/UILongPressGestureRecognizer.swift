/// A continuous gesture recognizer that interprets long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long fingers press before the gesture begins, in seconds; default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before the gesture begins, in points; default 10.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before the press; default 0.
    open var numberOfTapsRequired = 0
    /// How many fingers; default 1.
    open var numberOfTouchesRequired = 1

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var tapsSoFar = 0
    private var timer: SceneTimer?

    /// How long taps may be apart, in seconds.
    private static let tapInterval = 0.35

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.locationInWindow }
        let count = gesture.downTouches.count
        if count > numberOfTouchesRequired {
            guard state != .possible else { return fail() }
            for touch in touches { ignore(touch, for: event) }
        }
        guard count == numberOfTouchesRequired, state == .possible else { return }
        timer?.cancel()
        timer = nil
        guard tapsSoFar >= numberOfTapsRequired else { return }
        if minimumPressDuration > 0 {
            timer = schedule(after: minimumPressDuration) { $0.state = .began }
        } else {
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let isFar = touches.contains { touch in
            guard let start = starts[ObjectIdentifier(touch)] else { return false }
            let point = touch.locationInWindow
            return hypot(point.x - start.x, point.y - start.y) > allowableMovement
        }
        if isFar, !isHeld { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !isHeld else { return state = .ended }
        guard tapsSoFar < numberOfTapsRequired else { return fail() }
        guard gesture.downTouches.isEmpty else { return }
        tapsSoFar += 1
        timer?.cancel()
        timer = schedule(after: Self.tapInterval) { recognizer in
            recognizer.fail()
            // No touch is left whose end would reset it.
            recognizer.abandon()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.cancel()
        state = .cancelled
    }

    open override func reset() {
        timer?.cancel()
        timer = nil
        starts = [:]
        tapsSoFar = 0
    }

    override var isContinuous: Bool { true }
    override var isWaitingForMore: Bool { tapsSoFar > 0 && tapsSoFar <= numberOfTapsRequired }

    private func fail() {
        timer?.cancel()
        state = .failed
    }

    private final func schedule(
        after delay: TimeInterval,
        _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
    ) -> SceneTimer? {
        attachedView?.rendering.context?.schedule(after: delay) { [weak self] in
            guard let self, state == .possible else { return }
            action(self)
        }
    }
}
