extension UIGestureRecognizer {
    var hasRecognized: Bool {
        gesture.state == .began || gesture.state == .changed || gesture.state == .ended
    }

    /// Whether the gesture was seen and waits until others fail.
    var isHeld: Bool { !gesture.held.isEmpty }

    private var isGoingOn: Bool { gesture.state == .began || gesture.state == .changed }

    /// Whether the gesture came to an end that only `reset()` leads out of.
    var isOver: Bool {
        gesture.state == .ended || gesture.state == .cancelled || gesture.state == .failed
    }

    func sendActions() {
        for action in gesture.actions {
            action.send(from: self, event: nil, startingAt: attachedView)
        }
    }

    func transition(to new: State) {
        if isOver { settleIdle() }
        defer { if isOver { settleSoon() } }
        switch new {
        case .possible:
            gesture.state = .possible
        case .failed:
            if gesture.state == .possible || gesture.untold == .recognition { fail() }
        case .cancelled:
            guard gesture.untold != .recognition else { return fail(as: .cancelled) }
            guard isGoingOn else { return fail() }
            gesture.state = .cancelled
            tell(of: .progress)
        case .began, .ended:
            recognize(as: new)
        case .changed:
            // What began in this step is told as a beginning.
            guard isGoingOn, gesture.untold != .recognition else { return }
            gesture.state = .changed
            tell(of: .progress)
        }
    }

    /// Ends the gesture without a word.
    private func fail(as state: State = .failed) {
        gesture.state = state
        gesture.untold = .none
        gesture.held = []
        dispatcher?.releaseHeld()
    }

    private func recognize(as new: State) {
        if isGoingOn {
            if new == .began, gesture.untold == .recognition { return }
            settleStep()
            guard isGoingOn else { return }
            gesture.state = new
            return tell(of: .progress)
        }
        guard gesture.state == .possible else { return }
        if isHeld {
            if new == .ended, gesture.held == [.began] { gesture.held.append(.ended) }
            return
        }
        if !openRequirements.isEmpty {
            gesture.held = [new]
            return
        }
        guard !isPrevented, mayBegin else { return fail() }
        gesture.state = new
        tell(of: .recognition)
    }

    /// Tells of what came of a step of touches, once the recognizer is done with the step.
    ///
    /// Subclasses look at what their superclass made of a step, and take it back where it is not
    /// what they are there for: then nobody hears of it, and nobody fails by it.
    private func tell(of part: UntoldPart) {
        gesture.untold = part
        if !gesture.isInStep { settleStep() }
    }

    /// Tells of what has not been told yet.
    func settleStep() {
        let untold = gesture.untold
        guard untold != .none else { return }
        gesture.untold = .none
        guard untold == .recognition else { return sendActions() }
        preventOthers()
        sendActions()
        dispatcher?.gestureWasRecognized()
    }

    private var mayBegin: Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true, touchedViewsAgree else {
            return false
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether the views agree that would lose their touches to the gesture.
    private var touchedViewsAgree: Bool {
        guard cancelsTouchesInView else { return true }
        var last: UIView?
        for touch in gesture.touches where !touch.isCancelledForView {
            guard let view = touch.origin.view, view !== attachedView, view !== last else {
                continue
            }
            last = view
            if !view.gestureRecognizerShouldBegin(self) { return false }
        }
        return true
    }

    // MARK: - Others

    /// The other recognizers of the same touches.
    private var competitors: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in gesture.touches {
            for other in touch.receivers
            where other !== self && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    /// The recognizers that must fail first and have not yet.
    private var openRequirements: [UIGestureRecognizer] {
        let dynamic = competitors.filter { decidesToRequire($0) }
        let named = gesture.requirements.compactMap(\.recognizer)
        return (named + dynamic).filter(\.mayStillRecognize)
    }

    /// Whether classes or delegates want this recognizer to wait until another failed.
    private func decidesToRequire(_ other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether the gesture may still be seen.
    var mayStillRecognize: Bool {
        isEnabled && attachedView != nil && gesture.state == .possible
            && (!gesture.touches.isEmpty || isWaitingForMore)
    }

    /// Whether a gesture that goes on with the same touches leaves no room for this one.
    private var isPrevented: Bool {
        competitors.contains { $0.isGoingOn && $0.prevents(self) }
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !runsBeside(other)
    }

    private func preventOthers() {
        for other in competitors where other.gesture.state == .possible && prevents(other) {
            other.transition(to: .failed)
        }
        for other in dispatcher?.activeRecognizers ?? [] where other.waits(for: self) {
            other.transition(to: .failed)
        }
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        guard gesture.state == .possible, other !== self else { return false }
        if gesture.requirements.contains(where: { $0.recognizer === other }) { return true }
        return competitors.contains { $0 === other } && decidesToRequire(other)
    }

    private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(
                other,
                shouldRecognizeSimultaneouslyWith: self
            ) == true
    }

    /// Goes on with a recognition that waited, if nothing is left to wait for.
    ///
    /// - Returns: Whether it went on.
    func recognizeIfReleased() -> Bool {
        guard isHeld, openRequirements.isEmpty else { return false }
        let held = gesture.held
        gesture.held = []
        for state in held { transition(to: state) }
        return true
    }
}
