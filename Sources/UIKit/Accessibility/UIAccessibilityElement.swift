/// Something that can be read and used though no view stands for it, such as a part of a drawing.
///
/// A view shows those that its `accessibilityElements` name.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private let state = AccessibilityState()
    private var frameInScreen: CGRect?
    /// What stands for the element in the page.
    weak var standIn: AccessibilityStandIn?

    /// The view, or other element, that the element is a part of.
    open weak var accessibilityContainer: AnyObject?

    /// Creates an element of a view, or of another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = TargetAction.unwrap(container)
        super.init()
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    // MARK: - What is read

    /// Whether assistive technology meets the element; default true.
    open var isAccessibilityElement: Bool {
        get { state.isElement ?? true }
        set { change { $0.isElement = newValue } }
    }
    /// A short name of the element.
    open var accessibilityLabel: String? {
        get { state.label }
        set { change { $0.label = newValue } }
    }
    /// The value of the element.
    open var accessibilityValue: String? {
        get { state.value }
        set { change { $0.value = newValue } }
    }
    /// What happens when the element is used.
    open var accessibilityHint: String? {
        get { state.hint }
        set { change { $0.hint = newValue } }
    }
    /// The language in which the element is read, as a BCP 47 tag; default nil, the container's.
    open var accessibilityLanguage: String? {
        get { state.language }
        set { change { $0.language = newValue } }
    }
    /// A name for scripts and tests; people never meet it.
    open var accessibilityIdentifier: String? {
        get { state.identifier }
        set { change { $0.identifier = newValue } }
    }
    /// What the element does and how it behaves; default none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { state.traits ?? .none }
        set { change { $0.traits = newValue } }
    }

    override var spokenState: AccessibilityState? { state }
    override func changeSpokenState(_ change: (AccessibilityState) -> Void) { self.change(change) }

    private func change(_ change: (AccessibilityState) -> Void) {
        change(state)
        standIn?.setNeedsRender()
        containerView?.rendering.context?.accessibilityOrderMayChange()
    }

    // MARK: - Place

    /// The rectangle in the coordinates of the container, in points; follows it where it moves.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            frameInScreen = nil
            containerView?.rendering.context?.accessibilityOrderMayChange()
        }
    }

    /// The rectangle on the screen, in points.
    open override var accessibilityFrame: CGRect {
        get { frameInScreen ?? screenFrame }
        set {
            frameInScreen = newValue
            containerView?.rendering.context?.accessibilityOrderMayChange()
        }
    }

    private var screenFrame: CGRect {
        let rect = accessibilityFrameInContainerSpace
        switch accessibilityContainer {
        case let view as UIView: return view.screenRect(rect)
        case let element as UIAccessibilityElement:
            let origin = element.accessibilityFrame.origin
            return rect.offsetBy(dx: origin.x, dy: origin.y)
        default: return rect
        }
    }

    /// The view that the element is in, directly or in another element.
    var containerView: UIView? {
        var container = accessibilityContainer
        // Elements that contain each other end nowhere.
        for _ in 0..<32 {
            if let view = container as? UIView { return view }
            container = (container as? UIAccessibilityElement)?.accessibilityContainer
        }
        return nil
    }

    // MARK: - Use

    /// Does what the element is there for.
    ///
    /// - Returns: Whether it did; false, the default, makes it a tap at the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value of an adjustable element larger.
    open func accessibilityIncrement() {}
    /// Makes the value of an adjustable element smaller.
    open func accessibilityDecrement() {}
}
