/// The base class of gesture recognizers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The states of a recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture that was recognised.
        public static let recognized = State.ended
    }

    private var actions: [TargetAction] = []
    private var requirements: [WeakRecognizer] = []
    private var trackedTouches: [UITouch] = []
    private var storedState = State.possible
    /// Whether recognition waits until other recognizers fail.
    private var heldState: State?
    weak var attachedView: UIView?
    /// What sent touches last.
    weak var dispatcher: TouchDispatcher?

    /// Creates a recognizer that calls an action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target as Any, action: action) }
    }

    /// Creates a recognizer without an action.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// The object that decides about this recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer watches.
    open var view: UIView? { attachedView }
    /// Whether the recognizer takes part; default true.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { abandon() }
            attachedView?.setNeedsRender()
        }
    }
    /// Whether views lose their touches when the gesture is recognised; default true.
    open var cancelsTouchesInView = true
    /// A name for the developer; default nil.
    open var name: String?
    /// How many touches the gesture has.
    open var numberOfTouches: Int { trackedTouches.count }

    /// The state; subclasses set it as the gesture goes on.
    open var state: State {
        get { storedState }
        set { transition(to: newValue) }
    }

    var hasRecognized: Bool {
        storedState == .began || storedState == .changed || storedState == .ended
    }

    /// Tells that the recognizer was loaded from a storyboard or xib and is connected.
    open func awakeFromNib() {}

    // MARK: - Overriding

    /// Tells that touches went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that touches went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Prepares for the next gesture; called when this one is over.
    open func reset() {}
    /// Returns whether this recognizer keeps another from being recognised; default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another keeps this recognizer from being recognised; default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the middle of the touches, in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let points = trackedTouches.map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
            y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count)
        )
    }

    /// Returns the place of one touch, in a view's coordinates; nil for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            trackedTouches.indices.contains(touchIndex),
            "\(self) has \(trackedTouches.count) touches, none at index \(touchIndex)."
        )
        return trackedTouches[touchIndex].location(in: view)
    }

    /// Makes this recognizer wait until another failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: - Actions

    /// Adds an action by selector.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target, action.action, name: action.name))
    }

    /// Removes actions of a target, or all; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target as AnyObject?, action) }
    }

    func appendAction(_ target: Any?, _ method: ActionMethod) {
        actions.append(TargetAction(target, method, name: nil))
    }

    private func sendActions() {
        for action in actions { action.send(from: self, event: nil, startingAt: attachedView) }
    }

    // MARK: - Touches

    func receives(_ touch: UITouch) -> Bool {
        guard isEnabled,
            storedState == .possible || storedState == .began
                || storedState == .changed
        else { return false }
        guard !yieldsToControl(touch) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether a control between the touch and this recognizer's view keeps the touch.
    func yieldsToControl(_ touch: UITouch) -> Bool { false }

    func deliver(_ touch: UITouch, in touches: Set<UITouch>, _ event: UIEvent) {
        guard isEnabled, storedState != .failed, storedState != .cancelled else { return }
        // A recognizer that was removed or disabled meanwhile lost the touch for good.
        guard touch.phase == .began || trackedTouches.contains(touch) else { return }
        switch touch.phase {
        case .began:
            trackedTouches.append(touch)
            touchesBegan(touches, with: event)
        case .moved:
            touchesMoved(touches, with: event)
        case .ended:
            touchesEnded(touches, with: event)
        case .cancelled:
            touchesCancelled(touches, with: event)
        case .stationary:
            break
        }
    }

    /// Whether none of the touches that are down is this recognizer's.
    func isIdle(_ touches: [UITouch]) -> Bool {
        !trackedTouches.contains { tracked in touches.contains { $0 === tracked } }
    }

    /// Ends the part of this recognizer in a sequence of touches.
    ///
    /// - Returns: Whether it is ready for the next; false while it waits for more touches.
    func finishSequence() -> Bool {
        if heldState != nil { return false }
        if storedState == .possible, isWaitingForMore {
            trackedTouches = []
            return false
        }
        makeReady()
        return true
    }

    /// Whether a gesture that is still possible waits for further touches.
    var isWaitingForMore: Bool { false }

    /// Leaves the gesture; recognition that began is cancelled.
    func abandon() {
        heldState = nil
        if storedState == .began || storedState == .changed {
            storedState = .cancelled
            sendActions()
        }
        makeReady()
        dispatcher?.releaseHeld()
    }

    private func makeReady() {
        let hadPart = storedState != .possible || !trackedTouches.isEmpty
        trackedTouches = []
        storedState = .possible
        heldState = nil
        if hadPart { reset() }
    }

    // MARK: - Recognition

    private func transition(to new: State) {
        switch new {
        case .possible:
            storedState = .possible
        case .failed:
            guard storedState == .possible else { return }
            storedState = .failed
            heldState = nil
            dispatcher?.releaseHeld()
        case .cancelled:
            guard storedState == .began || storedState == .changed else {
                storedState = .failed
                heldState = nil
                dispatcher?.releaseHeld()
                return
            }
            storedState = .cancelled
            sendActions()
        case .began, .ended:
            recognize(as: new)
        case .changed:
            guard storedState == .began || storedState == .changed else { return }
            storedState = .changed
            sendActions()
        }
    }

    private func recognize(as new: State) {
        if storedState == .began || storedState == .changed {
            storedState = new
            return sendActions()
        }
        guard storedState == .possible else { return }
        if !openRequirements.isEmpty {
            heldState = new
            return
        }
        guard mayBegin else {
            storedState = .failed
            dispatcher?.releaseHeld()
            return
        }
        storedState = new
        preventOthers()
        sendActions()
    }

    private var mayBegin: Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The recognizers that must fail first and have not yet.
    private var openRequirements: [UIGestureRecognizer] {
        let dynamic = competitors.filter { other in
            delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        }
        return (requirements.compactMap(\.recognizer) + dynamic).filter(\.mayStillRecognize)
    }

    private var mayStillRecognize: Bool {
        isEnabled && attachedView != nil && storedState == .possible
            && (!trackedTouches.isEmpty || isWaitingForMore)
    }

    /// The other recognizers of the same touches.
    private var competitors: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in trackedTouches {
            for other in touch.gestureRecognizers ?? []
            where other !== self && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    private func preventOthers() {
        for other in competitors where other.storedState == .possible {
            guard canPrevent(other), other.canBePrevented(by: self), !runsBeside(other) else {
                continue
            }
            other.transition(to: .failed)
        }
        for other in dispatcher?.activeRecognizers ?? [] where other.waits(for: self) {
            other.transition(to: .failed)
        }
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        storedState == .possible && requirements.contains { $0.recognizer === other }
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
        guard let held = heldState, openRequirements.isEmpty else { return false }
        heldState = nil
        recognize(as: held)
        return true
    }
}

private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
