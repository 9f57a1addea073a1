import RenderTree

/// Turns the steps of touches into events for gesture recognizers and views.
@MainActor
final class TouchDispatcher {
    nonisolated(unsafe) unowned(unsafe) var scene: UIWindowScene?
    // Safe: the scene's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`.
    private var touches: [Int: UITouch] = [:]
    private let event = UIEvent()
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?
    /// The recognizers that took part since the last touch went up.
    private(set) var activeRecognizers: [UIGestureRecognizer] = []

    /// No hand has more fingers; a client that claims so is not believed.
    private static let maximumTouches = 20

    func handle(_ input: TouchInput) {
        guard let scene, let touch = touch(for: input, in: scene) else { return }
        touch.timestamp = scene.renderContext.clock.now
        event.timestamp = touch.timestamp
        event.allTouches = Set(touches.values)
        touch.window?.sendEvent(event)
        for other in touches.values where other !== touch { other.phase = .stationary }
        if input.phase == .ended || input.phase == .cancelled {
            touches[input.identifier] = nil
        } else {
            touch.phase = .stationary
        }
        if touches.isEmpty { event.allTouches = [] }
        finishRecognizers()
    }

    /// Cancels every touch, as when the scene leaves the screen.
    func cancelAll() {
        for (identifier, touch) in touches {
            handle(
                TouchInput(
                    phase: .cancelled,
                    identifier: identifier,
                    location: touch.locationInWindow
                )
            )
        }
    }

    // MARK: - Touches

    /// Returns the touch that a step belongs to, brought up to date; nil for a stray step.
    private func touch(for input: TouchInput, in scene: UIWindowScene) -> UITouch? {
        if input.phase == .began {
            // The end of the former touch was lost.
            if let stale = touches[input.identifier] {
                handle(
                    TouchInput(
                        phase: .cancelled,
                        identifier: input.identifier,
                        location: stale.locationInWindow
                    )
                )
            }
            return begin(input, in: scene)
        }
        guard let touch = touches[input.identifier] else { return nil }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = local(input.location, in: touch.window)
        switch input.phase {
        case .began, .moved: touch.phase = .moved
        case .ended: touch.phase = .ended
        case .cancelled: touch.phase = .cancelled
        }
        return touch
    }

    private func local(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
        window?.pointFromSuperview(point) ?? point
    }

    private func begin(_ input: TouchInput, in scene: UIWindowScene) -> UITouch? {
        for window in scene.orderedWindows where window.isLayoutPending { window.layoutSubtree() }
        guard touches.count < Self.maximumTouches,
            let view = scene.hitTest(input.location, with: event), let window = view.window,
            !isExcluded(view, window)
        else { return nil }
        let touch = UITouch()
        touch.type =
            switch input.kind {
            case .direct: .direct
            case .pencil: .pencil
            case .pointer: .indirectPointer
            }
        touch.window = window
        touch.view = view
        // Gesture recognizers receive every touch, whatever the view takes.
        touch.isCancelledForView =
            !view.isMultipleTouchEnabled
            && touches.values.contains { $0.view === view && !$0.isCancelledForView }
        touch.locationInWindow = local(input.location, in: window)
        touch.previousLocationInWindow = touch.locationInWindow
        touch.tapCount = tapCount(at: touch.locationInWindow, scene.renderContext.clock.now)
        touches[input.identifier] = touch
        touch.gestureRecognizers = recognizers(for: touch, in: view)
        return touch
    }

    /// Whether an exclusive view keeps a touch from another view of its window.
    private func isExcluded(_ view: UIView, _ window: UIWindow) -> Bool {
        touches.values.contains { other in
            guard other.window === window, let otherView = other.view, otherView !== view else {
                return false
            }
            return otherView.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    /// Counts touches in short order at one place.
    private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, time - last.time < 0.35,
            hypot(point.x - last.location.x, point.y - last.location.y) < 45
        {
            count = last.count + 1
        }
        lastTap = (point, time, count)
        return count
    }

    private func recognizers(for touch: UITouch, in view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let candidate = current {
            for recognizer in candidate.recognizers where recognizer.receives(touch) {
                found.append(recognizer)
                recognizer.dispatcher = self
                if !activeRecognizers.contains(where: { $0 === recognizer }) {
                    activeRecognizers.append(recognizer)
                }
            }
            current = candidate.superview
        }
        return found
    }

    // MARK: - Dispatch

    /// Sends the touches of an event that changed to recognizers, then to their views.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        let changed = (event.allTouches ?? []).filter {
            $0.window === window && $0.phase != .stationary
        }
        for touch in changed {
            for recognizer in touch.gestureRecognizers ?? [] {
                recognizer.deliver(touch, event)
            }
        }
        for touch in changed { sendToView(touch, event) }
        cancelTaken(window, event)
    }

    private func sendToView(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isCancelledForView else { return }
        if touch.phase != .cancelled, isTaken(touch) {
            touch.isCancelledForView = true
            if touch.phase != .began { view.touchesCancelled([touch], with: event) }
            return
        }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    /// Takes touches away from views whose gesture was recognised by the step of another touch.
    private func cancelTaken(_ window: UIWindow, _ event: UIEvent) {
        for touch in touches.values
        where touch.window === window && !touch.isCancelledForView
            && (touch.phase == .stationary || touch.phase == .moved) && isTaken(touch)
        {
            touch.isCancelledForView = true
            touch.view?.touchesCancelled([touch], with: event)
        }
    }

    private func isTaken(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.cancelsTouchesInView && $0.hasRecognized }
    }

    /// Makes recognizers ready again whose touches are all gone.
    private func finishRecognizers() {
        releaseHeld()
        let touches = Set(touches.values)
        // One at a time: `reset()` is the app's, and may come back here.
        for recognizer in activeRecognizers
        where recognizer.isIdle(touches) && recognizer.finishSequence() {
            activeRecognizers.removeAll { $0 === recognizer }
        }
    }

    /// Lets recognizers go on that waited for others to fail.
    func releaseHeld() {
        for recognizer in activeRecognizers where recognizer.recognizeIfReleased() {
            let touches = Set(touches.values)
            if recognizer.isIdle(touches), recognizer.finishSequence() {
                activeRecognizers.removeAll { $0 === recognizer }
            }
        }
    }
}
