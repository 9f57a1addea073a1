/// The base class of gesture recognizers.
///
/// The class body holds state and what subclasses override; behaviour stands in the concern files.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The states of a recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture that was recognised.
        public static let recognized = State.ended
    }

    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) final var gesture = GestureState()
    private var viewReference: BackReference<UIView>?
    final var attachedView: UIView? {
        get { viewReference?.object }
        set { viewReference = newValue?.reference }
    }
    /// What sent touches last.
    weak var dispatcher: TouchDispatcher?

    /// Creates a recognizer that calls an action.
    public init(target: Any?, action: Selector?) {
        super.init()
        guard let action else { return }
        if let target {
            addTarget(target, action: action)
        } else {
            gesture.actions.append(TargetAction(nil, action.action, name: action.name))
        }
    }

    /// Creates a recognizer without an action.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: - Properties

    /// The object that decides about this recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { claimsDidChange() }
    }
    /// The view that the recognizer watches.
    open var view: UIView? { attachedView }
    /// Whether the recognizer takes part; default true.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { abandon() }
            claimsDidChange()
        }
    }
    /// Whether views lose their touches when the gesture is recognised; default true.
    open var cancelsTouchesInView = true
    /// Whether views are told of touches only after the gesture failed; default false.
    open var delaysTouchesBegan = false
    /// Whether views are told of the end of touches only after the gesture failed; default true.
    open var delaysTouchesEnded = true
    /// The kinds of touches that the recognizer receives, as raw values; default all.
    @exclusivity(unchecked)
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes
    /// The kinds of presses that the recognizer receives, as raw values; default all.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.all
    /// The buttons of the pointers that make the gesture; none for fingers and pens.
    open var buttonMask: UIEvent.ButtonMask {
        gesture.touches.reduce(into: []) { $0.formUnion($1.buttons) }
    }
    /// A name for the developer; default nil.
    open var name: String?
    /// How many touches the gesture has.
    open var numberOfTouches: Int {
        isContinuous ? gesture.downTouches.count : gesture.touches.count
    }

    /// The state; subclasses set it as the gesture goes on.
    open var state: State {
        get { gesture.state }
        set { transition(to: newValue) }
    }

    private static let allTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }

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
    /// Tells that estimates of touches were put right, which pages never make.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Returns whether the recognizer receives touches or presses of an event; default true.
    ///
    /// It is asked when one begins, before the delegate is.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Tells that keys went down; UIKit's own recognizers make nothing of it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that presses changed, which keys never do.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that presses were taken away, as when the page leaves the front.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Leaves a press to others: the recognizer hears no more of it.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.receivers.removeAll { $0 === self }
    }
    /// Prepares for the next gesture; called when this one is over.
    open func reset() {}
    /// Leaves a touch to others: the recognizer hears no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
    /// Returns whether this recognizer keeps another from being recognised; default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another keeps this recognizer from being recognised; default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recognizer waits until another failed; default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another waits until this recognizer failed; default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Returns the middle of the touches, in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let touches = isContinuous ? gesture.lastTouches : gesture.touches
        return Self.middle(of: touches.map { $0.location(in: view) })
    }

    /// Returns the place of one touch, in a view's coordinates; nil for the window's.
    ///
    /// - Note: Differs from UIKit: for a touch that went up meanwhile it is the middle of the others.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = isContinuous ? gesture.downTouches : gesture.touches
        guard touches.indices.contains(touchIndex) else {
            Diagnostics.report(
                "\(type(of: self)) has \(touches.count) touches, none at index \(touchIndex)."
            )
            return location(in: view)
        }
        return touches[touchIndex].location(in: view)
    }

    /// Makes this recognizer wait until another failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        gesture.requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Adds an action by selector.
    open func addTarget(_ target: Any, action: Selector) {
        gesture.actions.append(TargetAction(target, action.action, name: action.name))
    }

    /// Removes actions of a target, or all; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = TargetAction.unwrap(target)
        gesture.actions.removeAll { $0.matches(target, action) }
    }

    // MARK: - Inside

    /// Whether the gesture goes on from a beginning to an end, instead of just happening.
    var isContinuous: Bool { false }
    /// Whether a gesture that is still possible waits for further touches.
    var isWaitingForMore: Bool { false }
    /// Whether a control between the touch and this recognizer's view keeps the touch.
    func yieldsToControl(_ touch: UITouch) -> Bool { false }
    /// Whether a touch begins where the gesture can.
    func accepts(_ touch: UITouch) -> Bool { true }
    /// What of the browser's own handling of touches the gesture needs for itself.
    var claims: GestureClaims { [] }
}
