/// The press that lifts what a view has to drag: a long one of fingers, one of mice that moves.
///
/// Menus of the same view are shown by the same press; they end when the finger goes on.
final class DragPress: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    private var start = CGPoint.zero
    private var timer: SceneTimer?
    /// Where the press began; its view may be gone before the drag ends.
    private weak var window: UIWindow?

    /// How long fingers press before something is lifted, in seconds.
    private static let duration: TimeInterval = 0.5
    /// How far fingers move before they drag what is lifted, in points.
    static let threshold: CGFloat = 10

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addTarget(self, action: DragPress.acted)
        delegate = self
    }

    override var isContinuous: Bool { true }
    override var claims: GestureClaims { .drags }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is MenuPress)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is MenuPress)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.prepare(at: start, to: place) ?? false
    }

    /// Where the touch is, in the window.
    private var place: CGPoint { gesture.lastTouches.first?.locationInWindow ?? start }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, gesture.downTouches.count == 1, let touch = touches.first else {
            if state == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = touch.locationInWindow
        window = attachedView?.window
        guard touch.type != .indirectPointer else { return }
        timer = attachedView?.rendering.context?.schedule(after: Self.duration) { [weak self] in
            self?.pressWasLong()
        }
    }

    private func pressWasLong() {
        if state == .possible { state = .began }
        // The page kept the finger from scrolling, as it might have lifted something.
        guard state == .failed, let scene = window?.windowScene,
            scene.requests?.drags.course == nil
        else { return }
        scene.perform(.drag(.end))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard state == .possible else { return state = .changed }
        guard isFar else { return }
        // Fingers scroll with that.
        state = touch.type == .indirectPointer ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        timer?.cancel()
        timer = nil
    }

    /// Whether the touch has left the place where it went down.
    private var isFar: Bool {
        hypot(place.x - start.x, place.y - start.y) >= Self.threshold
    }

    private func acted() {
        timer?.cancel()
        guard let interaction else { return }
        guard let window else { return interaction.cancel() }
        let point = window.pointInSuperview(place)
        switch state {
        case .began:
            interaction.lift()
            if isFar { interaction.follow(to: point, begins: true) }
        case .changed: interaction.follow(to: point, begins: isFar)
        case .ended: interaction.letGo(at: point)
        default:
            if hasLeft(window), let touch = gesture.lastTouches.first {
                interaction.handOver(touch)
            } else {
                interaction.cancel()
            }
        }
    }

    /// Whether the view, which still has the press, is in the window no more.
    private func hasLeft(_ window: UIWindow) -> Bool {
        attachedView.map { !$0.isDescendant(of: window) } ?? false
    }
}
