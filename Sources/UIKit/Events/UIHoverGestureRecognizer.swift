/// A continuous gesture recognizer that interprets a pointer that moves over a view without a button.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is, in the window.
    private var point = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }

    open override var numberOfTouches: Int { 0 }

    /// The pointer came, or moved, to a point of the window.
    func move(to point: CGPoint) {
        self.point = point
        state = state == .possible ? .began : .changed
        // Refused once, it may begin at the next move.
        if state == .failed { makeReady() }
    }

    /// The pointer left.
    func leave() {
        if state == .began || state == .changed { state = .ended }
        makeReady()
    }

    override func accepts(_ touch: UITouch) -> Bool { false }
    override var isContinuous: Bool { true }
    override var claims: GestureClaims { .hover }
}

extension UIWindowScene {
    /// A pointer without a button is at a point of the screen; nil for nowhere.
    func hover(at point: CGPoint?) {
        var found: [UIHoverGestureRecognizer] = []
        var local = CGPoint.zero
        if let point, let hit = hitTest(point), let window = hit.window {
            local = window.pointFromSuperview(point)
            var view: UIView? = hit
            while let candidate = view {
                for case let recognizer as UIHoverGestureRecognizer in candidate.recognizers
                where recognizer.isEnabled {
                    found.append(recognizer)
                }
                view = candidate.superview
            }
        }
        let left = hovering.filter { old in !found.contains { $0 === old } }
        hovering = found
        for recognizer in left { recognizer.leave() }
        for recognizer in found { recognizer.move(to: local) }
    }
}
