import RenderTree

/// Turns the steps of touches into events for gesture recognizers and views.
@MainActor
final class TouchDispatcher {
    // Safe: the scene's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`.
    nonisolated(unsafe) unowned(unsafe) var scene: UIWindowScene?
    /// The touches that are down; hands have few fingers, so that a list is the fastest table.
    // Safe unchecked, as all below: used on the main actor only, and never held while code of the
    // app runs.
    @exclusivity(unchecked) private var touches: [ActiveTouch] = []
    private let event = UIEvent()
    @exclusivity(unchecked) private var lastTap:
        (location: CGPoint, time: TimeInterval, count: Int)?
    /// The steps that views are told of later.
    @exclusivity(unchecked) var delayedSteps: [DelayedStep] = []
    /// The touches of which a scroll view may yet make something else.
    @exclusivity(unchecked) var waiting: [WaitingTouch] = []
    /// Whether a step is on its way, at whose end delayed ones are looked at.
    @exclusivity(unchecked) private var isDispatching = false
    /// The recognizers that took part since the last touch went up.
    @exclusivity(unchecked) private(set) var activeRecognizers: [UIGestureRecognizer] = []

    /// A touch that is down, by the number that its client gave it.
    struct ActiveTouch {
        let identifier: Int
        let touch: UITouch
        /// What views are told of the touch with; made once for all its steps.
        let set: Set<UITouch>

        @MainActor
        func isChanged(in window: UIWindow) -> Bool {
            touch.phase != .stationary && touch.origin.window === window
        }
    }

    /// No hand has more fingers; a client that claims so is not believed.
    private static let maximumTouches = 20

    func handle(_ input: TouchInput) {
        guard let scene, let touch = touch(for: input, in: scene) else { return }
        touch.timestamp = scene.renderContext.clock.now
        event.timestamp = touch.timestamp
        if touches.count == 1 {
            event.touches = [touch]
        } else {
            event.touches = touches.map(\.touch)
        }
        if input.phase == .ended || input.phase == .cancelled, !waiting.isEmpty {
            stopWaiting(touch)
        }
        touch.origin.window?.sendEvent(event)
        scene.requests?.drags.course?.take(touch, at: input.location)
        if input.phase == .ended { scrollToTop(touch) }
        if touches.count > 1 {
            for other in touches where other.touch !== touch { other.touch.phase = .stationary }
        }
        if input.phase == .ended || input.phase == .cancelled {
            for (index, active) in touches.enumerated() where active.identifier == input.identifier
            {
                touches.remove(at: index)
                break
            }
        } else {
            touch.phase = .stationary
        }
        if touches.isEmpty { event.touches = [] }
        if !activeRecognizers.isEmpty { finishRecognizers() }
    }

    /// Whether any touch is down.
    var hasAny: Bool { !touches.isEmpty }

    /// Cancels every touch, as when the scene leaves the screen.
    func cancelAll() {
        for active in touches { cancel(active) }
    }

    /// A tap where a phone has its status bar leads to the upper end of what scrolls.
    private func scrollToTop(_ touch: UITouch) {
        guard let window = touch.origin.window else { return }
        let edge = window.safeAreaInsets.top
        guard touch.locationInWindow.y < edge, touch.previousLocationInWindow.y < edge else {
            return
        }
        UIScrollView.scrollToTop(in: window)
    }

    private func cancel(_ active: ActiveTouch) {
        handle(
            TouchInput(
                phase: .cancelled,
                identifier: active.identifier,
                location: active.touch.locationInWindow
            )
        )
    }

    // MARK: - Touches

    /// Returns the touch that a step belongs to, brought up to date; nil for a stray step.
    private func touch(for input: TouchInput, in scene: UIWindowScene) -> UITouch? {
        if input.phase == .began {
            // The end of the former touch was lost.
            if let stale = active(input.identifier) { cancel(stale) }
            return begin(input, in: scene)
        }
        guard let touch = active(input.identifier)?.touch else { return nil }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = local(input.location, in: touch.origin.window)
        switch input.phase {
        case .began, .moved: touch.phase = .moved
        case .ended: touch.phase = .ended
        case .cancelled: touch.phase = .cancelled
        }
        return touch
    }

    private func active(_ identifier: Int) -> ActiveTouch? {
        // Loops here and below: a closure would ask at each call whether it runs on the main actor.
        for active in touches where active.identifier == identifier { return active }
        return nil
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
        touch.origin = (window, view)
        // Gesture recognizers receive every touch, whatever the view takes.
        touch.isCancelledForView =
            !view.isMultipleTouchEnabled
            && touches.contains { $0.touch.origin.view === view && !$0.touch.isCancelledForView }
        touch.locationInWindow = local(input.location, in: window)
        touch.previousLocationInWindow = touch.locationInWindow
        let count = tapCount(at: touch.locationInWindow, scene.renderContext.clock.now)
        // What comes late over the network was not late where it was done.
        touch.tapCount = input.tapCount ?? count
        touches.append(ActiveTouch(identifier: input.identifier, touch: touch, set: [touch]))
        // Whoever is asked about the event looks at its touches.
        event.touches = touches.map(\.touch)
        touch.receivers = recognizers(for: touch, in: view)
        if !touch.isCancelledForView, !touch.scrollViews.isEmpty,
            !mayBegin(touch, in: view, event)
        {
            touch.isCancelledForView = true
        }
        return touch
    }

