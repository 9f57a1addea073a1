import Foundation

extension UIGestureRecognizer {
    func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled else { return false }
        if isOver { settleIdle() }
        guard !isOver else { return false }
        // Most take every kind, and have four.
        if allowedTouchTypes.count < 4,
            !allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
        {
            return false
        }
        guard accepts(touch), !yieldsToControl(touch) else { return false }
        return allows(event) { $0.gestureRecognizer(self, shouldReceive: touch) }
    }

    /// Returns whether the recognizer and its delegate take an event, and what of it `isReceived`
    /// asks the delegate for.
    func allows(
        _ event: UIEvent,
        _ isReceived: (any UIGestureRecognizerDelegate) -> Bool
    ) -> Bool {
        guard shouldReceive(event) else { return false }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event) && isReceived(delegate)
    }

    func deliver(_ touch: UITouch, in touches: Set<UITouch>, _ event: UIEvent) {
        guard isEnabled, gesture.state != .failed, gesture.state != .cancelled else { return }
        // A recognizer that was removed, disabled or ignored the touch lost it for good.
        guard touch.phase == .began || gesture.touches.contains(touch) else { return }
        gesture.isInStep = true
        switch touch.phase {
        case .began:
            gesture.touches.append(touch)
            touchesBegan(touches, with: event)
        case .moved:
            touchesMoved(touches, with: event)
        case .ended:
            touchesEnded(touches, with: event)
        case .cancelled:
            touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited:
            break
        }
        gesture.isInStep = false
        settleStep()
    }

    func forget(_ touch: UITouch) {
        gesture.touches.removeAll { $0 === touch }
        touch.receivers.removeAll { $0 === self }
    }

    /// Whether none of the touches that are down is this recognizer's.
    func isIdle(_ touches: [UITouch]) -> Bool {
        !gesture.touches.contains { tracked in touches.contains { $0 === tracked } }
    }

    /// Whether the end of a touch is kept from its view until this recognizer knows more.
    var isUndecided: Bool {
        gesture.state == .possible && (isWaitingForMore || !gesture.held.isEmpty)
    }

    /// Ends the part of this recognizer in a sequence of touches.
    ///
    /// - Returns: Whether it is ready for the next; false while it waits for more touches.
    func finishSequence() -> Bool {
        if !gesture.held.isEmpty { return false }
        if gesture.state == .possible, isWaitingForMore {
            gesture.touches = []
            return false
        }
        makeReady()
        return true
    }

    /// Leaves the gesture; recognition that began is cancelled.
    func abandon() {
        gesture.held = []
        let isKnown = gesture.untold != .recognition
        gesture.untold = .none
        if gesture.state == .began || gesture.state == .changed {
            gesture.state = .cancelled
            if isKnown { sendActions() }
        }
        makeReady()
        dispatcher?.releaseHeld()
    }

    func makeReady() {
        let hadPart = gesture.state != .possible || !gesture.touches.isEmpty
        gesture.touches = []
        gesture.state = .possible
        gesture.untold = .none
        gesture.held = []
        if hadPart { reset() }
    }

    /// Whether the recognizer has no part in any touches.
    private var isOutsideOfTouches: Bool {
        gesture.touches.isEmpty
            && dispatcher?.activeRecognizers.contains(where: { $0 === self }) != true
    }

    /// Makes a recognizer ready again whose state was set where it has no part in any touches.
    func settleIdle() {
        if isOutsideOfTouches { makeReady() }
    }

    /// Makes a recognizer ready again after this turn where no end of touches will.
    func settleSoon() {
        guard isOutsideOfTouches else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.isOver { self.settleIdle() }
            }
        }
    }
}
