import RenderTree

/// What few views have; made when one of it is first set, so that the others stay small.
@MainActor
final class RareViewState {
    var tag = 0
    // Safe: set on the main thread only, and read by the view's end.
    nonisolated(unsafe) var reference: BackReference<UIView>?
    var restorationIdentifier: String?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// The traits that this view overrides, and who watches them.
    var traitState: TraitState?
    var accessibility: AccessibilityState?
    /// Nil until the first one is attached.
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    /// The controller whose `view` this is.
    weak var viewController: UIViewController?
    var margins: MarginBox?
    /// What is animated, where anything is.
    var animations: ViewAnimations?
    var safeAreaInsets = UIEdgeInsets.zero
    /// What the view is in a layout template.
    var templatePart: TemplatePart?
    /// How far below a scroll view's upper edge the page keeps the view; nil where it scrolls.
    var stickyInset: CGFloat?
    /// Whether something in front takes all input of the view and what is below it.
    var isInert = false
    /// Whether assistive technology stays within the view.
    var isModal = false
    /// Whether the view stands in a list without being a row of it, such as a header.
    var isListPart = false
    var clearsContext = true
    /// The view that says what of this one is seen.
    var maskView: UIView?
    /// The view of which this one says what is seen.
    weak var masked: UIView?
    /// Whether any view of the process masks another: without, nobody is told of changes.
    @exclusivity(unchecked) static var hasMasks = false
    /// What the view took over from proxies, by name.
    var appearance: [String: Any?]?
    /// What the view has read in place of what is inside it.
    var elementList: ElementList?
    /// How round the corners are, where the app said so of the view.
    var corners: UICornerConfiguration?
    /// What updates read of observable objects, of those that read something.
    var observedReads: [ObservedUpdate: ObservedRead] = [:]
    /// What the tilt of the screen would move.
    var motionEffects: [UIMotionEffect] = []
    /// Whether the view is to be the first responder as soon as it has a window.
    var awaitsFirstResponder = false
    /// Whether the order of a view around leaves the view out.
    var isLeftOut = false
    /// Whether the view has, or had, something to do with drags.
    var takesPartInDrags = false
}

/// What can be switched on and off in every view.
struct Switches: OptionSet {
    let rawValue: UInt8

    static let opaque = Switches(rawValue: 1)
    static let interactive = Switches(rawValue: 2)
    static let multipleTouch = Switches(rawValue: 4)
    static let exclusiveTouch = Switches(rawValue: 8)
    /// The class answers accessibility properties itself.
    static let speaks = Switches(rawValue: 16)

    /// The view draws a layer of which the app knows no view.
    static let drawsLayer = Switches(rawValue: 32)

    /// The view is to be drawn before it is shown next.
    static let needsDisplay = Switches(rawValue: 64)

    /// What new views have.
    static let standard: Switches = [.opaque, .interactive, .needsDisplay]

    mutating func set(_ element: Switches, _ isOn: Bool) {
        if isOn { insert(element) } else { remove(element) }
    }
}

extension UIView {
    /// What few views have, made if it is missing.
    func requireRare() -> RareViewState {
        if let rare { return rare }
        let state = RareViewState()
        rare = state
        return state
    }

    private func setRare<T>(_ path: ReferenceWritableKeyPath<RareViewState, T?>, _ value: T?) {
        if value != nil || rare != nil { requireRare()[keyPath: path] = value }
    }

    var accessibility: AccessibilityState? {
        get { rare?.accessibility }
        set { setRare(\.accessibility, newValue) }
    }

    var recognizers: [UIGestureRecognizer] {
        get { rare?.recognizers ?? [] }
        set { if !newValue.isEmpty || rare != nil { requireRare().recognizers = newValue } }
    }

    /// The controller whose `view` this is.
    var viewController: UIViewController? {
        get { rare?.viewController }
        set { setRare(\.viewController, newValue) }
    }

    /// The tint colour that the view itself has.
    var ownTintColor: UIColor? {
        get { rare?.tintColor }
        set { setRare(\.tintColor, newValue) }
    }

    /// The traits that this view overrides, and who watches them.
    var traitState: TraitState? {
        get { rare?.traitState }
        set { setRare(\.traitState, newValue) }
    }

    /// Whether something in front takes all input of the view and what is below it.
    package var isInert: Bool {
        get { rare?.isInert ?? false }
        set {
            guard newValue != isInert else { return }
            requireRare().isInert = newValue
            setNeedsRender()
        }
    }

    /// What is animated, where anything is.
    var animationState: ViewAnimations? {
        get { rare?.animations }
        set { setRare(\.animations, newValue) }
    }
}
