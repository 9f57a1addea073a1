/// A finger, pen or mouse button on the screen, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Phases of hovering, which `UIHoverGestureRecognizer` tells of: touches never have them.
        case regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// The phase of the touch.
    @exclusivity(unchecked) open internal(set) var phase = Phase.began
    /// What touches.
    @exclusivity(unchecked) open internal(set) var type = TouchType.direct
    /// How many taps in short order this touch completes.
    @exclusivity(unchecked) open internal(set) var tapCount = 1
    /// The time of the last change, in seconds on the scene's clock.
    @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0
    /// The window in which the touch began.
    open var window: UIWindow? { origin.window }
    /// The view in which the touch began.
    open var view: UIView? { origin.view }
    /// The gesture recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

    /// Where the touch began; what the dispatcher asks, whatever a subclass says.
    @exclusivity(unchecked) final var origin: (window: UIWindow?, view: UIView?) = (nil, nil)
    /// The recognizers that the dispatcher tells.
    @exclusivity(unchecked) final var receivers: [UIGestureRecognizer] = []

    @exclusivity(unchecked) final var locationInWindow = CGPoint.zero
    @exclusivity(unchecked) final var previousLocationInWindow = CGPoint.zero
    /// The scroll views around the view, from the nearest on, as they were when the touch began.
    @exclusivity(unchecked) final var scrollViews: [UIScrollView] = []
    /// Whether a gesture took the touch away from its view.
    @exclusivity(unchecked) final var isCancelledForView = false

    /// Whether the second button of a pointer touches.
    @exclusivity(unchecked) final var isOfSecondButton = false

    /// The button of a pointer that touches; none for fingers and pens.
    final var buttons: UIEvent.ButtonMask {
        guard type == .indirectPointer else { return [] }
        return isOfSecondButton ? .secondary : .primary
    }

    /// Creates one that nobody sends, as tests do.
    public override init() {
        super.init()
    }

    /// How hard the touch presses: 0, as on screens that do not feel it.
    open var force: CGFloat { 0 }
    /// The hardest that a touch can press: 0, as on screens that do not feel it.
    open var maximumPossibleForce: CGFloat { 0 }

    /// Returns the place of the touch, in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Returns the place before the last change, in a view's coordinates; nil for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }

    /// Returns the place of the touch; as precise as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }
}
