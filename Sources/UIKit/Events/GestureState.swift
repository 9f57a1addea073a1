/// What a gesture recognizer knows of the gesture.
@MainActor
struct GestureState {
    var actions: [TargetAction] = []
    /// The recognizers that must fail first.
    var requirements: [WeakRecognizer] = []
    /// The touches of the gesture, also those that went up since it began.
    var touches: [UITouch] = []
    var state = UIGestureRecognizer.State.possible
    /// Whether the recognizer takes a step of its touches, after which it tells what came of it.
    var isInStep = false
    var untold = UntoldPart.none
    /// The states that wait until other recognizers fail, in order.
    var held: [UIGestureRecognizer.State] = []

    /// The touches that are down.
    var downTouches: [UITouch] { touches.filter(\.isDown) }

    /// The touches that are down, or those that went up last.
    var lastTouches: [UITouch] {
        let down = downTouches
        guard down.isEmpty else { return down }
        let last = touches.map(\.timestamp).max()
        return touches.filter { $0.timestamp == last }
    }
}

/// What came of a step of touches and was not told yet: a subclass may take it back in its step.
enum UntoldPart {
    case none
    /// The gesture was recognised: others fail by it, and actions are called.
    case recognition
    /// The gesture went on or ended: actions are called.
    case progress
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// What a gesture needs of the input that browsers otherwise keep to themselves.
struct GestureClaims: OptionSet {
    let rawValue: UInt8

    /// Moves to the left and right.
    static let horizontal = GestureClaims(rawValue: 1)
    /// Moves up and down.
    static let vertical = GestureClaims(rawValue: 2)
    /// Moves of two fingers.
    static let twoFingers = GestureClaims(rawValue: 4)
    /// Pointers that move without a button.
    static let hover = GestureClaims(rawValue: 8)
    /// The second button of a mouse, and the key for menus.
    static let menu = GestureClaims(rawValue: 16)
    /// Touches that have been down for long without moving.
    static let drags = GestureClaims(rawValue: 32)
    /// What scrolls around the view keeps its own directions.
    static let yieldsToScrolling = GestureClaims(rawValue: 64)
}

extension UITouch {
    /// Whether the touch goes on.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}

extension UIGestureRecognizer {
    /// Returns the middle of points; zero for none.
    static func middle(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
            y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count)
        )
    }

    /// The time of the scene's clock, in seconds.
    var now: TimeInterval { attachedView?.rendering.context?.clock.now ?? 0 }

    /// What the recognizer needs of the browser changed.
    func claimsDidChange() {
        attachedView?.setNeedsRender()
    }

    /// Returns a distance in the window in a view's coordinates; nil for the window's.
    func vector(_ distance: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return distance }
        let (start, end) = (
            view.convert(CGPoint.zero, from: nil), view.convert(distance, from: nil)
        )
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns a distance in a view's coordinates in the window's.
    func windowVector(_ distance: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return distance }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(distance, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
