extension UIGestureRecognizer {
    var hasRecognized: Bool {
        gesture.state == .began || gesture.state == .changed || gesture.state == .ended
    }

    /// Whether the gesture was seen and waits until others fail.
    var isHeld: Bool { !gesture.held.isEmpty }

    private var isGoingOn: Bool { gesture.state == .began || gesture.state == .changed }

    func sendActions() {
        for action in gesture.actions {
            action.send(from: self, event: nil, startingAt: attachedView)
        }
    }

    func transition(to new: State) {
        switch new {
        case .possible:
            gesture.state = .possible
        case .failed:
            if gesture.state == .possible { fail() }
        case .cancelled:
            guard isGoingOn else { return fail() }
            gesture.state = .cancelled
            sendActions()
        case .began, .ended:
            recognize(as: new)
        case .changed:
            guard isGoingOn else { return }
            gesture.state = .changed
            sendActions()
        }
    }

    private func fail() {
        gesture.state = .failed
        gesture.held = []
        dispatcher?.releaseHeld()
    }

    private func recognize(as new: State) {
        if isGoingOn {
            gesture.state = new
            return sendActions()
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
        preventOthers()
        sendActions()
        dispatcher?.gestureWasRecognized()
    }

    private var mayBegin: Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
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