    /// Whether an exclusive view keeps a touch from another view of its window.
    private func isExcluded(_ view: UIView, _ window: UIWindow) -> Bool {
        touches.contains { active in
            let other = active.touch
            guard other.origin.window === window, let otherView = other.origin.view,
                otherView !== view
            else { return false }
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

    /// Returns the recognizers that receive a touch, and notes the scroll views on the way.
    private func recognizers(for touch: UITouch, in view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        if !view.recognizers.isEmpty { take(view.recognizers, for: touch, &found) }
        var current = view.hierarchy.superview
        while let candidate = current {
            if let scrollView = candidate as? UIScrollView { touch.scrollViews.append(scrollView) }
            if !candidate.recognizers.isEmpty { take(candidate.recognizers, for: touch, &found) }
            current = candidate.hierarchy.superview
        }
        return found
    }

    private func take(
        _ recognizers: [UIGestureRecognizer],
        for touch: UITouch,
        _ found: inout [UIGestureRecognizer]
    ) {
        for recognizer in recognizers where recognizer.receives(touch, of: event) {
            found.append(recognizer)
            recognizer.dispatcher = self
            if !activeRecognizers.contains(where: { $0 === recognizer }) {
                activeRecognizers.append(recognizer)
            }
        }
    }

    // MARK: - Dispatch

    /// Sends the touches of an event that changed to recognizers, then to their views.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        // The list stays as it is while actions of the app run.
        let touches = touches
        isDispatching = true
        for active in touches where active.isChanged(in: window) {
            for recognizer in active.touch.receivers {
                recognizer.deliver(active.touch, in: active.set, event)
            }
        }
        for active in touches where active.isChanged(in: window) { sendToView(active, event) }
        isDispatching = false
        if !activeRecognizers.isEmpty { cancelTaken(event) }
        if !delayedSteps.isEmpty { settleDelayedSteps(event) }
    }

    /// A touch waited long enough for scrolling.
    func settleWaiting() {
        guard !isDispatching, !delayedSteps.isEmpty else { return }
        settleDelayedSteps(event)
    }

    /// A gesture was recognised, perhaps by time alone.
    func gestureWasRecognized() {
        guard !isDispatching else { return }
        cancelTaken(event)
        if !delayedSteps.isEmpty { settleDelayedSteps(event) }
    }

    private func sendToView(_ active: ActiveTouch, _ event: UIEvent) {
        let touch = active.touch
        guard !touch.isCancelledForView else { return }
        if touch.phase != .cancelled, isTaken(touch) {
            return cancelForView(active, isNew: touch.phase == .began, event)
        }
        if touch.phase == .cancelled, dropDelayedSteps(of: touch, event) { return }
        if isDelayed(touch) {
            delayedSteps.append(DelayedStep(active: active, phase: touch.phase))
        } else {
            tell(active, touch.phase, event)
        }
    }

    func tell(_ active: ActiveTouch, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard let view = active.touch.origin.view else { return }
        switch phase {
        case .began: view.touchesBegan(active.set, with: event)
        case .moved: view.touchesMoved(active.set, with: event)
        case .ended: view.touchesEnded(active.set, with: event)
        case .cancelled: view.touchesCancelled(active.set, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    /// Takes touches away from views whose gesture was recognised by another step, or by time.
    private func cancelTaken(_ event: UIEvent) {
        for active in touches {
            let touch = active.touch
            guard !touch.isCancelledForView, touch.phase == .stationary || touch.phase == .moved,
                isTaken(touch)
            else { continue }
            cancelForView(active, isNew: false, event)
        }
    }

    /// Takes a touch away from its view, which only hears of it if it heard of the beginning.
    func cancelForView(_ active: ActiveTouch, isNew: Bool, _ event: UIEvent) {
        active.touch.isCancelledForView = true
        if dropDelayedSteps(of: active.touch, event) || isNew { return }
        active.touch.origin.view?.touchesCancelled(active.set, with: event)
    }

    func isTaken(_ touch: UITouch) -> Bool {
        touch.receivers.contains { $0.cancelsTouchesInView && $0.hasRecognized }
    }

    /// Makes recognizers ready again whose touches are all gone.
    private func finishRecognizers() {
        releaseHeld()
        if !delayedSteps.isEmpty { settleDelayedSteps(event) }
        let touches = touches.map(\.touch)
        // One at a time: `reset()` is the app's, and may come back here.
        for recognizer in activeRecognizers
        where recognizer.isIdle(touches) && recognizer.finishSequence() {
            activeRecognizers.removeAll { $0 === recognizer }
        }
        if !delayedSteps.isEmpty { settleDelayedSteps(event) }
    }

    /// Lets recognizers go on that waited for others to fail.
    func releaseHeld() {
        for recognizer in activeRecognizers where recognizer.recognizeIfReleased() {
            let touches = touches.map(\.touch)
            if recognizer.isIdle(touches), recognizer.finishSequence() {
                activeRecognizers.removeAll { $0 === recognizer }
            }
        }
        if !delayedSteps.isEmpty, !isDispatching { settleDelayedSteps(event) }
    }
}
