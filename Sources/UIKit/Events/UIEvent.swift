/// One thing that a person did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button, and fingers.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The kind of the event.
    open var type: EventType { .touches }
    /// The time of the event, in seconds on the scene's clock.
    @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0
    /// The buttons of the pointers that the event is of; none for fingers and pens.
    open var buttonMask: ButtonMask {
        touches.reduce(into: []) { $0.formUnion($1.buttons) }
    }
    /// All touches of the event.
    open var allTouches: Set<UITouch>? { Set(touches) }
    // A list: few ask for the set, which is dear to make.
    @exclusivity(unchecked) final var touches: [UITouch] = []

    /// Creates one that nobody sends, as tests do.
    public override init() {
        super.init()
    }

    /// Returns the touches that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the touches that belong to a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns where a touch was since the event before, in order of time: the touch itself, since a
    /// page tells once a frame; nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// Returns where a touch may go: nowhere, since nothing is foretold; nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    /// Returns the touches that a gesture recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }
}
