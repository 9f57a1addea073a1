/// A step of a touch that its view is told of when a gesture has failed.
struct DelayedStep {
    let active: TouchDispatcher.ActiveTouch
    let phase: UITouch.Phase
}

/// What recognizers keep from views until they know more: `delaysTouchesBegan`, `delaysTouchesEnded`.
extension TouchDispatcher {
    /// Whether the view of a touch has to wait for the step that comes now.
    func isDelayed(_ touch: UITouch) -> Bool {
        // Nothing overtakes a step that waits.
        if !delayedSteps.isEmpty, delayedSteps.contains(where: { $0.active.touch === touch }) {
            return true
        }
        if waitsForScrolling(touch) { return true }
        guard !touch.receivers.isEmpty else { return false }
        return touch.receivers.contains { $0.delays(touch.phase) }
    }

    /// Tells views of the steps that no gesture holds back any more, in order.
    func settleDelayedSteps(_ event: UIEvent) {
        let steps = delayedSteps
        delayedSteps = []
        for step in steps {
            let touch = step.active.touch
            if touch.isCancelledForView { continue }
            if isTaken(touch) {
                delayedSteps.append(step)
                cancelForView(step.active, isNew: false, event)
            } else if isStillDelayed(step) {
                delayedSteps.append(step)
            } else {
                let phase = touch.phase
                touch.phase = step.phase
                tell(step.active, step.phase, event)
                touch.phase = phase
            }
        }
    }

    private func isStillDelayed(_ step: DelayedStep) -> Bool {
        let touch = step.active.touch
        if delayedSteps.contains(where: { $0.active.touch === touch }) { return true }
        if waiting.contains(where: { $0.touch === touch }) { return true }
        return touch.receivers.contains { $0.delays(step.phase) }
    }

    /// Forgets the steps of a touch that is taken away.
    ///
    /// - Returns: Whether the view was never told of the touch.
    func dropDelayedSteps(of touch: UITouch, _ event: UIEvent) -> Bool {
        let hidesBeginning = delayedSteps.contains {
            $0.active.touch === touch && $0.phase == .began
        }
        delayedSteps.removeAll { $0.active.touch === touch }
        return hidesBeginning
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer keeps a step of its touches from their view for now.
    fileprivate func delays(_ phase: UITouch.Phase) -> Bool {
        if phase == .ended, delaysTouchesEnded || delaysTouchesBegan { return isUndecided }
        return phase != .cancelled && delaysTouchesBegan && mayStillRecognize
    }
}
